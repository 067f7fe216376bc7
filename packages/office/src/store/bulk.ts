import type { DatabaseSync } from 'node:sqlite';
import type { BulkRow, BulkRows } from './store.ts';

/** `"a", "b"` */
export function quoted(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ');
}

export function checkLength(row: BulkRow, columns: readonly string[]): void {
  if (row.length !== columns.length)
    throw new RangeError(`${row.length} values for ${columns.length} columns`);
}

/** Inserts with a prepared statement. */
export async function sqliteBulk(
  database: DatabaseSync,
  table: string,
  columns: readonly string[],
  rows: BulkRows,
): Promise<number> {
  const places = columns.map(() => '?').join(', ');
  return withoutIndexes(database, table, async () => {
    const insert = database.prepare(`INSERT INTO "${table}" (${quoted(columns)}) VALUES (${places})`);
    let inserted = 0;
    for await (const row of rows) {
      checkLength(row, columns);
      insert.run(...row);
      inserted += 1;
    }
    return inserted;
  });
}

/** Fills an empty table first and builds its indexes after. */
async function withoutIndexes<T>(database: DatabaseSync, table: string, fill: () => Promise<T>): Promise<T> {
  if (database.prepare(`SELECT 1 FROM "${table}" LIMIT 1`).get()) return fill();
  // Partial indexes are small: maintaining them costs less than another scan of the table.
  const indexes = database
    .prepare(
      `SELECT name, sql FROM sqlite_master
        WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL AND sql NOT LIKE '% WHERE %'`,
    )
    .all(table) as { name: string; sql: string }[];
  for (const { name } of indexes) database.exec(`DROP INDEX "${name}"`);
  try {
    return await fill();
  } finally {
    // Also after an error, since the transaction may go on; but not if SQLite has rolled it back.
    if (database.isTransaction) for (const { sql } of indexes) database.exec(sql);
  }
}
