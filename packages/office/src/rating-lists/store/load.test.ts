import { expect, test } from 'vitest';
import { eachStore } from '../../../test/stores.ts';
import { dropDrafts } from '../../period/save-draft.ts';
import { listOf } from '../lists.test-helper.ts';
import { insertList, type NewList } from './insert-list.ts';
import { loadList, packedColumns } from './load.ts';

const DATE = '2025-12-01';

function listWith(rating: number): NewList {
  const columns = listOf({ key: 3, rating });
  return {
    ...{ cadence: 'rapid', date: DATE, columns, source: 'computed', nameOf: (key) => `N${key}` },
    ...{ editions: [], practice: 'text', engine: '0', inputs: '{}', summary: {} },
  };
}

eachStore((fresh) => {
  test('a draft with the number of an earlier one is loaded anew', async () => {
    const store = await fresh();
    const first = await store.write((trx) => insertList(store, trx, listWith(1800), 'draft'));
    // A new connection with an empty cache.
    const other = await fresh.open(store.url);
    await store.write(async (trx) => {
      await dropDrafts(trx, ['rapid'], DATE);
      const next = await insertList(store, trx, listWith(1900), 'draft');
      expect(next.id).toBe(first.id);
      const { columns } = await loadList(other, next.id, trx);
      expect([...columns.ratings]).toEqual([1900]);
    });
    await expect(packedColumns(store.db, first)).rejects.toThrow();
  });
});
