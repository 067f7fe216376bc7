import type { EventPlayer, HistoryEvent } from '@eloquence/office';
import {
  defined,
  type Edition,
  type EventPlayerInput,
  expectedScore,
  formatDate,
  isBulkEdition,
  type PlayerGameOutcome,
  parseDate,
  rateEvent,
} from '@eloquence/rating';

/** A played game from both sides. */
export interface HistoryGame {
  readonly round: number;
  /** Places of the event's players. */
  readonly white: number;
  readonly black: number;
  readonly whiteScore: number;
  readonly sides: readonly [white: GameSide, black: GameSide];
}

/** What a game is to one of its players. */
export interface GameSide {
  /** The rating the player counts with for the opponent; null: unrated. */
  readonly rating: number | null;
  /** In hundredths; null: the game does not count for this player. */
  readonly expected: number | null;
}

/** The played games of an event, each with what it counted for both players. */
export function gamesOfEvent(event: HistoryEvent): readonly HistoryGame[] {
  const players = [...event.players];
  const alone = isBulkEdition(event.edition) ? gamesAlone(event, players) : null;
  return alone ?? gamesByEngine(event, players);
}

const UNCOUNTED: GameSide = { rating: null, expected: null };

/**
 * Games between rated players, each taken by itself; null unless they add up to what every player was rated with. Ten
 * times as fast as the engine's account of every game.
 */
function gamesAlone({ edition, games }: HistoryEvent, players: readonly EventPlayer[]): HistoryGame[] | null {
  const sums = new Int32Array(players.length);
  const counts = new Int32Array(players.length);
  const found: HistoryGame[] = [];
  for (const game of games.games) {
    if (!game.played) continue;
    const own = defined(players[game.white]).rating;
    const other = defined(players[game.black]).rating;
    const score = 2 * game.whiteScore;
    const sides: [GameSide, GameSide] = [
      { rating: own, expected: null },
      { rating: other, expected: null },
    ];
    if (own !== null && other !== null) {
      sides[0] = { rating: own, expected: expectedAlone(edition, own, other) };
      sides[1] = { rating: other, expected: expectedAlone(edition, other, own) };
      sums[game.white] = defined(sums[game.white]) + 50 * score - (sides[0].expected as number);
      sums[game.black] = defined(sums[game.black]) + 50 * (2 - score) - (sides[1].expected as number);
      counts[game.white] = defined(counts[game.white]) + 1;
      counts[game.black] = defined(counts[game.black]) + 1;
    }
    found.push({ round: game.round, white: game.white, black: game.black, whiteScore: score, sides });
  }
  const adds = players.every(
    ({ rating, n, sum }, place) => rating === null || (n === counts[place] && sum === sums[place]),
  );
  return adds ? found : null;
}

const expectedAlone = (edition: Edition, own: number, opponent: number): number =>
  expectedScore(edition, { own, opponent }).expected;

/** By the engine, for round robins with unrated players and editions that cap one game of an event. */
function gamesByEngine({ edition, games }: HistoryEvent, players: readonly EventPlayer[]): HistoryGame[] {
  const { facts } = games;
  const outcome = rateEvent(edition, {
    start: formatDate(parseDate(facts.start)),
    type: facts.type,
    players: players.map(engineInput),
    games: games.games,
    minutes: facts.minutes,
    scheduledGames: facts.scheduledGames,
    waivedMatchRule: facts.waivedMatchRule,
    official: facts.official,
    continental: facts.continental === true,
  });
  const sideOf = (place: number): ReadonlyMap<number, PlayerGameOutcome> =>
    new Map(defined(outcome.players[place]).games.map((game) => [game.game, game]));
  const sides = players.map((_, place) => sideOf(place));
  const side = (game: number, place: number, opponent: number): GameSide => {
    const [own, other] = [defined(sides[place]).get(game), defined(sides[opponent]).get(game)];
    const rating = other?.opponentRating ?? defined(players[place]).rating;
    if (defined(players[place]).rating === null || !own?.counted) return { ...UNCOUNTED, rating };
    return { rating, expected: own.expected };
  };
  return games.games.flatMap((game, index) => {
    if (!game.played) return [];
    const { white, black, round } = game;
    return {
      round,
      white,
      black,
      whiteScore: 2 * game.whiteScore,
      sides: [side(index, white, black), side(index, black, white)],
    };
  });
}

/** As the event was rated: a rating listed since counts for the player, not for the opponents (2024 8.2.4). */
function engineInput({ rating, from }: EventPlayer): EventPlayerInput {
  if (from === 'since') return { rating: null, listedSince: rating, laterEvent: true };
  return from === 'standard' ? { rating: null, standard: rating } : { rating };
}
