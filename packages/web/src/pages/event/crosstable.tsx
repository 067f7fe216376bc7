import type { EventStandingItem, EventStandingsView, EventView, StandingGame } from '@eloquence/api';
import type { JSX } from 'preact';
import { Section } from '../../parts/layout.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { usePlace } from '../../place.ts';
import { Player } from './standings.tsx';
import type { Words } from './words.en.ts';

interface CrosstableProps {
  readonly event: EventView;
  readonly standings: EventStandingsView;
  readonly words: Words;
}

/** `1`, `½`, `0`; without a game `+`, `½`, `−`. */
export function resultSign({ score, played }: Pick<StandingGame, 'score' | 'played'>): string {
  if (score === 1) return played ? '1' : '+';
  if (score === 0) return played ? '0' : '−';
  return '½';
}

/** Every game in its round, with its colour. */
export function Crosstable({ event, standings, words }: CrosstableProps): JSX.Element {
  const { format, words: shared } = usePlace();
  const { players, rounds } = standings;
  /** By start number: the place in this table, from 1. */
  const places = new Map(players.map((player, index) => [player.no, { player, place: index + 1 }]));
  const columns: readonly Column<EventStandingItem>[] = [
    { key: 'place', head: words.place, cell: (_row, index) => index + 1, align: 'end' },
    {
      key: 'player',
      head: shared.columns.player,
      cell: (row) => <Player of={row} words={words} />,
      isRowHead: true,
    },
    ...Array.from({ length: rounds }, (_, index): Column<EventStandingItem> => {
      const round = index + 1;
      return {
        key: `round-${round}`,
        head: (
          <>
            <span aria-hidden="true">{round}</span>
            <span class="visually-hidden">{words.round(round)}</span>
          </>
        ),
        align: 'center',
        cell: ({ games }) =>
          games
            .filter((game) => game.round === round)
            .map((game, nth) => <Game key={nth} game={game} places={places} words={words} />),
      };
    }),
    {
      key: 'points',
      head: words.points,
      cell: ({ points }) => <strong>{format.points(points)}</strong>,
      align: 'end',
    },
  ];
  return (
    <Section title={words.crosstable} id="crosstable">
      <p class="prose faint">{words.legend}</p>
      <div class="crosstable">
        <Table
          caption={words.crosstableCaption(event.name)}
          isCaptionHidden
          columns={columns}
          rows={players}
          rowKey={({ no }) => String(no)}
        />
      </div>
    </Section>
  );
}

interface GameProps {
  readonly game: StandingGame;
  readonly places: ReadonlyMap<number, { readonly player: EventStandingItem; readonly place: number }>;
  readonly words: Words;
}

function Game({ game, places, words }: GameProps): JSX.Element {
  const { colour, opponent, score, played } = game;
  const other = places.get(opponent);
  const name = other?.player.player?.name ?? words.unknownPlayer(opponent);
  const results = played
    ? [words.lost, words.drew, words.won]
    : [words.lostWithout, words.drewWithout, words.wonWithout];
  const result = results[score * 2] ?? '';
  const spoken = colour === null ? null : colour === 'w' ? words.white : words.black;
  return (
    <span class="crosstable-game">
      <span aria-hidden="true">
        <span class="crosstable-result">{resultSign(game)}</span>
        <span class="crosstable-opponent">
          {colour !== null && (colour === 'w' ? '□' : '■')}
          {other?.place ?? '–'}
        </span>
      </span>
      <span class="visually-hidden">{words.game(result, spoken, name)}</span>
    </span>
  );
}
