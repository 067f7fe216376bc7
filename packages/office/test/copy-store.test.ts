import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { close, officeStatus, openOffice, publish, verify } from '../src/index.ts';
import { backup, restore } from '../src/setup/backup.ts';
import { copyStore } from '../src/store/copy.ts';
import { busyOffice } from './season.ts';
import { freshStores, STORE_KINDS } from './stores.ts';

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
});
