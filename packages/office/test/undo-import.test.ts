import { expect, test } from 'vitest';
import { combinedList, type TestRow, take, testOffice } from '../src/imports/imports.test-helper.ts';
import {
  close,
  type Office,
  OfficeError,
  playerHistory,
  playerProfile,
  publish,
  register,
  undoImport,
  verify,
} from '../src/index.ts';
import { eachStore } from './stores.ts';

const ANN: TestRow = { id: 990001, name: 'Alder, Ann', standard: [2100, 4, 20], rapid: [2050, 0, 20] };
const BEA: TestRow = { id: 990002, name: 'Birch, Bea', federation: 'NOR', standard: [2000, 0, 20] };
const NEW: TestRow = { id: 990003, name: 'Cedar, Cy', blitz: [1800, 0, 20] };
const CHANGED: TestRow = { ...ANN, name: 'Alder-Elm, Ann', federation: 'SWE', title: 'WIM', birthYear: 1990 };
const [SEPTEMBER, OCTOBER] = ['2026-09-01', '2026-10-01'];

eachStore((fresh) => {
  test('an import is undone with its ratings, names and history, and can be made again', async () => {
    const office = testOffice(await fresh());
    await take(office, combinedList(ANN, BEA), SEPTEMBER);
    const before = await stateOf(office);
    const wrong = combinedList(CHANGED, { ...NEW, standard: [2700, 0, 10] });
    await take(office, wrong, OCTOBER);
    const after = await stateOf(office);
    expect(after).not.toEqual(before);
    const undone = await undoImport(office, 'the list of another federation');
    expect(undone).toMatchObject({
      ...{ date: OCTOBER, players: 1 },
      lists: [
        { cadence: 'standard', revision: 1, current: null },
        { cadence: 'rapid', revision: 1, current: null },
        { cadence: 'blitz', revision: 1, current: null },
      ],
    });
    expect(await stateOf(office)).toEqual(before);
    expect((await verify(office)).standing).toBe('same');
    // Still known by the ID.
    expect(await playerProfile(office.store, '990003')).toMatchObject({
      ...{ name: 'Cedar, Cy', ratings: { standard: null, blitz: null } },
    });
    await take(office, wrong, OCTOBER);
    expect(await stateOf(office)).toEqual(after);
    expect((await verify(office)).standing).toBe('same');
    await undoImport(office, 'again');
    await undoImport(office, 'and the one before');
    expect(await stateOf(office)).toEqual([]);
    await expect(undoImport(office, 'nothing left')).rejects.toMatchObject({ code: 'nothing-to-undo' });
    expect((await verify(office)).standing).toBe('same');
  });

  test('the previous revision is current again, also below a later list', async () => {
    const office = testOffice(await fresh());
    await take(office, combinedList(ANN, BEA), SEPTEMBER);
    await take(office, combinedList({ ...ANN, standard: [2120, 2, 20] }, BEA), OCTOBER);
    const before = await stateOf(office);
    await take(office, combinedList({ ...CHANGED, standard: [1111, 1, 20] }), SEPTEMBER);
    expect(await undoImport(office, 'wrong month')).toMatchObject({
      lists: [
        { cadence: 'standard', revision: 2, current: 1 },
        { cadence: 'rapid', revision: 2, current: 1 },
      ],
    });
    expect(await stateOf(office)).toEqual(before);
    expect((await verify(office)).standing).toBe('same');
  });

  test('an import is undone only while nothing depends on it', async () => {
    const office = testOffice(await fresh());
    await take(office, combinedList(ANN, BEA), OCTOBER);
    await register(office, {
      ...{ name: 'Cup', city: 'Oslo', federation: 'NOR', start: '2026-10-10', end: '2026-10-12' },
      cadence: 'standard',
    });
    await close(office, { date: '2026-11-01', cadence: 'standard' });
    await expect(undoImport(office, ' ')).rejects.toMatchObject({
      ...{ code: 'because-missing', values: { limit: 2000 } },
    });
    await undoImport(office, 'too early');
    // The draft was made from it.
    await expect(publish(office, { date: '2026-11-01' })).rejects.toThrow(OfficeError);
    await take(office, combinedList(ANN, BEA), OCTOBER);
    await close(office, { date: '2026-11-01', cadence: 'standard' });
    await publish(office, { date: '2026-11-01' });
    await expect(undoImport(office, 'too late')).rejects.toMatchObject({
      code: 'import-needed',
      values: { date: OCTOBER, kind: 'list-published' },
    });
  });
});

/** What people see of the rated players. */
async function stateOf(office: Office): Promise<unknown> {
  const rated = await office.store.db
    .selectFrom('player_now')
    .select('fide_id')
    .where('best', '>', 0)
    .orderBy('key')
    .execute();
  const ids = rated.map(({ fide_id }) => String(fide_id));
  return Promise.all(
    ids.map(async (id) => {
      const found = await playerProfile(office.store, id);
      const { key, name, federation, title, ratings } = found as NonNullable<typeof found>;
      return { id, name, federation, title, ratings, history: await playerHistory(office.store, key) };
    }),
  );
}
