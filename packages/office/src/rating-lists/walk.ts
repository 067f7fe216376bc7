import type { ListColumns } from './columns.ts';

/** No row: the player is not on that list. */
export const NO_ROW = -1;

/** Visits the players of two lists by key, with the row of each on both. */
export function walkBoth(
  before: Pick<ListColumns, 'keys'> | null,
  after: Pick<ListColumns, 'keys'>,
  visit: (key: number, oldRow: number, row: number) => void,
): void {
  const [old, now] = [before?.keys ?? new Int32Array(0), after.keys];
  let [oldRow, row] = [0, 0];
  while (oldRow < old.length || row < now.length) {
    const oldKey = old[oldRow] ?? Number.POSITIVE_INFINITY;
    const key = now[row] ?? Number.POSITIVE_INFINITY;
    visit(Math.min(oldKey, key), oldKey <= key ? oldRow : NO_ROW, key <= oldKey ? row : NO_ROW);
    if (oldKey <= key) oldRow += 1;
    if (key <= oldKey) row += 1;
  }
}
