import type { Difference, Verified } from '@eloquence/office';
import { differenceLine } from '@eloquence/words';
import type { Call, Command } from '../../command.ts';
import { parts } from '../../parts.ts';
import { plain } from '../../reports/plain.ts';
import { type Column, figures, table } from '../../table.ts';
import { paragraph } from '../../width.ts';
import { cadenceOption, dateOption, hashOption } from './given.ts';
import { longWork } from './long.ts';
import { STORE, withOffice } from './store.ts';

export const verify: Command = Object.freeze({
  path: 'office verify',
  optional: ['list-day', 'one-cadence', 'expect', ...STORE],
  examples: [
    'office verify',
    'office verify --list 2026-12-01 --cadence standard --json',
    'office verify --expect f53fedcf3103d513c636fed814bdf4e7b445b594be2439542a76dce553ff99e3',
  ],
  run: (call) => {
    const list = dateOption(call, 'list-day');
    const cadence = cadenceOption(call);
    const expect = hashOption(call, 'expect');
    return withOffice(call, async (office) => {
      const verified = await longWork(call, office, 'verify', { list, cadence, expect });
      return {
        value: verifiedJson(call, verified),
        lines: () => verifiedLines(call, verified),
        status: verified.standing === 'broken' ? 1 : 0,
      };
    });
  },
} satisfies Command);

function verifiedJson(call: Call, { standing, chain, documents, lists, tables }: Verified): object {
  const told = <T extends { readonly difference: Difference | null }>(part: T): object => ({
    ...part,
    difference: part.difference && {
      ...part.difference,
      message: differenceLine(part.difference, call.language),
    },
  });
  return {
    standing,
    chain: told(chain),
    documents: told(documents),
    lists: lists.map(told),
    tables: tables && told(tables),
  };
}

const right = (heading: string): Column => ({ heading, align: 'right' });

function verifiedLines(call: Call, { standing, chain, documents, lists, tables }: Verified): string[] {
  const { texts, dictionary, style } = call;
  const { office } = texts;
  const { labels, standings } = office;
  const rows = lists.map((list) => [
    list.date,
    dictionary.cadences[list.cadence],
    String(list.revision),
    standings[list.standing],
  ]);
  const differences = [
    { where: labels.chain, difference: chain.difference },
    { where: labels.documents, difference: documents.difference },
    { where: labels.derived, difference: tables?.difference ?? null },
    ...lists.map(({ date, cadence, revision, difference }) => ({
      where: `${date} ${dictionary.cadences[cadence]} ${revision}`,
      difference,
    })),
  ];
  const columns: readonly Column[] = [
    { heading: labels.list },
    { heading: labels.cadence },
    right(labels.revision),
    { heading: labels.verdict, wraps: true },
  ];
  return parts(
    figures(
      [
        [labels.verdict, standings[standing]],
        [labels.chain, office.said(office.entriesChecked(chain.entries), standings[chain.standing])],
        [
          labels.documents,
          office.said(
            office.documentsChecked(documents.checked, documents.redacted),
            standings[documents.standing],
          ),
        ],
        ...(tables === null
          ? []
          : [
              [
                labels.derived,
                `${office.playersChecked(tables.players)}: ${standings[tables.standing]}`,
              ] as const,
            ]),
        [labels.head, chain.head],
      ],
      style,
    ),
    rows.length === 0 ? [] : table(columns, rows, { style }),
    differences.flatMap(({ where, difference }) =>
      difference === null
        ? []
        : paragraph(office.said(where, plain(differenceLine(difference, call.language))), '- '),
    ),
  );
}
