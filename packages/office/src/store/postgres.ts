import { crc32 } from 'node:zlib';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { quoted } from './bulk.ts';
import { StoreError, storeName, translated } from './errors.ts';
import { withoutNesting } from './nested-writes.ts';
import { columnTypes, postgresBulk } from './postgres-bulk.ts';
import { clientConfig, newPool } from './postgres-pool.ts';
import { kysely, PostgresReads } from './postgres-reads.ts';
import type { Schema } from './schema.ts';
import {
  type BulkRow,
  type BulkRows,
  type BulkValue,
  type PreparedQuery,
  type Store,
  type TableReader,
  WORK_NAME,
  WRITE_WAIT,
} from './store.ts';
import { logPosition, type WrittenPosition, writtenPosition } from './written-position.ts';

const MOST_READERS = 10;
/** Rows per fetch when a table is copied; fewer if a row can be a whole list. */
const BATCH = 2000;
const BATCH_OF_BYTES = 8;

/** The namespace of our advisory locks ("Eloq" in ASCII), and the writers' lock in it. */
const LOCKS = 0x456c6f71;
const WRITE_LOCK = 0;

const READER_SETTINGS: readonly string[] = [
  'SET default_transaction_read_only = on',
  // Compiling a query that it takes for a long one took PostgreSQL three seconds, answering it a millisecond.
  'SET jit = off',
];
const WRITER_SETTINGS: readonly string[] = [
  `SET lock_timeout = ${WRITE_WAIT}`,
  // An acknowledged commit must be on disk, even if the server's default is `off`.
  `SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`,
];

export interface PostgresOptions {
  /** Timeout of a reading query, in milliseconds. */
  readonly readTimeout?: number;
  /** Connections for reading; more queries at once wait for one. */
  readonly connections?: number;
}

/** Connections that only read. */
export function readerPool(url: string, { readTimeout, connections }: PostgresOptions): pg.Pool {
  const timeout = readTimeout === undefined ? [] : [`SET statement_timeout = ${Math.trunc(readTimeout)}`];
  return newPool(url, connections ?? MOST_READERS, [...READER_SETTINGS, ...timeout]);
}

export class PostgresStore implements Store {
  readonly kind = 'postgres';
  readonly url: string;
  readonly db: Kysely<Schema>;
  readonly #name: string;
  /** A replica falls back to it. */
  readonly readers: pg.Pool;
  readonly #reads: PostgresReads;
  readonly #writers: pg.Pool;
  readonly #writer: Kysely<Schema>;
  /** The connection of the running write. */
  #writing: pg.PoolClient | undefined;

  constructor(url: string, options: PostgresOptions) {
    this.url = url;
    this.#name = storeName(url);
    this.readers = readerPool(url, options);
    // One connection: writers of this process queue here, not in the database.
    this.#writers = newPool(url, 1, WRITER_SETTINGS);
    this.#writers.on('acquire', (client) => {
      this.#writing = client;
    });
    this.#writers.on('release', () => {
      this.#writing = undefined;
    });
    this.#reads = new PostgresReads(this.readers, this.#name);
    this.db = this.#reads.db;
    this.#writer = kysely(this.#writers, this.#name);
  }

  prepare<Row>(query: RawBuilder<Row>): PreparedQuery<Row> {
    return this.#reads.prepare(query);
  }

  async write<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
    try {
      return await withoutNesting(this, () =>
        this.#writer.transaction().execute(async (trx) => {
          await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCKS)}, ${sql.lit(WRITE_LOCK)})`.execute(trx);
          return work(trx);
        }),
      );
    } finally {
      const written = writtenPosition(this.url);
      if (written !== null) await this.#record(written);
    }
  }

  /** A replica that is read has to have reached what was written here. */
  async #record(written: WrittenPosition): Promise<void> {
    try {
      const { rows } = await sql<{ at: string }>`SELECT pg_current_wal_lsn()::text AS at`.execute(
        this.#writer,
      );
      written.raise(logPosition(rows[0]?.at ?? ''));
    } catch {
      written.lose();
    }
  }

  async bulk(
    _trx: Transaction<Schema>,
    table: string,
    columns: readonly string[],
    rows: BulkRows,
    isRead = false,
  ): Promise<number> {
    const client = this.#writing;
    if (!client) throw new Error('bulk() is for use inside write()');
    return translated(this.#name, () => postgresBulk(client, table, columns, rows, isRead));
  }

  /** The lock belongs to a separate connection and is released when the process ends. */
  async exclusively<T>(work: string, run: () => Promise<T>): Promise<T> {
    if (!WORK_NAME.test(work)) throw new Error(`not a name of work: ${work}`);
    const client = new pg.Client(clientConfig(this.url));
    client.on('error', () => {});
    try {
      const free = await translated(this.#name, async () => {
        await client.connect();
        const lock = 'SELECT pg_try_advisory_lock($1, $2) AS free';
        const { rows } = await client.query<{ free: boolean }>(lock, [LOCKS, crc32(work) | 0]);
        return rows[0]?.free === true;
      });
      if (!free) throw new StoreError('store-busy', { store: this.#name, work });
      // Exclusive work ends with a write: connect in advance.
      this.#writers.connect().then(
        (writer) => writer.release(),
        () => {},
      );
      return await run();
    } finally {
      await client.end().catch(() => {});
    }
  }

  async snapshot<T>(read: (tables: TableReader) => Promise<T>): Promise<T> {
    return translated(this.#name, async () => {
      const client = await this.readers.connect();
      try {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        await client.query('SET LOCAL statement_timeout = 0');
        const result = await read({
          columns: async (table) => [...(await columnTypes(client, table)).keys()],
          count: async (table) => {
            const { rows } = await client.query<{ n: string }>(`SELECT count(*) AS n FROM "${table}"`);
            return Number(rows[0]?.n);
          },
          rows: (table, columns) => rows(client, table, columns),
        });
        await client.query('COMMIT');
        client.release();
        return result;
      } catch (error) {
        client.release(true);
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    for (const pool of [this.readers, this.#writers]) if (!pool.ended) await pool.end();
  }
}

async function* rows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
): AsyncGenerator<readonly BulkRow[]> {
  const types = await columnTypes(client, table);
  const batch = columns.some((column) => types.get(column) === 'bytea') ? BATCH_OF_BYTES : BATCH;
  await client.query(`DECLARE copied NO SCROLL CURSOR FOR SELECT ${quoted(columns)} FROM "${table}"`);
  for (;;) {
    const { rows } = await client.query<BulkValue[]>({
      text: `FETCH ${batch} FROM copied`,
      rowMode: 'array',
    });
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('CLOSE copied');
}

/** Opens a store in a PostgreSQL database, which must exist. */
export function openPostgres(url: string, options: PostgresOptions): Store {
  return new PostgresStore(url, options);
}
