import { defined } from '@eloquence/rating';
import { Random } from '../random.ts';
import { inventName } from './names.ts';

/** Somebody who does not play. */
export interface Arbiter {
  readonly id: number;
  readonly name: string;
}

/** Above the IDs of all players. */
const FIRST_ID = 999_000_000;

export function inventArbiters(seed: number, count: number): readonly Arbiter[] {
  const random = new Random(seed, 1);
  return Array.from({ length: count }, (_, index) => ({
    id: FIRST_ID + index + 1,
    name: inventName(random, random.perMille(300) ? 'w' : 'm'),
  }));
}

/** A chief arbiter and, for larger events, some deputies. */
export function appoint(random: Random, arbiters: readonly Arbiter[], players: number): readonly Arbiter[] {
  const wanted = 1 + Math.min(2, Math.floor(players / 40));
  const first = random.below(arbiters.length);
  return Array.from({ length: wanted }, (_, index) => defined(arbiters[(first + index) % arbiters.length]));
}
