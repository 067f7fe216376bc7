import type { DatabaseSync } from 'node:sqlite';
import { quoted } from './bulk.ts';
import { translated } from './errors.ts';
import { openReader } from './sqlite-file.ts';
import type { BulkRow, TableReader } from './store.ts';

const BATCH = 1000;

/** Reads all tables in one transaction of a separate connection. */
export function sqliteSnapshot<T>(path: string, read: (tables: TableReader) => Promise<T>): Promise<T> {
  return translated(path, async () => {
    const reader = openReader(path);
    try {
      reader.exec('BEGIN');
      // SQLite takes the snapshot at the first read, not at BEGIN.
      reader.prepare('SELECT count(*) FROM sqlite_master').get();
      return await read({
        columns: async (table) => columns(reader, table),
        count: async (table) => Number(reader.prepare(`SELECT count(*) AS n FROM "${table}"`).get()?.n),
        rows: (table, columns) => rows(reader, table, columns),
      });
    } finally {
      reader.close();
    }
  });
}

function columns(reader: DatabaseSync, table: string): string[] {
  const found = reader.prepare('SELECT name FROM pragma_table_info(?)').all(table) as { name: string }[];
  return found.map(({ name }) => name);
}

async function* rows(
  reader: DatabaseSync,
  table: string,
  columns: readonly string[],
): AsyncGenerator<readonly BulkRow[]> {
  const statement = reader.prepare(`SELECT ${quoted(columns)} FROM "${table}"`);
  statement.setReturnArrays(true);
  let batch: BulkRow[] = [];
  for (const row of statement.iterate()) {
    const values = row as unknown as BulkRow;
    batch.push(values);
    // Bytes can be a whole list: do not collect several of them.
    if (batch.length === BATCH || values.some((value) => value instanceof Uint8Array)) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
