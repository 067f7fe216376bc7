import { scanList } from '@eloquence/reports';
import { expect, test } from 'vitest';
import { combinedList } from './imports.test-helper.ts';
import type { Made, MakingOrder } from './make-lists.ts';
import { ListsBeside } from './make-lists-beside.ts';
import { ListedRows, ReadRows } from './rows.ts';

const LIST = combinedList(
  { id: 103, name: '楊, Ling', title: 'GM', standard: [2510, 0, 10] },
  { id: 102, name: 'Bjørk, Jo', federation: 'NOR', rapid: [1800, 3, 40], flag: 'i' },
  { id: 101, name: 'Alder, Ida', sex: 'F', standard: [2105, 9, 20], blitz: [1990, 0, 20] },
);

async function order(): Promise<MakingOrder> {
  const rows = new ReadRows(2026);
  await scanList(LIST, (record) => rows.add(record), { date: '2026-10-01', cadence: 'standard' });
  rows.putInOrder();
  return {
    practice: 'text',
    date: '2026-10-01',
    rows: rows.toShare(),
    people: {
      rowOfKey: Int32Array.from([0, 1, 2, 3]),
      nameVersions: new Uint16Array(3).fill(1),
      redacted: new Set([2]),
      first: true,
    },
    lists: rows.cadences.map((cadence) => ({ cadence, before: null, replaced: null })),
    begun: new Uint8Array(new SharedArrayBuffer(rows.cadences.length)),
  };
}

/** With a thread that has come to so many of the lists when they are asked for; this one makes the others. */
async function makeBeside(given: MakingOrder, count: number): Promise<Made> {
  const beside = new ListsBeside();
  beside.start();
  // Nobody else may begin these before.
  given.begun.fill(1, count);
  try {
    const finish = beside.make(given);
    await expect.poll(() => given.begun.every((one) => one === 1)).toBe(true);
    given.begun.fill(0, count);
    return await finish();
  } finally {
    await beside.end();
  }
}

/** Names are hashed with salts that are never the same. */
function unsalted({ lists, names }: Made): unknown {
  return {
    names,
    lists: lists.map(({ hashes: { hash, memoryHash }, ...list }) => ({ ...list, hash, memoryHash })),
  };
}

/** Whether no block of names is without its hash. */
function isVouchedFor(namesHash: string): boolean {
  return (JSON.parse(namesHash) as readonly unknown[]).flat().every((hash) => hash !== null);
}

test.each([0, 1, 3])(
  'with another thread that comes to %i of three, the same lists are made',
  async (count) => {
    const here = await new ListsBeside().make(await order())();
    const beside = await makeBeside(await order(), count);
    expect(unsalted(beside)).toEqual(unsalted(here));
    expect(here.lists.map(({ cadence, columns }) => [cadence, [...columns.ratings]])).toEqual([
      ['standard', [2105, 2510]],
      ['rapid', [1800]],
      ['blitz', [1990]],
    ]);
    for (const { lists } of [here, beside]) {
      // The name of player 2 was redacted: nothing vouches for the block it stands in.
      expect(lists.map(({ hashes }) => isVouchedFor(hashes.namesHash))).toEqual([true, false, true]);
      expect(lists.map(({ hashes }) => hashes.salts.length)).toEqual([1, 0, 1]);
    }
  },
);

test('rows stand in the order of keys: who played, who has a rating, all others', async () => {
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

test('another thread shares the rows', async () => {
  const { rows } = await order();
  const listed = ListedRows.from(structuredClone(rows));
  expect([0, 1, 2].map((row) => listed.name(row))).toEqual(['Alder, Ida', 'Bjørk, Jo', '楊, Ling']);
  expect(listed.federation(1)).toBe('NOR');
  expect(listed.names.buffer).toBeInstanceOf(SharedArrayBuffer);
});

test('what goes wrong there is told here', async () => {
  const broken = { ...(await order()), date: 'never' };
  await expect(makeBeside(broken, 1)).rejects.toThrow(/never/);
});
