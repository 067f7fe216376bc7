import { defined } from '@eloquence/rating';
import { flagText, isPublished, type ListColumns, rowOfKey, shownRating } from './columns.ts';
import { NO_ROW, walkBoth } from './walk.ts';

/** A row of the history table, without cadence and date. */
export interface HistoryRow {
  readonly key: number;
  readonly rating: number | null;
  readonly games: number;
  readonly k: number | null;
  readonly flag: string;
}

/** A player's row on a list; null if not on it. */
export function historyRowOn(columns: ListColumns, key: number): HistoryRow | null {
  const row = rowOfKey(columns.keys, key);
  return row < 0 || !isPublished(columns, row) ? null : shown(columns, key, row);
}

/**
 * The players with another rating, number of games, K or flag than on the list before. A player who left the list gets
 * an empty last row. The first list of a cadence has no rows: it is read itself.
 */
export function historyRows(before: ListColumns | null, after: ListColumns): HistoryRow[] {
  const rows: HistoryRow[] = [];
  if (before === null) return rows;
  const published = (columns: ListColumns, row: number): number =>
    row === NO_ROW || isPublished(columns, row) ? row : NO_ROW;
  walkBoth(before, after, (key, rowBefore, rowAfter) => {
    const [oldRow, row] = [published(before, rowBefore), published(after, rowAfter)];
    if ((oldRow === NO_ROW && row === NO_ROW) || isSame(before, oldRow, after, row)) return;
    rows.push(row === NO_ROW ? { key, rating: null, games: 0, k: null, flag: '' } : shown(after, key, row));
  });
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

/** Shows nothing, like no row. */
function isBlank(columns: ListColumns, row: number): boolean {
  const numbers = shownRating(columns, row) + defined(columns.games[row]) + defined(columns.ks[row]);
  return numbers === 0 && flagOf(columns, row) === '';
}

function flagOf({ flags, sexes }: ListColumns, row: number): string {
  return flagText(defined(flags[row]), defined(sexes[row]));
}

function shown(columns: ListColumns, key: number, row: number): HistoryRow {
  return {
    key,
    rating: shownRating(columns, row) || null,
    games: defined(columns.games[row]),
    k: defined(columns.ks[row]) || null,
    flag: flagOf(columns, row),
  };
}
