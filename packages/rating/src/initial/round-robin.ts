import { defined } from '../defined.ts';
import type { Edition } from '../editions/rules.ts';
import { formatRational, multiply, type Rational, rational, roundRational, subtract } from '../rational.ts';
import { type Reason, reason, type Why } from '../reasons.ts';
import { differenceFor } from '../tables.ts';
import type { HalfPoints, Rating } from '../values.ts';
import { type FormulaResult, fraction, resultFromAverage } from './formula.ts';

/** A player of a round robin with the games that count: opponents by index, each as often as met. */
export interface RoundRobinPlayer {
  readonly rating: Rating | null;
  readonly score: HalfPoints;
  readonly opponents: readonly number[];
}

/** The steps of 10.54 and 8.58 for one unrated player. */
export interface RoundRobinResult extends FormulaResult {
  /** Ru before the corrective pass. */
  readonly first: FormulaResult;
  /** Opponents, by index, whose rating is too far away, and what it counts as. */
  readonly capped: readonly { readonly opponent: number; readonly counted: number }[];
  readonly reasons: readonly Reason[];
}

export interface RoundRobin {
  /** The average rating of the rated players. */
  readonly rar: Rational;
  /** The average dp of the rated players. */
  readonly dpa: Rational;
  /** The average of the tournament, whole. */
  readonly ra: number;
  /** One result for each unrated player, null for the rated ones. */
  readonly results: readonly (RoundRobinResult | null)[];
}

/**
 * Event results of the unrated players of a round robin (2005 10.21b, 10.54; 2009 and 2014 8.21b, 8.58):
 * everybody gets the tournament's average, then one corrective pass counts opponents who are too far away
 * as being at the cap.
 */
export function rateRoundRobin(
  edition: Edition,
  players: readonly RoundRobinPlayer[],
  explain: boolean,
): RoundRobin {
  const rated = players.filter(
    (player): player is RoundRobinPlayer & { rating: Rating } => player.rating !== null,
  );
  const extreme = edition.rules.extremeDifference.value;
  const rar = mean(rated.map((player) => player.rating));
  const dpa = mean(
    rated.map((player) => differenceFor(fraction(player.score, player.opponents.length), extreme)),
  );
  // n is the number of opponents (8.21b iii): everybody else in the field, however often they meet.
  const n = players.length - 1;
  const ra = roundRational(subtract(rar, multiply(dpa, rational(n, n + 1))));

  const whys = players.map((player): Why => (explain && player.rating === null ? [] : undefined));
  const averaged = {
    rated: rated.length,
    rar: formatRational(rar),
    dpa: formatRational(dpa),
    opponents: n,
    ra,
  };
  const firsts = players.map((player, index) => {
    whys[index]?.push(reason('tournament-average', edition.rules.roundRobinAverage, averaged));
    return player.rating === null ? resultOf(edition, player, n, ra, whys[index]) : null;
  });
  const field = players.map((player, index) => player.rating ?? (firsts[index] as FormulaResult).ru);
  const results = players.map((player, index): RoundRobinResult | null => {
    const first = firsts[index];
    return first ? corrected(edition, player, n, ra, first, field, whys[index]) : null;
  });
  return { rar, dpa, ra, results };
}

function mean(values: readonly number[]): Rational {
  return rational(
    values.reduce((a, b) => a + b, 0),
    values.length,
  );
}

function resultOf(
  edition: Edition,
  player: RoundRobinPlayer,
  opponents: number,
  average: number,
  why: Why,
): FormulaResult {
  const { score } = player;
  const n = player.opponents.length;
  return resultFromAverage(edition, { n, score, average: rational(average), opponents }, why);
}

function corrected(
  edition: Edition,
  player: RoundRobinPlayer,
  n: number,
  ra: number,
  first: FormulaResult,
  field: readonly number[],
  why: Why,
): RoundRobinResult {
  const { differenceCap, roundRobinMethod } = edition.rules;
  const cap = differenceCap.value ?? Number.MAX_SAFE_INTEGER;
  const capped = [...new Set(player.opponents)]
    .map((opponent) => ({ opponent, counted: atMost(defined(field[opponent]), first.ru, cap) }))
    .filter(({ opponent, counted }) => counted !== field[opponent]);
  const shift = capped.reduce((sum, { opponent, counted }) => sum + counted - defined(field[opponent]), 0);
  const average = roundRational(rational(ra * n + shift, n));
  const result = average === ra ? first : resultOf(edition, player, n, average, undefined);
  const values = { cap, capped: capped.length, before: ra, average, ru: result.ru };
  if (capped.length > 0) why?.push(reason('field-corrected', roundRobinMethod, values));
  return { ...result, first, capped, reasons: why ?? [] };
}

/** An opponent's rating, no further than the cap from the player's own. */
function atMost(opponent: number, own: number, cap: number): number {
  return Math.min(Math.max(opponent, own - cap), own + cap);
}
