import { DIFF_KINDS } from '@eloquence/api/names';
import type { Cadence } from '@eloquence/rating';
import type { JSX } from 'preact';
import type { RawSummary } from '../../desk/raw-summary.ts';
import { Facts, Section } from '../../parts/layout.tsx';
import { ChangeHistogram, KindsOfChange } from '../../parts/list-summary.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Table } from '../../parts/table.tsx';
import { usePlace } from '../../place.ts';
import type { Words } from './words.en.ts';

/** Counted in one way or another: a number, a number with examples, or numbers by value. */
type Counted = number | boolean | { readonly count: number } | Readonly<Record<string, number>>;

interface TakenOver {
  readonly file: { readonly name: string; readonly size: number };
  readonly layout: { readonly format: string };
  readonly changed: boolean;
  readonly lists: readonly {
    readonly cadence: Cadence;
    readonly date: string;
    readonly revision: number;
    readonly rows: number;
    readonly diff: RawSummary['diff'] | null;
  }[];
  readonly players: { readonly rows: number; readonly added: number; readonly changed: number };
  readonly skipped: Readonly<Record<keyof Words['import']['skips'], number>>;
  readonly hygiene: Readonly<Record<keyof Words['import']['odd'], Counted>>;
  readonly notes: readonly string[];
}

/** How often an oddity occurs, however it was counted. */
export function countOf(counted: Counted | undefined): number {
  if (counted === undefined) return 0;
  if (typeof counted === 'number' || typeof counted === 'boolean') return Number(counted);
  if (typeof counted.count === 'number') return counted.count;
  return Object.values(counted).reduce((sum, count) => sum + count, 0);
}

/** What was taken over from a file, what it is like, and what it changed. */
export function Imported({
  result,
  words,
}: {
  readonly result: TakenOver;
  readonly words: Words;
}): JSX.Element {
  const { format, href, words: shared } = usePlace();
  const { import: said } = words;
  const { file, layout, changed, lists, players, skipped, hygiene, notes } = result;
  const counts = <Name extends string>(names: Readonly<Record<Name, string>>, found: object) =>
    (Object.keys(names) as Name[])
      .map((name) => ({ name: names[name], count: countOf((found as Record<Name, Counted>)[name]) }))
      .filter(({ count }) => count > 0);
  const odd = counts(said.odd, hygiene);
  const left = counts(said.skips, skipped);
  const columns = (head: string) => [
    { key: 'name', head, cell: ({ name }: { name: string }) => name, isRowHead: true },
    {
      key: 'count',
      head: said.count,
      cell: ({ count }: { count: number }) => format.number(count),
      align: 'end' as const,
    },
  ];
  return (
    <Section title={words.result} id="result">
      <Notice kind="done">
        <p>{changed ? said.done : said.same}</p>
      </Notice>
      <Facts
        facts={[
          [said.file, `${file.name} · ${format.bytes(file.size)} · ${layout.format.toUpperCase()}`],
          [said.rows, format.number(players.rows)],
          [said.added, format.number(players.added)],
          [said.changedPlayers, format.number(players.changed)],
          [
            said.lists,
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
        <Notice title={said.notes}>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Section title={said.hygiene} id="hygiene">
        <p class="prose">{said.hygieneLead}</p>
        {odd.length === 0 ? (
          <p>{said.clean}</p>
        ) : (
          <Table
            caption={said.hygiene}
            isCaptionHidden
            columns={columns(said.oddity)}
            rows={odd}
            rowKey={({ name }) => name}
          />
        )}
        {left.length > 0 && (
          <Table
            caption={said.skipped}
            columns={columns(said.skipped)}
            rows={left}
            rowKey={({ name }) => name}
          />
        )}
      </Section>
      {lists.map(
        ({ cadence, diff }) =>
          diff !== null && (
            <Section key={cadence} title={shared.cadences[cadence]}>
              <p class="faint">{said.against}</p>
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
