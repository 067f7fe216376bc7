import { defined } from '../defined.ts';
import type { Edition } from '../editions/rules.ts';
import {
  type Before,
  type Counting,
  countsTowardsFirst,
  FIRST_EVENT,
  isScoreTooLow,
} from '../initial/counting.ts';
import { type FormulaResult, resultOfGames } from '../initial/formula.ts';
import { type RoundRobinPlayer, type RoundRobinResult, rateRoundRobin } from '../initial/round-robin.ts';
import { floorOn } from '../lists/floor.ts';
import { points } from '../rational.ts';
import { type Reason, type Reasons, reason, type Why } from '../reasons.ts';
import type { HalfPoints, Rating } from '../values.ts';
import { sideOf } from './event-games.ts';
import type { Event, EventPlayer } from './input.ts';

/** What an event gives an unrated player. */
export interface UnratedResult {
  /** Null where no game against a rated opponent gives a figure. */
  readonly result: FormulaResult | null;
  /** Whether it counts towards a first rating. */
  readonly counts: boolean;
  /** What decided whether it counts; null where there is no result. */
  readonly counting: Counting | null;
  /** Why rated opponents' games against the player do not count; null where they count with the player's result. */
  readonly forOpponents: Reason | null;
  readonly reasons: Reasons;
}

/** One player's games that may count. */
interface PlayerGame {
  readonly opponent: number;
  /** The opponent's rating in this game; null if unrated. */
  readonly rating: Rating | null;
  readonly score: HalfPoints;
}

/** A player's games that may count. */
export type GamesOf = (player: number) => readonly PlayerGame[];

/** `list`: all games of the player. */
export function countingGames(
  { games, players }: Event,
  leftOut: readonly (Reason | null)[],
  player: number,
  list: readonly number[],
): readonly PlayerGame[] {
  return list.flatMap((index): PlayerGame | [] => {
    if (leftOut[index] !== null) return [];
    const { opponent, score, other } = sideOf(defined(games[index]), player);
    return { opponent, rating: other ?? players[opponent]?.rating ?? null, score };
  });
}

const total = (games: readonly PlayerGame[]): HalfPoints =>
  games.reduce((sum, game) => sum + game.score, 0) as HalfPoints;

function beforeOf(player: EventPlayer): Before {
  const { laterEvent, performed } = player;
  if (!laterEvent && !performed) return FIRST_EVENT;
  return { first: false, counted: player.counted, reached: performed, performed };
}

/** Results in a Swiss or team event: games against rated opponents only (6.4, 6.41, 8.21a, 8.2.2). */
export function unratedInSwiss(
  edition: Edition,
  event: Event,
  gamesOf: GamesOf,
  explain: boolean,
): readonly (UnratedResult | null)[] {
  return event.players.map((player, index) => {
    if (player.rating !== null) return null;
    const why: Why = explain ? [] : undefined;
    const against = gamesOf(index).filter((game) => game.rating !== null);
    if (against.length === 0) {
      why?.push(reason('nothing-counts', edition.rules.average, {}));
      return {
        result: null,
        counts: false,
        counting: null,
        forOpponents: notCounted(edition, event, index),
        reasons: why ?? [],
      };
    }
    const sum = against.reduce((ratings, game) => ratings + (game.rating ?? 0), 0);
    const result = resultOfGames(edition, against.length, total(against), sum, why);
    const points = edition.rules.minimumScore.value.points === 'all' ? gamesOf(index) : against;
    const counting = { ...countingOf(edition, event, against, result, false), score: total(points) };
    const counts = judge(edition, player, counting, why);
    const strictly = counts && countsTowardsFirst(edition, counting, FIRST_EVENT, undefined);
    const forOpponents = swissForOpponents(edition, event, index, strictly);
    return { result, counts, counting, forOpponents, reasons: why ?? [] };
  });
}

function judge(edition: Edition, player: EventPlayer, counting: Counting, why: Why): boolean {
  const before = beforeOf(player);
  why?.push(
    reason(before.first ? 'taken-as-first-event' : 'taken-as-later-event', edition.rules.minimumScore, {}),
  );
  return countsTowardsFirst(edition, counting, before, why);
}

function countingOf(
  edition: Edition,
  event: Event,
  against: readonly PlayerGame[],
  result: FormulaResult,
  roundRobin: boolean,
): Counting {
  return {
    roundRobin,
    score: result.score,
    met: { opponents: new Set(against.map((game) => game.opponent)).size, games: against.length },
    ru: result.ru,
    floor: floorOn(edition, event.start),
  };
}

/** 2009 6.42: games count where the opponent earned a result; 2005 6.4: in a Scheveningen event with one such player. */
function swissForOpponents(edition: Edition, event: Event, player: number, counts: boolean): Reason | null {
  const { gamesAgainstUnrated, scheveningenUnrated } = edition.rules;
  if (event.type === 'scheveningen' && scheveningenUnrated.value !== null)
    return counts ? null : missing(gamesAgainstUnrated, player);
  if (gamesAgainstUnrated.value === 'not-counted') return notCounted(edition, event, player);
  return counts ? null : missing(gamesAgainstUnrated, player);
}

/** The article is the one under which the games would have counted. */
function missing(rule: { readonly article: string | null }, opponent: number): Reason {
  return reason('opponent-result-missing', rule, { opponent });
}

function notCounted(edition: Edition, event: Event, player: number): Reason {
  const { gamesAgainstUnrated, listedSince } = edition.rules;
  const listed = event.players[player]?.listedSince ?? null;
  if (listed !== null) return reason('opponent-listed-since', listedSince, { rating: listed });
  return reason('opponent-unrated', gamesAgainstUnrated, {});
}

/** Results in a round robin in which every game was played: rated and unrated opponents alike. */
export function unratedInRoundRobin(
  edition: Edition,
  event: Event,
  gamesOf: GamesOf,
  explain: boolean,
): readonly (UnratedResult | null)[] {
  const low = event.players.map((player, index) =>
    player.rating === null
      ? isScoreTooLow(edition, total(gamesOf(index)), beforeOf(player), undefined)
      : 'no',
  );
  // A player whose score is too low is dropped with all games (6.1); the result is still shown.
  const counted = fieldResults(edition, event, gamesOf, (player) => low[player] !== 'dropped', explain);
  const whole = fieldResults(edition, event, gamesOf, () => true, explain);
  return event.players.map((player, index) => {
    if (player.rating !== null) return null;
    const result = (low[index] === 'dropped' ? whole : counted).get(index) ?? null;
    const why: Why = explain ? [...(result?.reasons ?? [])] : undefined;
    const own = gamesOf(index);
    const against = own.filter((game) => game.rating !== null);
    if (result === null) {
      why?.push(reason('nothing-counts', edition.rules.roundRobinAverage, {}));
      return {
        result,
        counts: false,
        counting: null,
        forOpponents: missing(edition.rules.roundRobinAgainstUnrated, index),
        reasons: why ?? [],
      };
    }
    const counting = { ...countingOf(edition, event, against, result, true), score: total(own) };
    const counts = judge(edition, player, counting, why);
    const forOpponents = roundRobinForOpponents(edition, low[index] ?? 'no', counting, index);
    return { result, counts, counting, forOpponents, reasons: why ?? [] };
  });
}

/** The corrective pass over those of the field who count. */
function fieldResults(
  edition: Edition,
  event: Event,
  gamesOf: GamesOf,
  isIn: (player: number) => boolean,
  explain: boolean,
): ReadonlyMap<number, RoundRobinResult> {
  const field = event.players.flatMap((_, index) => (isIn(index) ? [index] : []));
  const place = new Map(field.map((player, index) => [player, index]));
  const players = field.map((player): RoundRobinPlayer => {
    const left = gamesOf(player).filter(({ opponent }) => isIn(opponent));
    const opponents = left.map(({ opponent }) => defined(place.get(opponent)));
    return { rating: event.players[player]?.rating ?? null, score: total(left), opponents };
  });
  if (field.length < 2 || players.every((player) => player.rating === null)) return new Map();
  const { results } = rateRoundRobin(edition, players, explain);
  return new Map(results.flatMap((result, index) => (result ? [[defined(field[index]), result]] : [])));
}

function roundRobinForOpponents(
  edition: Edition,
  low: 'dropped' | 'included' | 'no',
  counting: Counting,
  player: number,
): Reason | null {
  const { minimumScore, lowScoreForOpponents, roundRobinAgainstUnrated } = edition.rules;
  // 2009 6.1: a zero after a performance is included in the player's own calculation, not in the opponents'.
  if (low === 'dropped' || (low === 'included' && minimumScore.value.events === 'until-performance')) {
    const minimum = points(minimumScore.value.halfPoints as HalfPoints);
    return reason('opponent-dropped', lowScoreForOpponents, { score: points(counting.score), minimum });
  }
  if (roundRobinAgainstUnrated.value === 'not-counted')
    return reason('opponent-unrated', roundRobinAgainstUnrated, {});
  return enoughOpponents(edition, counting) ? null : missing(roundRobinAgainstUnrated, player);
}

/** 2009 8.52 with 8.21: a result needs rated opponents enough also to be used for others. */
function enoughOpponents(edition: Edition, counting: Counting): boolean {
  const rule = edition.rules.minimumOpponents.value;
  return rule === null || rule.types !== 'all' || counting.met[rule.counted] >= rule.rated;
}
