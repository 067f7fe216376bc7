import { hash } from 'node:crypto';
import { Kysely, PostgresDialect, type RawBuilder } from 'kysely';
import type pg from 'pg';
import { translated } from './errors.ts';
import { translatedPool } from './postgres-pool.ts';
import type { Schema } from './schema.ts';
import type { PreparedQuery, Store } from './store.ts';

/** Reading queries of a PostgreSQL server over a pool of connections. */
export class PostgresReads implements Pick<Store, 'db' | 'prepare'> {
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
}

export function kysely(pool: Pick<pg.Pool, 'connect' | 'end'>, name: string): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: translatedPool(pool, name) }) });
}
