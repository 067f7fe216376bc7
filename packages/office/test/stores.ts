import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, describe, inject } from 'vitest';
import { type OpenOptions, openStore, type Store, type StoreKind } from '../src/setup/open-store.ts';
import { TEMPLATE } from './global-setup.ts';
import { databaseUrl } from './postgres.ts';

let asked: Promise<string> | undefined;

/** The URL of the run's PostgreSQL server, as its superuser. */
export function postgresUrl(): Promise<string> {
  asked ??= text(connect(inject('postgresPort'), '127.0.0.1')).then((answer) => {
    const { url, error } = JSON.parse(answer) as { url?: string; error?: string };
    if (!url) throw new Error(error);
    return url;
  });
  return asked;
}

let superuser: pg.Pool | undefined;

/** Over a permanent connection: connecting takes as long as dropping a database. */
export async function asSuperuser<T = pg.QueryResultRow>(statement: string): Promise<T[]> {
  const connectionString = await postgresUrl();
  superuser ??= new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
    // A lost connection is opened again.
    .on('error', () => {});
  return (await superuser.query(statement)).rows as T[];
}

let template: Promise<Buffer> | undefined;

/** A migrated SQLite store to copy, like `TEMPLATE` in PostgreSQL. */
function templateFile(): Promise<Buffer> {
  template ??= inTemporaryFolder(async (folder) => {
    const file = join(folder, 'template.db');
    const store = await openStore(file, { create: true });
    await store.close();
    return readFileSync(file);
  });
  return template;
}

function filledFile(fill: (url: string) => Promise<void>): Promise<Buffer> {
  return inTemporaryFolder(async (folder) => {
    const file = join(folder, 'original.db');
    writeFileSync(file, await templateFile());
    await fill(file);
    return readFileSync(file);
  });
}

/** It goes with the server, at the end of the run. */
async function filledDatabase(fill: (url: string) => Promise<void>): Promise<string> {
  const name = newName();
  await fill(await copyDatabase(TEMPLATE, name));
  return name;
}

const newName = (): string => `eloquence_${randomUUID().replaceAll('-', '')}`;

/** FILE_COPY: the default, through the WAL, takes twice as long. */
async function copyDatabase(template: string, name: string): Promise<string> {
  await asSuperuser(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return databaseUrl(await postgresUrl(), name);
}

async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'eloquence-template-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Stores to copy, by kind and name: the file in SQLite, the database in PostgreSQL. */
const originals = new Map<string, Promise<Buffer | string>>();

/** Empty, separate stores of one kind, removed at the end of the suite. */
export interface FreshStores {
  /** A new store. */
  (options?: OpenOptions): Promise<Store>;
  readonly kind: StoreKind;
  /** The URL of a new migrated store, for `initOffice`. */
  url(): Promise<string>;
  /** The URL of a copy of a store filled once per worker; `fill` closes it. */
  copy(name: string, fill: (url: string) => Promise<void>): Promise<string>;
  /** The URL of a missing store: no file, or a database without tables. */
  nowhere(): Promise<string>;
  /** Opens a store and closes it at the end of the suite. */
  open(url: string, options?: OpenOptions): Promise<Store>;
}

/** Fresh stores for the surrounding suite. */
export function freshStores(kind: StoreKind): FreshStores {
  const opened: Store[] = [];
  const databases: string[] = [];
  let folder: string | undefined;

  async function newUrl(template: string): Promise<string> {
    const name = newName();
    if (kind === 'sqlite') {
      folder ??= mkdtempSync(join(tmpdir(), 'eloquence-store-'));
      return join(folder, `${name}.db`);
    }
    databases.push(name);
    return copyDatabase(template, name);
  }

  async function withTables(): Promise<string> {
    const url = await newUrl(TEMPLATE);
    if (kind === 'sqlite') writeFileSync(url, await templateFile());
    return url;
  }

  async function copy(name: string, fill: (url: string) => Promise<void>): Promise<string> {
    const key = `${kind} ${name}`;
    const original = originals.get(key) ?? (kind === 'sqlite' ? filledFile(fill) : filledDatabase(fill));
    originals.set(key, original);
    const source = await original;
    if (typeof source === 'string') return newUrl(source);
    const url = await newUrl(TEMPLATE);
    writeFileSync(url, source);
    return url;
  }

  async function open(url: string, options: OpenOptions = {}): Promise<Store> {
    const store = await openStore(url, options);
    opened.push(store);
    return store;
  }

  afterAll(async () => {
    for (const store of opened) await store.close();
    for (const name of databases) await asSuperuser(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  const fresh = async (options: OpenOptions = {}): Promise<Store> =>
    open(await withTables(), { create: true, ...options });
  return Object.assign(fresh, { kind, url: withTables, copy, nowhere: () => newUrl('template0'), open });
}

export const STORE_KINDS: readonly StoreKind[] = ['sqlite', 'postgres'];

/** Runs a suite on both databases: `eachStore((fresh) => { test('…', async () => { const store = await fresh(); … }) })`. */
export function eachStore(suite: (fresh: FreshStores) => void): void {
  describe.each(STORE_KINDS)('in %s', (kind) => suite(freshStores(kind)));
}

/** Runs a suite on SQLite only: what it proves does not depend on the database. */
export function inSqlite(suite: (fresh: FreshStores) => void): void {
  describe('in sqlite', () => suite(freshStores('sqlite')));
}
