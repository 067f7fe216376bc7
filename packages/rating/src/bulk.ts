import { defined } from './defined.ts';
import type { Edition } from './editions/rules.ts';
import { InputError } from './errors.ts';
import { expectedOf, isGapUnrated, isOverCap } from './expected.ts';
import { oneOf } from './requirement.ts';
import { floorDivide, type Rounding, roundHundredths } from './rounding.ts';
import { probability } from './tables.ts';
import { count, K_LIMITS, MAX_GAMES, RATING_LIMITS, type Rating } from './values.ts';

/**
 * `sumGames`, `limitedK` and `applyChange` on columns, without reasons, for games of one edition. A row is
 * what is rounded once: a player over a period, or over one event.
 */

export interface PlayerColumns {
  readonly ratings: Int16Array;
  readonly ks: Uint8Array;
}

export interface GameColumns {
  /** The players' rows. */
  readonly white: Int32Array;
  readonly black: Int32Array;
  /** White's half points; black has the rest of two. */
  readonly results: Uint8Array;
}

/** The rows and games of one call; `to` is exclusive. */
export interface BulkRange {
  readonly playersFrom: number;
  readonly playersTo: number;
  readonly gamesFrom: number;
  readonly gamesTo: number;
}

/** What the games did to each player. */
export interface BulkOutcome {
  /** Games that count. */
  readonly n: Uint16Array;
  /** ΣΔR in hundredths. */
  readonly sums: Int32Array;
  /** K after the limit on K × n. */
  readonly ks: Uint8Array;
  /** ΣΔR × K in hundredths, exact. */
  readonly changes: Int32Array;
  /** The new ratings, before the floor; wider than a rating, since nothing else limits them. */
  readonly ratings: Int32Array;
}

/** Tables of one edition: the expectation by difference, and the largest K by number of games. */
export interface BulkKernel {
  readonly edition: Edition;
  /**
   * White's expectation in hundredths by the difference: first for games up to `top`, then for games with a
   * player above it. `OPEN` where the difference alone does not decide.
   */
  readonly expected: Uint8Array;
  readonly top: number;
  /** The largest K for a number of games. */
  readonly largestK: Uint8Array;
  readonly rounding: Rounding;
}

const SPAN = RATING_LIMITS.to - RATING_LIMITS.from;
/** The second table starts at 2^13, above both signs of the span. */
const SECOND_BITS = 13;
/** No expectation: above 100 hundredths. */
const OPEN = 255;

/**
 * While games are summed, one integer holds both n and ΣΔR of a player, n in units of `GAME`, which halves the
 * memory that a game touches. 19 bits hold ±262143 hundredths, more than 100 for each of `MAX_GAMES` games.
 */
const GAME_BITS = 19;
const GAME = 1 << GAME_BITS;
const HALF_GAME = GAME >> 1;

/** Whether the expectation of each game depends on that game alone. */
export function isBulkEdition({ rules }: Edition): boolean {
  return rules.differenceCap.value === null || rules.differenceCapGames.value === 'every';
}

export function bulkKernel(edition: Edition): BulkKernel {
  const { differenceCap, differenceCapGames, changeRounding } = edition.rules;
  if (!isBulkEdition(edition)) {
    throw new InputError('invalid-type', {
      name: 'differenceCapGames',
      value: differenceCapGames.value,
      expected: oneOf(['every']),
      edition: edition.id,
      cadence: edition.cadence,
    });
  }
  const cap = differenceCap.value ?? SPAN;
  const { top, closed } = limitsOfDifference(edition);
  const second = 1 << SECOND_BITS;
  const expected = new Uint8Array(2 * second).fill(OPEN);
  for (let difference = -SPAN; difference <= SPAN; difference += 1) {
    const share = probability(Math.max(-cap, Math.min(cap, difference)));
    expected[difference + SPAN] = share;
    if (Math.abs(difference) <= closed) expected[second + difference + SPAN] = share;
  }
  return { edition, expected, top, largestK: largestKs(edition), rounding: changeRounding.value };
}

/**
 * Up to `top` the difference alone decides, above it only up to `gap`: beyond, the full one may count (2024
 * 8.3.1 as of 2025) or the game not at all (rapid and blitz 7.3.1).
 */
function limitsOfDifference({ rules }: Edition): { readonly top: number; readonly closed: number } {
  const { differenceCap, fullDifferenceFrom, unratedGap } = rules;
  let [top, closed]: [number, number] = [RATING_LIMITS.to, SPAN];
  if (differenceCap.value !== null && fullDifferenceFrom.value !== null) {
    [top, closed] = [fullDifferenceFrom.value - 1, differenceCap.value];
  }
  if (unratedGap.value !== null) {
    top = Math.min(top, unratedGap.value.above);
    closed = Math.min(closed, unratedGap.value.gap - 1);
  }
  return { top, closed };
}

function largestKs(edition: Edition): Uint8Array {
  const limit = edition.rules.kTimesGames.value;
  const largest = new Uint8Array(MAX_GAMES + 1).fill(K_LIMITS.to);
  if (limit === null) return largest;
  for (let n = 1; n <= MAX_GAMES; n += 1) largest[n] = Math.min(K_LIMITS.to, floorDivide(limit, n));
  return largest;
}

export function bulkOutcome(players: number): BulkOutcome {
  return {
    n: new Uint16Array(players),
    sums: new Int32Array(players),
    ks: new Uint8Array(players),
    changes: new Int32Array(players),
    ratings: new Int32Array(players),
  };
}

/**
 * After an error the outcome is invalid. Columns and outcome may hold many events, each rated by its own
 * call.
 */
export function rateInBulk(
  kernel: BulkKernel,
  columns: PlayerColumns & GameColumns,
  outcome: BulkOutcome,
  range: BulkRange = wholeRange(columns),
): void {
  checkColumns(columns, range);
  checkOutcome(outcome, range.playersTo);
  outcome.sums.fill(0, range.playersFrom, range.playersTo);
  const counted = sumInBulk(kernel, columns, outcome.sums, range);
  const games = finish(kernel, columns, outcome, range);
  // A player's count of 8192 or more overflows; the total then falls short.
  if (games !== 2 * counted) refuseTooMany(columns, range);
}

function wholeRange({ ratings, white }: PlayerColumns & GameColumns): BulkRange {
  return { playersFrom: 0, playersTo: ratings.length, gamesFrom: 0, gamesTo: white.length };
}

/** Returns how many games counted. */
function sumInBulk(
  kernel: BulkKernel,
  columns: PlayerColumns & GameColumns,
  sums: Int32Array,
  { gamesFrom, gamesTo }: BulkRange,
): number {
  let counted = gamesTo - gamesFrom;
  for (let game = gamesFrom; game < gamesTo; game += 1) {
    game = sumByDifference(kernel, columns, sums, game, gamesTo);
    if (game < gamesTo && !sumByRatings(kernel.edition, columns, sums, game)) counted -= 1;
  }
  return counted;
}

/**
 * Stops at the first game where more than the difference decides and returns its index: a loop without calls
 * runs twice as fast.
 */
function sumByDifference(
  { expected, top }: BulkKernel,
  { ratings, white, black, results }: PlayerColumns & GameColumns,
  sums: Int32Array,
  from: number,
  to: number,
): number {
  for (let game = from; game < to; game += 1) {
    const w = defined(white[game]);
    const b = defined(black[game]);
    const own = defined(ratings[w]);
    const other = defined(ratings[b]);
    // The sign of either, without a branch: a player is above.
    const second = (((top - own) | (top - other)) >>> 31) << SECOND_BITS;
    const share = defined(expected[second + own - other + SPAN]);
    if (share === OPEN) return game;
    const delta = 50 * defined(results[game]) - share;
    sums[w] = (defined(sums[w]) + GAME + delta) | 0;
    sums[b] = (defined(sums[b]) + GAME - delta) | 0;
  }
  return to;
}

/** Returns whether the game counts. */
function sumByRatings(
  edition: Edition,
  { ratings, white, black, results }: PlayerColumns & GameColumns,
  sums: Int32Array,
  game: number,
): boolean {
  const w = defined(white[game]);
  const b = defined(black[game]);
  const own = defined(ratings[w]) as Rating;
  const other = defined(ratings[b]) as Rating;
  if (isGapUnrated(edition, own, other, undefined)) return false;
  const score = defined(results[game]);
  sums[w] = (defined(sums[w]) + GAME + 50 * score - expectedAlone(edition, own, other)) | 0;
  sums[b] = (defined(sums[b]) + GAME + 50 * (2 - score) - expectedAlone(edition, other, own)) | 0;
  return true;
}

function expectedAlone(edition: Edition, own: Rating, opponent: Rating): number {
  return expectedOf(edition, own, opponent, isOverCap(edition, own, opponent));
}

/** Returns the sum of all players' games. */
function finish(
  { largestK, rounding }: BulkKernel,
  { ratings, ks }: PlayerColumns,
  outcome: BulkOutcome,
  { playersFrom, playersTo }: BulkRange,
): number {
  let games = 0;
  for (let player = playersFrom; player < playersTo; player += 1) {
    const packed = defined(outcome.sums[player]);
    const n = (packed + HALF_GAME) >>> GAME_BITS;
    if (n > MAX_GAMES) return -1;
    const sum = packed - (n << GAME_BITS);
    const k = Math.min(defined(ks[player]), defined(largestK[n]));
    const change = sum * k;
    games += n;
    outcome.n[player] = n;
    outcome.sums[player] = sum;
    outcome.ks[player] = k;
    outcome.changes[player] = change;
    outcome.ratings[player] = defined(ratings[player]) + roundHundredths(rounding, change);
  }
  return games;
}

/** Refuses impossible values. `rateInBulk` calls it first. */
export function checkColumns(
  columns: PlayerColumns & GameColumns,
  range: BulkRange = wholeRange(columns),
): void {
  checkRange(columns, range);
  const player = firstWrongPlayer(columns, range);
  if (player < range.playersTo) refusePlayer(columns, player);
  const game = firstWrongGame(columns, range);
  if (game < range.gamesTo) refuseGame(columns, range, game);
}

function firstWrongPlayer({ ratings, ks }: PlayerColumns, { playersFrom, playersTo }: BulkRange): number {
  for (let player = playersFrom; player < playersTo; player += 1) {
    const own = defined(ratings[player]);
    const k = defined(ks[player]);
    if (own < RATING_LIMITS.from || own > RATING_LIMITS.to || k < K_LIMITS.from || k > K_LIMITS.to) {
      return player;
    }
  }
  return playersTo;
}

function firstWrongGame({ white, black, results }: GameColumns, range: BulkRange): number {
  const { playersFrom, playersTo, gamesFrom, gamesTo } = range;
  const players = playersTo - playersFrom;
  for (let game = gamesFrom; game < gamesTo; game += 1) {
    const w = defined(white[game]);
    const b = defined(black[game]);
    // `>>> 0` makes negative rows too large, so one comparison covers both ends.
    const known = (w - playersFrom) >>> 0 < players && (b - playersFrom) >>> 0 < players;
    if (!known || w === b || defined(results[game]) > 2) return game;
  }
  return gamesTo;
}

function checkRange(columns: PlayerColumns & GameColumns, range: BulkRange): void {
  const { ratings, ks, white, black, results } = columns;
  count(ks.length, 'ks', ratings.length, ratings.length);
  count(black.length, 'black', white.length, white.length);
  count(results.length, 'results', white.length, white.length);
  count(range.playersTo, 'playersTo', 0, ratings.length);
  count(range.playersFrom, 'playersFrom', 0, range.playersTo);
  count(range.gamesTo, 'gamesTo', 0, white.length);
  count(range.gamesFrom, 'gamesFrom', 0, range.gamesTo);
}

function checkOutcome(outcome: BulkOutcome, rows: number): void {
  const { n, sums, ks, changes, ratings } = outcome;
  const shortest = Math.min(n.length, sums.length, ks.length, changes.length, ratings.length);
  count(shortest, 'outcome', rows);
}

function refusePlayer({ ratings, ks }: PlayerColumns, player: number): never {
  const value = defined(ratings[player]);
  const wrong = value < RATING_LIMITS.from || value > RATING_LIMITS.to;
  const { from, to } = wrong ? RATING_LIMITS : K_LIMITS;
  throw new InputError(wrong ? 'invalid-rating' : 'invalid-k', {
    value: wrong ? value : defined(ks[player]),
    expected: { kind: 'integer', from, to },
    player,
  });
}

function refuseGame({ white, black, results }: GameColumns, range: BulkRange, game: number): never {
  const result = defined(results[game]);
  if (result > 2) {
    throw new InputError('invalid-score', {
      value: result,
      expected: { kind: 'integer', from: 0, to: 2 },
      game,
    });
  }
  const { playersFrom, playersTo } = range;
  const w = defined(white[game]);
  const b = defined(black[game]);
  const isKnown = (row: number): boolean => row >= playersFrom && row < playersTo;
  const same = w === b && isKnown(w);
  throw new InputError('unknown-player', {
    value: isKnown(w) ? b : w,
    expected: same ? { kind: 'other-player' } : { kind: 'integer', from: playersFrom, to: playersTo - 1 },
    game,
  });
}

function refuseTooMany({ white, black }: GameColumns, range: BulkRange): never {
  const games = new Uint32Array(range.playersTo - range.playersFrom);
  for (let game = range.gamesFrom; game < range.gamesTo; game += 1) {
    for (const row of [defined(white[game]), defined(black[game])]) {
      games[row - range.playersFrom] = defined(games[row - range.playersFrom]) + 1;
    }
  }
  const value = games.reduce((most, each) => Math.max(most, each), 0);
  const player = range.playersFrom + games.indexOf(value);
  throw new InputError('too-many-games', { value, expected: { kind: 'games', to: MAX_GAMES }, player });
}
