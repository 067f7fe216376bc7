import type { ByeItem, EventStandingItem, EventStandingsView, EventView, StandingGame } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/event';
import type { ComponentChildren, JSX } from 'preact';
import { Pager, Section } from '../../components/layout.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { usePageContext, withQuery } from '../../core/page-context.ts';
import { ROWS } from './shown.ts';
import { Player } from './standings.tsx';

interface CrosstableProps {
  readonly event: EventView;
  readonly standings: EventStandingsView;
  readonly page: number;
  readonly words: Words;
}

/** `1`, `½`, `0`; forfeits `+`, `½`, `−`. */
export function resultSign({ score, played }: Pick<StandingGame, 'score' | 'played'>): string {
  if (score === 1) return played ? '1' : '+';
  if (score === 0) return played ? '0' : '−';
  return '½';
}

/** Between two results, which stay in one line. */
export const AGAINST = '\u00a0:\u00a0';

/** All play all: a column for each opponent. */
const ALL_MEET = ['round-robin', 'double-round-robin'];
/** With more columns, finding an opponent by number is hard. */
const MOST_COLUMNS = 30;

interface Placed {
  readonly player: EventStandingItem;
  /** The row number, from 1. */
  readonly rank: number;
}

/** By opponent if all play all, otherwise by round. */
export function Crosstable({ event, standings, page, words }: CrosstableProps): JSX.Element {
  const { format, href, path, words: shared } = usePageContext();
  const { players, rounds } = standings;
  const placed = players.map((player, index): Placed => ({ player, rank: index + 1 }));
  const isMatrix = ALL_MEET.includes(event.type ?? '') && players.length <= MOST_COLUMNS;
  const before = (page - 1) * ROWS;
  const rows = players.slice(before, before + ROWS);
  const pageLink = (to: number): string | null =>
    to < 1 || (to - 1) * ROWS >= players.length
      ? null
      : `${href(withQuery(path, { show: 'crosstable', page: to === 1 ? null : to }))}#games`;
  const columns: readonly Column<EventStandingItem>[] = [
    { key: 'place', head: words.place, cell: (_row, index) => before + index + 1, align: 'end' },
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
          rows={rows}
          rowKey={({ no }) => String(no)}
        />
      </div>
      {players.length > ROWS && (
        <Pager
          previous={pageLink(page - 1)}
          next={pageLink(page + 1)}
          from={before + 1}
          to={before + rows.length}
          count={players.length}
        />
      )}
    </Section>
  );
}

function opponentColumns(placed: readonly Placed[], words: Words): readonly Column<EventStandingItem>[] {
  return placed.map(({ player, rank }) => ({
    key: `against-${player.no}`,
    head: <Short short={rank} full={nameOf(player, words)} />,
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
                full={`${words.round(game.round)}: ${gameLabel(game, player, words)}`}
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
    cell: ({ games, byes }) => (
      <>
        {games
          .filter(({ round }) => round === index + 1)
          .map((game, nth) => (
            <Game key={nth} game={game} other={byNumber.get(game.opponent)} words={words} />
          ))}
        {byes
          .filter(({ round }) => round === index + 1)
          .map((bye) => (
            <Bye key={bye.round} bye={bye} words={words} />
          ))}
      </>
    ),
  }));
}

/** A short form with the full text for screen readers. */
export function Short({
  short,
  full,
}: {
  readonly short: ComponentChildren;
  readonly full: string;
}): JSX.Element {
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
              {other?.rank ?? '–'}
            </span>
          </>
        }
        full={gameLabel(game, other?.player, words)}
      />
    </span>
  );
}

/** A round without an opponent: its points, if any. */
function Bye({
  bye: { kind, points },
  words,
}: {
  readonly bye: ByeItem;
  readonly words: Words;
}): JSX.Element {
  const { format } = usePageContext();
  const isScored = points !== null && points > 0;
  return (
    <span class="crosstable-bye">
      <Short
        short={
          isScored ? (
            <>
              <span class="crosstable-result">{kind === 'forfeit-win' ? '+' : format.points(points)}</span>
              {kind !== 'forfeit-win' && <span class="crosstable-opponent">{words.bye}</span>}
            </>
          ) : (
            '–'
          )
        }
        full={words.byes[kind]}
      />
    </span>
  );
}

const nameOf = ({ player, no }: EventStandingItem, words: Words): string =>
  player?.name ?? words.unknownPlayer(no);

/** `won with white against …` */
export function gameLabel(
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
