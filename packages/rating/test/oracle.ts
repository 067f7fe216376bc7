/**
 * The arithmetic of the regulations written a second time, from the text alone and in BigInt throughout, to
 * compare the engine with. Nothing here comes from the engine: the table is that of the normal distribution
 * with its six exceptions, and the differences of the editions are plain rows.
 */
import { defined } from '../src/defined.ts';

export interface Oracle {
  readonly cadence: 'standard' | 'rapid' | 'blitz';
  readonly id: string;
  readonly cap: bigint;
  /** Only the largest gap of an event is capped. */
  readonly once: boolean;
  readonly fullFrom: bigint | null;
  readonly gap600: boolean;
  readonly away: boolean;
  /** First ratings: tenths per half point above half, or null where two drawn games are added. */
  readonly bonus: bigint | null;
  readonly extreme: bigint;
  /** Half points an unrated player needs in the first event, and whether round robins have their own method. */
  readonly minimum: bigint;
  readonly roundRobin: boolean;
  /** A round robin result needs three rated opponents to be used for others. */
  readonly three: boolean;
}

type Row = readonly [
  cadence: Oracle['cadence'],
  id: string,
  cap: bigint,
  once: boolean,
  fullFrom: bigint | null,
  gap600: boolean,
  away: boolean,
  bonus: bigint | null,
  extreme: bigint,
  minimum: bigint,
  roundRobin: boolean,
  three: boolean,
];

const ROWS: readonly Row[] = [
  //                       cap  once   full   gap    away   bonus extreme min roundRobin three
  ['standard', '2005-07', 350n, false, null, false, false, 125n, 735n, 2n, true, false],
  ['standard', '2009-07', 400n, false, null, false, false, 150n, 800n, 1n, true, true],
  ['standard', '2011-07', 400n, false, null, false, false, 125n, 800n, 2n, true, true],
  ['standard', '2012-07', 400n, false, null, false, false, 125n, 800n, 2n, true, true],
  ['standard', '2013-07', 400n, false, null, false, false, 150n, 800n, 2n, true, true],
  ['standard', '2014-07', 400n, false, null, false, true, 200n, 800n, 1n, true, false],
  ['standard', '2017-07', 400n, false, null, false, true, 200n, 800n, 1n, true, false],
  ['standard', '2022-01', 400n, true, null, false, true, 200n, 800n, 1n, false, false],
  ['standard', '2024-03', 400n, false, null, false, true, null, 800n, 1n, false, false],
  ['standard', '2025-10', 400n, false, 2650n, false, true, null, 800n, 1n, false, false],
  ['rapid', '2005-07', 350n, false, null, false, false, 125n, 735n, 2n, true, false],
  ['rapid', '2012-01', 400n, false, null, false, false, 100n, 800n, 2n, true, true],
  ['rapid', '2022-10', 400n, true, null, false, true, 200n, 800n, 1n, false, false],
  ['rapid', '2024-03', 400n, false, null, false, true, null, 800n, 1n, false, false],
  ['rapid', '2024-12', 400n, false, null, true, true, null, 800n, 1n, false, false],
  ['blitz', '2012-01', 400n, false, null, false, false, 100n, 800n, 2n, true, true],
  ['blitz', '2022-10', 400n, true, null, false, true, 200n, 800n, 1n, false, false],
  ['blitz', '2024-03', 400n, false, null, false, true, null, 800n, 1n, false, false],
  ['blitz', '2024-12', 400n, false, null, true, true, null, 800n, 1n, false, false],
];

export const ORACLES: readonly Oracle[] = ROWS.map(
  ([cadence, id, cap, once, fullFrom, gap600, away, bonus, extreme, minimum, roundRobin, three]) => ({
    cadence,
    id,
    cap,
    once,
    fullFrom,
    gap600,
    away,
    bonus,
    extreme,
    minimum,
    roundRobin,
    three,
  }),
);

/** The normal distribution function, by its series. */
export function normal(x: number): number {
  let [sum, term] = [x, x];
  for (let n = 1; n < 200; n += 1) {
    term *= (x * x) / (2 * n + 1);
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
}

/** The rows of the printed table that differ from the distribution. */
export const EXCEPTIONS: ReadonlyMap<number, bigint> = new Map([
  [54, 58n],
  [343, 88n],
  [344, 88n],
  [358, 90n],
  [392, 92n],
  [620, 99n],
]);

const PD: readonly bigint[] = Array.from({ length: 736 }, (_, difference) => {
  const exact = BigInt(Math.floor(normal((7 * difference) / 2000) * 100 + 0.5));
  return EXCEPTIONS.get(difference) ?? exact;
});

/** dp is the middle of the row of PD that has p, rounded down. */
const DP: readonly bigint[] = Array.from({ length: 50 }, (_, above) => {
  if (above === 0) return 0n;
  const p = BigInt(50 + above);
  return BigInt(Math.floor((PD.indexOf(p) + PD.lastIndexOf(p)) / 2));
});

const size = (value: bigint): bigint => (value < 0n ? -value : value);

export function expectation(difference: bigint): bigint {
  const distance = size(difference);
  const higher = distance > 735n ? 100n : defined(PD[Number(distance)]);
  return difference < 0n ? 100n - higher : higher;
}

function dpOf(p: bigint, extreme: bigint): bigint {
  if (p < 50n) return -dpOf(100n - p, extreme);
  return p === 100n ? extreme : defined(DP[Number(p) - 50]);
}

/** To the nearest, a half up; the denominator is positive. */
export function nearest(numerator: bigint, denominator: bigint): bigint {
  const twice = 2n * numerator + denominator;
  const quotient = twice / (2n * denominator);
  return twice < 0n && quotient * 2n * denominator !== twice ? quotient - 1n : quotient;
}

const nearestAway = (numerator: bigint, denominator: bigint): bigint =>
  numerator < 0n ? -nearest(-numerator, denominator) : nearest(numerator, denominator);

export interface OracleGame {
  readonly opponent: bigint;
  /** In half points. */
  readonly score: bigint;
}

export interface OracleChange {
  readonly n: number;
  readonly expected: bigint;
  readonly change: bigint;
  readonly rounded: bigint;
}

/** 10.51 to 10.53, 8.54 to 8.57, 8.3.1 to 8.3.4: one player's event, K as given. */
export function changeOf(rules: Oracle, own: bigint, k: bigint, games: readonly OracleGame[]): OracleChange {
  const rated = rules.gap600
    ? games.filter(({ opponent }) => size(own - opponent) < 600n || (own <= 2600n && opponent <= 2600n))
    : games;
  const largest = rules.once
    ? rated.reduce((gap, { opponent }) => {
        const other = size(own - opponent);
        return other > gap ? other : gap;
      }, 0n)
    : 0n;
  // Of equal gaps the one in which the player is the higher rated is capped.
  const above = rules.once && rated.some(({ opponent }) => own - opponent === largest);
  let used = false;
  let [expected, score] = [0n, 0n];
  for (const game of rated) {
    let difference = own - game.opponent;
    if (size(difference) > rules.cap && (rules.fullFrom === null || own < rules.fullFrom)) {
      const here = !rules.once || (!used && difference === (above ? largest : -largest));
      if (here) {
        used = true;
        difference = difference < 0n ? -rules.cap : rules.cap;
      }
    }
    expected += expectation(difference);
    score += game.score;
  }
  const change = (50n * score - expected) * k;
  const rounded = rules.away ? nearestAway(change, 100n) : nearest(change, 100n);
  return { n: rated.length, expected, change, rounded };
}

/** 10.21a to 10.24, 8.21a to 8.24, 8.2.2 and 8.2.3: an unrated player's games against rated opponents. */
export function swissResult(rules: Oracle, games: readonly OracleGame[]): bigint {
  const sum = games.reduce((total, { opponent }) => total + opponent, 0n);
  const score = games.reduce((total, game) => total + game.score, 0n);
  const n = BigInt(games.length);
  if (rules.bonus === null) {
    const dp = dpOf(nearest((score + 2n) * 50n, n + 2n), rules.extreme);
    return nearest(sum + 3600n + dp * (n + 2n), n + 2n);
  }
  return fromAverage(rules, nearest(sum, n), score, n, null);
}

/** `opponents` in a round robin, null elsewhere. */
function fromAverage(
  rules: Oracle,
  average: bigint,
  score: bigint,
  n: bigint,
  opponents: bigint | null,
): bigint {
  if (score >= n) return nearest(10n * average + (rules.bonus ?? 0n) * (score - n), 10n);
  const dp = dpOf(nearest(score * 50n, n), rules.extreme);
  if (opponents === null) return average + dp;
  return nearest(average * (opponents + 1n) + dp * opponents, opponents + 1n);
}

export interface OraclePlayer {
  readonly rating: bigint | null;
  /** Half points against each of the others; the player's own entry is ignored. */
  readonly scores: readonly bigint[];
}

/** 10.21b and 10.54, 8.21b and 8.58: results of the unrated players of a full round robin, null where dropped. */
export function roundRobinResults(rules: Oracle, players: readonly OraclePlayer[]): (bigint | null)[] {
  const others = (own: number): number[] => players.flatMap((_, other) => (other === own ? [] : [other]));
  const total = (own: number, over: readonly number[]): bigint =>
    over.reduce((sum, other) => sum + defined(players[own]?.scores[other]), 0n);
  const isIn = players.map(({ rating }, own) => rating !== null || total(own, others(own)) >= rules.minimum);
  const field = players.flatMap((_, own) => (isIn[own] ? [own] : []));
  const n = BigInt(field.length - 1);
  const scoreOf = (own: number): bigint =>
    total(
      own,
      field.filter((other) => other !== own),
    );

  const rated = field.filter((own) => players[own]?.rating !== null);
  const count = BigInt(rated.length);
  const ratings = rated.reduce((sum, own) => sum + (players[own]?.rating as bigint), 0n);
  const dps = rated.reduce((sum, own) => sum + dpOf(nearest(scoreOf(own) * 50n, n), rules.extreme), 0n);
  const ra = nearest(ratings * (n + 1n) - dps * n, count * (n + 1n));

  const first = players.map(({ rating }, own) =>
    rating === null && isIn[own] ? fromAverage(rules, ra, scoreOf(own), n, n) : rating,
  );
  return players.map(({ rating }, own) => {
    const before = first[own];
    if (rating !== null || !isIn[own] || before === null || before === undefined) return null;
    const shift = field.reduce((sum, other) => {
      const gap = (defined(first[other]) as bigint) - before;
      if (other === own || size(gap) <= rules.cap) return sum;
      return sum + (gap < 0n ? -rules.cap - gap : rules.cap - gap);
    }, 0n);
    return fromAverage(rules, nearest(ra * n + shift, n), scoreOf(own), n, n);
  });
}

/** The expected score of a rated player in a complete round robin; unrated opponents count with their results. */
export function roundRobinExpected(
  rules: Oracle,
  players: readonly OraclePlayer[],
  results: readonly (bigint | null)[],
  player: number,
): bigint {
  const own = players[player]?.rating as bigint;
  const enough = !rules.three || players.filter(({ rating }) => rating !== null).length >= 3;
  return players.reduce((sum, { rating }, other) => {
    const opponent = rating ?? (enough ? defined(results[other]) : null);
    if (other === player || opponent === null) return sum;
    const gap = own - opponent;
    const counted = size(gap) <= rules.cap ? gap : gap < 0n ? -rules.cap : rules.cap;
    return sum + expectation(counted);
  }, 0n);
}
