import { randomUUID } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backup as sqliteBackup } from 'node:sqlite';
import { type CopyOptions, copyStore, copyTables } from '../store/copy.ts';
import { StoreError, storeError, storeName, translated } from '../store/errors.ts';
import { APPLICATION_ID, filePath, openReader, openWriter } from '../store/sqlite-file.ts';
import { sqliteSnapshot } from '../store/sqlite-snapshot.ts';
import type { Store } from '../store/store.ts';
import { SCHEMA_VERSION } from './migrations.ts';
import { isPostgres, openStore } from './open-store.ts';

/** All pages in one step: SQLite restarts a backup in several steps after every write. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies a running store, SQLite or PostgreSQL, to one SQLite file, which can be opened as a store. The file appears
 * when it is complete; an existing one is never overwritten.
 */
export async function backup(store: Store, file: string, options: CopyOptions = {}): Promise<void> {
  const target = resolve(file);
  refuseExisting(target);
  await appearing(target, async (part) => {
    if (store.kind === 'sqlite') await copyPages(filePath(store.url), part, options);
    else {
      const embedded = await openStore(part, { create: true });
      try {
        await copyStore(store, embedded, options);
      } finally {
        await embedded.close();
      }
    }
  });
}

export interface RestoreOptions extends CopyOptions {
  /** Refuses what was restored; a new file then does not appear. */
  readonly check?: (store: Store) => Promise<void>;
}

/** Restores a backup into a new or empty store. */
export async function restore(file: string, url: string, options: RestoreOptions = {}): Promise<void> {
  const source = resolve(file);
  const version = await checkBackup(source);
  const target = isPostgres(url) ? null : filePath(url);
  if (target !== null && !existsSync(target)) {
    await appearing(target, async (part) => {
      copyFileSync(source, part);
      await checkAndClose(await openStore(part), options);
    });
    return;
  }
  if (version < SCHEMA_VERSION) {
    // Only a store can be migrated: restore to an SQLite file first, then copy.
    throw new StoreError('store-older', { store: source, version, needed: SCHEMA_VERSION });
  }
  const store = await openStore(url, { create: true });
  try {
    await sqliteSnapshot(source, (tables) => copyTables(tables, store, options));
  } catch (error) {
    await store.close();
    throw error;
  }
  await checkAndClose(store, options);
}

async function checkAndClose(store: Store, { check }: RestoreOptions): Promise<void> {
  try {
    await check?.(store);
  } finally {
    await store.close();
  }
}

/** A file of another kind is no backup. */
function openBackup(path: string): ReturnType<typeof openReader> {
  try {
    return openReader(path);
  } catch (error) {
    const known = storeError(error, path);
    if (!(known instanceof StoreError) || known.values.problem !== 'not-a-store') throw error;
    throw new StoreError('store-broken', { store: path, problem: 'not-a-backup' }, error);
  }
}

/** Checks that a file is an intact backup; returns its schema version. */
async function checkBackup(path: string): Promise<number> {
  if (!existsSync(path)) throw new StoreError('store-missing', { store: path, problem: 'backup-missing' });
  return translated(path, () => {
    const reader = openBackup(path);
    try {
      const one = (query: string): unknown => Object.values(reader.prepare(query).get() ?? {})[0];
      if (one('PRAGMA application_id') !== APPLICATION_ID)
        throw new StoreError('store-broken', { store: path, problem: 'not-a-backup' });
      const damage = one('PRAGMA quick_check(1)');
      if (damage !== 'ok') throw new StoreError('store-broken', { store: path, said: String(damage) });
      const version = Number(one(`SELECT value FROM meta WHERE name = 'version'`));
      if (version > SCHEMA_VERSION)
        throw new StoreError('store-newer', { store: path, version, known: SCHEMA_VERSION });
      return version;
    } finally {
      reader.close();
    }
  });
}

function refuseExisting(path: string): void {
  if (existsSync(path)) throw new StoreError('store-exists', { store: path });
}

/** How often the size of the copy is looked at, in milliseconds. */
const LOOK = 200;

/** On a separate connection and thread: reads and writes go on. One step reports nothing, but its file grows. */
async function copyPages(from: string, to: string, { progress }: CopyOptions): Promise<void> {
  const reader = openReader(from);
  const all = statSync(from).size;
  const timer = setInterval(() => {
    const done = Math.min(all, statSync(to, { throwIfNoEntry: false })?.size ?? 0);
    progress?.({ work: 'copying', done, all, share: done / all });
  }, LOOK);
  try {
    progress?.({ work: 'copying', done: 0, all, share: 0 });
    await sqliteBackup(reader, to, { rate: ALL_PAGES });
    progress?.({ work: 'copying', done: all, all, share: 1 });
  } finally {
    clearInterval(timer);
    reader.close();
  }
}

/** Writes to a temporary name and renames the file once it is on disk. */
async function appearing(path: string, make: (part: string) => Promise<void>): Promise<void> {
  const part = `${path}.${randomUUID()}.part`;
  try {
    await translated(storeName(path), async () => {
      await make(part);
      oneFile(part);
      syncToDisk(part);
      refuseExisting(path);
      renameSync(part, path);
      syncToDisk(dirname(path));
    });
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(part + end, { force: true });
  }
}

/** Without a log file, so that it can be moved, and opened on a read-only disk. */
function oneFile(path: string): void {
  const database = openWriter(path);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } finally {
    database.close();
  }
}

function syncToDisk(path: string): void {
  // Windows cannot fsync a folder.
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
