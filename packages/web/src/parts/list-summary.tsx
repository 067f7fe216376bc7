import type { SummaryView } from '@eloquence/api';
import type { JSX } from 'preact';
import { usePlace } from '../place.ts';
import { playerColumn } from './columns.tsx';
import { Change, Day, PlayerLink, Rating } from './figures.tsx';
import { Histogram } from './histogram.tsx';
import { Section } from './layout.tsx';
import type { SummaryWords } from './list-summary-words.en.ts';
import type { Names } from './names.ts';
import { Notice } from './notice.tsx';
import { type Column, Table } from './table.tsx';

type Kind = SummaryView['kinds'][number];
type Bin = SummaryView['histogram'][number];

interface WordsProps {
  readonly words: SummaryWords;
}

/** What becomes of the players; where names are known, with the highest rated of each kind. */
export function KindsOfChange({
  kinds,
  words,
  of = null,
}: WordsProps & { readonly kinds: readonly Kind[]; readonly of?: string | null }): JSX.Element {
  const { format } = usePlace();
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

/** Where there are several on a page, each says whose it is. */
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

/** Who gains or loses how much. */
export function ChangeHistogram({
  histogram,
  words,
}: WordsProps & { readonly histogram: readonly Bin[] }): JSX.Element | null {
  const { format } = usePlace();
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
        count: bin.count,
        ...(index % 2 === 0 && { tick: tick(bin) }),
      }))}
    />
  );
}

/** The identity of points, line by line. */
export function PointsTable({
  points,
  words,
  of = null,
  advice,
}: WordsProps & {
  readonly points: SummaryView['points'];
  readonly of?: string | null;
  /** What to do where the sum is not exact. */
  readonly advice?: string;
}): JSX.Element {
  const { format } = usePlace();
  const { points: said } = words;
  return (
    <Section title={named(said.caption, of)} {...(of === null && { id: 'points' })}>
      <p class="prose">{said.lead}</p>
      <div class="prose">
        <Table
          caption={named(said.caption, of)}
          isCaptionHidden
          columns={[
            { key: 'line', head: said.line, cell: ({ name }) => name, isRowHead: true },
            { key: 'points', head: said.amount, cell: ({ value }) => value, align: 'end' },
          ]}
          rows={[
            { name: said.before, value: format.exact(points.before), isTotal: true },
            ...points.lines.map(({ line, points: amount }) => ({
              name: said[line],
              value: format.exact(amount, { sign: true }),
              isTotal: false,
            })),
            { name: said.after, value: format.exact(points.after), isTotal: true },
          ]}
          rowKey={({ name }) => name}
          rowClass={({ isTotal }) => (isTotal ? 'total' : undefined)}
        />
      </div>
      <Notice kind={points.holds ? 'done' : 'error'}>
        <p>{points.holds ? said.holds : said.fails(format.exact(points.unexplained))}</p>
        {!points.holds && advice !== undefined && <p>{advice}</p>}
      </Notice>
    </Section>
  );
}

type Example = SummaryView['gains'][number];

/** The largest changes, one way or the other. */
export function LargestChanges({
  caption,
  rows,
}: {
  readonly caption: string;
  readonly rows: readonly Example[];
}): JSX.Element {
  const place = usePlace();
  const { words } = place;
  return (
    <Table
      caption={caption}
      columns={[
        playerColumn(place),
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
            <Change value={before === null || after === null ? null : after - before} />
          ),
          align: 'end',
        },
      ]}
      rows={rows}
      rowKey={({ player }, index) => player?.id ?? String(index)}
    />
  );
}

/** What was rated for the list. */
export function EventsOfList({
  events,
  words,
}: WordsProps & { readonly events: SummaryView['events'] }): JSX.Element {
  const { format, href, words: shared } = usePlace();
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
              cell: ({ start }) => <Day date={start} isShort />,
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
              head: shared.columns.games,
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

/** What corrected reports of earlier lists add. */
export function CorrectionsOfList({
  corrections,
  names,
  words,
}: WordsProps & {
  readonly corrections: SummaryView['corrections'];
  readonly names: Names;
}): JSX.Element | null {
  const place = usePlace();
  const { format, href, words: shared } = place;
  if (corrections.length === 0) return null;
  return (
    <Section title={words.corrections} id="corrections">
      <Table
        caption={words.corrections}
        isCaptionHidden
        columns={[
          playerColumn(place),
          {
            key: 'event',
            head: shared.columns.event,
            cell: ({ event }) => <a href={href(`/events/${event}`)}>{names[event] ?? event}</a>,
          },
          { key: 'list', head: shared.columns.list, cell: ({ list }) => format.shortMonth(list) },
          {
            key: 'change',
            head: shared.columns.change,
            cell: ({ change }) => <Change value={change} />,
            align: 'end',
          },
        ]}
        rows={corrections}
        rowKey={(_, index) => String(index)}
      />
    </Section>
  );
}
