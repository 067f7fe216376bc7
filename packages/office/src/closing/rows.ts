import { rowOfOne } from '../lists/row-finder.ts';
import type { NamedList } from './input.ts';

/** A player's rating on a list; null where he has none. */
export function ratingIn(list: NamedList, key: number): number | null {
  return valueIn(list, list.columns.ratings, key);
}

/** K of a player on a list; null where it shows none. */
export function kIn(list: NamedList, key: number): number | null {
  return valueIn(list, list.columns.ks, key);
}

/** Of the player himself, or of somebody who turned out to be him. */
function valueIn(
  { columns: { keys }, aliases }: NamedList,
  values: Int16Array | Uint8Array,
  key: number,
): number | null {
  const row = rowOfOne(keys, key);
  const own = row < 0 ? 0 : (values[row] as number);
  if (own > 0) return own;
  for (const alias of aliases?.get(key) ?? []) {
    const other = values[rowOfOne(keys, alias)] ?? 0;
    if (other > 0) return other;
  }
  return null;
}
