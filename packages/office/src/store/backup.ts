import { randomUUID } from 'node:crypto';
import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backup as sqliteBackup } from 'node:sqlite';
import { type CopyOptions, copyStore, copyTables } from './copy.ts';
import { StoreError, storeName, translated } from './errors.ts';
import { SCHEMA_VERSION } from './migrations.ts';
import { isPostgres, openStore } from './open.ts';
import { APPLICATION_ID, filePath, openReader, openWriter } from './sqlite-file.ts';
import { sqliteSnapshot } from './sqlite-snapshot.ts';
import type { Store } from './store.ts';

/** All pages in one step: a backup in several would begin again whenever something is written. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * A consistent copy of a running store as one file, from either kind: an embedded store, which can be opened
 * as it is. The file appears when it is whole, and none that is there is overwritten.
 */
export async function backup(store: Store, file: string, options: CopyOptions = {}): Promise<void> {
  const target = resolve(file);
  refuseExisting(target);
  await appearing(target, async (part) => {
    if (store.kind === 'sqlite') await copyPages(filePath(store.url), part);
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

/** Brings a backup back, into a new store or one that holds nothing yet. */
export async function restore(file: string, url: string, options: CopyOptions = {}): Promise<void> {
  const source = resolve(file);
  const version = await checkBackup(source);
  const target = isPostgres(url) ? null : filePath(url);
  if (target !== null && !existsSync(target)) {
    await appearing(target, async (part) => {
      copyFileSync(source, part);
      await (await openStore(part)).close();
    });
    return;
  }
  if (version < SCHEMA_VERSION) {
    // Only a file is brought up to date: restored as one first, it can then be copied.
    throw new StoreError('store-older', { store: source, version, needed: SCHEMA_VERSION });
  }
  const store = await openStore(url, { create: true });
  try {
    await sqliteSnapshot(source, (tables) => copyTables(tables, store, options));
  } finally {
    await store.close();
  }
}

/** The schema's version of a backup that is one and is whole. */
async function checkBackup(path: string): Promise<number> {
  if (!existsSync(path)) throw new StoreError('store-missing', { store: path });
  return translated(path, () => {
    const reader = openReader(path);
    try {
      const one = (query: string): unknown => Object.values(reader.prepare(query).get() ?? {})[0];
      if (one('PRAGMA application_id') !== APPLICATION_ID)
        throw broken(path, 'this is not a backup of eloquence');
      const damage = one('PRAGMA quick_check(1)');
      if (damage !== 'ok') throw broken(path, String(damage));
      const version = Number(one(`SELECT value FROM meta WHERE name = 'version'`));
      if (version > SCHEMA_VERSION)
        throw new StoreError('store-newer', { store: path, version, known: SCHEMA_VERSION });
      return version;
    } finally {
      reader.close();
    }
  });
}

function broken(store: string, said: string): StoreError {
  return new StoreError('store-broken', { store, said });
}

function refuseExisting(path: string): void {
  if (existsSync(path)) throw new StoreError('store-exists', { store: path });
}

/** On a connection of its own, in a thread of its own: reading and writing go on. */
async function copyPages(from: string, to: string): Promise<void> {
  const reader = openReader(from);
  try {
    await sqliteBackup(reader, to, { rate: ALL_PAGES });
  } finally {
    reader.close();
  }
}

/** Makes a file under another name; it gets its own when all of it has reached the disk. */
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

/** Without a log beside it, so that it can be carried about, and opened where nothing can be written. */
function oneFile(path: string): void {
  const database = openWriter(path);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } finally {
    database.close();
  }
}

function syncToDisk(path: string): void {
  // Windows has no handle of a folder to ask this of.
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
