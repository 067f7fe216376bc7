import { MAX_EXAMPLES } from '../limits.ts';
import type { Examples } from './hygiene.ts';

/** Counts something and keeps the first few cases of it. */
export class Findings<Example> {
  #count = 0;
  readonly #examples: Example[] = [];

  /** The example is made only if it is kept. */
  add(make: () => Example): void {
    this.#count += 1;
    if (this.#examples.length < MAX_EXAMPLES) this.#examples.push(make());
  }

  get count(): number {
    return this.#count;
  }

  summary(): Examples<Example> {
    return { count: this.#count, examples: [...this.#examples] };
  }
}

/** Under this name a tally counts the values that it no longer keeps apart. */
export const OTHER_VALUES = '…';
const MOST_VALUES = 100;

/** Counts values. What comes from a file may have any number of them, so it keeps only so many apart. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(value: string): void {
    const key = this.#counts.has(value) || this.#counts.size < MOST_VALUES ? value : OTHER_VALUES;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  summary(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }
}
