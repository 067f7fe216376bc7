import { defined } from '@eloquence/rating';
import { indexesByKey } from '../rating-lists/order.ts';
import type { RatingColumns, ReadRows } from './read-rows.ts';

const ID_BITS = 2 ** 30;

/**
 * The order in which new players get keys: players with games, rated players, all others, each by ID. Rows that
 * change every month are then close together in the store.
 */
export function orderOfKeys({ rows, ids, ratings }: Pick<ReadRows, 'rows' | 'ids' | 'ratings'>): Uint32Array {
  const cadences = Object.values(ratings);
  return indexesByKey(rows, (row) => groupOf(cadences, row) * ID_BITS + defined(ids[row]));
}

function groupOf(cadences: readonly RatingColumns[], row: number): number {
  let group = 2;
  for (const { games, ratings } of cadences) {
    if (defined(games[row]) > 0) return 0;
    if (defined(ratings[row]) > 0) group = 1;
  }
  return group;
}
