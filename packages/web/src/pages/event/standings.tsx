import type { EventStandingItem, EventStandingsView, EventView } from '@eloquence/api';
import type { JSX } from 'preact';
import { Change, Federation, PlayerLink, Rating } from '../../parts/figures.tsx';
import { Section } from '../../parts/layout.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { type Place, usePlace } from '../../place.ts';
import type { Words } from './words.en.ts';

interface StandingsProps {
  readonly event: EventView;
  readonly standings: EventStandingsView;
  readonly words: Words;
}

/** Who came where, and what it did to the ratings. */
export function Standings({ event, standings, words }: StandingsProps): JSX.Element {
  const place = usePlace();
  const isRated = standings.list !== null;
  return (
    <Section title={words.standings} id="standings">
      <p class="prose faint">{isRated ? words.countedHint : words.notRated}</p>
      <Table
        caption={words.standingsCaption(event.name)}
        isCaptionHidden
        columns={isRated ? ratedColumns(standings, words, place) : plainColumns(words, place)}
        rows={standings.players}
        rowKey={({ no }) => String(no)}
        rowId={({ no }) => `no-${no}`}
      />
    </Section>
  );
}

function plainColumns(
  words: Words,
  { format, words: { columns } }: Place,
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

function ratedColumns(
  { list, cadence }: EventStandingsView,
  words: Words,
  place: Place,
): readonly Column<EventStandingItem>[] {
  const {
    format,
    href,
    words: { columns },
  } = place;
  return [
    ...plainColumns(words, place),
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
            <Change value={change} />
          </a>
        );
      },
      align: 'end',
    },
  ];
}

/** What the event gave those who have no rating yet. */
export function Newcomers({ standings, words }: Omit<StandingsProps, 'event'>): JSX.Element | null {
  const {
    format,
    words: { columns },
  } = usePlace();
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

/** A player; who is not known by an ID is called by his number. */
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
