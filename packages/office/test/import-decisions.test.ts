import { describe, expect, test } from 'vitest';
import { count, singleList, type TestRow, take, testOffice } from '../src/imports/imports.test-helper.ts';
import { freshStores } from './stores.ts';

const OCTOBER = '2026-10-01';
const member = (id: number, rating: number, name = `Alder, No${id}`): TestRow => ({
  id,
  name,
  standard: [rating, 0, 20],
});
const ANN = member(990001, 2100);
const BEA = member(990002, 2000);
const CAL = member(990003, 1900);
const UNDECIDED = { acceptLosses: false, duplicates: null, force: false } as const;

describe('an import needs a decision', () => {
  // No query is involved: one kind of store is enough.
  const fresh = freshStores('sqlite');

  test('if more than five rows are lost', async () => {
    const store = await fresh();
    const bad = (rows: number): Uint8Array =>
      singleList(ANN, ...Array.from({ length: rows }, (_, index) => ({ ...BEA, id: `x${index}` })));
    const few = await take(testOffice(store), bad(5), OCTOBER, UNDECIDED);
    expect(few).toMatchObject({ changed: true, needs: [], losses: { count: 5, counts: { 'bad-id': 5 } } });
    expect(few.losses.rows[0]).toEqual({ line: 3, reason: 'bad-id', text: 'x0 Alder, No990002 AAA 2000' });
    const many = await take(testOffice(store), bad(6), '2026-11-01', UNDECIDED);
    expect(many).toMatchObject({
      changed: false,
      needs: [{ code: 'rows-lost', values: { count: 6 } }],
      lists: [{ date: '2026-11-01', revision: 1, diff: { unchanged: { count: 1 } } }],
    });
    expect(await count(store, 'list')).toBe(1);
    const accepted = { ...UNDECIDED, acceptLosses: true };
    expect(await take(testOffice(store), bad(6), '2026-11-01', accepted)).toMatchObject({ changed: true });
  });

  test.each([
    ['first', 2100, ['Alder, No990001']],
    ['last', 2222, ['Alder, Anna']],
    ['none', null, []],
    [[3], 2222, ['Alder, Anna']],
    [[2], 2100, ['Alder, No990001']],
  ] as const)('if an ID is on two rows: %j', async (duplicates, rating, names) => {
    const office = testOffice(await fresh());
    const doubled = singleList(ANN, member(990001, 2222, 'Alder, Anna'), BEA, BEA);
    const asked = await take(office, doubled, OCTOBER, UNDECIDED);
    expect(asked).toMatchObject({ changed: false, needs: [{ code: 'ids-doubled', values: { count: 1 } }] });
    expect(asked.doubled).toMatchObject({
      ...{ count: 2, undecided: 1 },
      pairs: [
        {
          id: 990001,
          rows: [
            { line: 2, text: '990001 Alder, No990001 AAA 2100' },
            { line: 3, text: '990001 Alder, Anna AAA 2222' },
          ],
        },
        { id: 990002 },
      ],
    });
    const taken = await take(office, doubled, OCTOBER, { ...UNDECIDED, duplicates });
    expect(taken.needs).toEqual([]);
    const lost = 4 - taken.players.rows;
    expect(taken.losses).toMatchObject({ count: lost, counts: { 'doubled-id': lost } });
    const players = await office.store.db
      .selectFrom('player_now')
      .select(['name', 'standard'])
      .where('fide_id', '=', '990001')
      .execute();
    expect(players).toEqual(names.map((name) => ({ name, standard: rating })));
  });

  test('to replace a list, drop many players or use a date without a list', async () => {
    const office = testOffice(await fresh());
    await take(office, singleList(ANN, BEA, CAL), OCTOBER, UNDECIDED);
    const replacing = await take(office, singleList(ANN, BEA), OCTOBER, UNDECIDED);
    expect(replacing.needs).toEqual([
      { code: 'list-replaced', values: { cadence: 'standard', date: OCTOBER, revision: 1 } },
      { code: 'players-gone', values: { cadence: 'standard', count: 1, before: 3 } },
    ]);
    expect(replacing.lists).toMatchObject([
      { revision: 2, against: { date: OCTOBER, revision: 1 }, diff: { gone: { count: 1 } } },
    ]);
    expect(await take(office, singleList(ANN, BEA, CAL), OCTOBER, UNDECIDED)).toMatchObject({
      ...{ changed: false, needs: [] },
    });
    const odd = await take(office, singleList(ANN, BEA, CAL), '2026-10-02', UNDECIDED);
    expect(odd.needs).toEqual([
      { code: 'list-date-unusual', values: { cadence: 'standard', date: '2026-10-02' } },
    ]);
    const forced = { ...UNDECIDED, force: true };
    expect(await take(office, singleList(ANN, BEA), OCTOBER, forced)).toMatchObject({ changed: true });
  });

  test('but not in a dry run, which writes nothing', async () => {
    const store = await fresh();
    const office = testOffice(store);
    const tried = await take(office, singleList(ANN, BEA), OCTOBER, { ...UNDECIDED, dryRun: true });
    expect(tried).toMatchObject({
      ...{ changed: false, dryRun: true, needs: [], players: { rows: 2, added: 2, changed: 0 } },
      lists: [{ revision: 1, rows: 2, diff: { new: { count: 2 } } }],
    });
    expect([await count(store, 'list'), await count(store, 'player'), await count(store, 'entry')]).toEqual([
      0, 0, 0,
    ]);
  });
});
