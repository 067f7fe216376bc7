import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import { Kysely, type RawBuilder, type Transaction } from 'kysely';
import { sqliteBulk } from './bulk.ts';
import { StoreError, storeError } from './errors.ts';
import { type MigrateOptions, migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { RowReader, SqliteConnection, SqliteDialect } from './sqlite-driver.ts';
import { APPLICATION_ID, checkFile, fileIdentity, filePath, openReader, openWriter } from './sqlite-file.ts';
import { sqliteSnapshot } from './sqlite-snapshot.ts';
import {
  type BulkRows,
  type Question,
  type Store,
  type TableReader,
  type UsualValues,
  WORK_NAME,
  WRITE_WAIT,
} from './store.ts';
import { writing } from './writing.ts';

/** Readers at once: a transaction keeps one to itself, single queries share. */
const MOST_READERS = 4;

/** Tries again while another holds the file, without blocking the thread. */
async function patiently<T>(store: string, attempt: () => T): Promise<T> {
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
 * Answers questions. What is asked in one turn is answered of one and the same state: to look for the newest one, and to
 * keep it from being written over, takes SQLite as long as a short answer.
 */
class Answering {
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

  /** Which turn it is: the same question has the same answer in it. */
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
  /** Answers questions, and nothing else: whoever asks never waits for a transaction to end. */
  #answering: Answering | undefined;

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
        begin: (connection) => patiently(path, () => connection.begin('BEGIN IMMEDIATE')),
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

  question<Row>(query: RawBuilder<Row>): Question<Row> {
    const { sql } = query.compile(this.db);
    let rows: RowReader | undefined;
    let last: { readonly turn: number; readonly rows: Row[] } | undefined;
    return (...values) => {
      try {
        this.#answering ??= new Answering(openReader(this.#path));
        rows ??= new RowReader(this.#answering.prepare(sql));
        const turn = this.#answering.begin();
        if (values.length > 0) return rows.all<Row>(values);
        if (last?.turn !== turn) last = { turn, rows: rows.all<Row>(values) };
        return last.rows;
      } catch (error) {
        throw storeError(error, this.#path);
      }
    };
  }

  async bytes(query: RawBuilder<unknown>): Promise<ReadonlyMap<string, Uint8Array>> {
    const { rows } = await query.execute(this.db);
    const named = rows.map((row) => Object.values(row as object) as [string, Uint8Array | null]);
    return new Map(named.filter((each): each is [string, Uint8Array] => each[1] !== null));
  }

  async write<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
    // SQLite would go on writing to a file that has been deleted, and all would be lost.
    if (fileIdentity(this.#path) !== this.#identity)
      throw new StoreError('store-missing', { store: this.#path });
    // SQLite answers at once: without a pause, one write after the other would let nothing else in the process run.
    await immediate();
    try {
      return await writing(this, () =>
        this.#writer.transaction().execute(async (trx) => {
          const result = await work(trx);
          // A commit puts away what the log holds, but nothing newer than somebody reads: the log would grow for ever.
          this.#answering?.end();
          return result;
        }),
      );
    } finally {
      // Whoever has written finds it, also in the same turn.
      this.#answering?.end();
    }
  }

  async bulk(
    _trx: Transaction<Schema>,
    table: string,
    columns: readonly string[],
    rows: BulkRows,
    usual?: UsualValues,
  ): Promise<number> {
    if (!this.#database.isTransaction) throw new Error('bulk() is for use inside write()');
    try {
      return await sqliteBulk(this.#database, table, columns, rows, usual);
    } catch (error) {
      throw storeError(error, this.#path);
    }
  }

  /** The lock is that of a file beside the store's, so that it neither stops writers nor outlives the process. */
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

  /** Readers first: only the writer can put the log away. */
  async close(): Promise<void> {
    await this.db.destroy();
    this.#answering?.close();
    if (this.#database.isOpen) this.#database.close();
  }
}

/** Opens an embedded store, made where there is none if that is asked. */
export async function openSqlite(url: string, options: MigrateOptions): Promise<Store> {
  const path = filePath(url);
  checkFile(path, options.create);
  const database = await patiently(path, () => openWriter(path));
  try {
    await patiently(path, () => {
      // Before anything is changed: a file that is not ours stays as it is.
      const { application_id } = database.prepare('PRAGMA application_id').get() as {
        application_id: number;
      };
      const { pages } = database.prepare('SELECT count(*) AS pages FROM sqlite_master').get() as {
        pages: number;
      };
      if (pages > 0 && application_id !== APPLICATION_ID) {
        throw new StoreError('store-broken', { store: path, said: 'this is not a store of eloquence' });
      }
      database.exec('PRAGMA journal_mode = WAL');
      if (application_id !== APPLICATION_ID) database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
    });
  } catch (error) {
    database.close();
    throw storeError(error, path);
  }
  const store = new SqliteStore(url, path, database);
  try {
    await migrate(store, path, options);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
