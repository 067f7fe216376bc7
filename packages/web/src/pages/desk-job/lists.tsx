import type { DroppedList, JobKind, JobResults, PublishedList, ReplayedList } from '@eloquence/api';
import { DIFF_KINDS, POINT_LINES } from '@eloquence/api/names';
import { formatHundredths, hundredths } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/desk-job';
import type { JSX } from 'preact';
import type { Names } from '../../components/fetch-names.ts';
import { Section } from '../../components/layout.tsx';
import { ChangeHistogram, KindsOfChange, PointsTable } from '../../components/list-summary.tsx';
import { Notice } from '../../components/notice.tsx';
import { Table } from '../../components/table.tsx';
import { PlayerLink, Rating, RatingChange } from '../../components/values.tsx';
import { usePageContext } from '../../core/page-context.ts';
import { cadenceColumn } from '../../desk/columns.tsx';

interface ResultProps<Kind extends JobKind> {
  readonly result: JobResults[Kind];
  readonly words: Words;
}

/** Computed lists, saved as drafts or from a dry run. */
export function Closed({ result, words }: ResultProps<'close'>): JSX.Element {
  const { href, words: shared } = usePageContext();
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
                before: formatHundredths(hundredths(points.old)),
                // Delisted players take points away.
                lines: POINT_LINES.map((line) => ({
                  line,
                  points: formatHundredths(
                    hundredths(line === 'leavers' ? 0 - points.leavers : points[line]),
                  ),
                })),
                after: formatHundredths(hundredths(points.new)),
                unexplained: formatHundredths(hundredths(points.unexplained)),
                holds: points.holds,
              }}
            />
          )}
        </Section>
      ))}
    </Section>
  );
}

function Warnings({ result }: { readonly result: readonly Pick<PublishedList, 'findings'>[] }): JSX.Element {
  return (
    <>
      {result
        .flatMap(({ findings }) => findings)
        .map((finding, index) => (
          <Notice key={index} kind="warning" title={finding.message}>
            {finding.hint !== null && <p>{finding.hint}</p>}
          </Notice>
        ))}
    </>
  );
}

function Numbers({ result, words }: ResultProps<'close'>): JSX.Element {
  const context = usePageContext();
  const { format } = context;
  return (
    <Table
      caption={words.result}
      isCaptionHidden
      columns={[
        cadenceColumn(context, words.cadence),
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

export function Published({ result, words }: ResultProps<'publish'>): JSX.Element {
  const { format, href, words: shared } = usePageContext();
  return (
    <Section title={words.result} id="result">
      <Notice kind="done">
        <p>{words.publish.done}</p>
      </Notice>
      <Warnings result={result} />
      <ul>
        {result.map(({ cadence, date, revision }) => (
          <li key={`${date}-${cadence}`}>
            {format.month(date)} · {shared.cadences[cadence]} · {shared.revision(revision)} ·{' '}
            <a href={href(`/lists/${date}/${cadence}`)}>{words.publish.open}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Dropped({ result, words }: ResultProps<'drop'>): JSX.Element {
  const { format, href, words: shared } = usePageContext();
  return (
    <Section title={words.result} id="result">
      <Notice kind="done">
        <p>{result.length === 0 ? words.drop.none : words.drop.done}</p>
      </Notice>
      <ul>
        {result.map(({ cadence, date, revision }) => (
          <li key={`${date}-${cadence}-${revision}`}>
            {format.month(date)} · {shared.cadences[cadence]} · {shared.revision(revision)}
          </li>
        ))}
      </ul>
      <p>
        <a href={href('/desk/month')}>{words.close.month}</a>
      </p>
    </Section>
  );
}

/** Players whose rating differs from the published list. */
function countDifferences({ diff }: ReplayedList): number {
  return diff.changed.count + diff.new.count + diff.returned.count + diff.delisted.count + diff.gone.count;
}

/** Recomputed lists, compared with the published ones. */
export function Replayed({
  result,
  names,
  words,
}: ResultProps<'replay'> & { readonly names: Names }): JSX.Element {
  const { format, href, words: shared } = usePageContext();
  const { replay } = words;
  const name = ({ cadence, date }: DroppedList): string =>
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
            cell: ({ revision }) => shared.revision(revision),
            wideOnly: true,
          },
          {
            key: 'differ',
            head: replay.differ,
            cell: (list) =>
              countDifferences(list) === 0 ? replay.same : format.number(countDifferences(list)),
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
                cell: ({ id }) => <PlayerLink id={String(id)} name={names[id] ?? String(id)} />,
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
                  <RatingChange value={before === null || after === null ? null : after - before} />
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
