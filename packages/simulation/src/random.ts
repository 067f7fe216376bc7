import { defined } from '@eloquence/rating';

/**
 * xoshiro128** of Blackman and Vigna, its state filled by SplitMix32. All of it is arithmetic on 32 bits, so that a
 * seed gives the same numbers on every machine.
 */
export class Random {
  readonly #state: Uint32Array = new Uint32Array(4);

  /** An independent stream for every path. */
  constructor(seed: number, ...path: readonly number[]) {
    let mixed = seed >>> 0;
    for (const step of path) mixed = (splitMix(mixed) ^ Math.imul(step + 1, 0x85ebca6b)) >>> 0;
    for (let at = 0; at < 4; at += 1) this.#state[at] = splitMix(mixed + Math.imul(at, 0x9e3779b9));
  }

  /** 32 random bits. */
  next(): number {
    const state = this.#state as unknown as [number, number, number, number];
    const result = Math.imul(rotate(Math.imul(state[1], 5), 7), 9) >>> 0;
    const shifted = state[1] << 9;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= shifted;
    state[3] = rotate(state[3], 11);
    return result;
  }

  /** A whole number from 0 to one below the limit, each as likely. */
  below(limit: number): number {
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % limit);
    let drawn = this.next();
    while (drawn >= fair) drawn = this.next();
    return drawn % limit;
  }

  /** A whole number in a range, both ends included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  perMille(times: number): boolean {
    return this.below(1000) < times;
  }

  pick<T>(list: readonly T[]): T {
    return defined(list[this.below(list.length)]);
  }

  /** Approximately normal, as the sum of twelve even draws. */
  bell(deviation: number): number {
    let sum = -6000;
    for (let draw = 0; draw < 12; draw += 1) sum += this.below(1001);
    return Math.round((sum * deviation) / 1000);
  }
}

function rotate(value: number, by: number): number {
  return ((value << by) | (value >>> (32 - by))) >>> 0;
}

function splitMix(seed: number): number {
  let mixed = (seed + 0x9e3779b9) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
