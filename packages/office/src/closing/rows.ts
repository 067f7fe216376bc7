import { rowOfKey } from '../lists/columns.ts';
import type { NamedList } from './input.ts';

/** A player's rating on a list; null where he has none. */
export function ratingIn({ columns }: NamedList, key: number): number | null {
  const row = rowOfKey(columns.keys, key);
  const rating = row < 0 ? 0 : (columns.ratings[row] as number);
  return rating > 0 ? rating : null;
}

/** K of a player on a list; null where it shows none. */
export function kIn({ columns }: NamedList, key: number): number | null {
  const row = rowOfKey(columns.keys, key);
  const k = row < 0 ? 0 : (columns.ks[row] as number);
  return k > 0 ? k : null;
}
