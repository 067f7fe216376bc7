import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { defined } from '@eloquence/rating';
import type { BulkRow, BulkRows, BulkValue, UsualValues } from './store.ts';

/** `"a", "b"` */
export function quoted(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ');
}

export const NOTHING_USUAL: UsualValues = { columns: [], values: [] };

/** Rows per statement; more is no faster. */
const TOGETHER = 50;

/** Inserts with a prepared statement: inside a transaction SQLite has no faster way. */
export async function sqliteBulk(
  database: DatabaseSync,
  table: string,
  columns: readonly string[],
  rows: BulkRows,
  usual: UsualValues = NOTHING_USUAL,
): Promise<number> {
  const inserter = new Inserter(database, table, columns, usual);
  return withoutIndexes(database, table, async () => {
    // `for await` over a plain iterable would cost a second for two million rows.
    if (Symbol.iterator in rows) for (const row of rows) inserter.row(row);
    else for await (const row of rows) inserter.row(row);
    inserter.end();
    return inserter.rows;
  });
}

/** Inserts many rows per statement; rows with values for the optional columns one by one, before the rest. */
class Inserter {
  readonly #columns: number;
  readonly #all: number;
  readonly #one: StatementSync;
  readonly #many: StatementSync;
  readonly #unusual: StatementSync;
  readonly #values: BulkValue[];
  #used = 0;
  rows = 0;

  constructor(database: DatabaseSync, table: string, columns: readonly string[], usual: UsualValues) {
    const names = [...columns, ...usual.columns];
    const insert = `INSERT INTO "${table}" (${quoted(names)}) VALUES`;
    const places = `(${[...columns.map(() => '?'), ...usual.values.map(literal)].join(', ')})`;
    this.#columns = columns.length;
    this.#all = names.length;
    this.#values = new Array(TOGETHER * columns.length).fill(null);
    this.#one = database.prepare(`${insert} ${places}`);
    this.#many = database.prepare(`${insert} ${places}${`, ${places}`.repeat(TOGETHER - 1)}`);
    this.#unusual = database.prepare(`${insert} (${names.map(() => '?').join(', ')})`);
  }

  row(row: BulkRow): void {
    if (row.length !== this.#columns && row.length !== this.#all)
      throw new RangeError(`${row.length} values for ${this.#columns} columns`);
    this.rows += 1;
    if (row.length > this.#columns) {
      this.#unusual.run(...row);
      return;
    }
    const values = this.#values;
    let used = this.#used;
    let hasBytes = false;
    for (let column = 0; column < row.length; column += 1) {
      const value = defined(row[column]);
      values[used] = value;
      used += 1;
      if (typeof value === 'object' && value !== null) hasBytes = true;
    }
    this.#used = used;
    // Bytes can be a whole list: do not hold several of them.
    if (hasBytes) this.end();
    else if (used === values.length) {
      this.#used = 0;
      this.#many.run(...values);
    }
  }

  end(): void {
    const values = this.#values.slice(0, this.#used);
    this.#used = 0;
    for (let start = 0; start < values.length; start += this.#columns) {
      this.#one.run(...values.slice(start, start + this.#columns));
    }
  }
}

function literal(value: string | number | null): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value ?? 'NULL');
}

/** SQLite's sorter hands chunks of this size to another thread, in KiB. */
const SORTED_AT_ONCE = 16 * 1024;

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
    if (database.isTransaction) makeIndexes(database, indexes);
  }
}

/** Sorts on another thread while the table is read. */
function makeIndexes(database: DatabaseSync, indexes: readonly { readonly sql: string }[]): void {
  const { cache_size } = database.prepare('PRAGMA cache_size').get() as { cache_size: number };
  database.exec(`PRAGMA threads = 1; PRAGMA cache_size = -${SORTED_AT_ONCE}`);
  try {
    for (const { sql } of indexes) database.exec(sql);
  } finally {
    database.exec(`PRAGMA threads = 0; PRAGMA cache_size = ${cache_size}`);
  }
}
