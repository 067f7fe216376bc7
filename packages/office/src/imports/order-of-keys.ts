import type { RatingColumns, RowColumns } from './rows.ts';

const ID_BITS = 2 ** 30;

/**
 * The rows in the order in which new players get their keys: who played, who has a rating, all others, each by ID.
 * Those of whom something changes every month then stand close together in the store.
 */
export function orderOfKeys({ rows, ids, ratings }: RowColumns): Uint32Array {
  const cadences = Object.values(ratings);
  const numbers = new BigUint64Array(rows);
  // The lower half first, as all machines have it that this runs on.
  const halves = new Uint32Array(numbers.buffer);
  for (let row = 0; row < rows; row += 1) {
    halves[2 * row] = row;
    halves[2 * row + 1] = groupOf(cadences, row) * ID_BITS + (ids[row] as number);
  }
  numbers.sort();
  const order = new Uint32Array(rows);
  for (let place = 0; place < rows; place += 1) order[place] = halves[2 * place] as number;
  return order;
}

function groupOf(cadences: readonly RatingColumns[], row: number): number {
  let group = 2;
  for (const { games, ratings } of cadences) {
    if ((games[row] as number) > 0) return 0;
    if ((ratings[row] as number) > 0) group = 1;
  }
  return group;
}
