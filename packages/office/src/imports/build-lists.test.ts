import { scanList } from '@eloquence/reports';
import { expect, test } from 'vitest';
import { buildList, type ListSources } from './build-lists.ts';
import { combinedList } from './imports.test-helper.ts';
import { ReadRows } from './read-rows.ts';

const LIST = combinedList(
  { id: 103, name: '楊, Ling', title: 'GM', standard: [2510, 0, 10] },
  { id: 102, name: 'Bjørk, Jo', federation: 'NOR', rapid: [1800, 3, 40], flag: 'i' },
  { id: 101, name: 'Alder, Ida', sex: 'F', standard: [2105, 9, 20], blitz: [1990, 0, 20] },
);

async function sources(): Promise<ListSources> {
  const rows = new ReadRows(2026);
  await scanList(LIST, (record) => rows.add(record), { date: '2026-10-01', cadence: 'standard' });
  rows.putInOrder();
  return {
    practice: 'text',
    date: '2026-10-01',
    rows,
    people: {
      rowOfKey: Int32Array.from([0, 1, 2, 3]),
      nameVersions: new Uint16Array(3).fill(1),
      redacted: new Set([2]),
    },
  };
}

function isVouchedFor(namesHash: string): boolean {
  return (JSON.parse(namesHash) as readonly unknown[]).flat().every((hash) => hash !== null);
}

test('builds a list for each cadence, without hashes for blocks with a redacted name', async () => {
  const from = await sources();
  const lists = from.rows.cadences.map((cadence) =>
    buildList(from, { cadence, before: null, replaced: null }),
  );
  expect(lists.map(({ cadence, columns }) => [cadence, [...columns.ratings]])).toEqual([
    ['standard', [2105, 2510]],
    ['rapid', [1800]],
    ['blitz', [1990]],
  ]);
  expect(lists.map(({ hashes }) => isVouchedFor(hashes.namesHash))).toEqual([true, false, true]);
  expect(lists.map(({ hashes }) => hashes.salts.length)).toEqual([1, 0, 1]);
});

test('rows are in the order of keys: players with games, with a rating, all others', async () => {
  const rows = new ReadRows(2026);
  const members = [
    { id: 7, name: 'Yew, Una' },
    { id: 90, name: 'Elm, Bo', standard: [1900, 0, 20] },
    { id: 12, name: 'Oak, Cy', rapid: [1700, 4, 20] },
    { id: 5, name: 'Fir, Élodie', birthYear: 1999 },
    { id: 31, name: 'Ash, Di', blitz: [1800, 0, 20] },
    { id: 11, name: 'Asp, Eve', standard: [2000, 2, 20], birthYear: 2001 },
  ] as const;
  await scanList(combinedList(...members), (record) => rows.add(record), {
    date: '2026-10-01',
    cadence: 'standard',
  });
  rows.putInOrder();
  const ids = [11, 12, 31, 90, 5, 7];
  expect([...rows.ids]).toEqual(ids);
  expect(ids.map((id) => rows.rowOf(id))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(rows.rowOf(8)).toBe(-1);
  const named = ['Asp, Eve', 'Oak, Cy', 'Ash, Di', 'Elm, Bo', 'Fir, Élodie', 'Yew, Una'];
  expect(ids.map((_, row) => rows.name(row))).toEqual(named);
  expect([...rows.birthYears]).toEqual([2001, 0, 0, 0, 1999, 0]);
  expect(ids.map((_, row) => rows.rating('standard', row))).toEqual([2000, 0, 0, 1900, 0, 0]);
  expect([...(rows.ratings.rapid?.games ?? [])]).toEqual([0, 4, 0, 0, 0, 0]);
});
