import { expect, test } from 'vitest';
import { eachStore } from '../../../test/stores.ts';
import { listOf } from '../lists.test-helper.ts';
import { insertList, type NewList } from './insert-list.ts';
import { type ListName, loadList } from './load.ts';
import { periodGamesOn } from './period-games.ts';

const DATE = '2025-12-01';

eachStore((fresh) => {
  test('games come from the stored column, or from the list without one', async () => {
    const store = await fresh();
    const columns = listOf(
      { key: 3, rating: 1800, games: 9 },
      { key: 5, rating: 1700 },
      { key: 900, rating: 1600, games: 1 },
    );
    const list: NewList = {
      ...{ cadence: 'rapid', date: DATE, columns, source: 'computed', nameOf: (key) => `N${key}` },
      ...{ editions: [], practice: 'text', engine: '0', inputs: '{}', summary: {} },
    };
    const name = await store.write(async (trx): Promise<ListName> => {
      const { id, revision } = await insertList(store, trx, list, 'draft');
      return { id, revision, cadence: 'rapid', date: DATE };
    });
    const played = [{ keys: Int32Array.of(3, 900), games: Uint16Array.of(9, 1) }];
    const nobody = (): never => {
      throw new Error('the list is not needed');
    };
    expect(await periodGamesOn(store, [name], nobody)).toEqual(played);
    expect(await periodGamesOn(store, [], nobody)).toEqual([]);

    await store.write((trx) =>
      trx
        .updateTable('period_games')
        .set({ packed: Uint8Array.of(1, 3) })
        .execute(),
    );
    await expect(periodGamesOn(store, [name], nobody)).rejects.toMatchObject({
      code: 'store-broken',
      values: { problem: 'games-damaged', cadence: 'rapid', date: '2025-12-01' },
    });
    await store.write((trx) => trx.deleteFrom('period_games').execute());
    const columnsOf = async () => (await loadList(store, name.id)).columns;
    expect(await periodGamesOn(store, [name], columnsOf)).toEqual(played);
  });
});
