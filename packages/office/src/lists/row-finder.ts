import { rowOfKey } from './columns.ts';

/** Rows of which the key of the first stands among the samples. */
const ROWS_OF_BLOCK = 64;

/**
 * Finds the rows of many players. To halve all keys of a list goes to another place in memory with nearly every step,
 * and each takes long; some of the keys are in one place, and so is the block that they lead to.
 */
class RowFinder {
  readonly keys: Int32Array;
  /** The first key of each block. */
  readonly #samples: Int32Array;

  constructor(keys: Int32Array) {
    this.keys = keys;
    this.#samples = new Int32Array(Math.ceil(keys.length / ROWS_OF_BLOCK));
    for (let block = 0; block < this.#samples.length; block += 1)
      this.#samples[block] = keys[block * ROWS_OF_BLOCK] as number;
  }

  rowOf(key: number): number {
    const samples = this.#samples;
    let low = 0;
    let high = samples.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((samples[middle] as number) <= key) low = middle + 1;
      else high = middle;
    }
    const end = Math.min(low * ROWS_OF_BLOCK, this.keys.length);
    return rowOfKey(this.keys, key, Math.max(0, low - 1) * ROWS_OF_BLOCK, end - 1);
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
