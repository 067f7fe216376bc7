import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import {
  close,
  importList,
  type Office,
  officeStatus,
  openOffice,
  publish,
  replay,
  verify,
} from '../src/index.ts';
import { helperArguments, otherProcess } from './other-process.test-helper.ts';
import { busyOffice } from './season.ts';
import { asSuperuser, freshStores } from './stores.ts';

/** Entries, lists and drafts, which a failure must not change. */
async function standing(office: Office): Promise<unknown> {
  const { entries, players, events, lists, drafts } = await officeStatus(office);
  return { entries, players, events, lists, drafts };
}

/** Each operation fails with the code during the fault, changes nothing, and succeeds afterwards. */
async function failsThenWorks(
  office: Office,
  date: string,
  code: string,
  fault: { readonly begin: () => unknown; readonly end: () => unknown },
): Promise<void> {
  const works = [
    () => close(office, { date }),
    () => publish(office, { date }),
    () => replay(office, { from: date }),
  ];
  for (const work of works) {
    const before = await standing(office);
    await fault.begin();
    await expect(work()).rejects.toMatchObject({ name: 'StoreError', code });
    await fault.end();
    expect(await standing(office)).toEqual(before);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await work();
  }
  expect(await verify(office)).toMatchObject({ standing: 'same' });
}

describe('in sqlite', () => {
  const fresh = freshStores('sqlite');
  const folder = mkdtempSync(join(tmpdir(), 'eloquence-office-faults-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const pragma = (office: Office, text: string): Promise<unknown> =>
    office.store.write((trx) => sql.raw(`PRAGMA ${text}`).execute(trx));

  test('a full disk', async () => {
    const { office, date } = await busyOffice(await fresh.url());
    // Below the current size: SQLite then keeps the size and refuses growth.
    await failsThenWorks(office, date, 'store-full', {
      begin: () => pragma(office, 'max_page_count = 1'),
      end: () => pragma(office, 'max_page_count = 1000000'),
    });
    const { rows } = await sql`PRAGMA integrity_check`.execute(office.store.db);
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
    await office.store.close();
  });

  test('a full disk during an import', async () => {
    const { office } = await busyOffice(await fresh.url());
    const before = await standing(office);
    const row = (id: number): string =>
      `${String(id).padEnd(15)}${`Pine, P${id}`.padEnd(61)}AAA M`.padEnd(113);
    const rows = Array.from({ length: 3000 }, (_, index) => `${row(800_000 + index)}1900  0   20 1990`);
    const header = `${'ID Number'.padEnd(15)}${'Name'.padEnd(61)}Fed Sex Tit  WTit OTit           FOA RAT  Gms K  B-day Flag`;
    const bytes = new TextEncoder().encode([header, ...rows, ''].join('\r\n'));
    const options = { date: '2024-08-01', name: 'standard.txt', force: true };
    await pragma(office, 'max_page_count = 1');
    await expect(importList(office, bytes, options)).rejects.toMatchObject({ code: 'store-full' });
    await pragma(office, 'max_page_count = 1000000');
    expect(await standing(office)).toEqual(before);
    expect(await importList(office, bytes, options)).toMatchObject({ players: { added: 3000 } });
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('a file that became read-only', async () => {
    const { office, date } = await busyOffice(await fresh.url());
    const before = await standing(office);
    await pragma(office, 'query_only = ON');
    await expect(close(office, { date })).rejects.toMatchObject({ code: 'store-read-only' });
    expect(await standing(office)).toEqual(before);
    await office.store.close();
    const again = await openOffice(office.store.url);
    await close(again, { date });
    await publish(again, { date });
    expect(await verify(again)).toMatchObject({ standing: 'same' });
    await again.store.close();
  });

  test('a read-only file is refused on opening, and not changed', async () => {
    chmodSync(folder, 0o755);
    const around = join(folder, 'read-only');
    mkdirSync(around, 0o777);
    const url = join(around, 'office.db');
    const { office, date } = await busyOffice(url);
    await close(office, { date });
    await office.store.close();
    const before = readFileSync(url);
    chmodSync(around, 0o777);
    chmodSync(url, 0o444);
    expect(await otherProcess('openBound', url).line()).toBe('store-read-only');
    expect(readFileSync(url).equals(before)).toBe(true);
    chmodSync(url, 0o644);
    const again = await openOffice(url);
    await publish(again, { date });
    expect(await verify(again)).toMatchObject({ standing: 'same' });
    await again.store.close();
  });
});

describe('in postgres', () => {
  const fresh = freshStores('postgres');

  test('a server that closes all connections during a write', async () => {
    const busy = await busyOffice(await fresh.url());
    const { office, date } = busy;
    await failsThenWorks(office, date, 'store-unreachable', {
      begin: () => {
        busy.atClock = () => {
          busy.atClock = null;
          spawnSync(process.execPath, helperArguments('disconnect', office.store.url));
        };
      },
      end: () => {},
    });
    await office.store.close();
  });

  test('a read-only database', async () => {
    const { office: first, date } = await busyOffice(await fresh.url());
    await first.store.close();
    const name = new URL(first.store.url).pathname.slice(1);
    await asSuperuser(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    const office = await openOffice(first.store.url);
    const before = await standing(office);
    await expect(close(office, { date })).rejects.toMatchObject({ code: 'store-read-only' });
    expect(await standing(office)).toEqual(before);
    await office.store.close();
    await asSuperuser(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    const again = await openOffice(first.store.url);
    await close(again, { date });
    await publish(again, { date });
    expect(await verify(again)).toMatchObject({ standing: 'same' });
    await again.store.close();
  });
});
