import type { ListColumns } from './columns.ts';

/** No row: the player is not on that list. */
export const NO_ROW = -1;

/** Tells of two rows of a player how many from there on need not be looked at one by one. */
export interface Skipping {
  from(oldRow: number, row: number): number;
}

type Visit = (key: number, oldRow: number, row: number) => void;

/** Steps that are gone together: what is called often becomes fast soonest, and a long loop is made fast several times. */
const STEPS = 256;

/** Goes through the players of two lists by key, with the row of each on both. */
export function walkBoth(
  before: Pick<ListColumns, 'keys'> | null,
  after: Pick<ListColumns, 'keys'>,
  visit: Visit,
  skipping: Skipping | null = null,
): void {
  const [old, now] = [before?.keys ?? new Int32Array(0), after.keys];
  const at = { oldRow: 0, row: 0 };
  while (at.oldRow < old.length && at.row < now.length) walkSome(old, now, at, visit, skipping);
  for (; at.oldRow < old.length; at.oldRow += 1) visit(old[at.oldRow] as number, at.oldRow, NO_ROW);
  for (; at.row < now.length; at.row += 1) visit(now[at.row] as number, NO_ROW, at.row);
}

function walkSome(
  old: Int32Array,
  now: Int32Array,
  at: { oldRow: number; row: number },
  visit: Visit,
  skipping: Skipping | null,
): void {
  let { oldRow, row } = at;
  for (let step = 0; step < STEPS && oldRow < old.length && row < now.length; step += 1) {
    const oldKey = old[oldRow] as number;
    const key = now[row] as number;
    const same = oldKey === key && skipping !== null ? skipping.from(oldRow, row) : 0;
    if (same === 0)
      visit(Math.min(oldKey, key), oldKey <= key ? oldRow : NO_ROW, key <= oldKey ? row : NO_ROW);
    if (oldKey <= key) oldRow += Math.max(same, 1);
    if (key <= oldKey) row += Math.max(same, 1);
  }
  at.oldRow = oldRow;
  at.row = row;
}
