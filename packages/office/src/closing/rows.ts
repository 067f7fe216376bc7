import { rowOfOne } from '../lists/row-finder.ts';
import type { NamedList } from './input.ts';

/** A player's rating on a list; null where he has none. Where only a few are asked for, `rowOfKey` finds them sooner. */
export function ratingIn(list: NamedList, key: number, find: FindRow = rowOfOne): number | null {
  return valueIn(list, list.columns.ratings, key, find);
}

type FindRow = (keys: Int32Array, key: number) => number;

/** K of a player on a list; null where it shows none. */
export function kIn(list: NamedList, key: number): number | null {
  return valueIn(list, list.columns.ks, key, rowOfOne);
}

/** Of the player himself, or of somebody who turned out to be him. */
function valueIn(
  { columns: { keys }, aliases }: NamedList,
  values: Int16Array | Uint8Array,
  key: number,
  find: FindRow,
): number | null {
  const row = find(keys, key);
  const own = row < 0 ? 0 : (values[row] as number);
  if (own > 0) return own;
  for (const alias of aliases?.get(key) ?? []) {
    const other = values[find(keys, alias)] ?? 0;
    if (other > 0) return other;
  }
  return null;
}
