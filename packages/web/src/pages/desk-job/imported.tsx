import type { ImportResult, Irregularity } from '@eloquence/api';
import { DIFF_KINDS } from '@eloquence/api/names';
import type { Words } from '@eloquence/words/en/web/pages/desk-job';
import type { JSX } from 'preact';
import { Facts, Section } from '../../components/layout.tsx';
import { ChangeHistogram, KindsOfChange } from '../../components/list-summary.tsx';
import { Notice } from '../../components/notice.tsx';
import { Table } from '../../components/table.tsx';
import { usePageContext } from '../../core/page-context.ts';

/** The total number of an anomaly. */
export function countOf(counted: Irregularity | undefined): number {
  if (counted === undefined) return 0;
  if (typeof counted === 'number' || typeof counted === 'boolean') return Number(counted);
  if ('examples' in counted) return counted.count;
  return Object.values(counted).reduce((sum, count) => sum + count, 0);
}

/** The result of an import: rows, anomalies, and changes from the previous list. */
export function Imported({
  result,
  words,
}: {
  readonly result: ImportResult;
  readonly words: Words;
}): JSX.Element {
  const { format, href, words: shared } = usePageContext();
  const { import: texts } = words;
  const { file, layout, changed, lists, players, skipped, hygiene, notes, needs, dryRun } = result;
  const counts = (names: Readonly<Record<string, string>>, found: ImportResult['hygiene']) =>
    Object.entries(names)
      .map(([key, name]) => ({ name, count: countOf(found[key]) }))
      .filter(({ count }) => count > 0);
  const odd = counts(texts.odd, hygiene);
  const left = counts(texts.skips, skipped);
  const columns = (head: string) => [
    { key: 'name', head, cell: ({ name }: { name: string }) => name, isRowHead: true },
    {
      key: 'count',
      head: texts.count,
      cell: ({ count }: { count: number }) => format.number(count),
      align: 'end' as const,
    },
  ];
  return (
    <Section title={words.result} id="result">
      {needs.length > 0 ? (
        <Notice kind="warning" title={texts.held}>
          <ul>
            {needs.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
          {!dryRun && <p>{texts.heldHint}</p>}
        </Notice>
      ) : (
        <Notice kind="done">
          <p>{dryRun ? texts.dry : changed ? texts.done : texts.same}</p>
        </Notice>
      )}
      <Facts
        facts={[
          [texts.file, `${file.name} · ${format.bytes(file.size)} · ${layout.format.toUpperCase()}`],
          [texts.rows, format.number(players.rows)],
          [texts.added, format.number(players.added)],
          [texts.changedPlayers, format.number(players.changed)],
          [
            texts.lists,
            lists.map(({ cadence, date, revision }, index) => (
              <span key={cadence}>
                {index > 0 && ' · '}
                <a href={href(`/lists/${date}/${cadence}`)}>
                  {format.month(date)}, {shared.cadences[cadence]}
                </a>{' '}
                ({shared.revision(revision)})
              </span>
            )),
          ],
        ]}
      />
      {notes.length > 0 && (
        <Notice title={texts.notes}>
          <ul>
            {notes.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      <LostRows result={result} words={words} />
      <Section title={texts.hygiene} id="hygiene">
        <p class="prose">{texts.hygieneLead}</p>
        {odd.length === 0 ? (
          <p>{texts.clean}</p>
        ) : (
          <Table
            caption={texts.hygiene}
            isCaptionHidden
            columns={columns(texts.oddity)}
            rows={odd}
            rowKey={({ name }) => name}
          />
        )}
        {left.length > 0 && (
          <Table
            caption={texts.skipped}
            columns={columns(texts.skipped)}
            rows={left}
            rowKey={({ name }) => name}
          />
        )}
      </Section>
      {lists.map(
        ({ cadence, diff }) =>
          diff !== null && (
            <Section key={cadence} title={shared.cadences[cadence]}>
              <p class="faint">{texts.against}</p>
              <ChangeHistogram histogram={diff.histogram} words={words.desk.summary} />
              <KindsOfChange
                kinds={DIFF_KINDS.map((kind) => ({ kind, count: diff[kind].count, examples: [] }))}
                of={shared.cadences[cadence]}
                words={words.desk.summary}
              />
            </Section>
          ),
      )}
    </Section>
  );
}

interface LostRow {
  readonly line: number;
  readonly text: string;
  readonly reason?: string;
  readonly isTaken?: boolean;
}

/** Rows that are not imported, and IDs that are in the file twice. */
function LostRows({
  result: { losses, doubled },
  words: { import: texts },
}: {
  readonly result: ImportResult;
  readonly words: Words;
}): JSX.Element | null {
  const { format } = usePageContext();
  if (losses.count === 0 && doubled.count === 0) return null;
  const line = {
    key: 'line',
    head: texts.line,
    cell: (lost: LostRow) => format.number(lost.line),
    align: 'end' as const,
  };
  const row = { key: 'row', head: texts.row, cell: ({ text }: LostRow) => text };
  const pairs = doubled.pairs.flatMap(({ rows, taken }) =>
    rows.map((each) => ({ ...each, isTaken: each.line === taken })),
  );
  return (
    <Section title={texts.losses} id="losses">
      {doubled.count > 0 && (
        <Table<LostRow>
          caption={texts.doubled}
          columns={[
            line,
            row,
            {
              key: 'taken',
              head: texts.taken,
              cell: ({ isTaken }) => (isTaken ? '✓' : ''),
            },
          ]}
          rows={pairs}
          rowKey={(each) => String(each.line)}
        />
      )}
      {losses.count > 0 && (
        <>
          <p>{texts.lossesMore(format.number(losses.count))}</p>
          <Table<LostRow>
            caption={texts.losses}
            isCaptionHidden
            columns={[
              line,
              {
                key: 'reason',
                head: texts.reason,
                cell: ({ reason = '' }) => texts.reasons[reason] ?? reason,
              },
              row,
            ]}
            rows={losses.rows}
            rowKey={(each) => `${each.line}-${each.reason}`}
          />
        </>
      )}
    </Section>
  );
}
