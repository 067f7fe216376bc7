import { type ListColumns, rowOfKey } from '../lists/columns.ts';

/** What a list has of a player. */
export interface ShownRow {
  readonly rating: number;
  readonly games: number;
  readonly k: number;
  readonly flags: number;
}

/** null: he is not on it. */
export function shownRow(columns: ListColumns, key: number): ShownRow | null {
  const row = rowOfKey(columns.keys, key);
  if (row < 0) return null;
  return {
    rating: columns.ratings[row] as number,
    games: columns.games[row] as number,
    k: columns.ks[row] as number,
    flags: columns.flags[row] as number,
  };
}
