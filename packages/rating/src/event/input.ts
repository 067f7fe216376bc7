import { type CivilDate, type DateInput, readStart } from '../date.ts';
import type { Edition } from '../editions/rules.ts';
import { InputError, readEach, within } from '../errors.ts';
import { EVENT_TYPES, type EventType } from '../initial/counting.ts';
import { oneOf } from '../requirement.ts';
import { count, type K, kFactor, MAX_GAMES, type Rating, rating } from '../values.ts';
import { type EventGame, type EventGameInput, readEventGames } from './event-games.ts';
import { takesRatingsPerGame } from './ratings-per-game.ts';

/** A player of an event, as on the rating list in force at the start. */
export interface EventPlayerInput {
  /** Null: unrated. */
  readonly rating: number | null;
  /** K of a rated player; without it the change is summed but not multiplied. */
  readonly k?: number | null;
  /** The current rating of a player who was unrated at the start and has been listed since. */
  readonly listedSince?: number | null;
  /** A standard rating, for rapid and blitz players without one of their own. */
  readonly standard?: number | null;
  /** For an unrated player: this is not the first event. */
  readonly laterEvent?: boolean;
  /** For an unrated player: an earlier result has counted; taken to be so where the event is a later one. */
  readonly counted?: boolean;
  /** For an unrated player: an earlier result that counted was above the floor. */
  readonly performed?: boolean;
}

export interface EventInput {
  readonly start?: DateInput | null;
  readonly type: EventType;
  readonly players: readonly EventPlayerInput[];
  readonly games: readonly EventGameInput[];
  /** Minutes for 60 moves, where known. */
  readonly minutes?: number | null;
  /** The number of games a match was agreed for. */
  readonly scheduledGames?: number | null;
  /** The rule on decided matches was waived beforehand. */
  readonly waivedMatchRule?: boolean;
  /** An official event of FIDE. */
  readonly official?: boolean;
  /** An official event of a continent. */
  readonly continental?: boolean;
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
  readonly counted: boolean;
  readonly performed: boolean;
}

export interface Event {
  readonly start: CivilDate | null;
  readonly type: EventType;
  readonly players: readonly EventPlayer[];
  readonly games: readonly EventGame[];
  readonly minutes: number | null;
  readonly scheduledGames: number | null;
  readonly waivedMatchRule: boolean;
  readonly official: boolean;
  readonly continental: boolean;
}

/** Far above any real event; a limit on what one call may take. */
const MAX_PLAYERS = 20_000;

export function readEvent(edition: Edition, input: EventInput): Event {
  if (!EVENT_TYPES.includes(input.type)) {
    throw new InputError('invalid-type', {
      path: 'type',
      value: String(input.type),
      expected: oneOf(EVENT_TYPES),
    });
  }
  count(input.players.length, 'players', 2, MAX_PLAYERS);
  if (input.games.length === 0) throw new InputError('no-games', { expected: { kind: 'games', from: 1 } });
  count(input.games.length, 'games', 1, MAX_PLAYERS * MAX_GAMES);
  const perGame = takesRatingsPerGame(edition, input.ratingsPerGame === true);
  return {
    start: within('start', () => readStart(input.start)),
    type: input.type,
    players: readEach('players', input.players, (player) => readPlayer(edition, player)),
    games: readEventGames(input.games, input.players.length, perGame),
    minutes: optional('minutes', input.minutes, (value) => count(value, 'minutes')),
    scheduledGames: optional('scheduledGames', input.scheduledGames, (value) =>
      count(value, 'scheduledGames', 1),
    ),
    waivedMatchRule: input.waivedMatchRule === true,
    official: input.official === true,
    continental: input.continental === true,
  };
}

const optional = <T>(path: string, value: number | null | undefined, read: (value: number) => T): T | null =>
  value === null || value === undefined ? null : within(path, () => read(value));

function readPlayer(edition: Edition, player: EventPlayerInput): EventPlayer {
  const own = optional('rating', player.rating, rating);
  const standard =
    edition.rules.standardStandsIn.value === null ? null : optional('standard', player.standard, rating);
  return {
    rating: own ?? standard,
    k: optional('k', player.k, kFactor),
    listedSince: optional('listedSince', player.listedSince, rating),
    standIn: own === null && standard !== null,
    laterEvent: player.laterEvent === true,
    counted: player.counted ?? (player.laterEvent === true || player.performed === true),
    performed: player.performed === true,
  };
}
