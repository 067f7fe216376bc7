import {
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { type FreshStores, freshStores, STORE_KINDS } from '../../test/stores.ts';
import type { WorkProgress } from '../progress.ts';
import { copyStore } from '../store/copy.ts';
import type { TableName } from '../store/schema.ts';
import { TABLE_NAMES } from '../store/tables.ts';
import { backup, restore } from './backup.ts';
import { SCHEMA_VERSION } from './migrations.ts';
import { openStore, type Store } from './open-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'eloquence-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
function newFile(): string {
  files += 1;
  return join(folder, `backup-${files}.db`);
}

const LIST = {
  ...{ cadence: 'standard' as const, date: '2025-01-01', source: 'computed' as const, editions: '{}' },
  ...{ practice: 'text', engine: '0', rows: 0, rated: 0, hash: 'h', memory_hash: 'm', names_hash: '[]' },
  ...{ inputs: '{}', summary: '{}', fingerprint: 'f', seq: null },
};

/** Guarded rows, references, bytes, and many rows. */
async function fill(store: Store): Promise<void> {
  await store.write(async (trx) => {
    await trx.insertInto('meta').values({ name: 'zone', value: 'Asia/Shanghai' }).execute();
    const entry = { seq: 1, at: '', actor: 'ä', kind: 'k', subject: null, body: '{}', hash: 'h' };
    await trx.insertInto('entry').values(entry).execute();
    const bytes = new Uint8Array(200_000).map((_, index) => index);
    const documents = [
      { hash: 'a', kind: 'report', bytes, size: bytes.length, redacted_by: null },
      { hash: 'b', kind: 'report', bytes: null, size: 3, redacted_by: 1 },
      { hash: 'c', kind: 'report', bytes: new Uint8Array(), size: 0, redacted_by: null },
    ];
    await trx.insertInto('document').values(documents).execute();
    const packed = new Uint8Array([0, 255]);
    const lists = [
      { ...LIST, id: 1, revision: 0, state: 'published' as const, packed },
      { ...LIST, id: 2, revision: 1, state: 'draft' as const, packed },
    ];
    await trx.insertInto('list').values(lists).execute();
    await trx
      .insertInto('current_list')
      .values({ cadence: 'standard', date: '2025-01-01', list: 1, seq: 1 })
      .execute();
    const history = Array.from({ length: 5000 }, (_, player) => [
      player,
      'blitz',
      '2025-01-01',
      null,
      0,
      20,
      '',
    ]);
    const columns = ['player', 'cadence', 'date', 'rating', 'games', 'k', 'flag'] as const;
    await store.bulk(trx, 'history', columns, history);
  });
}

async function content(store: Store): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const table of TABLE_NAMES as readonly TableName[]) {
    const rows = await store.db.selectFrom(table).selectAll().execute();
    tables[table] = rows.map((row) => JSON.stringify(Object.values(row))).sort();
  }
  return tables;
}

const PAIRS = STORE_KINDS.flatMap((from) => STORE_KINDS.map((to) => [from, to] as const));

describe.each(PAIRS)('from %s to %s', (from, to) => {
  const source = freshStores(from);
  const target = freshStores(to);

  test('a copy holds everything', async () => {
    const one = await source();
    const two = await target();
    await fill(one);
    const told: WorkProgress[] = [];
    await copyStore(one, two, { progress: (far) => told.push(far) });
    expect(await content(two)).toEqual(await content(one));
    expect(told.length).toBeGreaterThan(3);
    expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).toSorted((a, b) => a - b));
    expect(told.at(-1)).toMatchObject({ work: 'copying', share: 1 });
    await expect(copyStore(one, two)).rejects.toMatchObject({ code: 'store-not-empty' });
    expect(await content(two)).toEqual(await content(one));
  });

  test('a backup is restored into a new or an empty store only', async () => {
    const one = await source();
    await fill(one);
    const file = newFile();
    await backup(one, file);
    const before = readFileSync(file);
    const url = await target.nowhere();
    await restore(file, url);
    const restored = await target.open(url);
    expect(await content(restored)).toEqual(await content(one));
    await expect(restore(file, url)).rejects.toMatchObject({ code: 'store-not-empty' });
    const empty = await target();
    await restore(file, empty.url);
    expect(await content(empty)).toEqual(await content(one));
    // The restored store accepts writes.
    await restored.write((trx) => trx.insertInto('meta').values({ name: 'more', value: '' }).execute());
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe.each(STORE_KINDS)('a backup of %s', (kind) => {
  const fresh: FreshStores = freshStores(kind);

  test('is one file that can be opened as a store', async () => {
    const store = await fresh();
    await fill(store);
    const file = newFile();
    await backup(store, file);
    expect(readdirSync(folder).filter((name) => join(folder, name).startsWith(file))).toEqual([
      file.split('/').at(-1),
    ]);
    const opened = await openStore(file);
    expect(await content(opened)).toEqual(await content(store));
    await opened.close();
  });

  test('during writes is a consistent snapshot', async () => {
    const store = await fresh();
    let writing = true;
    const pairs = (async () => {
      for (let turn = 1; writing; turn += 1) {
        await store.write(async (trx) => {
          await trx
            .insertInto('history')
            .values({ player: turn, ...HISTORY })
            .execute();
          const entry = { seq: turn, at: '', actor: '', kind: '', subject: null, body: '', hash: '' };
          await trx.insertInto('entry').values(entry).execute();
        });
      }
    })();
    for (let round = 0; round < 3; round += 1) {
      const file = newFile();
      await backup(store, file);
      const opened = await openStore(file);
      const { history, entry } = await content(opened);
      expect(history?.length).toBe(entry?.length);
      await opened.close();
    }
    writing = false;
    await pairs;
  });

  test('does not replace a file, and leaves none on failure', async () => {
    const store = await fresh();
    const file = newFile();
    writeFileSync(file, 'mine');
    await expect(backup(store, file)).rejects.toMatchObject({
      code: 'store-exists',
      values: { store: file },
    });
    expect(readFileSync(file, 'utf8')).toBe('mine');
    const nowhere = join(folder, 'nowhere', 'file.db');
    await expect(backup(store, nowhere)).rejects.toMatchObject({ code: 'store-file' });
    expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
  });

  test('that is invalid, damaged or newer is not restored', async () => {
    const url = await fresh.nowhere();
    const code = (file: string): Promise<unknown> =>
      restore(file, url).then(
        () => 'restored',
        (error: { code?: string }) => error.code,
      );
    expect(await code(newFile())).toBe('store-missing');

    const text = newFile();
    writeFileSync(text, 'Dear diary, '.repeat(1000));
    expect(await code(text)).toBe('store-broken');

    const foreign = newFile();
    new DatabaseSync(foreign).exec('CREATE TABLE bookmarks (address TEXT)');
    expect(await code(foreign)).toBe('store-broken');

    const store = await fresh();
    await fill(store);
    const damaged = newFile();
    await backup(store, damaged);
    const handle = openSync(damaged, 'r+');
    for (let page = 30; page < 60; page += 1)
      writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, page * 4096);
    expect(await code(damaged)).toBe('store-broken');

    const newer = newFile();
    await backup(store, newer);
    const database = new DatabaseSync(newer);
    database.exec(`UPDATE meta SET value = '${SCHEMA_VERSION + 1}' WHERE name = 'version'`);
    database.close();
    expect(await code(newer)).toBe('store-newer');
    if (kind === 'sqlite') expect(existsSync(url)).toBe(false);
  });
});

const HISTORY = { cadence: 'rapid' as const, date: '', rating: null, games: 0, k: null, flag: '' };
