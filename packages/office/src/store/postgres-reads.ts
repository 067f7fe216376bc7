import { hash } from 'node:crypto';
import { Kysely, PostgresDialect, type RawBuilder } from 'kysely';
import type pg from 'pg';
import { translated } from './errors.ts';
import { postgresBytes } from './postgres-bulk.ts';
import { translatedPool } from './postgres-pool.ts';
import type { Schema } from './schema.ts';
import type { PreparedQuery, Store } from './store.ts';

/** Reading queries of a PostgreSQL server over a pool of connections. */
export class PostgresReads implements Pick<Store, 'db' | 'prepare' | 'bytes'> {
  readonly db: Kysely<Schema>;
  readonly #pool: pg.Pool;
  readonly #name: string;

  constructor(pool: pg.Pool, name: string) {
    this.#pool = pool;
    this.#name = name;
    this.db = kysely(pool, name);
  }

  /** Named, so that each connection parses and plans it once. */
  prepare<Row>(query: RawBuilder<Row>): PreparedQuery<Row> {
    const { sql: text } = query.compile(this.db);
    const name = `question-${hash('sha256', text).slice(0, 16)}`;
    return (...values) =>
      translated(this.#name, async () => {
        const { rows } = await this.#pool.query({ name, text, values: [...values] });
        return rows as Row[];
      });
  }

  bytes(query: RawBuilder<unknown>): Promise<ReadonlyMap<string, Uint8Array>> {
    return translated(this.#name, async () => {
      const client = await this.#pool.connect();
      try {
        const bytes = await postgresBytes(client, query.compile(this.db));
        client.release();
        return bytes;
      } catch (error) {
        client.release(true);
        throw error;
      }
    });
  }
}

export function kysely(pool: Pick<pg.Pool, 'connect' | 'end'>, name: string): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: translatedPool(pool, name) }) });
}
