import type { ListColumns } from '../lists/columns.ts';
import { rowOfOne } from '../lists/row-finder.ts';
import type { NamedList } from './input.ts';

/** A player's rating on a list; null where he has none. */
export function ratingIn(list: NamedList, key: number): number | null {
  return valueIn(list, key, ({ ratings }, row) => ratings[row] as number);
}

/** K of a player on a list; null where it shows none. */
export function kIn(list: NamedList, key: number): number | null {
  return valueIn(list, key, ({ ks }, row) => ks[row] as number);
}

/** Of the player himself, or of somebody who turned out to be him. */
function valueIn(
  { columns, aliases }: NamedList,
  key: number,
  value: (columns: ListColumns, row: number) => number,
): number | null {
  const own = valueOfKey(columns, key, value);
  if (own > 0) return own;
  const other = aliases?.get(key)?.find((alias) => valueOfKey(columns, alias, value) > 0);
  return other === undefined ? null : valueOfKey(columns, other, value);
}

function valueOfKey(
  columns: ListColumns,
  key: number,
  value: (columns: ListColumns, row: number) => number,
): number {
  const row = rowOfOne(columns.keys, key);
  return row < 0 ? 0 : value(columns, row);
}
