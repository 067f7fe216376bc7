import { rowOfKey } from './columns.ts';

/** Keys whose rows are looked for together stand beside each other: so many at least, as a power of two. */
const BLOCK_BITS = 6;
/** Rows to a block, where keys are far from each other. */
const ROWS_OF_BLOCK = 16;

/**
 * Finds the rows of many players. To halve all keys of a list goes to another place in memory with nearly every step,
 * and each takes long; a block of them is in one place.
 */
class RowFinder {
  readonly keys: Int32Array;
  readonly #bits: number;
  /** The first row of each block, and where the last one ends. */
  readonly #starts: Int32Array;

  constructor(keys: Int32Array) {
    const last = keys.at(-1) ?? 0;
    let bits = BLOCK_BITS;
    while (last >>> bits > keys.length / ROWS_OF_BLOCK) bits += 1;
    const starts = new Int32Array((last >>> bits) + 2).fill(keys.length);
    for (let row = keys.length - 1; row >= 0; row -= 1) starts[(keys[row] as number) >>> bits] = row;
    for (let block = starts.length - 2; block >= 0; block -= 1) {
      // Nobody of the block is on the list: it ends where the next begins.
      starts[block] = Math.min(starts[block] as number, starts[block + 1] as number);
    }
    this.keys = keys;
    this.#bits = bits;
    this.#starts = starts;
  }

  rowOf(key: number): number {
    const block = key >>> this.#bits;
    if (block >= this.#starts.length - 1) return -1;
    const [start, end] = [this.#starts[block] as number, this.#starts[block + 1] as number];
    return rowOfKey(this.keys, key, start, end - 1);
  }
}

const finders = new WeakMap<Int32Array, RowFinder>();
/** The one asked last, since many are asked for in a list before any in another. */
let latest = new RowFinder(new Int32Array(0));

/** The row of one player of many that are looked for, or −1. */
export function rowOfOne(keys: Int32Array, key: number): number {
  if (latest.keys !== keys) latest = finderOf(keys);
  return latest.rowOf(key);
}

function finderOf(keys: Int32Array): RowFinder {
  const known = finders.get(keys);
  if (known) return known;
  const finder = new RowFinder(keys);
  finders.set(keys, finder);
  return finder;
}
