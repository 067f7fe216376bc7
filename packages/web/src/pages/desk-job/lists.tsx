import { DIFF_KINDS, POINT_LINES } from '@eloquence/api/names';
import type { Cadence } from '@eloquence/rating';
import type { JSX } from 'preact';
import { cadenceColumn } from '../../desk/columns.tsx';
import { hundredths, type RawSummary } from '../../desk/raw-summary.ts';
import { Change, PlayerLink, Rating } from '../../parts/figures.tsx';
import { Section } from '../../parts/layout.tsx';
import { ChangeHistogram, KindsOfChange, PointsTable } from '../../parts/list-summary.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Table } from '../../parts/table.tsx';
import { usePlace } from '../../place.ts';
import type { SpokenFinding } from './spoken.ts';
import type { Words } from './words.en.ts';

interface ResultProps<Result> {
  readonly result: Result;
  readonly words: Words;
}

interface NamedList {
  readonly cadence: Cadence;
  readonly date: string;
  readonly revision: number | null;
}

interface WarnedList extends NamedList {
  readonly findings: readonly SpokenFinding[];
}

interface ClosedList extends WarnedList {
  readonly summary: RawSummary;
}

/** A list that was worked out, or only tried. */
export function Closed({ result, words }: ResultProps<readonly ClosedList[]>): JSX.Element {
  const { href, words: shared } = usePlace();
  const isTrial = result.every(({ revision }) => revision === null);
  return (
    <Section title={words.result} id="result">
      <Notice kind="done">
        <p>{isTrial ? words.close.dry : words.close.done}</p>
        <p>
          {!isTrial &&
            result.map(({ cadence, date }) => (
              <span key={cadence}>
                <a href={href(`/desk/lists/${date}?cadence=${cadence}`)}>
                  {words.close.look} ({shared.cadences[cadence]})
                </a>
                {' · '}
              </span>
            ))}
          <a href={href('/desk/month')}>{words.close.month}</a>
        </p>
      </Notice>
      <Warnings result={result} />
      <Numbers result={result} words={words} />
      {result.map(({ cadence, summary: { diff, points } }) => (
        <Section key={cadence} title={shared.cadences[cadence]}>
          <ChangeHistogram histogram={diff.histogram} words={words.desk.summary} />
          <KindsOfChange
            kinds={DIFF_KINDS.map((kind) => ({ kind, count: diff[kind].count, examples: [] }))}
            of={shared.cadences[cadence]}
            words={words.desk.summary}
          />
          {isTrial && (
            <PointsTable
              words={words.desk.summary}
              advice={words.desk.unexplained}
              of={shared.cadences[cadence]}
              points={{
                before: hundredths(points.old),
                // Who leaves the list takes points away.
                lines: POINT_LINES.map((line) => ({
                  line,
                  points: hundredths(line === 'leavers' ? 0 - points.leavers : points[line]),
                })),
                after: hundredths(points.new),
                unexplained: hundredths(points.unexplained),
                holds: points.holds,
              }}
            />
          )}
        </Section>
      ))}
    </Section>
  );
}

function Warnings({ result }: { readonly result: readonly WarnedList[] }): JSX.Element {
  return (
    <>
      {result
        .flatMap(({ findings }) => findings)
        .map((finding, index) => (
          <Notice key={index} kind="warning" title={finding.says}>
            {finding.hint !== null && <p>{finding.hint}</p>}
          </Notice>
        ))}
    </>
  );
}

function Numbers({
  result,
  words,
}: ResultProps<readonly (NamedList & { readonly summary: RawSummary })[]>): JSX.Element {
  const place = usePlace();
  const { format } = place;
  return (
    <Table
      caption={words.result}
      isCaptionHidden
      columns={[
        cadenceColumn(place, words.cadence),
        {
          key: 'rated',
          head: words.rated,
          cell: ({ summary: { diff } }) => (
            <>
              {format.number(diff.ratedAfter)}{' '}
              <span class="faint wide-only">
                ({words.close.before} {format.number(diff.ratedBefore)})
              </span>
            </>
          ),
          align: 'end',
        },
        {
          key: 'events',
          head: words.events,
          cell: ({ summary }) => format.number(summary.events),
          align: 'end',
        },
        {
          key: 'games',
          head: words.games,
          cell: ({ summary }) => format.number(summary.games),
          align: 'end',
          wideOnly: true,
        },
        {
          key: 'changed',
          head: words.changed,
          cell: ({ summary: { diff } }) => format.number(diff.changed.count),
          align: 'end',
        },
        {
          key: 'new',
          head: words.newcomers,
          cell: ({ summary: { diff } }) => format.number(diff.new.count),
          align: 'end',
          wideOnly: true,
        },
      ]}
      rows={result}
      rowKey={({ cadence }) => cadence}
    />
  );
}

/** Lists that are public now. */
export function Published({ result, words }: ResultProps<readonly WarnedList[]>): JSX.Element {
  const { format, href, words: shared } = usePlace();
  return (
    <Section title={words.result} id="result">
      <Notice kind="done">
        <p>{words.publish.done}</p>
      </Notice>
      <Warnings result={result} />
      <ul>
        {result.map(({ cadence, date, revision }) => (
          <li key={`${date}-${cadence}`}>
            {format.month(date)} · {shared.cadences[cadence]} · {shared.revision(revision ?? 1)} ·{' '}
            <a href={href(`/lists/${date}/${cadence}`)}>{words.publish.open}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Drafts that nobody wanted to publish. */
export function Dropped({ result, words }: ResultProps<readonly NamedList[]>): JSX.Element {
  const { format, href, words: shared } = usePlace();
  return (
    <Section title={words.result} id="result">
      <Notice kind="done">
        <p>{result.length === 0 ? words.drop.none : words.drop.done}</p>
      </Notice>
      <ul>
        {result.map(({ cadence, date, revision }) => (
          <li key={`${date}-${cadence}-${revision}`}>
            {format.month(date)} · {shared.cadences[cadence]} · {shared.revision(revision ?? 1)}
          </li>
        ))}
      </ul>
      <p>
        <a href={href('/desk/month')}>{words.close.month}</a>
      </p>
    </Section>
  );
}

interface Example {
  readonly id: number | string;
  readonly name?: string;
  readonly before: number | null;
  readonly after: number | null;
}

interface ReplayedList extends NamedList {
  readonly diff: RawSummary['diff'] & {
    readonly gains: readonly Example[];
    readonly losses: readonly Example[];
  };
}

/** Players with another rating than on the published list. */
function differing({ diff }: ReplayedList): number {
  return diff.changed.count + diff.new.count + diff.returned.count + diff.delisted.count + diff.gone.count;
}

/** Lists worked out again, with before and after. */
export function Replayed({ result, words }: ResultProps<readonly ReplayedList[]>): JSX.Element {
  const { format, href, words: shared } = usePlace();
  const { replay } = words;
  const name = ({ cadence, date }: NamedList): string =>
    `${format.month(date)}${format.comma}${shared.cadences[cadence]}`;
  return (
    <Section title={words.result} id="result">
      <Notice kind="done">
        <p>{replay.done}</p>
        <p>
          <a href={href('/desk/corrections')}>{replay.to}</a>
        </p>
      </Notice>
      <Table
        caption={replay.caption}
        columns={[
          { key: 'list', head: words.list, cell: name, isRowHead: true },
          {
            key: 'revision',
            head: words.result,
            cell: ({ revision }) => shared.revision(revision ?? 1),
            wideOnly: true,
          },
          {
            key: 'differ',
            head: replay.differ,
            cell: (list) => (differing(list) === 0 ? replay.same : format.number(differing(list))),
            align: 'end',
          },
        ]}
        rows={result}
        rowKey={(list) => name(list)}
      />
      {result
        .filter(({ diff }) => diff.gains.length + diff.losses.length > 0)
        .map((list) => (
          <Table
            key={name(list)}
            caption={replay.largest(name(list))}
            columns={[
              {
                key: 'id',
                head: shared.columns.player,
                cell: ({ id, name: who }) => <PlayerLink id={String(id)} name={who ?? String(id)} />,
                isRowHead: true,
              },
              {
                key: 'before',
                head: replay.before,
                cell: ({ before }) => <Rating value={before} />,
                align: 'end',
              },
              {
                key: 'after',
                head: replay.after,
                cell: ({ after }) => <Rating value={after} />,
                align: 'end',
              },
              {
                key: 'change',
                head: shared.columns.change,
                cell: ({ before, after }) => (
                  <Change value={before === null || after === null ? null : after - before} />
                ),
                align: 'end',
              },
            ]}
            rows={[...list.diff.gains, ...list.diff.losses]}
            rowKey={({ id }) => String(id)}
          />
        ))}
    </Section>
  );
}
