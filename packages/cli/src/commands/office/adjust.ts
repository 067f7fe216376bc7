import { listAdjustments, revokeAdjustment, setAdjustment } from '@eloquence/office';
import { type Command, isGiven } from '../../framework/command.ts';
import { requiredDate } from '../../office/arguments.ts';
import { nextCommand } from '../../office/next.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { table } from '../../terminal/table.ts';
import { paragraph } from '../../terminal/width.ts';

export const adjust: Command = Object.freeze({
  path: 'office adjust',
  takes: 'ID',
  positionals: [1, 1],
  required: ['list-day'],
  optional: ['revoke', ...STORE],
  examples: ['office adjust 2024-03 --list 2024-03-01', 'office adjust 2024-03 --list 2024-03-01 --revoke'],
  run: (call) => {
    const [id = ''] = call.positionals;
    const date = requiredDate(call, 'list-day');
    const isRevoked = isGiven(call, 'revoke');
    return withOffice(call, async (office) => {
      const done = await (isRevoked ? revokeAdjustment : setAdjustment)(office, id, date);
      const { cadences, format } = call.messages;
      const names = format.and(done.cadences.map((cadence) => cadences[cadence]));
      const { isSet, isUnset } = call.texts.office;
      return {
        value: isRevoked ? { ...done, revoked: true } : done,
        lines: () => [
          ...paragraph((isRevoked ? isUnset : isSet)(id, format.date(date), names)),
          ...nextCommand(call, isRevoked ? 'office adjustments' : `office close --list ${date}`),
        ],
      };
    });
  },
} satisfies Command);

export const adjustments: Command = Object.freeze({
  path: 'office adjustments',
  optional: STORE,
  examples: ['office adjustments', 'office adjustments --json'],
  run: (call) =>
    withOffice(call, async (office) => {
      const found = await listAdjustments(office);
      const { texts, messages, style } = call;
      const { labels, listStates, adjustmentWaits, noAdjustments } = texts.office;
      const columns = [
        { heading: labels.list },
        { heading: labels.adjustment },
        { heading: labels.cadence },
        { heading: labels.state },
      ];
      const rows = found.map(({ adjustment, date, cadences, published }) => [
        date,
        adjustment,
        messages.format.and(cadences.map((cadence) => messages.cadences[cadence])),
        published ? listStates.published : adjustmentWaits,
      ]);
      return {
        value: { adjustments: found },
        lines: () => (rows.length === 0 ? [noAdjustments] : table(columns, rows, { style })),
      };
    }),
} satisfies Command);
