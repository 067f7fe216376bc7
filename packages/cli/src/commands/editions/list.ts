import { CADENCES, EDITIONS } from '@eloquence/rating';
import { readCadence } from '../../choice.ts';
import { type Call, type Command, GENERAL } from '../../command.ts';
import { table } from '../../table.ts';
import { type EditionSummary, summaryOf } from './summary.ts';

export const list: Command = Object.freeze({
  path: 'editions',
  optional: ['cadence', ...GENERAL],
  examples: ['editions', 'editions --cadence rapid', 'editions show 2024-03'],
  run: (call) => {
    const asked = readCadence(call);
    const summaries = EDITIONS.filter(({ cadence }) => asked === undefined || cadence === asked).map(
      summaryOf,
    );
    return {
      value: summaries,
      lines: () =>
        CADENCES.flatMap((cadence) => {
          const rows = summaries.filter((each) => each.cadence === cadence);
          return rows.length === 0
            ? []
            : ['', call.style.strong(call.dictionary.cadences[cadence]), ...editionsTable(call, rows)];
        }).slice(1),
    };
  },
} satisfies Command);

function editionsTable(call: Call, rows: readonly EditionSummary[]): string[] {
  const { format, labels, statuses } = call.dictionary;
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
