import { InputError } from './errors.ts';
import { points } from './rational.ts';
import { oneOf } from './requirement.ts';
import type { HalfPoints, Hundredths, K, Rating } from './units.ts';

export type { HalfPoints, Hundredths, K, Rating };

interface Limits {
  readonly from: number;
  readonly to: number;
}

export const RATING_LIMITS: Limits = Object.freeze({ from: 1, to: 4000 });
export const K_LIMITS: Limits = Object.freeze({ from: 1, to: 200 });
/** Games of one player in one event or period; far above what can be played. */
export const MAX_GAMES = 2000;
/** Points of one game. */
export const GAME_SCORES: readonly number[] = Object.freeze(
  [2, 1, 0].map((half) => points(half as HalfPoints)),
);

function isInteger(value: unknown, from: number, to: number): value is number {
  return Number.isInteger(value) && (value as number) >= from && (value as number) <= to;
}

export function rating(value: number): Rating {
  if (isInteger(value, RATING_LIMITS.from, RATING_LIMITS.to)) return value as Rating;
  throw new InputError('invalid-rating', {
    value: String(value),
    expected: { kind: 'integer', ...RATING_LIMITS },
  });
}

export function kFactor(value: number): K {
  if (isInteger(value, K_LIMITS.from, K_LIMITS.to)) return value as K;
  throw new InputError('invalid-k', { value: String(value), expected: { kind: 'integer', ...K_LIMITS } });
}

export function count(value: number, name: string, from = 0, to: number = Number.MAX_SAFE_INTEGER): number {
  if (isInteger(value, from, to)) return value;
  const limits = to === Number.MAX_SAFE_INTEGER ? { from } : { from, to };
  throw new InputError('invalid-count', {
    name,
    value: String(value),
    expected: { kind: 'integer', ...limits },
  });
}

/** Half points from elsewhere, such as JSON or a column. */
export function halfPoints(value: number): HalfPoints {
  return count(value, 'half points') as HalfPoints;
}

/** Hundredths from elsewhere, such as JSON or summed columns. */
export function hundredths(value: number): Hundredths {
  return count(value, 'hundredths', Number.MIN_SAFE_INTEGER) as Hundredths;
}

/** The score of one game, given in points: 1, 0.5 or 0. */
export function gameScore(value: number): HalfPoints {
  return totalScore(value, 1);
}

/** A score over several games, given in points, as half points. */
export function totalScore(value: number, games: number): HalfPoints {
  if (isInteger(value * 2, 0, 2 * games)) return (value * 2) as HalfPoints;
  throw new InputError('invalid-score', {
    value: String(value),
    expected: games === 1 ? oneOf(GAME_SCORES) : { kind: 'half-points', to: games },
  });
}

/** Refuses a list of games that is empty or beyond all reason. */
export function checkGames(games: { readonly length: number } | undefined): void {
  if (!games?.length)
    throw new InputError('no-games', { expected: { kind: 'games', from: 1, to: MAX_GAMES } });
  if (games.length > MAX_GAMES) {
    throw new InputError('too-many-games', {
      value: games.length,
      expected: { kind: 'games', from: 1, to: MAX_GAMES },
    });
  }
}
