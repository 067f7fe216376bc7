import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import { Kysely, type RawBuilder, type Transaction } from 'kysely';
import { sqliteBulk } from './bulk.ts';
import { StoreError, storeError } from './errors.ts';
import { withoutNesting } from './nested-writes.ts';
import type { Schema } from './schema.ts';
import { RowReader, SqliteConnection, SqliteDialect } from './sqlite-driver.ts';
import { APPLICATION_ID, checkFile, fileIdentity, filePath, openReader, openWriter } from './sqlite-file.ts';
import { sqliteSnapshot } from './sqlite-snapshot.ts';
import {
  type BulkRows,
  type PreparedQuery,
  type Store,
  type TableReader,
  WORK_NAME,
  WRITE_WAIT,
} from './store.ts';

/** A reading transaction holds one connection; single queries share. */
const MOST_READERS = 4;

/** Retries while another process holds the lock, without blocking the thread. */
async function retryWhileLocked<T>(store: string, attempt: () => T): Promise<T> {
  const end = performance.now() + WRITE_WAIT;
  for (let wait = 1; ; wait = Math.min(wait * 2, 50)) {
    try {
      return attempt();
    } catch (error) {
      const known = storeError(error, store);
      if (!(known instanceof StoreError) || known.code !== 'store-locked' || performance.now() > end)
        throw known;
      await pause(wait);
    }
  }
}

/**
 * Prepared queries on one connection. All queries of one turn of the event loop share a transaction: opening one takes
 * SQLite as long as a short query.
 */
class PreparedQueries {
  readonly #database: DatabaseSync;
  readonly #begin: StatementSync;
  readonly #end: StatementSync;
  #turn = 0;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#begin = database.prepare('BEGIN');
    this.#end = database.prepare('COMMIT');
  }

  prepare(sql: string): StatementSync {
    return this.#database.prepare(sql);
  }

  /** Returns the number of the turn: results can be cached within it. */
  begin(): number {
    if (this.#database.isTransaction) return this.#turn;
    this.#begin.run();
    setImmediate(() => this.end());
    this.#turn += 1;
    return this.#turn;
  }

  end(): void {
    if (this.#database.isOpen && this.#database.isTransaction) this.#end.run();
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }
}

class SqliteStore implements Store {
  readonly kind = 'sqlite';
  readonly url: string;
  readonly db: Kysely<Schema>;
  readonly #path: string;
  readonly #identity: string | null;
  readonly #writer: Kysely<Schema>;
  readonly #database: DatabaseSync;
  /** On a connection of its own, so that they never wait for a transaction. */
  #prepared: PreparedQueries | undefined;

  constructor(url: string, path: string, database: DatabaseSync) {
    this.url = url;
    this.#path = path;
    this.#identity = fileIdentity(path);
    this.#database = database;
    const writer = new SqliteConnection(database, path);
    this.#writer = new Kysely<Schema>({
      dialect: new SqliteDialect({
        most: 1,
        open: () => writer,
        begin: (connection) => retryWhileLocked(path, () => connection.begin('BEGIN IMMEDIATE')),
      }),
    });
    this.db = new Kysely<Schema>({
      dialect: new SqliteDialect({
        most: MOST_READERS,
        open: () => new SqliteConnection(openReader(path), path),
        begin: async (connection) => connection.begin('BEGIN'),
      }),
    });
  }

  prepare<Row>(query: RawBuilder<Row>): PreparedQuery<Row> {
    const { sql } = query.compile(this.db);
    let rows: RowReader | undefined;
    let last: { readonly turn: number; readonly rows: Row[] } | undefined;
    return (...values) => {
      try {
        this.#prepared ??= new PreparedQueries(openReader(this.#path));
        rows ??= new RowReader(this.#prepared.prepare(sql));
        const turn = this.#prepared.begin();
        if (values.length > 0) return rows.all<Row>(values);
        if (last?.turn !== turn) last = { turn, rows: rows.all<Row>(values) };
        return last.rows;
      } catch (error) {
        throw storeError(error, this.#path);
      }
    };
  }

  async write<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
    // SQLite would go on writing to a deleted file, and lose everything.
    if (fileIdentity(this.#path) !== this.#identity)
      throw new StoreError('store-missing', { store: this.#path });
    // SQLite answers synchronously: without a pause, consecutive writes would block the process.
    await immediate();
    try {
      return await withoutNesting(this, () =>
        this.#writer.transaction().execute(async (trx) => {
          const result = await work(trx);
          // A checkpoint stops at the oldest reader: an open transaction here would let the log grow without limit.
          this.#prepared?.end();
          return result;
        }),
      );
    } finally {
      // A writer must see its own write, also in the same turn.
      this.#prepared?.end();
    }
  }

  async bulk(
    _trx: Transaction<Schema>,
    table: string,
    columns: readonly string[],
    rows: BulkRows,
  ): Promise<number> {
    if (!this.#database.isTransaction) throw new Error('bulk() is for use inside write()');
    try {
      return await sqliteBulk(this.#database, table, columns, rows);
    } catch (error) {
      throw storeError(error, this.#path);
    }
  }

  /** Locks a separate file: that does not block writers, and ends with the process. */
  async exclusively<T>(work: string, run: () => Promise<T>): Promise<T> {
    if (!WORK_NAME.test(work)) throw new Error(`not a name of work: ${work}`);
    const lock = openWriter(`${this.#path}.${work}.lock`);
    try {
      try {
        lock.exec('BEGIN IMMEDIATE');
      } catch (error) {
        const known = storeError(error, this.#path);
        const busy = known instanceof StoreError && known.code === 'store-locked';
        throw busy ? new StoreError('store-busy', { store: this.#path, work }, error) : known;
      }
      return await run();
    } finally {
      lock.close();
    }
  }

  snapshot<T>(read: (tables: TableReader) => Promise<T>): Promise<T> {
    return sqliteSnapshot(this.#path, read);
  }

  /** Readers first: the last connection removes the log, and readers cannot write. */
  async close(): Promise<void> {
    await this.db.destroy();
    this.#prepared?.close();
    if (this.#database.isOpen) this.#database.close();
  }
}

/** `create`: create the file if missing. */
export async function openSqlite(url: string, create: boolean): Promise<Store> {
  const path = filePath(url);
  checkFile(path, create);
  const database = await retryWhileLocked(path, () => openWriter(path));
  try {
    await retryWhileLocked(path, () => {
      // Before any change: files of other programs stay untouched.
      const { application_id } = database.prepare('PRAGMA application_id').get() as {
        application_id: number;
      };
      const { pages } = database.prepare('SELECT count(*) AS pages FROM sqlite_master').get() as {
        pages: number;
      };
      if (pages > 0 && application_id !== APPLICATION_ID) {
        throw new StoreError('store-broken', { store: path, problem: 'not-a-store' });
      }
      database.exec('PRAGMA journal_mode = WAL');
      if (application_id !== APPLICATION_ID) database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
    });
  } catch (error) {
    database.close();
    throw storeError(error, path);
  }
  return new SqliteStore(url, path, database);
}
