import { StoreError, storeName } from './errors.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export type { BulkRow, BulkRows, BulkValue, Store, StoreKind, TableReader } from './store.ts';

export interface OpenOptions {
  /** Make the store where there is none; otherwise that is `store-missing`. */
  readonly create?: boolean;
  /** Bring an older schema up to this program's; otherwise that is `store-older`. On unless refused. */
  readonly migrate?: boolean;
  /** The longest that one query for reading may take in PostgreSQL, in milliseconds; then `store-slow`. */
  readonly readTimeout?: number;
}

/** Opens a store by its URL: `postgres://…`, or the path of a file, plain or as `sqlite:PATH`. */
export async function openStore(url: string, options: OpenOptions = {}): Promise<Store> {
  const { create = false, migrate = true, readTimeout } = options;
  if (isPostgres(url)) {
    return openPostgres(url, { create, migrate, ...(readTimeout === undefined ? {} : { readTimeout }) });
  }
  // A path on Windows begins with one letter and a colon.
  const scheme = /^([a-z][a-z0-9+.-]+):\/\//i.exec(url)?.[1];
  if (scheme !== undefined && scheme !== 'sqlite')
    throw new StoreError('store-kind', { store: storeName(url) });
  return openSqlite(url, { create, migrate });
}

export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url);
}
