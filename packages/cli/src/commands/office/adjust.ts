import { setAdjustment } from '@eloquence/office';
import type { Command } from '../../command.ts';
import { paragraph } from '../../width.ts';
import { requiredDate } from './given.ts';
import { STORE, withOffice } from './store.ts';

export const adjust: Command = Object.freeze({
  path: 'office adjust',
  takes: 'ID',
  positionals: [1, 1],
  required: ['list-day'],
  optional: STORE,
  examples: ['office adjust 2024-03 --list 2024-03-01'],
  run: (call) => {
    const [id = ''] = call.positionals;
    const date = requiredDate(call, 'list-day');
    return withOffice(call, async (office) => {
      const set = await setAdjustment(office, id, date);
      const { cadences, format } = call.dictionary;
      const names = format.and(set.cadences.map((cadence) => cadences[cadence]));
      return {
        value: set,
        lines: () => paragraph(call.texts.office.isSet(id, format.date(date), names)),
      };
    });
  },
} satisfies Command);
