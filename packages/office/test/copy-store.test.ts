import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { backup, close, officeStatus, openOffice, publish, restore, verify } from '../src/index.ts';
import { copyStore } from '../src/store/copy.ts';
import { open5, openFederation, rated } from './federation.ts';
import { busyOffice } from './season.ts';
import { freshStores, STORE_KINDS } from './stores.ts';
import { tamper } from './tampering.ts';

const sources = { sqlite: freshStores('sqlite'), postgres: freshStores('postgres') };
const freshUrl = { sqlite: () => sources.sqlite.url(), postgres: () => sources.postgres.url() };

describe.each(STORE_KINDS)('an office moved to %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'eloquence-copies-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const fresh = freshStores(kind);

  test.each(STORE_KINDS)('from %s', async (from) => {
    const { office, date } = await busyOffice(await freshUrl[from]());
    const closed = await close(office, { date });
    const copy = await fresh({ create: true });
    await copyStore(office.store, copy);
    const file = join(folder, `${from}.backup`);
    await backup(office.store, file);
    const restored = await fresh.nowhere();
    await restore(file, restored);
    for (const url of [copy.url, restored]) {
      const moved = await openOffice(url);
      expect(await officeStatus(moved)).toEqual(await officeStatus(office));
      const published = await publish(moved, { date });
      expect(published.map(({ hash }) => hash)).toEqual(closed.map(({ hash }) => hash));
      expect(await verify(moved)).toMatchObject({ standing: 'same' });
      await moved.store.close();
    }
    await office.store.close();
  });

  test('from a backup that does not verify is refused', async () => {
    const office = await openFederation(fresh, { now: '2025-11-10' });
    await rated(office, open5(1));
    await tamper(office, (trx) => trx.updateTable('event').set({ federation: 'BBB' }).execute());
    const file = join(folder, `${kind}-tampered.backup`);
    await backup(office.store, file);
    const url = await fresh.nowhere();
    await expect(restore(file, url)).rejects.toMatchObject({
      code: 'store-broken',
      values: { file, problem: 'not-verified' },
    });
    if (kind === 'sqlite') expect(existsSync(url)).toBe(false);
    await office.store.close();
  });
});
