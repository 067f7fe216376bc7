import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eachStore } from '../../test/stores.ts';
import type { BulkRow, BulkRows, Store } from '../setup/open-store.ts';

const HISTORY = ['player', 'cadence', 'date', 'rating', 'games', 'k', 'flag'] as const;
const DOCUMENT = ['hash', 'kind', 'bytes', 'size', 'redacted_by'] as const;

function* history(players: number): Generator<BulkRow> {
  for (let player = 0; player < players; player += 1) {
    yield [
      player,
      'standard',
      '2025-01-01',
      player % 3 === 0 ? null : 1400 + player,
      0,
      20,
      'é中😀\t\\n\n\\N',
    ];
  }
}

async function* slowly(rows: Iterable<BulkRow>): AsyncGenerator<BulkRow> {
  yield* rows;
}

function rows(store: Store): Promise<Record<string, unknown>[]> {
  return store.db.selectFrom('history').selectAll().orderBy('player').execute();
}

eachStore((fresh) => {
  test.each([0, 1, 49, 50, 51, 20_000])('%i rows are written unchanged', async (players) => {
    const store = await fresh();
    const written = await store.write((trx) => store.bulk(trx, 'history', HISTORY, history(players)));
    expect(written).toBe(players);
    const expected = [...history(players)].map((row) =>
      Object.fromEntries(HISTORY.map((name, index) => [name, row[index]])),
    );
    expect(await rows(store)).toEqual(expected);
  });

  test('rows may come slowly, and into a table with rows', async () => {
    const store = await fresh();
    await store.write((trx) => store.bulk(trx, 'history', HISTORY, slowly(history(10))));
    const later = [...history(30)].slice(10);
    await store.write((trx) => store.bulk(trx, 'history', HISTORY, slowly(later)));
    expect(await rows(store)).toHaveLength(30);
  });

  test('bytes, also many and empty', async () => {
    const store = await fresh();
    const large = new Uint8Array(3_000_000).map((_, index) => index % 251);
    const documents: BulkRow[] = [
      ['large', 'report', large, large.length, null],
      ['empty', 'report', new Uint8Array(), 0, null],
      ['gone', 'report', null, 5, 3],
    ];
    await store.write((trx) => store.bulk(trx, 'document', DOCUMENT, documents));
    const found = await store.db.selectFrom('document').select(['hash', 'bytes']).orderBy('hash').execute();
    expect(found.map(({ hash, bytes }) => [hash, bytes?.length ?? null])).toEqual([
      ['empty', 0],
      ['gone', null],
      ['large', large.length],
    ]);
    expect(Buffer.compare(found[2]?.bytes as Uint8Array, large)).toBe(0);
  });

  test('the indexes are the same afterwards', async () => {
    const store = await fresh();
    const query =
      store.kind === 'sqlite'
        ? sql<{ name: string }>`SELECT name, sql FROM sqlite_master WHERE type = 'index' ORDER BY name`
        : sql<{ name: string }>`SELECT indexname AS name, indexdef FROM pg_indexes
            WHERE schemaname = current_schema() ORDER BY indexname`;
    const before = (await query.execute(store.db)).rows;
    // The number of rows of a generator is unknown, so the indexes are dropped meanwhile.
    function* identities(): Generator<BulkRow> {
      yield ['1', 1, 'fide', 1, null];
    }
    const columns = ['id', 'player', 'scheme', 'since', 'until'] as const;
    await store.write((trx) => store.bulk(trx, 'other_id', columns, identities()));
    expect((await query.execute(store.db)).rows).toEqual(before);
    expect(before.length).toBeGreaterThan(10);
  });

  function failing(): Iterable<BulkRow> {
    return (function* () {
      yield* history(2000);
      throw new Error('the file ends here');
    })();
  }
  test('an empty table is read while it is filled, where asked for', async () => {
    const store = await fresh();
    const found = await store.write(async (trx) => {
      await store.bulk(trx, 'history', HISTORY, history(20_000), true);
      return rows(store);
    });
    expect(found).toEqual([]);
    expect(await rows(store)).toHaveLength(20_000);
  });

  const WRONG: readonly (readonly [string, () => BulkRows, RegExp])[] = [
    ['an iterable that throws', failing, /the file ends here/],
    ['an iterable that throws later', () => slowly(failing()), /the file ends here/],
    ['a missing value', () => [[1, 'standard']], /2 values for 7 columns/],
    ['a text for a number', () => [['one', 'rapid', 'd', 1, 0, 1, '']], /cannot store TEXT|invalid input/],
    [
      'bytes for a number',
      () => [[new Uint8Array(4), 'rapid', 'd', 1, 0, 1, '']],
      /cannot store BLOB|invalid input/,
    ],
    ['a fraction', () => [[1, 'rapid', 'd', 1.5, 0, 1, '']], /cannot store REAL|invalid input/],
    ['the same row twice', () => [...history(1), ...history(1)], /unique/i],
  ];
  test.each(WRONG)('%s: nothing is written, and the store still works', async (_, wrong, message) => {
    const store = await fresh();
    const writing = store.write((trx) => store.bulk(trx, 'history', HISTORY, wrong()));
    await expect(writing).rejects.toThrow(message);
    expect(await rows(store)).toEqual([]);
    await store.write((trx) => store.bulk(trx, 'history', HISTORY, history(3)));
    expect(await rows(store)).toHaveLength(3);
  });

  test('works only inside a write', async () => {
    const store = await fresh();
    await store.write(async (trx) => trx);
    const outside = store.bulk(undefined as never, 'history', HISTORY, history(1));
    await expect(outside).rejects.toThrow('inside write()');
  });
});
