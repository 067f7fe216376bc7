import { MAX_EXAMPLES } from '../../list-limits.ts';
import type { Examples } from './quality.ts';

/** Counts cases and keeps the first ones as examples. */
export class ExampleCounter<Example> {
  #count = 0;
  readonly #examples: Example[] = [];
  readonly #each: ((example: Example) => void) | null;

  /** `each` gets every case. */
  constructor(each: ((example: Example) => void) | null = null) {
    this.#each = each;
  }

  /** `make` is called only if somebody gets the example. */
  add(make: () => Example): void {
    this.#count += 1;
    const isKept = this.#examples.length < MAX_EXAMPLES;
    if (!isKept && this.#each === null) return;
    const example = make();
    if (isKept) this.#examples.push(example);
    this.#each?.(example);
  }

  get count(): number {
    return this.#count;
  }

  summary(): Examples<Example> {
    return { count: this.#count, examples: [...this.#examples] };
  }
}

/** The key under which further values are counted once there are too many. */
export const OTHER_VALUES = '…';
const MAX_VALUES = 100;

/** Counts values, at most 100 different ones: a file may hold any number. */
export class ValueCounter {
  readonly #counts = new Map<string, number>();

  add(value: string): void {
    const key = this.#counts.has(value) || this.#counts.size < MAX_VALUES ? value : OTHER_VALUES;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  summary(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }
}
