import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { BulkRow, BulkRows, BulkValue } from './store.ts';

/** `"a", "b"` */
export function quoted(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ');
}

/** Rows in one statement. More gains nothing. */
const TOGETHER = 50;

/** Inserts with one prepared statement: within a transaction that is as fast as SQLite gets. */
export async function sqliteBulk(
  database: DatabaseSync,
  table: string,
  columns: readonly string[],
  rows: BulkRows,
): Promise<number> {
  const inserter = new Inserter(database, table, columns);
  return withoutIndexes(database, table, async () => {
    // Rows that are ready are not awaited: a turn for each of two million would cost a second.
    if (Symbol.iterator in rows) for (const row of rows) inserter.row(row);
    else for await (const row of rows) inserter.row(row);
    inserter.end();
    return inserter.rows;
  });
}

class Inserter {
  readonly #columns: number;
  readonly #one: StatementSync;
  readonly #many: StatementSync;
  #values: BulkValue[] = [];
  rows = 0;

  constructor(database: DatabaseSync, table: string, columns: readonly string[]) {
    const places = `(${columns.map(() => '?').join(', ')})`;
    const insert = `INSERT INTO "${table}" (${quoted(columns)}) VALUES ${places}`;
    this.#columns = columns.length;
    this.#one = database.prepare(insert);
    this.#many = database.prepare(insert + `, ${places}`.repeat(TOGETHER - 1));
  }

  row(row: BulkRow): void {
    if (row.length !== this.#columns)
      throw new RangeError(`${row.length} values for ${this.#columns} columns`);
    this.rows += 1;
    let heavy = false;
    for (const value of row) {
      this.#values.push(value);
      if (typeof value === 'object' && value !== null) heavy = true;
    }
    // Bytes can be a whole list: they do not wait for more.
    if (heavy) this.end();
    else if (this.#values.length === TOGETHER * this.#columns) {
      this.#many.run(...this.#values);
      this.#values = [];
    }
  }

  end(): void {
    const values = this.#values;
    this.#values = [];
    for (let start = 0; start < values.length; start += this.#columns) {
      this.#one.run(...values.slice(start, start + this.#columns));
    }
  }
}

/** Fills an empty table first and sorts its indexes after, which is faster for many rows. */
async function withoutIndexes<T>(database: DatabaseSync, table: string, fill: () => Promise<T>): Promise<T> {
  if (database.prepare(`SELECT 1 FROM "${table}" LIMIT 1`).get()) return fill();
  const indexes = database
    .prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL`)
    .all(table) as { name: string; sql: string }[];
  for (const { name } of indexes) database.exec(`DROP INDEX "${name}"`);
  try {
    return await fill();
  } finally {
    // Also after an error, since the writer may go on after it; not where SQLite has rolled back by itself.
    if (database.isTransaction) for (const { sql } of indexes) database.exec(sql);
  }
}
