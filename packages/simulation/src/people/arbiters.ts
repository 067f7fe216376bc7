import { Random } from '../random.ts';
import { inventName } from './names.ts';

/** Somebody who does not play. */
export interface Person {
  readonly id: number;
  readonly name: string;
}

/** Behind the IDs of all players. */
const FIRST_ID = 999_000_000;

export function inventArbiters(seed: number, count: number): readonly Person[] {
  const random = new Random(seed, 1);
  return Array.from({ length: count }, (_, index) => ({
    id: FIRST_ID + index + 1,
    name: inventName(random, random.perMille(300) ? 'w' : 'm'),
  }));
}

/** A chief arbiter and, for larger events, some deputies. */
export function appoint(random: Random, arbiters: readonly Person[], players: number): readonly Person[] {
  const wanted = 1 + Math.min(2, Math.floor(players / 40));
  const first = random.below(arbiters.length);
  return Array.from({ length: wanted }, (_, index) => arbiters[(first + index) % arbiters.length] as Person);
}
