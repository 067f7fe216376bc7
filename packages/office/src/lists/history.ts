import { AlikeRows } from './alike.ts';
import { flagText, type ListColumns, rowOfKey, shownRating } from './columns.ts';
import { NO_ROW, walkBoth } from './walk.ts';

/** How a player stands from a list on: a row of the history table, without cadence and date. */
export interface HistoryRow {
  readonly key: number;
  readonly rating: number | null;
  readonly games: number;
  readonly k: number | null;
  readonly flag: string;
}

/** What a row is made from: where none of it changed, neither did the row. */
const SHOWN = ['ratings', 'games', 'flags', 'ks', 'sexes'] as const;

/** How a player stands on a list by itself; null where he is not on it. */
export function standingOn(columns: ListColumns, key: number): HistoryRow | null {
  const row = rowOfKey(columns.keys, key);
  return row < 0 ? null : shown(columns, key, row);
}

/**
 * The players of whom a list shows another rating, number of games, K or flag than the list before. Who is not
 * on a list any more gets a last row with nothing in it. The first list of all has no rows: it speaks for itself.
 */
export function historyRows(before: ListColumns | null, after: ListColumns): HistoryRow[] {
  const rows: HistoryRow[] = [];
  if (before === null) return rows;
  walkBoth(
    before,
    after,
    (key, oldRow, row) => {
      if (isSame(before, oldRow, after, row)) return;
      rows.push(row === NO_ROW ? { key, rating: null, games: 0, k: null, flag: '' } : shown(after, key, row));
    },
    new AlikeRows(before, after, SHOWN),
  );
  return rows;
}

function isSame(before: ListColumns, oldRow: number, after: ListColumns, row: number): boolean {
  if (oldRow === NO_ROW) return false;
  if (row === NO_ROW) return isBlank(before, oldRow);
  return (
    shownRating(before, oldRow) === shownRating(after, row) &&
    before.games[oldRow] === after.games[row] &&
    before.ks[oldRow] === after.ks[row] &&
    flagOf(before, oldRow) === flagOf(after, row)
  );
}

/** A row that shows as little as none at all. */
function isBlank(columns: ListColumns, row: number): boolean {
  const numbers = shownRating(columns, row) + (columns.games[row] as number) + (columns.ks[row] as number);
  return numbers === 0 && flagOf(columns, row) === '';
}

function flagOf({ flags, sexes }: ListColumns, row: number): string {
  return flagText(flags[row] as number, sexes[row] as number);
}

function shown(columns: ListColumns, key: number, row: number): HistoryRow {
  return {
    key,
    rating: shownRating(columns, row) || null,
    games: columns.games[row] as number,
    k: (columns.ks[row] as number) || null,
    flag: flagOf(columns, row),
  };
}
