import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { storeError, translated } from './errors.ts';

/** In milliseconds. */
const CONNECT_WAIT = 10_000;

const BYTES = pg.types.builtins.BYTEA;
const NUMBERS: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

/** As in SQLite: counts and sums are numbers, bytes a plain Uint8Array. */
const types = {
  getTypeParser(type: number, format?: 'text' | 'binary'): (text: string) => unknown {
    if (NUMBERS.includes(type)) return Number;
    if (type === BYTES) return bytes;
    return pg.types.getTypeParser(type, format as 'text');
  },
};

function bytes(text: string): Uint8Array {
  const { buffer, byteOffset, byteLength } = Buffer.from(text.slice(2), 'hex');
  return new Uint8Array(buffer, byteOffset, byteLength);
}

export function clientConfig(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WAIT,
    keepAlive: true,
    fallback_application_name: 'eloquence',
    types: types as pg.CustomTypesConfig,
  };
}

/** Closes the connection after a failed login: `pg` keeps it open if the password is missing. */
class Client extends pg.Client {
  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): unknown {
    if (callback === undefined) return super.connect();
    return super.connect((error: Error) => {
      if (error) void this.end();
      callback(error);
    });
  }
}

export function newPool(url: string, most: number, settings: readonly string[]): pg.Pool {
  const pool = new pg.Pool({
    ...clientConfig(url),
    Client,
    max: most,
    onConnect: async (client) => {
      for (const setting of settings) await client.query(setting);
    },
  });
  // The query in progress gets the error; without a listener, an idle connection's error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A pool for Kysely that throws StoreErrors. */
export function translatedPool(pool: Pick<pg.Pool, 'connect' | 'end'>, store: string): PostgresPool {
  return {
    options: {},
    connect: () => translated(store, async () => translatedClient(await pool.connect(), store)),
    end: () => pool.end(),
  };
}

function translatedClient(client: pg.PoolClient, store: string): PostgresPoolClient {
  const query = async (sql: string, parameters?: readonly unknown[]): Promise<pg.QueryResult> => {
    try {
      return await client.query(sql, parameters as unknown[]);
    } catch (error) {
      throw storeError(error, store);
    }
  };
  return { query, release: (destroy?: boolean) => client.release(destroy) } as unknown as PostgresPoolClient;
}
