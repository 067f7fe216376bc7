import type { SummaryView } from '@eloquence/api';
import type { SummaryWords } from '@eloquence/words/en/web/list-summary';
import type { JSX } from 'preact';
import { usePageContext } from '../core/page-context.ts';
import { playerColumn } from './columns.tsx';
import type { Names } from './fetch-names.ts';
import { Histogram } from './histogram.tsx';
import { Section } from './layout.tsx';
import { Notice } from './notice.tsx';
import { type Column, Table } from './table.tsx';
import { DateText, PlayerLink, Rating, RatingChange } from './values.tsx';

type Kind = SummaryView['kinds'][number];
type Bin = SummaryView['histogram'][number];

interface WordsProps {
  readonly words: SummaryWords;
}

/** How many players changed in which way, with the highest rated as examples. */
export function KindsOfChange({
  kinds,
  words,
  of = null,
}: WordsProps & { readonly kinds: readonly Kind[]; readonly of?: string | null }): JSX.Element {
  const { format } = usePageContext();
  const hasExamples = kinds.some(({ examples }) => examples.some(({ player }) => player !== null));
  const columns: readonly Column<Kind>[] = [
    { key: 'kind', head: words.what, cell: ({ kind }) => words.diff[kind], isRowHead: true },
    { key: 'count', head: words.players, cell: ({ count }) => format.number(count), align: 'end' },
    ...(hasExamples
      ? [
          {
            key: 'examples',
            head: words.examples,
            cell: (row: Kind) => <Examples row={row} />,
            wideOnly: true,
          },
        ]
      : []),
  ];
  return (
    <Table
      caption={named(words.diffCaption, of)}
      columns={columns}
      rows={kinds}
      rowKey={({ kind }) => kind}
    />
  );
}

/** Several on one page need different captions. */
const named = (caption: string, of: string | null): string => (of === null ? caption : `${caption} · ${of}`);

const EXAMPLES = 3;

function Examples({ row: { examples, kind } }: { readonly row: Kind }): JSX.Element {
  const shown = kind === 'unchanged' ? [] : examples.slice(0, EXAMPLES);
  return (
    <>
      {shown.map(({ player, before, after }, index) => (
        <span key={player?.id ?? index}>
          {index > 0 && ' · '}
          {player !== null && <PlayerLink id={player.id} name={player.name} />}{' '}
          {before !== after && before !== null && after !== null ? (
            <>
              {before} → {after}
            </>
          ) : (
            <Rating value={after ?? before} />
          )}
        </span>
      ))}
    </>
  );
}

export function ChangeHistogram({
  histogram,
  words,
}: WordsProps & { readonly histogram: readonly Bin[] }): JSX.Element | null {
  const { format } = usePageContext();
  if (histogram.every(({ count }) => count === 0)) return null;
  const { bins } = words;
  const label = ({ from, to }: Bin): string => {
    if (from === null) return bins.below(format.change(to));
    if (to === null) return bins.above(format.change(from));
    if (from === 0 && to === 0) return bins.kept;
    return from === to ? format.change(from) : bins.between(format.change(from), format.change(to));
  };
  const tick = ({ from, to }: Bin): string => format.change(from === null || from < 0 ? to : from);
  return (
    <Histogram
      label={words.histogram}
      bins={histogram.map((bin, index) => ({
        label: label(bin),
        range: bin.from === 0 && bin.to === 0 ? '0' : label(bin),
        count: bin.count,
        ...(index % 3 === 0 && { tick: tick(bin) }),
      }))}
    />
  );
}

/** How the points of the old list become those of the new one, line by line. */
export function PointsTable({
  points,
  words,
  of = null,
  advice,
}: WordsProps & {
  readonly points: SummaryView['points'];
  readonly of?: string | null;
  /** What to do if the sum is wrong. */
  readonly advice?: string;
}): JSX.Element {
  const { format } = usePageContext();
  const { points: text } = words;
  return (
    <Section title={named(text.caption, of)} {...(of === null && { id: 'points' })}>
      <p class="prose">{text.lead}</p>
      <div class="prose">
        <Table
          caption={named(text.caption, of)}
          isCaptionHidden
          columns={[
            { key: 'line', head: text.line, cell: ({ name }) => name, isRowHead: true },
            { key: 'points', head: text.amount, cell: ({ value }) => value, align: 'end' },
          ]}
          rows={[
            { name: text.before, value: format.exact(points.before), isTotal: true },
            ...points.lines.map(({ line, points: amount }) => ({
              name: text[line],
              value: format.exact(amount, { sign: true }),
              isTotal: false,
            })),
            { name: text.after, value: format.exact(points.after), isTotal: true },
          ]}
          rowKey={({ name }) => name}
          rowClass={({ isTotal }) => (isTotal ? 'total' : undefined)}
        />
      </div>
      <Notice kind={points.holds ? 'done' : 'error'}>
        <p>{points.holds ? text.holds : text.fails(format.exact(points.unexplained))}</p>
        {!points.holds && advice !== undefined && <p>{advice}</p>}
      </Notice>
    </Section>
  );
}

type Example = SummaryView['gains'][number];

export function LargestChanges({
  caption,
  rows,
}: {
  readonly caption: string;
  readonly rows: readonly Example[];
}): JSX.Element {
  const context = usePageContext();
  const { words } = context;
  return (
    <Table
      caption={caption}
      columns={[
        playerColumn(context),
        {
          key: 'rating',
          head: words.columns.rating,
          cell: ({ after }) => <Rating value={after} />,
          align: 'end',
        },
        {
          key: 'change',
          head: words.columns.change,
          cell: ({ before, after }) => (
            <RatingChange value={before === null || after === null ? null : after - before} />
          ),
          align: 'end',
        },
      ]}
      rows={rows}
      rowKey={({ player }, index) => player?.id ?? String(index)}
    />
  );
}

export function EventsOfList({
  events,
  words,
}: WordsProps & { readonly events: SummaryView['events'] }): JSX.Element {
  const { format, href, words: shared } = usePageContext();
  return (
    <Section title={words.events} id="events">
      {events.length === 0 ? (
        <p class="faint">{words.eventsNone}</p>
      ) : (
        <Table
          caption={words.events}
          isCaptionHidden
          columns={[
            {
              key: 'event',
              head: shared.columns.event,
              cell: ({ event, name }) => <a href={href(`/events/${event}`)}>{name}</a>,
              isRowHead: true,
            },
            {
              key: 'start',
              head: words.started,
              cell: ({ start }) => <DateText date={start} isShort />,
              wideOnly: true,
            },
            {
              key: 'players',
              head: shared.sections.players,
              cell: ({ players }) => format.number(players),
              align: 'end',
            },
            {
              key: 'unrated',
              head: words.unrated,
              cell: ({ unrated }) => format.number(unrated),
              align: 'end',
              wideOnly: true,
            },
            {
              key: 'games',
              head: words.games,
              cell: ({ games }) => format.number(games),
              align: 'end',
            },
          ]}
          rows={events}
          rowKey={({ event }) => event}
        />
      )}
    </Section>
  );
}

/** Changes from corrected reports of earlier lists. */
export function CorrectionsOfList({
  corrections,
  names,
  words,
}: WordsProps & {
  readonly corrections: SummaryView['corrections'];
  readonly names: Names;
}): JSX.Element | null {
  const context = usePageContext();
  const { format, href, words: shared } = context;
  if (corrections.length === 0) return null;
  return (
    <Section title={words.corrections} id="corrections">
      <Table
        caption={words.corrections}
        isCaptionHidden
        columns={[
          playerColumn(context),
          {
            key: 'event',
            head: shared.columns.event,
            cell: ({ event }) => <a href={href(`/events/${event}`)}>{names[event] ?? event}</a>,
          },
          { key: 'list', head: shared.columns.list, cell: ({ list }) => format.shortMonth(list) },
          {
            key: 'change',
            head: shared.columns.change,
            cell: ({ change }) => <RatingChange value={change} />,
            align: 'end',
          },
        ]}
        rows={corrections}
        rowKey={(_, index) => String(index)}
      />
    </Section>
  );
}
