import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';
import { StoreError, storeError } from './errors.ts';

/** `PRAGMA application_id` of our files: "Eloq" in ASCII. */
export const APPLICATION_ID = 0x456c6f71;

/** The writer's page cache in KiB: indexes of two million rows are written in random order. */
const WRITER_CACHE = 128 * 1024;
/** In KiB; caches pages of the log only, since the file is memory-mapped. */
const READER_CACHE = 32_768;
/**
 * Bytes of the file that readers map into memory: the most that SQLite allows. A page is then read without a system
 * call.
 */
const MAPPED = 0x7fff_0000;

/** `url`: `sqlite:PATH` or a path. */
export function filePath(url: string): string {
  return resolve(url.replace(/^sqlite:(?:\/\/(?=\/))?/, ''));
}

/** Device and inode: they differ if the file was deleted or replaced. */
export function fileIdentity(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found ? `${found.dev}:${found.ino}` : null;
}

/** Of the file of a store; null: missing, or not a file. */
export function storeIdentity(url: string): string | null {
  return /^postgres(?:ql)?:/.test(url) ? null : fileIdentity(filePath(url));
}

function writable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Specific errors instead of SQLite's "unable to open database file". */
export function checkFile(path: string, create: boolean): void {
  const folder = dirname(path);
  const file = look(path);
  if (!file && !create) throw new StoreError('store-missing', { store: path });
  if (file && !file.isFile()) {
    const problem = file.isDirectory() ? 'folder-found' : 'not-a-file';
    throw new StoreError('store-file', { store: path, problem });
  }
  if (file && !writable(path)) throw new StoreError('store-read-only', { store: path });
  if (!look(folder)?.isDirectory()) {
    throw new StoreError('store-file', { store: path, problem: 'folder-missing', folder });
  }
  // The log and the lock files are created beside the file.
  if (!writable(folder)) throw new StoreError('store-read-only', { store: path, folder });
}

function look(path: string): ReturnType<typeof statSync> {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw storeError(error, path);
  }
}

function opened(path: string, options: DatabaseSyncOptions): DatabaseSync {
  try {
    return new DatabaseSync(path, { enableForeignKeyConstraints: true, ...options });
  } catch (error) {
    throw storeError(error, path);
  }
}

/** No busy timeout, since it would block the thread: the caller retries BEGIN. */
export function openWriter(path: string): DatabaseSync {
  const database = opened(path, { timeout: 0 });
  try {
    // FULL: an acknowledged commit is on disk.
    // recursive_triggers: without it INSERT OR REPLACE deletes without firing the guards.
    // secure_delete: redacted data must not stay in free pages.
    database.exec(`PRAGMA synchronous = FULL; PRAGMA recursive_triggers = ON;
      PRAGMA secure_delete = ON;
      PRAGMA journal_size_limit = 67108864; PRAGMA cache_size = -${WRITER_CACHE}`);
    return database;
  } catch (error) {
    database.close();
    throw storeError(error, path);
  }
}

/** A read-only connection; the busy timeout covers the moment in which another process sets up the log. */
export function openReader(path: string): DatabaseSync {
  const database = opened(path, { readOnly: true, timeout: 5000 });
  database.exec(`PRAGMA cache_size = -${READER_CACHE}; PRAGMA mmap_size = ${MAPPED}`);
  return database;
}
