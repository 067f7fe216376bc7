import type { Difference, Verified } from '@eloquence/office';
import { differenceText } from '@eloquence/words';
import type { Call, Command } from '../../framework/command.ts';
import { cadenceOption, dateOption, hashOption } from '../../office/arguments.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { longWork } from '../../office/run-in-worker.ts';
import { parts } from '../../terminal/blocks.ts';
import { type Column, figures, table } from '../../terminal/table.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { paragraph } from '../../terminal/width.ts';

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
  const withMessage = <T extends { readonly difference: Difference | null }>(part: T): object => ({
    ...part,
    difference: part.difference && {
      ...part.difference,
      message: differenceText(part.difference, call.messages),
    },
  });
  return {
    standing,
    chain: withMessage(chain),
    documents: withMessage(documents),
    lists: lists.map(withMessage),
    tables: tables && withMessage(tables),
  };
}

const right = (heading: string): Column => ({ heading, align: 'right' });

function verifiedLines(call: Call, { standing, chain, documents, lists, tables }: Verified): string[] {
  const { texts, messages, style } = call;
  const { office } = texts;
  const { labels, standings } = office;
  const rows = lists.map((list) => [
    list.date,
    messages.cadences[list.cadence],
    String(list.revision),
    standings[list.standing],
  ]);
  const differences = [
    { where: labels.chain, difference: chain.difference },
    { where: labels.documents, difference: documents.difference },
    { where: labels.derived, difference: tables?.difference ?? null },
    ...lists.map(({ date, cadence, revision, difference }) => ({
      where: `${date} ${messages.cadences[cadence]} ${revision}`,
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
        : paragraph(office.said(where, visibleText(differenceText(difference, call.messages))), '- '),
    ),
  );
}
