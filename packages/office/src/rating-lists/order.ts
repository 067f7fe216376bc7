import { endianness } from 'node:os';
import { defined } from '@eloquence/rating';
import { isPublished, type ListColumns, shownRating } from './columns.ts';

if (endianness() !== 'LE')
  throw new Error('lists are sorted and hashed only where the lowest byte of a number comes first');

/**
 * The indexes below `count` by key, equal keys by index. Key and index are one number of 64 bits, since the native sort of
 * half a million takes 35 ms, and one with a comparison ten times as long.
 */
export function indexesByKey(count: number, keyOf: (index: number) => number): Uint32Array {
  const pairs = new BigUint64Array(count);
  const halves = new Uint32Array(pairs.buffer);
  for (let index = 0; index < count; index += 1) {
    halves[2 * index] = index;
    halves[2 * index + 1] = keyOf(index);
  }
  pairs.sort();
  const order = new Uint32Array(count);
  for (let place = 0; place < count; place += 1) order[place] = defined(halves[2 * place]);
  return order;
}

/** The rows by outside ID: numbers ascending, then the others as texts. */
export function rowsById({ ids, otherIds }: Pick<ListColumns, 'ids' | 'otherIds'>): Uint32Array {
  const others = [...otherIds].sort(([, a], [, b]) => (a < b ? -1 : 1)).map(([row]) => row);
  const order = indexesByKey(ids.length, (row) => defined(ids[row]));
  // The rows without a number are first.
  order.copyWithin(0, others.length);
  order.set(others, ids.length - others.length);
  return order;
}

/** The published rows by outside ID. */
export function publishedRowsById(columns: ListColumns): Uint32Array {
  return rowsById(columns).filter((row) => isPublished(columns, row));
}

/** The rows by published rating, the highest first, then by ID; rows without a rating last. */
export function rowsByRating(columns: ListColumns): Uint32Array {
  const byId = rowsById(columns);
  const order = indexesByKey(columns.rows, (place) => 0xffff - shownRating(columns, defined(byId[place])));
  return order.map((place) => defined(byId[place]));
}
