import { withdrawEvent } from '@eloquence/office';
import { type Command, given } from '../../command.ts';
import { paragraph } from '../../width.ts';
import { STORE, withOffice } from './store.ts';

export const withdraw: Command = Object.freeze({
  path: 'office withdraw',
  takes: 'EVENT',
  positionals: [1, 1],
  required: ['because'],
  optional: STORE,
  examples: ['office withdraw E12 --because "Registered twice; it is E9."'],
  run: (call) => {
    const [id = ''] = call.positionals;
    return withOffice(call, async (office) => {
      const because = given(call, 'because') ?? '';
      const withdrawn = await withdrawEvent(office, id, because);
      return {
        value: { ...withdrawn, because: because.trim() },
        lines: () => paragraph(call.texts.office.isWithdrawn(id, withdrawn.reports.join(', '))),
      };
    });
  },
} satisfies Command);
