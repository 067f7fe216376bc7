import { defined } from '@eloquence/rating';
import type { RatingColumns, ReadRows } from './read-rows.ts';

const ID_BITS = 2 ** 30;

/**
 * The order in which new players get keys: players with games, rated players, all others, each by ID. Rows that
 * change every month are then close together in the store.
 */
export function orderOfKeys({ rows, ids, ratings }: Pick<ReadRows, 'rows' | 'ids' | 'ratings'>): Uint32Array {
  const cadences = Object.values(ratings);
  const numbers = new BigUint64Array(rows);
  // Little endian.
  const halves = new Uint32Array(numbers.buffer);
  for (let row = 0; row < rows; row += 1) {
    halves[2 * row] = row;
    halves[2 * row + 1] = groupOf(cadences, row) * ID_BITS + defined(ids[row]);
  }
  numbers.sort();
  const order = new Uint32Array(rows);
  for (let place = 0; place < rows; place += 1) order[place] = defined(halves[2 * place]);
  return order;
}

function groupOf(cadences: readonly RatingColumns[], row: number): number {
  let group = 2;
  for (const { games, ratings } of cadences) {
    if (defined(games[row]) > 0) return 0;
    if (defined(ratings[row]) > 0) group = 1;
  }
  return group;
}
