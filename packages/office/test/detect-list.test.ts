import { describe, expect, test } from 'vitest';
import {
  combinedList,
  singleList,
  type TestRow,
  take,
  testOffice,
} from '../src/imports/imports.test-helper.ts';
import { freshStores } from './stores.ts';

const ANN: TestRow = { id: 990001, name: 'Alder, Ann', standard: [2100, 4, 20], rapid: [2050, 0, 20] };
const OCTOBER = '2026-10-01';

describe('a list is', () => {
  // No query is involved: one kind of store is enough.
  const fresh = freshStores('sqlite');

  test.each([
    ['standard_rating_list.txt', 'standard'],
    ['rapid_rating_list.txt', 'rapid'],
    ['blitz_oct26frl.csv', 'blitz'],
    ['list.csv', 'standard'],
  ])('called %s: %s', async (name, cadence) => {
    const report = await take(testOffice(await fresh()), singleList(ANN), OCTOBER, { name });
    expect(report.lists).toMatchObject([{ cadence }]);
    expect(report.notes).toEqual([{ code: 'list-cadence-guessed', values: { cadence } }]);
  });

  test('of the given cadence', async () => {
    const office = testOffice(await fresh());
    const single = await take(office, singleList(ANN), OCTOBER, { cadence: 'blitz', name: 'rapid.csv' });
    expect(single.lists).toMatchObject([{ cadence: 'blitz' }]);
    const combined = await take(office, combinedList(ANN), OCTOBER, { cadence: 'rapid' });
    expect(combined.lists).toMatchObject([{ cadence: 'rapid', rows: 1 }]);
  });

  test.each([
    ['2026-10-02', [{ code: 'list-not-in-calendar', values: { cadence: 'standard', date: '2026-10-02' } }]],
    ['2010-02-01', [{ code: 'list-not-in-calendar', values: { cadence: 'standard', date: '2010-02-01' } }]],
    ['2010-03-01', []],
    ['2005-07-01', []],
    ['2001-04-01', [{ code: 'list-before-first-edition', values: { date: '2001-04-01' } }]],
  ])('of any date: %s', async (date, notes) => {
    const report = await take(testOffice(await fresh()), singleList(ANN), date, { cadence: 'standard' });
    expect(report.notes).toMatchObject(notes);
  });

  test.each([
    ['2026-13-01', 'invalid-date'],
    ['1 October', 'invalid-date'],
    ['1969-12-31', 'date-out-of-range'],
    ['2126-10-01', 'date-out-of-range'],
  ])('not of an invalid date: %s', async (date, code) => {
    await expect(take(testOffice(await fresh()), singleList(ANN), date)).rejects.toMatchObject({ code });
  });

  test('refused if it is empty or truncated', async () => {
    const office = testOffice(await fresh());
    const empty = singleList({ id: 990009, name: 'BYE' });
    await expect(take(office, empty, OCTOBER)).rejects.toMatchObject({ code: 'list-empty' });
    const xml = new TextEncoder().encode(
      '<playerslist><player><fideid>990001</fideid><name>Elm, Ann</name><rating>2000</rating></player>',
    );
    await expect(take(office, xml, OCTOBER)).rejects.toMatchObject({ code: 'list-truncated' });
  });

  test('given for another month than its own', async () => {
    const text = `ID number Name                            TitlFed  Nov26 GamesBorn  Flag\n`;
    const line = ` 990001   Elm, Ann                             AAA  2000   4  1990      \n`;
    const bytes = new TextEncoder().encode(text + line.repeat(1));
    const report = await take(testOffice(await fresh()), bytes, OCTOBER, { cadence: 'standard' });
    expect(report.notes).toEqual([
      { code: 'list-date-differs', values: { file: '2026-11-01', given: OCTOBER } },
    ]);
  });
});
