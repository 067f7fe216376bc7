import { CADENCES, type Cadence, defined } from '@eloquence/rating';
import fc from 'fast-check';
import type { Transaction } from 'kysely';
import { expect, test } from 'vitest';
import { eachStore } from '../../../test/stores.ts';
import { ratingsByList } from '../../players/player.ts';
import { writeTopByPrefix } from '../../players/top-by-prefix.ts';
import type { Schema } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { RowValues } from '../builder.ts';
import { FLAG, flagText, type ListColumns, rowOfKey, shownRating } from '../columns.ts';
import { listOf } from '../lists.test-helper.ts';
import { insertList, type NewList } from './insert-list.ts';
import { currentLists, listAfter, listAtOrBefore, listBefore, listOn, loadList, newestList } from './load.ts';
import { type BecomingCurrent, listsBecameCurrent } from './make-current.ts';

const PLAYERS = 6;

async function addPlayers(store: Store): Promise<void> {
  await store.write(async (trx) => {
    for (let key = 1; key <= PLAYERS; key += 1) {
      await trx
        .insertInto('player')
        .values({
          ...{
            key,
            name: `N${key}`,
            name_version: 1,
            by_family: `n${key}`,
            by_given: `n${key}`,
            federation: 'AAA',
          },
          ...{ sex: null, title: '', women_title: '', other_titles: '', foa_title: '', birth_year: null },
          ...{ birth_date: null, died: null, merged_into: null },
        })
        .execute();
    }
  });
}

interface Step {
  readonly cadence: Cadence;
  readonly date: string;
  readonly columns: ListColumns;
}

async function publish(store: Store, ...steps: readonly Step[]): Promise<void> {
  await store.write(async (trx) => {
    await listsBecameCurrent(store, trx, await insertLists(store, trx, steps));
  });
}

async function insertLists(
  store: Store,
  trx: Transaction<Schema>,
  steps: readonly Step[],
): Promise<readonly BecomingCurrent[]> {
  const becoming: BecomingCurrent[] = [];
  for (const { cadence, date, columns } of steps) {
    const list: NewList = {
      ...{ cadence, date, columns, source: 'computed' as const, nameOf: (key: number) => `N${key}` },
      ...{ editions: [], practice: 'text', engine: '0', inputs: '{}', summary: {} },
    };
    const { id } = await insertList(store, trx, list, { publishedBy: 1 });
    becoming.push({ cadence, date, list: id, seq: 1 });
  }
  return becoming;
}

/** A step of every cadence. */
function ofAll(date: string, columns: ListColumns): readonly Step[] {
  return CADENCES.map((cadence) => ({ cadence, date, columns }));
}

/** The same store with an empty cache. */
function forgetful(store: Store): Store {
  return {
    kind: store.kind,
    url: store.url,
    db: store.db,
    prepare: (query) => store.prepare(query),
    write: (work) => store.write(work),
    bulk: (...rows) => store.bulk(...rows),
    exclusively: (work, run) => store.exclusively(work, run),
    snapshot: (read) => store.snapshot(read),
    close: () => store.close(),
  };
}

function standings(store: Store): Promise<unknown> {
  return store.db.selectFrom('standing').selectAll().orderBy('player').execute();
}

/** The expected history of a player, from the current lists. */
async function shownOnLists(store: Store, key: number): Promise<string[]> {
  const lines: string[] = [];
  for (const cadence of CADENCES) {
    for (const { id, date } of await currentLists(store, cadence)) {
      const { columns } = await loadList(store, id);
      const row = rowOfKey(columns.keys, key);
      if (row < 0) continue;
      const flag = flagText(defined(columns.flags[row]), defined(columns.sexes[row]));
      const rating = shownRating(columns, row);
      const [games, k] = [columns.games[row], columns.ks[row]];
      if (rating !== 0 || games !== 0 || k !== 0 || flag !== '')
        lines.push(`${cadence} ${date} ${rating} ${games} ${k} ${flag}`);
    }
  }
  return lines.sort();
}

async function toldByHistory(store: Store, key: number): Promise<string[]> {
  const standings = await ratingsByList(store, key);
  return standings
    .map(
      ({ cadence, date, rating, games, k, flag }) =>
        `${cadence} ${date} ${rating ?? 0} ${games} ${k ?? 0} ${flag}`,
    )
    .sort();
}

const anyList: fc.Arbitrary<ListColumns> = fc
  .uniqueArray(
    fc.record({
      key: fc.integer({ min: 1, max: PLAYERS }),
      rating: fc.constantFrom(0, 1500, 1600),
      games: fc.constantFrom(0, 5),
      k: fc.constantFrom(0, 20),
      flags: fc.constantFrom(0, FLAG.inactive, FLAG.delisted, FLAG.inactive | FLAG.onlyFlagged),
      sex: fc.constantFrom(0, 2),
    }),
    { selector: ({ key }) => key, maxLength: PLAYERS },
  )
  .map((rows) => listOf(...(rows as readonly (Omit<RowValues, 'id'> & { key: number })[])));

const anyStep: fc.Arbitrary<Step> = fc.record({
  cadence: fc.constantFrom(...CADENCES),
  date: fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'),
  columns: anyList,
});

eachStore((fresh) => {
  test('history and players follow the current lists, imported in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 8 }), async (steps) => {
        const store = await fresh();
        await addPlayers(store);
        for (const step of steps) await publish(store, step);
        for (let key = 1; key <= PLAYERS; key += 1) {
          expect(await toldByHistory(store, key)).toEqual(await shownOnLists(store, key));
          const player = await store.db
            .selectFrom('player_now')
            .selectAll()
            .where('key', '=', key)
            .executeTakeFirstOrThrow();
          for (const [index, cadence] of CADENCES.entries()) {
            const newest = await newestList(store, cadence);
            const columns = newest && (await loadList(store, newest.id)).columns;
            const row = columns ? rowOfKey(columns.keys, key) : -1;
            const rating = columns && row >= 0 ? shownRating(columns, row) : 0;
            expect(player[cadence] ?? 0).toBe(rating);
            const inactive = columns && row >= 0 && (defined(columns.flags[row]) & FLAG.inactive) !== 0;
            expect((player.inactive >> index) & 1).toBe(inactive ? 1 : 0);
          }
          expect(player.best).toBe(Math.max(player.standard ?? 0, player.rapid ?? 0, player.blitz ?? 0));
        }
        await store.close();
      }),
      // Creating a database takes a while.
      { numRuns: fresh.kind === 'postgres' ? 5 : 20 },
    );
  });

  test('the history has a row only for a change', async () => {
    const store = await fresh();
    await addPlayers(store);
    const first = listOf({ key: 1, rating: 1500, games: 3, k: 20 }, { key: 2, rating: 1400, k: 20 });
    const second = listOf({ key: 1, rating: 1510, games: 0, k: 20 }, { key: 2, rating: 1400, k: 20 });
    await publish(store, { cadence: 'standard', date: '2026-01-01', columns: first });
    await publish(
      store,
      { cadence: 'standard', date: '2026-02-01', columns: second },
      { cadence: 'blitz', date: '2026-02-01', columns: second },
    );
    const rows = await store.db
      .selectFrom('history')
      .select(['player', 'cadence', 'date', 'rating'])
      .orderBy('player')
      .orderBy('date')
      .orderBy('cadence')
      .execute();
    expect(rows.map((row) => Object.values(row).join(' '))).toEqual(['1 standard 2026-02-01 1510']);
  });

  const FIRST = listOf({ key: 1, rating: 1500, k: 20 }, { key: 2, rating: 1400, k: 20 });
  const SECOND = listOf({ key: 1, rating: 1510, k: 20 }, { key: 3, rating: 1600, k: 20 });
  const AFTER_BOTH = [
    { player: 1, standard: 1510, rapid: 1510, blitz: 1510, best: 1510, inactive: 0 },
    { player: 2, standard: null, rapid: null, blitz: null, best: 0, inactive: 0 },
    { player: 3, standard: 1600, rapid: 1600, blitz: 1600, best: 1600, inactive: 0 },
  ];

  test('profiles and searches are read while a list becomes current', async () => {
    const store = await fresh();
    await addPlayers(store);
    // So many that an empty table would be filled without its indexes.
    const keys = Array.from({ length: 5001 }, (_, at) => at + 1);
    const columns = (rating: number): ListColumns =>
      listOf(...keys.map((key) => ({ key, rating, games: 3, k: 20 })));
    await publish(store, { cadence: 'standard', date: '2025-01-01', columns: columns(1500) });
    const top = keys.map((key) => [`n${key}`, 0, 1]);
    const step: Step = { cadence: 'standard', date: '2025-02-01', columns: columns(1510) };
    const read = await store.write(async (trx) => {
      await listsBecameCurrent(store, trx, await insertLists(store, trx, [step]));
      await writeTopByPrefix(store, trx, top, PLAYERS);
      const { db } = store;
      return [
        await db.selectFrom('history').select('date').execute(),
        await db.selectFrom('top_by_prefix').select('prefix').execute(),
      ];
    });
    expect(read).toEqual([[], []]);
  });

  test('lists outside the cache are read, uncommitted or committed', async () => {
    const store = await fresh();
    await addPlayers(store);
    await publish(store, ...ofAll('2026-01-01', FIRST));
    await store.write(async (trx) => {
      const becoming = await insertLists(store, trx, ofAll('2026-02-01', SECOND));
      await listsBecameCurrent(forgetful(store), trx, becoming);
    });
    expect(await standings(store)).toEqual(AFTER_BOTH);
    for (let key = 1; key <= PLAYERS; key += 1)
      expect(await toldByHistory(store, key)).toEqual(await shownOnLists(store, key));
  });

  test('if one list is damaged, none becomes current, and the next write works', async () => {
    const store = await fresh();
    await addPlayers(store);
    await publish(store, ...ofAll('2026-01-01', FIRST));
    const before = await standings(store);
    const write = (damaged: boolean): Promise<void> =>
      store.write(async (trx) => {
        const [standard, rapid, blitz] = await insertLists(store, trx, ofAll('2026-02-01', SECOND));
        const last = blitz as BecomingCurrent;
        const row = await trx
          .selectFrom('list')
          .selectAll()
          .where('id', '=', last.list)
          .executeTakeFirstOrThrow();
        const other = { ...row, id: row.id + 1, revision: 2, packed: new Uint8Array([1, 2, 3]) };
        if (damaged) await trx.insertInto('list').values(other).execute();
        const list = damaged ? other.id : last.list;
        await listsBecameCurrent(store, trx, [
          standard as BecomingCurrent,
          rapid as BecomingCurrent,
          { ...last, list },
        ]);
      });
    await expect(write(true)).rejects.toMatchObject({ code: 'store-broken' });
    expect(await standings(store)).toEqual(before);
    expect((await newestList(store, 'standard'))?.date).toBe('2026-01-01');
    await write(false);
    expect(await standings(store)).toEqual(AFTER_BOTH);
  });

  test('a write that cannot read a list is rolled back', async () => {
    const store = await fresh();
    await addPlayers(store);
    await publish(store, ...ofAll('2026-01-01', FIRST));
    const before = await standings(store);
    const becoming = await store.write(async (trx) => {
      const [standard, rapid] = await insertLists(store, trx, ofAll('2026-02-01', SECOND));
      const last = rapid as BecomingCurrent;
      const row = await trx
        .selectFrom('list')
        .selectAll()
        .where('id', '=', last.list)
        .executeTakeFirstOrThrow();
      const id = row.id + 10;
      const damaged = { ...row, id, revision: 2, hash: 'x', packed: new Uint8Array([1, 2, 3]) };
      await trx.insertInto('list').values(damaged).execute();
      return [standard as BecomingCurrent, { ...last, list: id }];
    });
    const write = store.write((trx) => listsBecameCurrent(store, trx, becoming));
    await expect(write).rejects.toMatchObject({ code: 'store-broken' });
    expect(await standings(store)).toEqual(before);
  });

  test('lists are found by their dates', async () => {
    const store = await fresh();
    await addPlayers(store);
    const columns = listOf({ key: 1, rating: 1500 });
    for (const date of ['2026-01-01', '2026-03-01', '2026-03-01']) {
      await publish(store, { cadence: 'rapid', date, columns });
    }
    const found = async (
      list: Promise<{ date: string; revision: number } | null>,
    ): Promise<string | null> => {
      const name = await list;
      return name && `${name.date} ${name.revision}`;
    };
    expect((await currentLists(store, 'rapid')).map(({ date, revision }) => [date, revision])).toEqual([
      ['2026-01-01', 1],
      ['2026-03-01', 2],
    ]);
    expect(await found(newestList(store, 'rapid'))).toBe('2026-03-01 2');
    expect(await found(newestList(store, 'standard'))).toBe(null);
    expect(await found(listOn(store, 'rapid', '2026-03-01'))).toBe('2026-03-01 2');
    expect(await found(listOn(store, 'rapid', '2026-02-01'))).toBe(null);
    expect(await found(listAtOrBefore(store, 'rapid', '2026-03-01'))).toBe('2026-03-01 2');
    expect(await found(listAtOrBefore(store, 'rapid', '2026-02-28'))).toBe('2026-01-01 1');
    expect(await found(listBefore(store, 'rapid', '2026-03-01'))).toBe('2026-01-01 1');
    expect(await found(listBefore(store, 'rapid', '2026-01-01'))).toBe(null);
    expect(await found(listAfter(store, 'rapid', '2026-01-01'))).toBe('2026-03-01 2');
    expect(await found(listAfter(store, 'rapid', '2026-03-01'))).toBe(null);
  });

  test('a list is decoded as it was stored', async () => {
    const store = await fresh();
    await addPlayers(store);
    const columns = listOf({ key: 2, rating: 1500, games: 3, k: 20, federation: 'NOR', sex: 2 });
    await publish(store, { cadence: 'blitz', date: '2026-01-01', columns });
    const again = await fresh.open(store.url);
    const name = await newestList(again, 'blitz');
    expect((await loadList(again, name?.id as number)).columns).toEqual(columns);
  });

  test('a draft is stored and not current', async () => {
    const store = await fresh();
    await addPlayers(store);
    const columns = listOf({ key: 1, rating: 1500 });
    const list: NewList = {
      ...{
        cadence: 'standard' as const,
        date: '2026-01-01',
        source: 'computed' as const,
        columns,
        nameOf: () => 'x',
      },
      ...{ editions: [], practice: 'text', engine: '0', inputs: '{}', summary: {} },
    };
    const kept = await store.write((trx) => insertList(store, trx, list, 'draft'));
    expect(kept).toMatchObject({ id: 1, revision: 1 });
    expect(kept.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await newestList(store, 'standard')).toBe(null);
    const row = await store.db
      .selectFrom('list')
      .select(['state', 'seq', 'rated', 'rows'])
      .executeTakeFirst();
    expect(row).toEqual({ state: 'draft', seq: null, rated: 1, rows: 1 });
  });
});
