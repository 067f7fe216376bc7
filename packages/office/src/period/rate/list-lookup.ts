import { rowOfKey } from '../../rating-lists/columns.ts';
import type { NamedList } from './input.ts';

/** A player's rating on a list; null if none. */
export function ratingIn(list: NamedList, key: number): number | null {
  return valueIn(list, list.columns.ratings, key);
}

/** K of a player on a list; null where it shows none. */
export function kIn(list: NamedList, key: number): number | null {
  return valueIn(list, list.columns.ks, key);
}

/** The row of the player, or of a player merged into them. */
function valueIn(
  { columns: { keys }, aliases }: NamedList,
  values: Int16Array | Uint8Array,
  key: number,
): number | null {
  const own = values[rowOfKey(keys, key)] ?? 0;
  if (own > 0) return own;
  for (const alias of aliases?.get(key) ?? []) {
    const other = values[rowOfKey(keys, alias)] ?? 0;
    if (other > 0) return other;
  }
  return null;
}
