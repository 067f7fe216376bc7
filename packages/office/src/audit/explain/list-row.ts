import { defined } from '@eloquence/rating';
import { type ListColumns, rowOfKey } from '../../rating-lists/columns.ts';

/** A player's row on a list. */
export interface ShownRow {
  readonly rating: number;
  readonly games: number;
  readonly k: number;
  readonly flags: number;
}

/** null: not on the list. */
export function shownRow(columns: ListColumns, key: number): ShownRow | null {
  const row = rowOfKey(columns.keys, key);
  if (row < 0) return null;
  return {
    rating: defined(columns.ratings[row]),
    games: defined(columns.games[row]),
    k: defined(columns.ks[row]),
    flags: defined(columns.flags[row]),
  };
}
