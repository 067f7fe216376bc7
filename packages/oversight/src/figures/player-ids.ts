import type { Row } from '../duckdb/database.ts';
import type { FigureSession } from './session.ts';

/** Adds the outside ID of each player, in `<column>_id`; null in an anonymous history. */
export async function withPlayerIds(
  session: FigureSession,
  rows: readonly Row[],
  columns: readonly string[],
): Promise<readonly Row[]> {
  const players = [...new Set(rows.flatMap((row) => columns.map((column) => Number(row[column]))))];
  const ids = await session.playerIds(players);
  return rows.map((row) => {
    const cells = Object.entries(row).flatMap(([column, value]) =>
      columns.includes(column)
        ? [
            [column, value],
            [`${column}_id`, ids.get(Number(value)) ?? null],
          ]
        : [[column, value]],
    );
    return Object.fromEntries(cells);
  });
}
