import { points } from '../rational.ts';
import type { HalfPoints } from '../values.ts';

const SPELLINGS: readonly (readonly [half: HalfPoints, ...spellings: readonly string[]])[] = [
  [2 as HalfPoints, '1', '1.0'],
  [1 as HalfPoints, '0.5', '.5', '½', '1/2'],
  [0 as HalfPoints, '0', '0.0'],
];

/** The points of a game as people write them; null: not a score. */
export function parseScore(text: string): number | null {
  const [half] = SPELLINGS.find(([, ...spellings]) => spellings.includes(text)) ?? [];
  return half === undefined ? null : points(half);
}
