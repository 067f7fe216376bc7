import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { defined } from '@eloquence/rating';
import { loadDuckdb } from './load.ts';
import { TableLoader } from './table-loader.ts';

export type Cell = number | string | boolean | null;
export type Row = Readonly<Record<string, Cell>>;

export interface DatabaseOptions {
  /** A file instead of memory. */
  readonly file?: string;
  readonly threads?: number;
  /** Such as `1GB`; what does not fit goes to a temporary file. */
  readonly memory?: string;
  /** Folder of temporary files. */
  readonly temporary?: string;
}

/** One DuckDB database with one connection. */
export class Database {
  readonly #instance: DuckDBInstance;
  readonly #connection: DuckDBConnection;

  private constructor(instance: DuckDBInstance, connection: DuckDBConnection) {
    this.#instance = instance;
    this.#connection = connection;
  }

  static async open({
    file = ':memory:',
    threads,
    memory,
    temporary,
  }: DatabaseOptions = {}): Promise<Database> {
    const { DuckDBInstance } = await loadDuckdb();
    const instance = await DuckDBInstance.create(file, {
      ...(threads !== undefined && { threads: String(threads) }),
      ...(memory !== undefined && { memory_limit: memory }),
      ...(temporary !== undefined && { temp_directory: temporary }),
    });
    return new Database(instance, await instance.connect());
  }

  async run(sql: string, values: Readonly<Record<string, Cell>> = {}): Promise<void> {
    await this.#connection.run(sql, { ...values });
  }

  /** All rows. Dates come as `YYYY-MM-DD`, integers as numbers. */
  async rows(sql: string, values: Readonly<Record<string, Cell>> = {}): Promise<readonly Row[]> {
    const result = await this.#connection.run(sql, { ...values });
    const names = result.columnNames();
    const rows: Record<string, Cell>[] = [];
    for (const chunk of await result.fetchAllChunks()) {
      const columns = names.map((_, column) => chunk.getColumnValues(column));
      for (let row = 0; row < chunk.rowCount; row += 1) {
        const cells: Record<string, Cell> = {};
        for (let column = 0; column < names.length; column += 1)
          cells[defined(names[column])] = cellOf(columns[column]?.[row]);
        rows.push(cells);
      }
    }
    return rows;
  }

  /** Fills a table of integer columns. */
  async loader(table: string, columns: number): Promise<TableLoader> {
    const { DuckDBDataChunk, INTEGER } = await loadDuckdb();
    const appender = await this.#connection.createAppender(table);
    return new TableLoader(columns, {
      append: (values, rows) => {
        const chunk = DuckDBDataChunk.create(new Array(columns).fill(INTEGER), rows);
        values.forEach((column, index) => {
          chunk.setColumnValues(index, column.subarray(0, rows) as unknown as number[]);
        });
        appender.appendDataChunk(chunk);
      },
      close: () => appender.closeSync(),
    });
  }

  /** Stops the running query. */
  interrupt(): void {
    this.#connection.interrupt();
  }

  close(): void {
    this.#connection.closeSync();
    this.#instance.closeSync();
  }
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'bigint') return Number(value);
  if (value === null || typeof value === 'object') return value === null ? null : String(value);
  return value as Cell;
}
