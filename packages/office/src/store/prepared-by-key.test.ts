import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { eachStore } from '../../test/stores.ts';
import { openStore } from '../setup/open-store.ts';
import { preparedByKey } from './prepared-by-key.ts';
import type { Store } from './store.ts';

interface Row {
  readonly name: string;
  readonly value: string;
}

eachStore((fresh) => {
  let store: Store;
  let queries = 0;
  beforeAll(async () => {
    store = await openStore(await fresh.url(), { create: true });
    const values = Array.from({ length: 250 }, (_, at) => ({ name: `n${at % 125}-${at}`, value: `v${at}` }));
    await store.write((trx) => trx.insertInto('meta').values(values).execute());
    return () => store.close();
  });
  const opened = (): ((key: string) => Promise<string[]>) => {
    const counting = Object.create(store, {
      prepare: {
        value: (query: RawBuilder<Row>) => {
          const ask = store.prepare(query);
          return (...values: readonly string[]) => {
            queries += 1;
            return ask(...values);
          };
        },
      },
    }) as Store;
    const ask = preparedByKey(
      counting,
      (key) => sql<Row>`SELECT name, value FROM meta WHERE name >= ${key} || '-' AND name < ${key} || '.'
        ORDER BY length(value) DESC, name`,
    );
    return async (key) => (await ask(key)).map(({ value, ...rest }) => `${value}${Object.keys(rest)}`);
  };

  test('calls of one turn share a query, and each gets its rows in their order', async () => {
    const ask = opened();
    queries = 0;
    const keys = [...Array.from({ length: 125 }, (_, at) => `n${at}`), 'n3', 'o\'\\"\ud800', ''];
    const found = await Promise.all(keys.map(ask));
    const expected = (at: number): string[] =>
      [`v${at + 125}`, `v${at}`].toSorted((a, b) => b.length - a.length).map((value) => `${value}name`);
    expect(found.slice(0, 100)).toEqual(Array.from({ length: 100 }, (_, at) => expected(at)));
    expect(found.slice(125)).toEqual([expected(3), [], []]);
    expect(queries).toBe(store.kind === 'sqlite' ? keys.length : 2);
  });

  test('a call sees what was written before it, also while a query is under way', async () => {
    const ask = opened();
    const first = ask('late');
    await new Promise((resolve) => setImmediate(resolve));
    await store.write((trx) => trx.insertInto('meta').values({ name: 'late-1', value: 'v' }).execute());
    expect(await ask('late')).toEqual(['vname']);
    await first;
  });
});
