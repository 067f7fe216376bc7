import { statSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshStores } from '../../test/stores.ts';
import { filePath } from './sqlite-file.ts';

const fresh = freshStores('sqlite');

test('the write-ahead log stays small during constant queries', async () => {
  const store = await fresh();
  const query = store.prepare(sql`SELECT value FROM meta WHERE name = ${''}`);
  let isOver = false;
  const ask = (): void => {
    if (isOver) return;
    query('zone');
    setImmediate(ask);
  };
  ask();
  const value = (at: number): string => String(at % 10).repeat(200_000);
  await store.write((trx) =>
    trx
      .insertInto('meta')
      .values({ name: 'large', value: value(0) })
      .execute(),
  );
  for (let at = 1; at < 100; at += 1) {
    await store.write((trx) =>
      trx
        .updateTable('meta')
        .set({ value: value(at) })
        .where('name', '=', 'large')
        .execute(),
    );
  }
  isOver = true;
  // 4 MB: the size of the log at which it is checkpointed.
  expect(statSync(`${filePath(store.url)}-wal`).size).toBeLessThan(8_000_000);
});
