import { defined } from '@eloquence/rating';

/** A seeded generator: the same seed gives the same input everywhere. */
export class Random {
  #state: number;

  constructor(seed: number) {
    // Neighbouring seeds must not give similar numbers.
    this.#state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0 || 1;
    for (let round = 0; round < 4; round += 1) this.below(2);
  }

  /** A whole number from 0 to `limit` − 1. */
  below(limit: number): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state >>> 0;
    return Math.floor((this.#state * limit) / 2 ** 32);
  }

  oneOf<T>(values: readonly T[]): T {
    return defined(values[this.below(values.length)]);
  }

  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }
}
