import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { eachStore } from '../../test/stores.ts';
import { SCHEMA_VERSION } from '../setup/migrations.ts';
import { openStore, type Store } from '../setup/open-store.ts';

async function meta(store: Store, name: string): Promise<string | undefined> {
  const row = await store.db.selectFrom('meta').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

function setMeta(store: Store, name: string, value: string): Promise<unknown> {
  return store.write((trx) => trx.insertInto('meta').values({ name, value }).execute());
}

/** Reads, pauses and writes: two at once would lose an update. */
function count(store: Store): Promise<void> {
  return store.write(async (trx) => {
    const found = await trx.selectFrom('meta').select('value').where('name', '=', 'count').executeTakeFirst();
    await new Promise((resolve) => setTimeout(resolve, 1));
    const value = String(Number(found?.value ?? 0) + 1);
    await trx.deleteFrom('meta').where('name', '=', 'count').execute();
    await trx.insertInto('meta').values({ name: 'count', value }).execute();
  });
}

eachStore((fresh) => {
  test('a query sees a write, in this store at once and in others on the next turn', async () => {
    const store = await fresh();
    const other = await openStore(store.url);
    const all = store.prepare(sql<{ value: string }>`SELECT value FROM meta WHERE name = 'zone'`);
    const one = store.prepare(sql<{ value: string }>`SELECT value FROM meta WHERE name = ${''}`);
    try {
      expect(await all()).toEqual([]);
      await setMeta(store, 'zone', 'UTC');
      expect(await all()).toEqual([{ value: 'UTC' }]);
      expect(await one('zone')).toEqual([{ value: 'UTC' }]);
      await other.write((trx) =>
        trx.updateTable('meta').set({ value: 'Z' }).where('name', '=', 'zone').execute(),
      );
      await new Promise((resolve) => setImmediate(resolve));
      expect(await all()).toEqual([{ value: 'Z' }]);
      expect(await one('zone')).toEqual([{ value: 'Z' }]);
    } finally {
      await other.close();
    }
  });

  describe('a write', () => {
    test('is seen by readers once it is committed, not before', async () => {
      const store = await fresh();
      await store.write(async (trx) => {
        await trx.insertInto('meta').values({ name: 'zone', value: 'Europe/Paris' }).execute();
        expect(await meta(store, 'zone')).toBeUndefined();
      });
      expect(await meta(store, 'zone')).toBe('Europe/Paris');
    });

    test('that throws is rolled back, and the next one works', async () => {
      const store = await fresh();
      const failing = store.write(async (trx) => {
        await trx.insertInto('meta').values({ name: 'zone', value: 'x' }).execute();
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await meta(store, 'zone')).toBeUndefined();
      await setMeta(store, 'zone', 'UTC');
      expect(await meta(store, 'zone')).toBe('UTC');
    });

    test('that continues after a failed statement is rolled back', async () => {
      const store = await fresh();
      await setMeta(store, 'zone', 'UTC');
      const stubborn = store.write(async (trx) => {
        await trx.insertInto('meta').values({ name: 'a', value: '1' }).execute();
        await trx
          .insertInto('meta')
          .values({ name: 'zone', value: 'twice' })
          .execute()
          .catch(() => {});
        throw new Error('given up');
      });
      await expect(stubborn).rejects.toThrow('given up');
      expect(await meta(store, 'a')).toBeUndefined();
    });

    test('waits for others, of this connection and of another', async () => {
      const one = await fresh();
      const two = await fresh.open(one.url);
      await Promise.all(Array.from({ length: 20 }, (_, turn) => count(turn % 2 === 0 ? one : two)));
      expect(await meta(one, 'count')).toBe('20');
    });

    test('inside a write is refused, because it would deadlock', async () => {
      const store = await fresh();
      await expect(store.write(() => setMeta(store, 'a', '1'))).rejects.toThrow('a write inside a write');
      await setMeta(store, 'a', '1');
    });

    test('checks foreign keys at its end', async () => {
      const store = await fresh();
      const dangling = store.write((trx) =>
        trx
          .insertInto('current_list')
          .values({ cadence: 'rapid', date: '2025-01-01', list: 7, seq: 1 })
          .execute(),
      );
      await expect(dangling).rejects.toThrow(/foreign key/i);
    });
  });

  describe('a reader', () => {
    test('cannot write', async () => {
      const store = await fresh();
      const writing = store.db.insertInto('meta').values({ name: 'a', value: '1' }).execute();
      await expect(writing).rejects.toMatchObject({ code: 'store-read-only' });
    });

    test('in a transaction sees one snapshot', async () => {
      const store = await fresh();
      const reading = store.db.transaction().setIsolationLevel('repeatable read');
      await reading.execute(async (trx) => {
        const all = (): Promise<unknown[]> => trx.selectFrom('meta').selectAll().execute();
        const before = await all();
        await setMeta(store, 'zone', 'UTC');
        expect(await all()).toEqual(before);
        expect(await meta(store, 'zone')).toBe('UTC');
      });
    });

    test('gets numbers, bytes and nulls of the same types', async () => {
      const store = await fresh();
      const bytes = new Uint8Array([0, 1, 127, 128, 255]);
      await store.write(async (trx) => {
        await trx
          .insertInto('document')
          .values({ hash: 'a', kind: 'report', bytes, size: 5, redacted_by: null })
          .execute();
      });
      const row = await store.db.selectFrom('document').selectAll().executeTakeFirstOrThrow();
      expect({ ...row }).toStrictEqual({ hash: 'a', kind: 'report', bytes, size: 5, redacted_by: null });
      const sums = await store.db
        .selectFrom('document')
        .select((of) => [
          of.fn.countAll().as('count'),
          of.fn.sum('size').as('sum'),
          of.fn.max('size').as('max'),
        ])
        .executeTakeFirstOrThrow();
      expect({ ...sums }).toStrictEqual({ count: 1, sum: 5, max: 5 });
    });

    test('sorts texts by their bytes', async () => {
      const store = await fresh();
      const names = ['Z', 'a', 'é', 'ab', 'A b', 'Ab', '中', '😀'];
      await store.write((trx) =>
        trx
          .insertInto('meta')
          .values(names.map((name) => ({ name, value: 'x' })))
          .execute(),
      );
      const rows = await store.db
        .selectFrom('meta')
        .select('name')
        .where('value', '=', 'x')
        .orderBy('name')
        .execute();
      const byBytes = [...names].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
      expect(rows.map(({ name }) => name)).toEqual(byBytes);
    });

    test('may run many queries at once', async () => {
      const store = await fresh();
      const answers = await Promise.all(Array.from({ length: 50 }, () => meta(store, 'version')));
      expect(new Set(answers)).toEqual(new Set([String(SCHEMA_VERSION)]));
    });
  });

  test('a query sees earlier writes, of this store and of another', async () => {
    const one = await fresh();
    const two = await fresh.open(one.url);
    const ask = one.prepare<{ value: string }>(sql`SELECT value FROM meta WHERE name = ${''}`);
    const told = async (name: string): Promise<string | undefined> => (await ask(name))[0]?.value;
    expect(await told('first')).toBeUndefined();
    await setMeta(one, 'first', 'here');
    expect(await told('first')).toBe('here');
    await setMeta(two, 'second', 'there');
    expect(await told('second')).toBe('there');
    // Queried during the write and directly after it.
    const writing = one.write(async (trx) => {
      await trx.insertInto('meta').values({ name: 'third', value: 'again' }).execute();
      return (await told('third')) ?? 'not yet';
    });
    expect([await writing, await told('third')]).toEqual(['not yet', 'again']);
  });

  describe('exclusive work', () => {
    test('is refused to a second caller until it ends', async () => {
      const one = await fresh();
      const two = await fresh.open(one.url);
      await one.exclusively('close', async () => {
        for (const store of [one, two]) {
          const second = store.exclusively('close', async () => {});
          await expect(second).rejects.toMatchObject({ code: 'store-busy', values: { work: 'close' } });
        }
        expect(await two.exclusively('import', async () => 'other work')).toBe('other work');
        await setMeta(two, 'while', 'working');
      });
      expect(await two.exclusively('close', async () => 'mine')).toBe('mine');
    });

    test('ends on an error', async () => {
      const store = await fresh();
      const failing = store.exclusively('close', async () => {
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await store.exclusively('close', async () => 'again')).toBe('again');
    });
  });

  test('closing twice is allowed', async () => {
    const store = await fresh();
    await sql`SELECT 1`.execute(store.db);
    await store.close();
    await store.close();
  });
});
