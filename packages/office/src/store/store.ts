import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Schema, TableName } from './schema.ts';

export type StoreKind = 'sqlite' | 'postgres';

/** What a column can hold when many rows are written at once. PostgreSQL also takes a text as its bytes in UTF-8. */
export type BulkValue = string | number | Uint8Array | null;
export type BulkRow = readonly BulkValue[];
/** Columns that have the same values in most rows: a row that ends before them has these. */
export interface UsualValues {
  readonly columns: readonly string[];
  readonly values: readonly (string | number | null)[];
}
export type BulkRows = Iterable<BulkRow> | AsyncIterable<BulkRow>;

/** Asked with the values for its places. The embedded store answers at once. */
export type Question<Row> = (
  ...values: readonly (string | number | null)[]
) => readonly Row[] | Promise<readonly Row[]>;

/** Where everything that lasts is kept, embedded or in PostgreSQL. Both behave the same. */
export interface Store {
  readonly kind: StoreKind;
  /** As it was opened: a worker opens the same store by it. May hold a password. */
  readonly url: string;
  /** For reading: sees what is written once it is committed, and cannot write. */
  readonly db: Kysely<Schema>;
  /**
   * A query for reading that is asked over and over: put together once and kept ready, so that asking it costs
   * little more than its answer. Values in it only mark the places of those that it is asked with.
   * Whoever has written through this store finds it; what others commit may be seen only in the next turn of the event
   * loop.
   */
  question<Row>(query: RawBuilder<Row>): Question<Row>;
  /**
   * Bytes, which can be a whole list, by the text that stands before them: a query for reading answers with both in each
   * row; the text is never missing, and rows without bytes are left out. In the answer to any other query a server writes
   * bytes as text, and to write and read that takes four times as long.
   */
  bytes(query: RawBuilder<unknown>): Promise<ReadonlyMap<string, Uint8Array>>;
  /**
   * One write transaction, alone among all writers of this store, in any process. What it resolved with
   * survives a power cut; where it throws, nothing of it was written (after `store-unreachable`, whether
   * the last moment was reached must be looked up).
   */
  write<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** Many rows at once inside a write: COPY in PostgreSQL, one prepared statement in SQLite. Answers how many. */
  bulk<Table extends TableName>(
    trx: Transaction<Schema>,
    table: Table,
    columns: readonly (keyof Schema[Table] & string)[],
    rows: BulkRows,
    usual?: UsualValues,
  ): Promise<number>;
  /**
   * What only one may do at a time, in any process; throws `store-busy` where another does it.
   * Released when the process dies.
   */
  exclusively<T>(work: string, run: () => Promise<T>): Promise<T>;
  /** Whole tables, all as they were at one and the same moment, whatever is written meanwhile. */
  snapshot<T>(read: (tables: TableReader) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface TableReader {
  columns(table: string): Promise<readonly string[]>;
  /** All rows of a table, in batches. */
  rows(table: string, columns: readonly string[]): AsyncIterable<readonly BulkRow[]>;
}

/** How long a write waits for another to end before it says `store-locked`, in milliseconds. */
export const WRITE_WAIT = 60_000;

/** The name of work that is done exclusively becomes part of a file's name. */
export const WORK_NAME: RegExp = /^[a-z][a-z-]{0,30}$/;
