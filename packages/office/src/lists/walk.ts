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
  while (oldRow < old.length || row < now.length) {
    const oldKey = oldRow < old.length ? (old[oldRow] as number) : ABOVE_ALL;
    const key = row < now.length ? (now[row] as number) : ABOVE_ALL;
    if (oldKey < key) visit(oldKey, oldRow++, NO_ROW);
    else if (key < oldKey) visit(key, NO_ROW, row++);
    else {
      const same = skipping?.from(oldRow, row) ?? 0;
      if (same === 0) visit(key, oldRow, row);
      oldRow += Math.max(same, 1);
      row += Math.max(same, 1);
    }
  }
}

/** Greater than any key. */
const ABOVE_ALL = 0x8000_0000;
