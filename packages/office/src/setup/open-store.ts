import { StoreError, storeName } from '../store/errors.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { filePath } from '../store/sqlite-file.ts';
import type { Store } from '../store/store.ts';
import { migrate } from './migrations.ts';

export type { BulkRow, BulkRows, BulkValue, Store, StoreKind, TableReader } from '../store/store.ts';

export interface OpenOptions {
  /** Create a missing store; otherwise `store-missing` is thrown. */
  readonly create?: boolean;
  /** Migrate an older schema (default); otherwise `store-older` is thrown. */
  readonly migrate?: boolean;
  /** Timeout of a reading query in PostgreSQL, in milliseconds; then `store-slow`. */
  readonly readTimeout?: number;
  /** Connections for reading from PostgreSQL. */
  readonly connections?: number;
}

/** `url`: `postgres://…`, or the path of a file, plain or as `sqlite:PATH`. */
export async function openStore(url: string, options: OpenOptions = {}): Promise<Store> {
  const { create = false, migrate: mayMigrate = true } = options;
  const store = await openUnmigrated(url, options);
  try {
    await migrate(store, isPostgres(url) ? storeName(url) : filePath(url), { create, migrate: mayMigrate });
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function openUnmigrated(url: string, { create = false, ...options }: OpenOptions): Promise<Store> {
  if (isPostgres(url)) return openPostgres(url, options);
  // At least two letters: `C:` on Windows is a drive.
  const scheme = /^([a-z][a-z0-9+.-]+):\/\//i.exec(url)?.[1];
  if (scheme !== undefined && scheme !== 'sqlite')
    throw new StoreError('store-kind', { store: storeName(url) });
  return openSqlite(url, create);
}

export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url);
}
