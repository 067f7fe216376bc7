import type { Edition } from './editions/rules.ts';
import { readEach, within } from './errors.ts';
import { expect, isGapUnrated, isOverCap } from './expected.ts';
import { formatHundredths, points } from './rational.ts';
import { collect, type Explain, NO_REASONS, type Reasons, reason, reasonsOf, type Why } from './reasons.ts';
import { round } from './rounding.ts';
import {
  checkGames,
  gameScore,
  type HalfPoints,
  type Hundredths,
  type K,
  kFactor,
  type Rating,
  rating,
} from './values.ts';

/** One game of a player, the score in points. */
export interface GameInput {
  readonly opponent: number;
  readonly score: number;
  /** The player's own rating at this game, where the event takes ratings game by game (2009 4.13). */
  readonly own?: number;
}

/** One game as it counts; `expected` and `delta` are null where it does not. */
export interface GameChange {
  readonly opponent: Rating;
  readonly score: HalfPoints;
  readonly difference: number;
  readonly counted: number | null;
  readonly expected: Hundredths | null;
  /** score − expected */
  readonly delta: Hundredths | null;
  readonly reasons: Reasons;
}

export interface GameSums {
  /** Games that count. */
  readonly n: number;
  readonly score: HalfPoints;
  readonly expected: Hundredths;
  /** ΣΔR */
  readonly sum: Hundredths;
}

/** The same with the games. */
export interface EventSum extends GameSums {
  readonly games: readonly GameChange[];
}

export interface Change extends EventSum {
  readonly k: K;
  /** ΣΔR × K, exact. */
  readonly change: Hundredths;
  readonly rounded: number;
  readonly new: Rating;
  readonly reasons: Reasons;
}

export interface Pairing {
  /** The player's own rating at this game, where the event takes ratings game by game (2009 4.13). */
  readonly own?: Rating | undefined;
  readonly opponent: Rating;
  readonly score: HalfPoints;
}

/** The change of one player's rating by the games of one event, with K as given. */
export function ratingChange(
  edition: Edition,
  input: { readonly rating: number; readonly k: number; readonly games: readonly GameInput[] },
  options?: Explain,
): Change {
  const why = collect(options);
  const own = within('rating', () => rating(input.rating));
  const k = within('k', () => kFactor(input.k));
  const event = sumGames(edition, own, readGames(input.games), why !== undefined);
  const change = changeOf(edition, event, k, why);
  return { ...event, k, change, ...applyChange(edition, own, change, why), reasons: reasonsOf(why) };
}

export function readGames(games: readonly GameInput[]): Pairing[] {
  checkGames(games);
  return readEach('games', games, ({ opponent, score, own }) => ({
    opponent: within('opponent', () => rating(opponent)),
    score: within('score', () => gameScore(score)),
    ...(own !== undefined && { own: within('own', () => rating(own)) }),
  }));
}

/** Adds up score and expectation over the games of one event. */
export function sumGames(
  edition: Edition,
  own: Rating,
  games: readonly Pairing[],
  explain: boolean,
): EventSum {
  const largest = largestGap(edition, own, games);
  let [n, score, expected] = [0, 0, 0];
  const changes = games.map((game): GameChange => {
    const why: Why = explain ? [] : undefined;
    const change = changeByGame(edition, game.own ?? own, game, largest, why);
    if (change.expected !== null) {
      n += 1;
      score += game.score;
      expected += change.expected;
    }
    return change;
  });
  return {
    n,
    score: score as HalfPoints,
    expected: expected as Hundredths,
    sum: (50 * score - expected) as Hundredths,
    games: changes,
  };
}

function changeByGame(
  edition: Edition,
  own: Rating,
  game: Pairing,
  largest: LargestGap,
  why: Why,
): GameChange {
  const { opponent, score } = game;
  if (isGapUnrated(edition, own, opponent, why)) {
    const reasons = why ?? NO_REASONS;
    return {
      opponent,
      score,
      difference: own - opponent,
      counted: null,
      expected: null,
      delta: null,
      reasons,
    };
  }
  const capped = isCapped(edition, own, game, largest);
  const { difference, counted, expected } = expect(edition, own, opponent, capped, why);
  const delta = (50 * score - expected) as Hundredths;
  return { opponent, score, difference, counted, expected, delta, reasons: why ?? NO_REASONS };
}

/** The game that `largestGap` found; undefined where the edition caps every game. */
type LargestGap = Pairing | null | undefined;

/**
 * The one game of the event in which the cap applies (2022 8.3.1): the largest gap. Of equal gaps it is the
 * game against the weaker opponent, so that the order of the games never matters.
 */
function largestGap(edition: Edition, own: Rating, games: readonly Pairing[]): LargestGap {
  if (edition.rules.differenceCapGames.value === 'every') return undefined;
  let largest: Pairing | null = null;
  for (const game of games) {
    if (isGapUnrated(edition, own, game.opponent, undefined)) continue;
    if (largest === null || isLargerGap(own, game.opponent, largest.opponent)) largest = game;
  }
  return largest;
}

function isCapped(edition: Edition, own: Rating, game: Pairing, largest: LargestGap): boolean {
  return (largest === undefined || largest === game) && isOverCap(edition, own, game.opponent);
}

function isLargerGap(own: Rating, opponent: Rating, other: Rating): boolean {
  const [gap, otherGap] = [Math.abs(own - opponent), Math.abs(own - other)];
  return gap > otherGap || (gap === otherGap && opponent < other);
}

/** ΣΔR × K. */
export function changeOf(edition: Edition, event: GameSums, k: K, why: Why): Hundredths {
  const change = (event.sum * k) as Hundredths;
  why?.push(
    reason('change-summed', edition.rules.change, {
      n: event.n,
      score: points(event.score),
      expected: formatHundredths(event.expected),
      sum: formatHundredths(event.sum),
      k,
      change: formatHundredths(change),
    }),
  );
  return change;
}

/** Rounds once, as the edition says, and adds it to the rating. */
export function applyChange(
  edition: Edition,
  own: Rating,
  change: Hundredths,
  why: Why,
): { readonly rounded: number; readonly new: Rating } {
  const { changeRounding } = edition.rules;
  const rounded = round(changeRounding.value, change, 100);
  const next = (own + rounded) as Rating;
  why?.push(
    reason('change-rounded', changeRounding, {
      change: formatHundredths(change),
      rounded,
      rating: own,
      new: next,
    }),
  );
  noteDigits(edition, next, why);
  return { rounded, new: next };
}

export function noteDigits(edition: Edition, value: number, why: Why): void {
  const { digitsShown } = edition.rules;
  if (digitsShown.value === null) return;
  why?.push(reason('digits-shown', digitsShown, { rating: value, shown: shownRating(edition, value) }));
}

/** A rating as the list shows it: whole, or by its first digits (2005 15c: rapid ratings show three). */
export function shownRating(edition: Edition, value: number): string {
  return String(value).slice(0, edition.rules.digitsShown.value ?? undefined);
}
