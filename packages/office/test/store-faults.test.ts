import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../src/setup/open-store.ts';
import { child } from '../src/store/child.test-helper.ts';
import type { StoreError } from '../src/store/errors.ts';
import { asSuperuser, eachStore, freshStores, postgresUrl } from './stores.ts';

function put(store: Store, name: string, value = ''): Promise<unknown> {
  return store.write((trx) => trx.insertInto('meta').values({ name, value }).execute());
}

async function names(store: Store): Promise<string[]> {
  const rows = await store.db.selectFrom('meta').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

eachStore((fresh) => {
  describe('a process that is killed', () => {
    test('during a write leaves nothing of it, and no lock', async () => {
      const store = await fresh();
      const other = child('write', store.url);
      expect(await other.line()).toBe('writing');
      await other.kill();
      await put(store, 'after');
      expect(await names(store)).toEqual(['after', 'version']);
    });

    test('during exclusive work leaves the work to others', async () => {
      const store = await fresh();
      const other = child('work', store.url);
      expect(await other.line()).toBe('working');
      const busy = store.exclusively('close', async () => {});
      await expect(busy).rejects.toMatchObject({ code: 'store-busy', values: { work: 'close' } });
      await other.kill();
      // The server learns of it by the connection, a moment later.
      await expect
        .poll(() => store.exclusively('close', async () => 'mine').catch(() => 'busy'))
        .toBe('mine');
    });

    test('keeps every acknowledged write', async () => {
      const store = await fresh();
      const other = child('acknowledge', store.url);
      let acknowledged = 0;
      for (let round = 0; round < 30; round += 1) acknowledged = Number(await other.line());
      await other.kill();
      const { seq } = await store.db
        .selectFrom('entry')
        .select((of) => of.fn.max('seq').as('seq'))
        .executeTakeFirstOrThrow();
      expect(acknowledged).toBe(30);
      expect(seq).toBeGreaterThanOrEqual(acknowledged);
    });
  });
});

describe('an embedded store', () => {
  const fresh = freshStores('sqlite');
  const folder = mkdtempSync(join(tmpdir(), 'eloquence-faults-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const code = (url: string): Promise<unknown> =>
    openStore(url, { create: true }).then(
      (store) => store.close().then(() => 'opened'),
      (error: { code?: string }) => error.code,
    );

  const problem = (url: string): Promise<unknown> =>
    openStore(url, { create: true }).then(
      (store) => store.close().then(() => 'opened'),
      ({ code, values }: StoreError) => `${code}: ${values.problem}`,
    );

  /** A folder that any user can reach, apart from the read-only parts. */
  async function place(name: string): Promise<{ folder: string; file: string }> {
    chmodSync(folder, 0o755);
    const inside = join(folder, name);
    mkdirSync(inside);
    const file = join(inside, 'store.db');
    await (await openStore(file, { create: true })).close();
    return { folder: inside, file };
  }

  test('in a read-only file', async () => {
    const { folder: around, file } = await place('read-only-file');
    const before = readFileSync(file);
    chmodSync(around, 0o777);
    chmodSync(file, 0o444);
    expect(await child('openBound', file).line()).toBe('store-read-only');
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('in a read-only folder', async () => {
    const { folder: around, file } = await place('read-only-folder');
    chmodSync(file, 0o666);
    chmodSync(around, 0o555);
    expect(await child('openBound', file).line()).toBe('store-read-only');
    expect(await child('openBound', join(around, 'new.db')).line()).toBe('store-read-only');
    chmodSync(around, 0o755);
  });

  test('that is not a database, or one of another program, is not changed', async () => {
    const text = join(folder, 'text.db');
    writeFileSync(text, 'Dear diary, '.repeat(1000));
    expect(await problem(text)).toBe('store-broken: not-a-store');
    expect(readFileSync(text, 'utf8')).toBe('Dear diary, '.repeat(1000));

    const foreign = join(folder, 'foreign.db');
    const database = new DatabaseSync(foreign);
    database.exec('CREATE TABLE bookmarks (address TEXT)');
    database.close();
    const before = readFileSync(foreign);
    expect(await problem(foreign)).toBe('store-broken: not-a-store');
    expect(readFileSync(foreign).equals(before)).toBe(true);
  });

  test('at the path of a folder, or in a missing folder', async () => {
    expect(await problem(folder)).toBe('store-file: folder-found');
    expect(await problem(join(folder, 'nowhere', 'store.db'))).toBe('store-file: folder-missing');
    writeFileSync(join(folder, 'file'), '');
    expect(await code(join(folder, 'file', 'store.db'))).toBe('store-file');
  });

  test('on a full disk gives its error, is undamaged, and works again with free space', async () => {
    const store = await fresh();
    const size = async (): Promise<number> => {
      const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(store.db);
      return rows[0]?.page_count ?? 0;
    };
    await put(store, 'before');
    const pages = await size();
    const limit = (most: number): Promise<unknown> =>
      store.write((trx) => sql.raw(`PRAGMA max_page_count = ${most}`).execute(trx));
    await limit(pages + 2);
    await expect(put(store, 'large', 'x'.repeat(1_000_000))).rejects.toMatchObject({ code: 'store-full' });
    const rows = Array.from({ length: 5000 }, (_, index) => [`bulk ${index}`, 'x'.repeat(100)]);
    const bulk = store.write((trx) => store.bulk(trx, 'meta', ['name', 'value'], rows));
    await expect(bulk).rejects.toMatchObject({ code: 'store-full' });
    await limit(100_000);
    await put(store, 'large', 'x'.repeat(1_000_000));
    expect(await names(store)).toEqual(['before', 'large', 'version']);
    const check = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(store.db);
    expect(check.rows).toEqual([{ integrity_check: 'ok' }]);
  });

  test('that was deleted or replaced refuses writes', async () => {
    const store = await fresh();
    await put(store, 'before');
    for (const end of ['', '-wal', '-shm']) rmSync(store.url + end, { force: true });
    await expect(put(store, 'lost')).rejects.toMatchObject({ code: 'store-missing' });
    writeFileSync(store.url, '');
    await expect(put(store, 'lost')).rejects.toMatchObject({ code: 'store-missing' });
  });

  test('that is damaged gives its error', async () => {
    const url = await fresh.url();
    const store = await openStore(url, { create: true });
    const rows = Array.from({ length: 5000 }, (_, index) => [`name ${index}`, 'x'.repeat(100)]);
    await store.write((trx) => store.bulk(trx, 'meta', ['name', 'value'], rows));
    await store.close();
    const file = openSync(url, 'r+');
    const { length } = readFileSync(url);
    for (let page = 4096 * 2; page < length; page += 4096)
      writeSync(file, Buffer.alloc(2048, 0x5a), 0, 2048, page);
    const opened = openStore(url).then((again) => again.db.selectFrom('meta').selectAll().execute());
    await expect(opened).rejects.toMatchObject({ code: 'store-broken' });
  });

  test('that is locked by another is waited for without blocking', async () => {
    const store = await fresh();
    const other = child('write', store.url);
    expect(await other.line()).toBe('writing');
    const waiting = put(store, 'waited');
    expect(await names(store)).toEqual(['version']);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await other.kill();
    await waiting;
    expect(await names(store)).toEqual(['version', 'waited']);
  });
});

describe('PostgreSQL', () => {
  const fresh = freshStores('postgres');
  const changed = async (change: Partial<URL>): Promise<string> =>
    Object.assign(new URL(await postgresUrl()), change).href;
  const CASES: readonly (readonly [string, Partial<URL>, string])[] = [
    ['no server', { port: '1' }, 'store-unreachable'],
    ['an unknown host', { hostname: 'nowhere.invalid' }, 'store-unreachable'],
    ['wrong password', { password: 'wrong' }, 'store-refused'],
    ['no password', { password: '' }, 'store-refused'],
    ['wrong user', { username: 'nobody' }, 'store-refused'],
    ['wrong database', { pathname: '/nothing' }, 'store-refused'],
  ];
  test.each(CASES)('%s', async (_, change, expected) => {
    const url = await changed(change);
    const opening = openStore(url, { create: true });
    await expect(opening).rejects.toMatchObject({ code: expected });
    await expect(opening).rejects.not.toThrow(/for-tests-only/);
  });

  test('without a password the connection is closed at once', async () => {
    const left = Promise.withResolvers<void>();
    // It asks for a SCRAM password twice, as in the protocol.
    const asks = ['R\0\0\0\x17\0\0\0\x0aSCRAM-SHA-256\0\0', 'R\0\0\0\x08\0\0\0\x0b'];
    const server = createServer((socket) => {
      socket.on('data', () => socket.write(asks.shift() ?? ''));
      socket.on('error', () => {}).once('end', left.resolve);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const opening = openStore(`postgres://somebody@127.0.0.1:${port}/store`, { create: true });
    await expect(opening).rejects.toMatchObject({ code: 'store-refused' });
    await left.promise;
    server.close();
  });

  const terminate = (url: string): Promise<unknown> =>
    asSuperuser(
      // Waits until they are closed.
      `SELECT pg_terminate_backend(pid, 30000) FROM pg_stat_activity WHERE datname = '${new URL(url).pathname.slice(1)}'`,
    );

  test('a connection that ends during a write: an error, nothing written, then it works again', async () => {
    const store = await fresh();
    const write = store.write(async (trx) => {
      await trx.insertInto('meta').values({ name: 'half', value: '' }).execute();
      await terminate(store.url);
      await trx.insertInto('meta').values({ name: 'other half', value: '' }).execute();
    });
    await expect(write).rejects.toMatchObject({ code: 'store-unreachable' });
    await put(store, 'after');
    expect(await names(store)).toEqual(['after', 'version']);
  });

  test('a connection that ends during a bulk write', async () => {
    const store = await fresh();
    async function* rows(): AsyncGenerator<readonly string[]> {
      for (let index = 0; index < 20_000; index += 1) {
        if (index === 10_000) await terminate(store.url);
        yield [`bulk ${index}`, 'x'.repeat(100)];
      }
    }
    const bulk = store.write((trx) => store.bulk(trx, 'meta', ['name', 'value'], rows()));
    await expect(bulk).rejects.toMatchObject({ code: 'store-unreachable' });
    await put(store, 'after');
    expect(await names(store)).toEqual(['after', 'version']);
  });

  test('idle connections that end', async () => {
    const store = await fresh();
    await put(store, 'before');
    await names(store);
    await terminate(store.url);
    expect(await names(store)).toEqual(['before', 'version']);
    await put(store, 'after');
  });

  test('a slow reader', async () => {
    // Long enough for the next queries on a busy machine.
    const store = await fresh({ readTimeout: 1000 });
    const sleeping = sql`SELECT pg_sleep(60)`.execute(store.db);
    await expect(sleeping).rejects.toMatchObject({ code: 'store-slow' });
    expect(await names(store)).toEqual(['version']);
  });

  test('a read-only database', async () => {
    const store = await fresh();
    await asSuperuser(
      `ALTER DATABASE ${new URL(store.url).pathname.slice(1)} SET default_transaction_read_only = on`,
    );
    const again = await fresh.open(store.url);
    await expect(put(again, 'x')).rejects.toMatchObject({ code: 'store-read-only' });
  });
});
