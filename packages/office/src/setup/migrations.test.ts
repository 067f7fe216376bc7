import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { eachStore, freshStores } from '../../test/stores.ts';
import { searchPlayers } from '../players/search.ts';
import { playerSummary } from '../queries/profile.ts';
import { child } from '../store/child.test-helper.ts';
import { copyStore } from '../store/copy.ts';
import { guards } from '../store/guards.ts';
import { SERVICE_TABLES } from '../store/service-tables.ts';
import { APPLICATION_ID, openWriter } from '../store/sqlite-file.ts';
import type { Store, StoreKind } from '../store/store.ts';
import { TABLE_NAMES, tables } from '../store/tables.ts';
import { backup, restore } from './backup.ts';
import { SCHEMA_VERSION } from './migrations.ts';
import { openStore } from './open-store.ts';

/** A store with data as version 1 wrote it. */
async function storeOfVersion1(kind: StoreKind, url: string): Promise<void> {
  const statements = [
    ...tables(kind),
    ...guards(kind),
    `INSERT INTO meta VALUES ('version', '1'), ('zone', 'UTC')`,
    `INSERT INTO document VALUES ('aa', 'text', NULL, 3, 7)`,
    `INSERT INTO event VALUES ('E1', 'Café Open', 'Łódź', 'AAA', 'rapid', NULL, '2025-01-01', '2025-01-02', 0, NULL, NULL,
      NULL, '{}', 'registered', NULL, NULL, NULL, NULL, 1)`,
    `INSERT INTO player VALUES (1, 'Alder, Ida', 1, 'alder ida', 'ida alder', 'AAA', 'F', '', 'WFM', '', '', 1990, NULL,
      NULL, NULL, 2105, NULL, 2000, 2105, 4), (2, 'Birch, Jo', 1, 'birch jo', 'jo birch', 'AAA', NULL, '', '', '', '',
      NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0)`,
    `INSERT INTO identity VALUES ('900001', 1, 'fide', 1, NULL), ('AAA-2', 2, 'national', 1, NULL),
      ('900003', 2, 'fide', 1, 4)`,
    `INSERT INTO participation VALUES (2, 7, 'E1'), (1, 7, 'E10'), (1, 7, 'E1'), (1, 8, 'E1')`,
  ];
  if (kind === 'sqlite') {
    const database = openWriter(url);
    database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
    for (const statement of statements) database.exec(statement);
    database.close();
    return;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function fill(store: Store): Promise<void> {
  const at = '2026-11-01T00:00:00.000Z';
  await store.write(async (trx) => {
    const account = { id: 'A1', name: 'anna', password_hash: 'x', role: 'officer', state: 'active' } as const;
    await trx
      .insertInto('account')
      .values({ ...account, federation: 'AAA', created: at, seq: 1 })
      .execute();
    await trx
      .insertInto('session')
      .values({ hash: 'h', account: 'A1', created: at, expires: at, last_seen: at, address: null })
      .execute();
    const job = {
      id: 'J1',
      kind: 'import',
      options: '{}',
      state: 'waiting',
      cancel: 0,
      attempts: 0,
    } as const;
    const unknown = { result: null, error: null, account: null, started: null, heartbeat: null, ended: null };
    await trx
      .insertInto('job')
      .values({ ...job, ...unknown, progress: '{}', actor: 'anna', created: at, server: null })
      .execute();
    await trx
      .insertInto('job_file')
      .values({ job: 'J1', part: 0, bytes: new Uint8Array([1, 2, 3]) })
      .execute();
  });
}

/** The query plan for large tables: PostgreSQL scans small ones in any case. */
function planOf(store: Store, query: string): Promise<string> {
  return store.write(async (trx) => {
    if (store.kind === 'postgres') await sql`SET LOCAL enable_seqscan = off`.execute(trx);
    const explain = store.kind === 'postgres' ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
    return JSON.stringify((await sql.raw(`${explain} ${query}`).execute(trx)).rows);
  });
}

eachStore((fresh) => {
  test('a missing store is created only on request', async () => {
    const url = await fresh.nowhere();
    await expect(openStore(url)).rejects.toMatchObject({ code: 'store-missing' });
    const made = await fresh.open(url, { create: true });
    const again = await fresh.open(url);
    for (const store of [made, again]) {
      const rows = await store.db.selectFrom('meta').selectAll().execute();
      expect(rows).toEqual([{ name: 'version', value: String(SCHEMA_VERSION) }]);
    }
  });

  test('two processes create the same store at once', async () => {
    const url = await fresh.nowhere();
    const both = [child('open', url), child('open', url), child('open', url)];
    expect(await Promise.all(both.map((one) => one.line()))).toEqual(['opened', 'opened', 'opened']);
    const store = await fresh.open(url);
    expect(await store.db.selectFrom('meta').selectAll().execute()).toHaveLength(1);
  });

  test('a store of a newer program is refused', async () => {
    const store = await fresh();
    const newer = String(SCHEMA_VERSION + 1);
    await store.write((trx) =>
      trx.updateTable('meta').set({ value: newer }).where('name', '=', 'version').execute(),
    );
    await expect(openStore(store.url, { create: true })).rejects.toMatchObject({
      code: 'store-newer',
      values: { version: SCHEMA_VERSION + 1, known: SCHEMA_VERSION },
    });
  });

  test('tables of another program are refused', async () => {
    const store = await fresh();
    await store.write((trx) => sql`DROP TABLE meta`.execute(trx));
    await expect(openStore(store.url, { create: true })).rejects.toMatchObject({ code: 'store-broken' });
  });

  test('a store without a version is refused', async () => {
    const store = await fresh();
    await store.write((trx) => trx.deleteFrom('meta').execute());
    await expect(openStore(store.url, { create: true })).rejects.toMatchObject({ code: 'store-broken' });
  });

  test('a store of version 1 is migrated and keeps its data', async () => {
    const url = await fresh.nowhere();
    await storeOfVersion1(fresh.kind, url);
    await expect(openStore(url, { migrate: false })).rejects.toMatchObject({
      code: 'store-older',
      values: { version: 1, needed: SCHEMA_VERSION },
    });
    const store = await fresh.open(url);
    expect(await store.db.selectFrom('meta').selectAll().orderBy('name').execute()).toEqual([
      { name: 'prefixes', value: '1' },
      { name: 'prefixes-players', value: '2' },
      { name: 'version', value: String(SCHEMA_VERSION) },
      { name: 'zone', value: 'UTC' },
    ]);
    expect((await searchPlayers({ store }, { text: 'ida' })).players).toMatchObject([
      { key: 1, id: '900001' },
    ]);
    expect((await searchPlayers({ store }, { text: 'bir' })).players).toMatchObject([
      { key: 2, id: 'AAA-2' },
    ]);
    expect(await playerSummary({ store }, '900003')).toMatchObject({
      key: 2,
      id: 'AAA-2',
      otherIds: ['900003'],
    });
    expect(await store.db.selectFrom('document').select('hash').execute()).toEqual([{ hash: 'aa' }]);
    expect(await store.db.selectFrom('event').select(['id', 'words']).execute()).toEqual([
      { id: 'E1', words: ' cafe open lodz' },
    ]);
    const standing = { standard: 2105, rapid: null, blitz: 2000, best: 2105, inactive: 4 };
    expect(await store.db.selectFrom('standing').selectAll().execute()).toEqual([{ player: 1, ...standing }]);
    const players = await store.db.selectFrom('player_now').selectAll().orderBy('key').execute();
    expect(players).toMatchObject([
      { key: 1, name: 'Alder, Ida', women_title: 'WFM', birth_year: 1990, ...standing },
      { key: 2, name: 'Birch, Jo', standard: null, rapid: null, blitz: null, best: 0, inactive: 0 },
    ]);
    expect(await store.db.selectFrom('participation').selectAll().orderBy('list').execute()).toEqual([
      { list: 7, first: 1, players: '1 E1 E10\n2 E1\n' },
      { list: 8, first: 1, players: '1 E1\n' },
    ]);
    await fill(store);
    expect(await store.db.selectFrom('account').select('name').execute()).toEqual([{ name: 'anna' }]);
  });

  test('the audit log is ordered by time with any filter', async () => {
    const url = await fresh.nowhere();
    await storeOfVersion1(fresh.kind, url);
    const store = await fresh.open(url);
    for (const [where, index] of [
      ['', 'audit_by_at_seq'],
      [`WHERE at >= '2026-01-01' AND at < '2026-02-01T99'`, 'audit_by_at_seq'],
      [`WHERE subject = 'event:E1' AND (at, seq) < ('2026-02-01', 7)`, 'audit_by_subject_at_seq'],
      [`WHERE account = 'A1'`, 'audit_by_account_at_seq'],
    ] as const) {
      const plan = await planOf(store, `SELECT * FROM audit ${where} ORDER BY at DESC, seq DESC LIMIT 50`);
      expect(plan).toContain(index);
      expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
    }
  });

  test('the IDs of players are read from a covering index', async () => {
    const store = await fresh();
    const plan = await planOf(store, 'SELECT id, scheme, since, until FROM identity WHERE player = 1');
    // PostgreSQL uses an index-only scan only after VACUUM.
    expect(plan).toMatch(/(COVERING INDEX|Index Scan on) other_id_by_player_until_scheme_since_id/);
    expect(plan).toMatch(/SEARCH player USING INTEGER PRIMARY KEY|Index Scan using player_pkey/);
  });

  test('two processes migrate the same store at once', async () => {
    const url = await fresh.nowhere();
    await storeOfVersion1(fresh.kind, url);
    const both = [child('open', url), child('open', url), child('open', url)];
    expect(await Promise.all(both.map((one) => one.line()))).toEqual(['opened', 'opened', 'opened']);
    const store = await fresh.open(url, { migrate: false });
    expect(await store.db.selectFrom('audit').selectAll().execute()).toEqual([]);
  });

  test('backups and copies include accounts and jobs', async () => {
    expect(TABLE_NAMES).toEqual(expect.arrayContaining(SERVICE_TABLES.map(({ name }) => name)));
    const [store, other] = [await fresh(), await fresh()];
    await fill(store);
    const file = `${await freshStoreFile()}.backup`;
    await backup(store, file);
    const url = await fresh.nowhere();
    await restore(file, url);
    await copyStore(store, other);
    for (const copy of [await fresh.open(url), other]) {
      for (const table of ['account', 'session', 'job', 'job_file'] as const) {
        const [was, is] = await Promise.all(
          [store, copy].map(({ db }) => db.selectFrom(table).selectAll().execute()),
        );
        expect(is).toEqual(was);
        expect(is).toHaveLength(1);
      }
    }
  });
});

/** Paths for backups: in the folder of an SQLite store that is never created. */
const files = freshStores('sqlite');
const freshStoreFile = (): Promise<string> => files.nowhere();
