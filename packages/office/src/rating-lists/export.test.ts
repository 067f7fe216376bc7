import { type ListRow, type ListWriting, readList } from '@eloquence/reports';
import { describe, expect, test } from 'vitest';
import type { NameOf } from './canonical.ts';
import { FLAG, type ListColumns, SEX } from './columns.ts';
import { combinedRow, listRow, REDACTED, writeRows } from './export.ts';
import { guardFormula, unguardFormula } from './formula.ts';
import { listOf } from './lists.test-helper.ts';
import { rowsById } from './order.ts';
import { type CombinedLists, uniteLists } from './union.ts';

const NAMES: Readonly<Record<number, string>> = {
  1: 'Abelsen, Tor',
  2: 'Dorsai, Ilka & Éva',
  4: '王, "Wei"',
};
const nameOf = (key: number): string | null => NAMES[key] ?? null;
const date = '2026-10-01';
const person = { federation: 'NOR', sex: SEX.male, birthYear: 1979 };
const standard = listOf(
  { key: 1, ...person, id: 990_300, rating: 2738, games: 4, k: 10, titles: ['GM', '', 'FST', ''] },
  { key: 2, id: 990_020, rating: 1999, k: 20, federation: 'HUN', sex: SEX.female, flags: FLAG.inactive },
  { key: 3, ...person, id: 990_100, games: 3, flags: FLAG.delisted },
  { key: 4, ...person, id: 990_200, titles: ['IM', '', '', ''], flags: FLAG.titledUnrated },
);
const rapid = listOf(
  {
    key: 1,
    ...person,
    id: 990_300,
    rating: 2700,
    k: 20,
    flags: FLAG.inactive,
    titles: ['GM', '', 'FST', ''],
  },
  { key: 3, ...person, id: 990_100, rating: 1500, games: 5, k: 40 },
  { key: 7, ...person, id: 990_010, rating: 1600, k: 40 },
);

const listRows = (columns: ListColumns, names: NameOf = nameOf): ListRow[] =>
  Array.from(rowsById(columns), (row) => listRow(columns, 'standard', row, names));

function combinedRows(lists: CombinedLists): ListRow[] {
  const union = uniteLists(lists);
  return Array.from(rowsById(union), (player) => combinedRow(union.placesOf(player), nameOf));
}

type Format = 'txt' | 'xml' | 'csv' | 'json';

async function* later(rows: readonly ListRow[]): AsyncGenerator<ListRow> {
  yield* rows;
}

const written = (format: Format, columns: ListColumns = standard, names: NameOf = nameOf): ListWriting =>
  writeRows(later(listRows(columns, names)), 'standard', { format, date });

async function readBack(writing: ListWriting, cadence?: 'standard'): Promise<ListRow[]> {
  const rows: ListRow[] = [];
  for await (const row of readList(writing.bytes(), cadence ? { cadence } : {})) rows.push(row);
  return rows;
}

test('rows, by ID', () => {
  const rows = listRows(standard);
  expect(rows.map(({ id }) => id)).toEqual([990_020, 990_100, 990_200, 990_300]);
  expect(rows[3]).toEqual({
    id: 990_300,
    name: 'Abelsen, Tor',
    federation: 'NOR',
    sex: 'M',
    title: 'GM',
    womenTitle: '',
    otherTitles: 'FST',
    foaTitle: '',
    birthYear: 1979,
    birthday: null,
    flag: '',
    ratings: { standard: { rating: 2738, games: 4, k: 10 } },
  });
  expect(rows[0]).toMatchObject({ birthYear: null, flag: 'wi', ratings: { standard: { games: 0 } } });
  expect(rows[1]).toMatchObject({ name: REDACTED, flag: 'd', ratings: { standard: { rating: null } } });
});

test('rows of three cadences: players of any list', () => {
  const rows = combinedRows({ standard, rapid });
  const none = { rating: null, games: 0, k: null };
  expect(rows.map(({ id, flag }) => [id, flag])).toEqual([
    [990_010, ''],
    [990_020, 'wi'],
    [990_100, ''],
    [990_200, ''],
    [990_300, ''],
  ]);
  expect(rows[4]?.ratings).toEqual({
    standard: { rating: 2738, games: 4, k: 10 },
    rapid: { rating: 2700, games: 0, k: 20 },
    blitz: none,
  });
  expect(rows[2]?.ratings).toMatchObject({ standard: { rating: null, games: 3 }, rapid: { rating: 1500 } });
  expect(combinedRows({})).toEqual([]);
});

describe('an exported list is read back unchanged', () => {
  test.each(['txt', 'xml', 'csv'] as const)('%s', async (format) => {
    expect(await readBack(written(format), 'standard')).toEqual(listRows(standard));
    const all = combinedRows({ standard, rapid, blitz: listOf() });
    const combined = writeRows(later(all), 'combined', { format, date });
    expect(await readBack(combined)).toEqual(combinedRows({ standard, rapid }));
    expect(combined.report()).toMatchObject({ rows: 5, changed: { count: 0 } });
  });
  test('JSON has a row for each player', async () => {
    const rows = JSON.parse(await textOf(written('json')));
    expect(rows).toHaveLength(4);
    expect(rows[3]).toMatchObject({ id: 990_300, name: 'Abelsen, Tor', federation: 'NOR', rating: 2738 });
    expect(rows[3]).toMatchObject({ games: 4, k: 10, birthYear: 1979, flag: '' });
    expect(rows[1]).toMatchObject({ name: REDACTED, rating: null, k: null, flag: 'd' });
  });
});

async function textOf(writing: ListWriting): Promise<string> {
  let text = '';
  for await (const part of writing) text += part;
  return text;
}

describe('names are guarded against spreadsheet formulas', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ["'=1", "''=1"],
    ["'t Hooft, Jan", "'t Hooft, Jan"],
    ['Abelsen, Tor', 'Abelsen, Tor'],
    ['', ''],
  ])('%s', (text, guarded) => {
    expect(guardFormula(text)).toBe(guarded);
    expect(unguardFormula(guarded)).toBe(text);
  });
  test('in CSV only', async () => {
    const list: ListColumns = listOf({
      key: 1,
      id: '-N1',
      federation: '@NOR',
      rating: 2000,
      k: 20,
      games: 1,
    });
    const formula = (): string => '=HYPERLINK("x")';
    const csv = written('csv', list, formula);
    expect((await textOf(csv)).split('\r\n')[1]).toMatch(/^'-N1,"'=HYPERLINK\(""x""\)",'@NOR,/);
    const again = written('csv', list, formula);
    const unguarded = (await readBack(again, 'standard')).map((row) => ({
      ...row,
      id: unguardFormula(String(row.id)),
      name: unguardFormula(row.name),
      federation: unguardFormula(row.federation),
    }));
    expect(unguarded).toEqual(listRows(list, formula));
    expect(await textOf(written('xml', list, formula))).toContain('<name>=HYPERLINK(');
  });
});
