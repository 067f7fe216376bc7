import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Schema, TableName } from './schema.ts';

export type StoreKind = 'sqlite' | 'postgres';

/** A value of a bulk insert. */
export type BulkValue = string | number | Uint8Array | null;
export type BulkRow = readonly BulkValue[];
export type BulkRows = Iterable<BulkRow> | AsyncIterable<BulkRow>;

/** Called with the values of its parameters. SQLite answers synchronously. */
export type PreparedQuery<Row> = (
  ...values: readonly (string | number | null)[]
) => readonly Row[] | Promise<readonly Row[]>;

/** A database, SQLite or PostgreSQL. Both behave the same. */
export interface Store {
  readonly kind: StoreKind;
  /** Workers open the same store by it. May contain a password. */
  readonly url: string;
  /** Read-only; sees committed data. */
  readonly db: Kysely<Schema>;
  /**
   * Prepares a frequent read query. The values in it only mark the parameters.
   * It sees writes through this store at once; commits of others possibly only in the next turn of the event loop.
   */
  prepare<Row>(query: RawBuilder<Row>): PreparedQuery<Row>;
  /**
   * One write transaction, exclusive among all writers of this store in all processes. Once resolved, it survives a
   * power failure; if it throws, nothing was written (after `store-unreachable` the commit may have happened).
   */
  write<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>;
  /**
   * Inserts many rows inside a write: by COPY in PostgreSQL, a prepared statement in SQLite. Returns their number. PostgreSQL
   * fills an empty table without its indexes, and readers of the table wait until the write ends, unless it `isRead`.
   */
  bulk<Table extends TableName>(
    trx: Transaction<Schema>,
    table: Table,
    columns: readonly (keyof Schema[Table] & string)[],
    rows: BulkRows,
    isRead?: boolean,
  ): Promise<number>;
  /**
   * Holds a named lock over all processes; throws `store-busy` if another holds it. Released when the process ends.
   */
  exclusively<T>(work: string, run: () => Promise<T>): Promise<T>;
  /** Reads whole tables from one consistent snapshot. */
  snapshot<T>(read: (tables: TableReader) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface TableReader {
  columns(table: string): Promise<readonly string[]>;
  count(table: string): Promise<number>;
  rows(table: string, columns: readonly string[]): AsyncIterable<readonly BulkRow[]>;
}

/** How long a write waits for another before `store-locked`, in milliseconds. */
export const WRITE_WAIT = 60_000;

/** The name of a lock becomes part of a file name. */
export const WORK_NAME: RegExp = /^[a-z][a-z-]{0,30}$/;
