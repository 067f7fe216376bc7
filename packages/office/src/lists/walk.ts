import type { ListColumns } from './columns.ts';

/** No row: the player is not on that list. */
export const NO_ROW = -1;

/** Tells of two rows of a player how many from there on need not be looked at one by one. */
export interface Skipping {
  from(oldRow: number, row: number): number;
}

/** Goes through the players of two lists by key, with the row of each on both. */
export function walkBoth(
  before: Pick<ListColumns, 'keys'> | null,
  after: Pick<ListColumns, 'keys'>,
  visit: (key: number, oldRow: number, row: number) => void,
  skipping: Skipping | null = null,
): void {
  const [old, now] = [before?.keys ?? new Int32Array(0), after.keys];
  let [oldRow, row] = [0, 0];
  while (oldRow < old.length && row < now.length) {
    const oldKey = old[oldRow] as number;
    const key = now[row] as number;
    if (oldKey < key) visit(oldKey, oldRow++, NO_ROW);
    else if (key < oldKey) visit(key, NO_ROW, row++);
    else {
      const same = skipping?.from(oldRow, row) ?? 0;
      if (same === 0) visit(key, oldRow, row);
      oldRow += Math.max(same, 1);
      row += Math.max(same, 1);
    }
  }
  for (; oldRow < old.length; oldRow += 1) visit(old[oldRow] as number, oldRow, NO_ROW);
  for (; row < now.length; row += 1) visit(now[row] as number, NO_ROW, row);
}
