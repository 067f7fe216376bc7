import { CADENCES, EDITIONS } from '@eloquence/rating';
import { type Call, type Command, GENERAL } from '../../framework/command.ts';
import { readCadence } from '../../input/edition.ts';
import { table } from '../../terminal/table.ts';
import { type EditionSummary, summaryOf } from './summary.ts';

export const list: Command = Object.freeze({
  path: 'editions',
  optional: ['cadence', ...GENERAL],
  examples: ['editions', 'editions --cadence rapid', 'editions show 2024-03'],
  run: (call) => {
    const requested = readCadence(call);
    const summaries = EDITIONS.filter(({ cadence }) => requested === undefined || cadence === requested).map(
      summaryOf,
    );
    return {
      value: summaries,
      lines: () =>
        CADENCES.flatMap((cadence) => {
          const rows = summaries.filter((each) => each.cadence === cadence);
          return rows.length === 0
            ? []
            : ['', call.style.strong(call.messages.cadences[cadence]), ...editionsTable(call, rows)];
        }).slice(1),
    };
  },
} satisfies Command);

function editionsTable(call: Call, rows: readonly EditionSummary[]): string[] {
  const { format, labels, statuses } = call.messages;
  const columns = [
    { heading: labels.edition },
    { heading: labels.inForceFrom },
    { heading: labels.status },
    { heading: labels.basedOn },
    { heading: labels.variants, wraps: true },
  ];
  const cells = rows.map(({ id, from, status, basedOn, variants }) => [
    id,
    format.date(from),
    statuses[status],
    basedOn ?? '–',
    variants.length === 0 ? '–' : variants.map(({ name }) => name).join(', '),
  ]);
  return table(columns, cells, { style: call.style, indent: 2 });
}
