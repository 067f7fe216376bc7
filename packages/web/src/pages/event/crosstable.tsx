import type { EventStandingItem, EventStandingsView, EventView, StandingGame } from '@eloquence/api';
import type { ComponentChildren, JSX } from 'preact';
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

/** Everybody meets everybody: then the table has a column for each opponent. */
const ALL_MEET = ['round-robin', 'double-round-robin'];
/** With more columns nobody finds a name by its number. */
const MOST_COLUMNS = 30;

interface Placed {
  readonly player: EventStandingItem;
  /** In this table, from 1. */
  readonly place: number;
}

/** Every game: against whom where all meet, otherwise round by round. */
export function Crosstable({ event, standings, words }: CrosstableProps): JSX.Element {
  const { format, words: shared } = usePlace();
  const { players, rounds } = standings;
  const placed = players.map((player, index): Placed => ({ player, place: index + 1 }));
  const isMatrix = ALL_MEET.includes(event.type ?? '') && players.length <= MOST_COLUMNS;
  const columns: readonly Column<EventStandingItem>[] = [
    { key: 'place', head: words.place, cell: (_row, index) => index + 1, align: 'end' },
    {
      key: 'player',
      head: shared.columns.player,
      cell: (row) => <Player of={row} words={words} />,
      isRowHead: true,
    },
    ...(isMatrix ? opponentColumns(placed, words) : roundColumns(rounds, placed, words)),
    {
      key: 'points',
      head: words.points,
      cell: ({ points }) => <strong>{format.points(points)}</strong>,
      align: 'end',
    },
  ];
  return (
    <Section title={words.crosstable} id="crosstable">
      <p class="prose faint">{isMatrix ? words.matrixLegend : words.legend}</p>
      <div class={isMatrix ? 'crosstable crosstable-matrix' : 'crosstable'}>
        <Table
          caption={isMatrix ? words.matrixCaption(event.name) : words.crosstableCaption(event.name)}
          isCaptionHidden
          columns={columns}
          rows={players}
          rowKey={({ no }) => String(no)}
        />
      </div>
    </Section>
  );
}

function opponentColumns(placed: readonly Placed[], words: Words): readonly Column<EventStandingItem>[] {
  return placed.map(({ player, place }) => ({
    key: `against-${player.no}`,
    head: <Short short={place} full={nameOf(player, words)} />,
    align: 'center',
    cell: ({ no, games }) =>
      no === player.no ? (
        <span class="crosstable-self" />
      ) : (
        games
          .filter(({ opponent }) => opponent === player.no)
          .toSorted((a, b) => a.round - b.round)
          .map((game) => (
            <span key={game.round} class="crosstable-result" title={words.round(game.round)}>
              <Short
                short={resultSign(game)}
                full={`${words.round(game.round)}: ${spoken(game, player, words)}`}
              />
            </span>
          ))
      ),
  }));
}

function roundColumns(
  rounds: number,
  placed: readonly Placed[],
  words: Words,
): readonly Column<EventStandingItem>[] {
  const byNumber = new Map(placed.map((each) => [each.player.no, each]));
  return Array.from({ length: rounds }, (_, index) => ({
    key: `round-${index + 1}`,
    head: <Short short={index + 1} full={words.round(index + 1)} />,
    align: 'center',
    cell: ({ games }) =>
      games
        .filter(({ round }) => round === index + 1)
        .map((game, nth) => <Game key={nth} game={game} other={byNumber.get(game.opponent)} words={words} />),
  }));
}

/** Little to see; whoever listens hears what it stands for. */
function Short({ short, full }: { readonly short: ComponentChildren; readonly full: string }): JSX.Element {
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span class="visually-hidden">{full}</span>
    </>
  );
}

interface GameProps {
  readonly game: StandingGame;
  readonly other: Placed | undefined;
  readonly words: Words;
}

function Game({ game, other, words }: GameProps): JSX.Element {
  const { colour } = game;
  return (
    <span class="crosstable-game">
      <Short
        short={
          <>
            <span class="crosstable-result">{resultSign(game)}</span>
            <span class="crosstable-opponent">
              {colour !== null && (colour === 'w' ? '□' : '■')}
              {other?.place ?? '–'}
            </span>
          </>
        }
        full={spoken(game, other?.player, words)}
      />
    </span>
  );
}

const nameOf = ({ player, no }: EventStandingItem, words: Words): string =>
  player?.name ?? words.unknownPlayer(no);

/** `won with white against …` */
function spoken(
  { score, played, colour, opponent }: StandingGame,
  other: EventStandingItem | undefined,
  words: Words,
): string {
  const results = played
    ? [words.lost, words.drew, words.won]
    : [words.lostWithout, words.drewWithout, words.wonWithout];
  const name = other === undefined ? words.unknownPlayer(opponent) : nameOf(other, words);
  const withColour = colour === null ? null : colour === 'w' ? words.white : words.black;
  return words.game(results[score * 2] ?? '', withColour, name);
}
