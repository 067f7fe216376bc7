import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eachStore } from '../../test/stores.ts';
import { child } from './child.test-helper.ts';
import { SCHEMA_VERSION } from './migrations.ts';
import { openStore } from './open.ts';

eachStore((fresh) => {
  test('a store that is not there is made only when that is asked', async () => {
    const url = await fresh.url();
    await expect(openStore(url)).rejects.toMatchObject({ code: 'store-missing' });
    const made = await fresh.open(url, { create: true });
    const again = await fresh.open(url);
    for (const store of [made, again]) {
      const rows = await store.db.selectFrom('meta').selectAll().execute();
      expect(rows).toEqual([{ name: 'version', value: String(SCHEMA_VERSION) }]);
    }
  });

  test('two processes that make the same store at once both find it made', async () => {
    const url = await fresh.url();
    const both = [child('open', url), child('open', url), child('open', url)];
    expect(await Promise.all(both.map((one) => one.line()))).toEqual(['opened', 'opened', 'opened']);
    const store = await fresh.open(url);
    expect(await store.db.selectFrom('meta').selectAll().execute()).toHaveLength(1);
  });

  test('a store of a newer program is left alone', async () => {
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

  test('tables of something else are left alone', async () => {
    const store = await fresh();
    await store.write((trx) => sql`DROP TABLE meta`.execute(trx));
    await expect(openStore(store.url, { create: true })).rejects.toMatchObject({ code: 'store-broken' });
  });

  test('a store without its version is no store', async () => {
    const store = await fresh();
    await store.write((trx) => trx.deleteFrom('meta').execute());
    await expect(openStore(store.url, { create: true })).rejects.toMatchObject({ code: 'store-broken' });
  });
});
