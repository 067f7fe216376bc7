import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';
import { StoreError, storeError } from './errors.ts';

/** `PRAGMA application_id` of our files: "Eloq" in ASCII. */
export const APPLICATION_ID = 0x456c6f71;

/** Pages kept in memory by a connection that writes, in KiB: indexes of two million rows are written at random. */
const WRITER_CACHE = 128 * 1024;
/** Of the log, in KiB. */
const READER_CACHE = 32_768;
/**
 * Bytes of the file that readers see as memory, the most that SQLite can: a page is then found without asking the
 * system for it, which takes longer than all that is done with it.
 */
const MAPPED = 0x7fff_0000;

/** The file of a URL: `sqlite:PATH`, or the path itself. */
export function filePath(url: string): string {
  return resolve(url.replace(/^sqlite:(?:\/\/(?=\/))?/, ''));
}

/** What the file is now: another one when it was deleted or replaced under us. */
export function fileIdentity(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found ? `${found.dev}:${found.ino}` : null;
}

function writable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Says what would otherwise come back from SQLite as "unable to open database file". */
export function checkFile(path: string, create: boolean): void {
  const folder = dirname(path);
  const file = look(path);
  if (!file && !create) throw new StoreError('store-missing', { store: path });
  if (file && !file.isFile()) {
    throw new StoreError('store-file', { store: path, said: file.isDirectory() ? 'EISDIR' : 'not a file' });
  }
  if (file && !writable(path)) throw new StoreError('store-read-only', { store: path });
  if (!look(folder)?.isDirectory()) {
    throw new StoreError('store-file', { store: path, said: `no folder ${folder}` });
  }
  // Beside the file stand its log and its locks.
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

/** A connection for writing. Waiting for others is done by whoever begins, without blocking the thread. */
export function openWriter(path: string): DatabaseSync {
  const database = opened(path, { timeout: 0 });
  try {
    // FULL: a commit has reached the disk before it is acknowledged.
    // recursive_triggers: else INSERT OR REPLACE would delete without asking the guards.
    // secure_delete: what was redacted does not stay in free pages.
    database.exec(`PRAGMA synchronous = FULL; PRAGMA recursive_triggers = ON;
      PRAGMA secure_delete = ON;
      PRAGMA journal_size_limit = 67108864; PRAGMA cache_size = -${WRITER_CACHE}`);
    return database;
  } catch (error) {
    database.close();
    throw storeError(error, path);
  }
}

/** A connection for reading; the wait is for the moments in which another process sets up the log. */
export function openReader(path: string): DatabaseSync {
  const database = opened(path, { readOnly: true, timeout: 5000 });
  database.exec(`PRAGMA cache_size = -${READER_CACHE}; PRAGMA mmap_size = ${MAPPED}`);
  return database;
}
