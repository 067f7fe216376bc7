import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { defined } from '@eloquence/rating';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { storeError } from './errors.ts';

/** Prepared statements cached per connection. */
const MOST_STATEMENTS = 200;

interface Prepared {
  readonly statement: StatementSync;
  /** null: the statement returns no rows. */
  readonly rows: RowReader | null;
}

/**
 * Builds row objects from arrays. node:sqlite allocates its own row objects in the old generation, where they are
 * collected late: reading a whole list would leave hundreds of megabytes.
 */
export class RowReader {
  readonly #statement: StatementSync;
  #names: readonly string[];

  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.#names = namesOf(statement);
    statement.setReturnArrays(true);
  }

  all<Row>(values: readonly SQLInputValue[]): Row[] {
    const rows = this.#statement.all(...values) as unknown as (readonly unknown[])[];
    for (let at = 0; at < rows.length; at += 1) rows[at] = this.#asObject(defined(rows[at]));
    return rows as Row[];
  }

  *iterate<Row>(values: readonly SQLInputValue[]): Generator<Row> {
    for (const row of this.#statement.iterate(...values)) {
      yield this.#asObject(row as unknown as readonly unknown[]) as Row;
    }
  }

  #asObject(row: readonly unknown[]): never {
    // After a migration, `*` has other columns.
    if (row.length !== this.#names.length) this.#names = namesOf(this.#statement);
    const object: Record<string, unknown> = {};
    for (let at = 0; at < row.length; at += 1) object[defined(this.#names[at])] = row[at];
    return object as never;
  }
}

function namesOf(statement: StatementSync): string[] {
  return statement.columns().map(({ name }) => name);
}

/** A Kysely connection on node:sqlite with a cache of prepared statements. */
export class SqliteConnection implements DatabaseConnection {
  readonly database: DatabaseSync;
  readonly #store: string;
  readonly #ready = new Map<string, Prepared>();
  #inTransaction = false;

  constructor(database: DatabaseSync, store: string) {
    this.database = database;
    this.#store = store;
  }

  begin(statement: string): void {
    this.#run(() => this.database.exec(statement));
    this.#inTransaction = true;
  }

  end(statement: 'COMMIT' | 'ROLLBACK'): void {
    // On a full disk SQLite has rolled back already.
    if (statement === 'ROLLBACK' && !this.database.isTransaction) {
      this.#inTransaction = false;
      return;
    }
    this.#run(() => {
      this.#refuseOutside();
      this.database.exec(statement);
    });
    this.#inTransaction = false;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return this.#run(() => {
      this.#refuseOutside();
      const { statement, rows } = this.#prepared(sql);
      const values = parameters as readonly SQLInputValue[];
      if (rows) return { rows: rows.all<R>(values) };
      const { changes } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes) };
    });
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    // A new statement: a cached one could be run again before this stream ends.
    const rows = this.#run(() => new RowReader(this.database.prepare(sql)));
    for (const row of rows.iterate<R>(parameters as readonly SQLInputValue[])) yield { rows: [row] };
  }

  /** After an automatic rollback, later statements would run outside the transaction. */
  #refuseOutside(): void {
    if (this.#inTransaction && !this.database.isTransaction) {
      throw new Error('the transaction was ended by an error before');
    }
  }

  #prepared(sql: string): Prepared {
    const known = this.#ready.get(sql);
    if (known) return known;
    const statement = this.database.prepare(sql);
    const answers = statement.columns().length > 0;
    const prepared = { statement, rows: answers ? new RowReader(statement) : null };
    const oldest = this.#ready.size >= MOST_STATEMENTS ? this.#ready.keys().next().value : undefined;
    if (oldest !== undefined) this.#ready.delete(oldest);
    this.#ready.set(sql, prepared);
    return prepared;
  }

  #run<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw storeError(error, this.#store);
    }
  }
}

export interface Connections {
  /** The most connections at once; further requests wait. */
  readonly most: number;
  open(): SqliteConnection;
  begin(connection: SqliteConnection): Promise<void>;
}

/** A small pool: a transaction holds its connection until it ends. */
class SqliteDriver implements Driver {
  readonly #connections: Connections;
  readonly #all: SqliteConnection[] = [];
  readonly #free: SqliteConnection[] = [];
  readonly #waiting: ((connection: SqliteConnection) => void)[] = [];

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const free = this.#free.pop();
    if (free) return free;
    if (this.#all.length < this.#connections.most) {
      const opened = this.#connections.open();
      this.#all.push(opened);
      return opened;
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next(connection as SqliteConnection);
    else this.#free.push(connection as SqliteConnection);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#connections.begin(connection as SqliteConnection);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    (connection as SqliteConnection).end('COMMIT');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    (connection as SqliteConnection).end('ROLLBACK');
  }

  async destroy(): Promise<void> {
    for (const { database } of this.#all.splice(0)) database.close();
  }
}

/** Kysely's adapter assumes a single connection. */
class PooledSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export class SqliteDialect implements Dialect {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#connections);
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): DialectAdapter {
    return new PooledSqliteAdapter();
  }

  createIntrospector<DB>(db: Kysely<DB>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}
