import type { EventStandingItem, EventStandingsView, EventView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/event';
import type { JSX } from 'preact';
import { Section } from '../../components/layout.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { Federation, PlayerLink, Rating, RatingChange } from '../../components/values.tsx';
import { type PageContext, usePageContext } from '../../core/page-context.ts';
import type { Data } from './index.tsx';
import { TieBreaks } from './tie-breaks.tsx';

interface StandingsProps {
  readonly event: EventView;
  readonly standings: EventStandingsView;
  readonly words: Words;
}

export function Standings({ data, words }: { readonly data: Data; readonly words: Words }): JSX.Element {
  const { event, standings } = data;
  return (
    <Section title={words.standings} id="standings">
      <p class="prose faint">{standingsNote(data, words)}</p>
      <Rows
        caption={words.standingsCaption(event.name)}
        columns={standingColumns(words, usePageContext())}
        rows={standings.players}
      />
      <TieBreaks codes={standings.tieBreaks} words={words} />
    </Section>
  );
}

/** Where ranks and points come from. */
function standingsNote({ event, standings, isRanked }: Data, words: Words): string {
  if (!standings.reported)
    return event.reports.some(({ redacted }) => redacted) ? words.ranksRedacted : words.ranksOfParts;
  return isRanked ? words.asReported : words.pointsAsReported;
}

/** How the games changed the ratings. */
export function RatingChanges({ event, standings, words }: StandingsProps): JSX.Element {
  const context = usePageContext();
  const isRated = standings.list !== null;
  return (
    <Section title={words.shows.changes} id="changes">
      <p class="prose faint">{isRated ? words.countedHint : words.notRated}</p>
      {isRated && (
        <Rows
          caption={words.changesCaption(event.name)}
          columns={ratedColumns(standings, words, context)}
          rows={standings.players}
        />
      )}
    </Section>
  );
}

interface RowsProps {
  readonly caption: string;
  readonly columns: readonly Column<EventStandingItem>[];
  readonly rows: readonly EventStandingItem[];
}

function Rows({ caption, columns, rows }: RowsProps): JSX.Element {
  return (
    <Table
      caption={caption}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ no }) => String(no)}
      rowId={({ no }) => `no-${no}`}
    />
  );
}

function plainColumns(
  words: Words,
  { format, words: { columns } }: PageContext,
): readonly Column<EventStandingItem>[] {
  return [
    { key: 'rank', head: columns.rank, cell: ({ rank }) => rank, align: 'end' },
    {
      key: 'player',
      head: columns.player,
      cell: (row) => <Player of={row} words={words} />,
      isRowHead: true,
    },
    {
      key: 'federation',
      head: columns.federation,
      cell: ({ player }) => <Federation code={player?.federation ?? ''} />,
      wideOnly: true,
    },
    { key: 'points', head: words.points, cell: ({ points }) => format.points(points), align: 'end' },
  ];
}

function standingColumns(words: Words, context: PageContext): readonly Column<EventStandingItem>[] {
  const [rank, player, federation, points] = plainColumns(words, context);
  const rating: Column<EventStandingItem> = {
    key: 'rating',
    head: context.words.columns.rating,
    cell: (row) => <Rating value={ratingOf(row)} />,
    align: 'end',
    wideOnly: true,
  };
  return [rank, player, federation, rating, points].filter((column) => column !== undefined);
}

/** The rating used; before that, the one of the report. */
export const ratingOf = ({ rating, reported }: EventStandingItem): number | null =>
  rating ?? reported?.rating ?? null;

function ratedColumns(
  { list, cadence }: EventStandingsView,
  words: Words,
  context: PageContext,
): readonly Column<EventStandingItem>[] {
  const {
    format,
    href,
    words: { columns },
  } = context;
  return [
    ...plainColumns(words, context),
    {
      key: 'rating',
      head: columns.rating,
      cell: ({ rating }) => <Rating value={rating} />,
      align: 'end',
      wideOnly: true,
    },
    {
      key: 'counted',
      head: words.counted,
      cell: ({ score, n }) =>
        score === null || n === null ? (
          '–'
        ) : (
          <>
            {format.points(score)}
            <span class="faint"> / {n}</span>
          </>
        ),
      align: 'end',
      wideOnly: true,
    },
    {
      key: 'expected',
      head: words.expected,
      cell: ({ expected, rating }) => (rating === null ? '–' : format.exact(expected)),
      align: 'end',
      wideOnly: true,
    },
    { key: 'k', head: columns.k, cell: ({ k }) => k ?? '–', align: 'end', wideOnly: true },
    {
      key: 'change',
      head: columns.change,
      cell: ({ change, player, initial }) => {
        if (change === null || player === null || list === null)
          return <span class="faint">{initial === null ? '–' : words.first}</span>;
        return (
          <a class="quiet-link" href={href(`/players/${encodeURIComponent(player.id)}/${list}/${cadence}`)}>
            <RatingChange value={change} />
          </a>
        );
      },
      align: 'end',
    },
  ];
}

/** Results of unrated players towards a first rating. */
export function Newcomers({ standings, words }: Omit<StandingsProps, 'event'>): JSX.Element | null {
  const {
    format,
    words: { columns },
  } = usePageContext();
  const rows = standings.players.filter(({ initial }) => initial !== null);
  if (rows.length === 0) return null;
  const table: readonly Column<EventStandingItem>[] = [
    {
      key: 'player',
      head: columns.player,
      cell: (row) => <Player of={row} words={words} />,
      isRowHead: true,
    },
    { key: 'games', head: columns.games, cell: ({ initial }) => initial?.n, align: 'end' },
    {
      key: 'score',
      head: words.score,
      cell: ({ score }) => (score === null ? '–' : format.points(score)),
      align: 'end',
    },
    {
      key: 'result',
      head: words.result,
      cell: ({ initial }) => <Rating value={initial?.ru ?? null} />,
      align: 'end',
    },
    {
      key: 'towards',
      head: words.towards,
      cell: ({ initial }) => (initial?.counts ? words.counts : words.countsNot),
      wideOnly: true,
    },
  ];
  return (
    <Section title={words.newcomers} id="newcomers">
      <p class="prose faint">{words.newcomersLead}</p>
      <Table
        caption={words.newcomersCaption}
        isCaptionHidden
        columns={table}
        rows={rows}
        rowKey={({ no }) => String(no)}
      />
    </Section>
  );
}

/** A player's name; players without an ID are shown by starting number. */
export function Player({
  of: { player, no },
  words,
}: {
  readonly of: Pick<EventStandingItem, 'player' | 'no'>;
  readonly words: Words;
}): JSX.Element {
  if (player === null) return <>{words.unknownPlayer(no)}</>;
  return <PlayerLink id={player.id} name={player.name} title={player.title} />;
}
