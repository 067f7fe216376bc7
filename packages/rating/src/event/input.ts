import { type CivilDate, parseDate } from '../date.ts';
import type { Edition } from '../editions/rules.ts';
import { InputError } from '../errors.ts';
import { EVENT_TYPES, type EventType } from '../initial/counting.ts';
import {
  count,
  gameScore,
  type HalfPoints,
  type K,
  kFactor,
  MAX_GAMES,
  type Rating,
  rating,
} from '../values.ts';

/** A player of an event, as the list in force at the start shows him. */
export interface EventPlayerInput {
  /** Null: unrated. */
  readonly rating: number | null;
  /** K of a rated player; without it his change is summed but not multiplied. */
  readonly k?: number | null;
  /** The current rating of a player who was unrated at the start and has been listed since. */
  readonly listedSince?: number | null;
  /** A standard rating, for rapid and blitz players without one of their own. */
  readonly standard?: number | null;
  /** For an unrated player: this is not his first event. */
  readonly laterEvent?: boolean;
  /** For an unrated player: an earlier result that counted was above the floor. */
  readonly performed?: boolean;
}

export interface EventGameInput {
  /** Players by their place in the list. */
  readonly white: number;
  readonly black: number;
  /** In points. Both may be 0. */
  readonly whiteScore: number;
  readonly blackScore: number;
  /** False for forfeits and byes. */
  readonly played: boolean;
  readonly round?: number;
  /** A game that began and is not rated all the same. */
  readonly exception?: 'force-majeure' | 'fair-play';
  /** Ratings at the time of the game, where the event takes them so. */
  readonly whiteRating?: number;
  readonly blackRating?: number;
}

export interface EventInput {
  readonly start?: string | null;
  readonly type: EventType;
  readonly players: readonly EventPlayerInput[];
  readonly games: readonly EventGameInput[];
  /** Minutes for 60 moves, where known. */
  readonly minutes?: number | null;
  /** The number of games a match was agreed for. */
  readonly scheduledGames?: number | null;
  /** The rule on decided matches was waived beforehand. */
  readonly waivedMatchRule?: boolean;
  /** Ratings at the time of each game were chosen before round 1 (2009 4.13). */
  readonly ratingsPerGame?: boolean;
}

export interface EventPlayer {
  readonly rating: Rating | null;
  readonly k: K | null;
  readonly listedSince: Rating | null;
  /** The rating is the standard one. */
  readonly standIn: boolean;
  readonly laterEvent: boolean;
  readonly performed: boolean;
}

export interface EventGame {
  readonly white: number;
  readonly black: number;
  readonly whiteScore: HalfPoints;
  readonly blackScore: HalfPoints;
  readonly played: boolean;
  readonly round: number;
  readonly exception: 'force-majeure' | 'fair-play' | null;
  readonly whiteRating: Rating | undefined;
  readonly blackRating: Rating | undefined;
}

export interface Event {
  readonly start: CivilDate | null;
  readonly type: EventType;
  readonly players: readonly EventPlayer[];
  readonly games: readonly EventGame[];
  readonly minutes: number | null;
  readonly scheduledGames: number | null;
  readonly waivedMatchRule: boolean;
}

/** Far above any real event; a limit on what one call may take. */
const MAX_PLAYERS = 20_000;

export function readEvent(edition: Edition, input: EventInput): Event {
  if (!EVENT_TYPES.includes(input.type)) {
    throw new InputError('invalid-type', { value: String(input.type), allowed: EVENT_TYPES.join(', ') });
  }
  count(input.players.length, 'players', 2, MAX_PLAYERS);
  if (input.games.length === 0) throw new InputError('no-games', { allowed: 'at least one game' });
  count(input.games.length, 'games', 1, MAX_PLAYERS * MAX_GAMES);
  const perGame = input.ratingsPerGame === true && edition.rules.ratingsPerGame.value !== null;
  return {
    start: input.start ? parseDate(input.start) : null,
    type: input.type,
    players: input.players.map((player) => readPlayer(edition, player)),
    games: input.games.map((game) => readGame(game, input.players.length, perGame)),
    minutes: optional(input.minutes, (value) => count(value, 'minutes')),
    scheduledGames: optional(input.scheduledGames, (value) => count(value, 'scheduledGames', 1)),
    waivedMatchRule: input.waivedMatchRule === true,
  };
}

const optional = <T>(value: number | null | undefined, read: (value: number) => T): T | null =>
  value === null || value === undefined ? null : read(value);

function readPlayer(edition: Edition, player: EventPlayerInput): EventPlayer {
  const own = optional(player.rating, rating);
  const standard = edition.rules.standardStandsIn.value === null ? null : optional(player.standard, rating);
  return {
    rating: own ?? standard,
    k: optional(player.k, kFactor),
    listedSince: optional(player.listedSince, rating),
    standIn: own === null && standard !== null,
    laterEvent: player.laterEvent === true,
    performed: player.performed === true,
  };
}

function readGame(game: EventGameInput, players: number, perGame: boolean): EventGame {
  const { white, black, round = 0, exception = null } = game;
  checkPlayer(white, players);
  checkPlayer(black, players);
  if (white === black) {
    throw new InputError('unknown-player', {
      value: white,
      allowed: 'an opponent other than the player himself',
    });
  }
  const whiteScore = gameScore(game.whiteScore);
  const blackScore = gameScore(game.blackScore);
  if (whiteScore + blackScore > 2) {
    throw new InputError('invalid-score', {
      value: `${game.whiteScore} and ${game.blackScore}`,
      allowed: 'together at most 1',
    });
  }
  return {
    white,
    black,
    whiteScore,
    blackScore,
    played: game.played,
    round: count(round, 'round'),
    exception,
    whiteRating: perGame ? (optional(game.whiteRating, rating) ?? undefined) : undefined,
    blackRating: perGame ? (optional(game.blackRating, rating) ?? undefined) : undefined,
  };
}

function checkPlayer(player: number, players: number): void {
  if (Number.isInteger(player) && player >= 0 && player < players) return;
  throw new InputError('unknown-player', { value: String(player), allowed: `from 0 to ${players - 1}` });
}
