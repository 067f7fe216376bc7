import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COMBINED_HEADER,
  listed,
  readWhole,
  row,
  rowsOf,
  SINGLE_HEADER,
  utf8,
} from '../../../test/list-helpers.ts';
import type { ListRow } from '../row/row.ts';
import { type WriteOptions, writeList } from './write-list.ts';

const tor = row({
  id: 990001,
  name: 'Abelsen, Tor',
  federation: 'NOR',
  sex: 'M',
  title: 'GM',
  otherTitles: 'FST',
  birthYear: 1979,
  flag: 'i',
  ratings: { standard: listed(2738, 0, 10), rapid: listed(2700, 3, 10), blitz: listed(null, 0, null) },
});
const ilka = row({ id: 990002, name: 'Dorsai, Ilka & Éva', federation: 'HUN', sex: 'F', ratings: {} });

async function written(rows: readonly ListRow[], options: WriteOptions): Promise<string> {
  let text = '';
  for await (const part of writeList(rows, options)) text += part;
  return text;
}

describe("lists in FIDE's layouts", () => {
  test('a single list', async () => {
    const text = await written([tor], { format: 'txt', cadence: 'standard', date: '2026-10-01' });
    expect(text).toBe(
      `${SINGLE_HEADER}\r\n` +
        '990001         Abelsen, Tor                                                 NOR M   GM        FST                ' +
        '2738  0   10 1979  i   \r\n',
    );
    expect(text.split('\r\n')[1]).toHaveLength(136);
  });

  test('a combined list', async () => {
    const text = await written([tor], { format: 'txt', cadence: 'combined' });
    expect(text).toBe(
      `${COMBINED_HEADER}\r\n` +
        '990001         Abelsen, Tor                                                 NOR M   GM        FST                ' +
        '2738  0   10 2700  3   10 0     0   0  1979  i   \r\n',
    );
    expect(text.split('\r\n')[1]).toHaveLength(162);
  });

  test('XML', async () => {
    const text = await written([ilka], { format: 'xml', cadence: 'blitz' });
    expect(text.split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<playerslist>',
      '<player>',
      '<fideid>990002</fideid>',
      '<name>Dorsai, Ilka &amp; Éva</name>',
      '<country>HUN</country>',
      '<sex>F</sex>',
      '<title></title>',
      '<w_title></w_title>',
      '<o_title></o_title>',
      '<foa_title></foa_title>',
      '<rating>0</rating>',
      '<games></games>',
      '<k>0</k>',
      '<birthday>0</birthday>',
      '<flag></flag>',
      '</player>',
      '</playerslist>',
      '',
    ]);
  });
});

test('CSV', async () => {
  expect(await written([tor, ilka], { format: 'csv', cadence: 'standard' })).toBe(
    'id,name,federation,sex,title,womenTitle,otherTitles,foaTitle,rating,games,k,birthYear,flag\r\n' +
      '990001,"Abelsen, Tor",NOR,M,GM,,FST,,2738,0,10,1979,i\r\n' +
      '990002,"Dorsai, Ilka & Éva",HUN,F,,,,,,,,,\r\n',
  );
  expect((await written([], { format: 'csv', cadence: 'combined' })).trim()).toBe(
    'id,name,federation,sex,title,womenTitle,otherTitles,foaTitle,standardRating,standardGames,standardK,' +
      'rapidRating,rapidGames,rapidK,blitzRating,blitzGames,blitzK,birthYear,flag',
  );
});

test('JSON', async () => {
  const single = JSON.parse(await written([tor, ilka], { format: 'json', cadence: 'standard' }));
  expect(single).toEqual([
    {
      ...{ id: 990001, name: 'Abelsen, Tor', federation: 'NOR', sex: 'M', title: 'GM', womenTitle: '' },
      ...{ otherTitles: 'FST', foaTitle: '', rating: 2738, games: 0, k: 10, birthYear: 1979, flag: 'i' },
    },
    {
      ...{ id: 990002, name: 'Dorsai, Ilka & Éva', federation: 'HUN', sex: 'F', title: '', womenTitle: '' },
      ...{ otherTitles: '', foaTitle: '', rating: null, games: null, k: null, birthYear: null, flag: '' },
    },
  ]);
  const [combined] = JSON.parse(await written([tor], { format: 'json', cadence: 'combined' }));
  expect(combined).toMatchObject({ id: 990001, birthYear: 1979, flag: 'i', ratings: tor.ratings });
  expect(JSON.parse(await written([], { format: 'json', cadence: 'standard' }))).toEqual([]);
});

const name = fc
  .string({
    unit: fc.oneof(fc.constantFrom(...'aB ,.\'-"&<>;éøß王ق'), fc.constant('\u{1f600}')),
    minLength: 1,
    maxLength: 40,
  })
  .map((text) => `X${text.replace(/ {2,}/g, ' ')}x`);
const rating = fc.record({
  rating: fc.option(fc.integer({ min: 1000, max: 2900 }), { freq: 3 }),
  games: fc.option(fc.integer({ min: 0, max: 300 }), { freq: 5 }),
  k: fc.option(fc.constantFrom(10, 20, 40, 120), { freq: 5 }),
});
const anyRow = (ratings: fc.Arbitrary<ListRow['ratings']>): fc.Arbitrary<ListRow> =>
  fc.record({
    id: fc.integer({ min: 1, max: 999_999_999 }),
    name,
    federation: fc.constantFrom('NOR', 'CHN', 'FID'),
    sex: fc.constantFrom('M', 'F'),
    title: fc.constantFrom('', 'GM', 'WFM', 'WH'),
    womenTitle: fc.constantFrom('', 'WGM'),
    otherTitles: fc.constantFrom('', 'IA', 'FA,NI,DI', 'IA,FT,IO,FST'),
    foaTitle: fc.constantFrom('', 'AFM'),
    birthYear: fc.option(fc.integer({ min: 1900, max: 2020 })),
    birthday: fc.constant(null),
    flag: fc.constantFrom('', 'i', 'w', 'wi'),
    ratings,
  });

describe.each(['txt', 'xml', 'csv'] as const)('a list written as %s is read back unchanged', (format) => {
  test.each(['standard', 'rapid', 'combined'] as const)('%s', async (cadence) => {
    const ratings =
      cadence === 'combined'
        ? fc.record({ standard: rating, rapid: rating, blitz: rating })
        : rating.map((only) => ({ [cadence]: only }));
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow(ratings), { minLength: 1, maxLength: 8 }), async (rows) => {
        const writing = writeList(rows, { format, cadence, date: '2026-10-01' });
        const read = await readWhole(writing.bytes(), cadence === 'combined' ? {} : { cadence });
        expect(read.rows).toEqual(rows);
        expect(writing.report()).toEqual({ rows: rows.length, changed: { count: 0, examples: [] } });
        expect(read.report.hygiene.unreadable.count).toBe(0);
      }),
      { numRuns: 30 },
    );
  });
});

describe('losses are reported', () => {
  const long = 'Bartholomew-Alexander von und zu Hohenfels-Niederkirchen, Maximilian';
  test.each<[string, Partial<ListRow>, WriteOptions['format'], object | null]>([
    ['a long name', { name: long }, 'txt', { field: 'name', value: long, written: long.slice(0, 60) }],
    ['a long name in XML', { name: long }, 'xml', null],
    [
      'a long name of wide letters',
      { name: '王'.repeat(70) },
      'txt',
      { field: 'name', value: '王'.repeat(70), written: '王'.repeat(60) },
    ],
    [
      'many titles, cut between titles',
      { otherTitles: 'IA,FST,IO,FI,NI,DI' },
      'txt',
      { field: 'otherTitles', value: 'IA,FST,IO,FI,NI,DI', written: 'IA,FST,IO,FI' },
    ],
    ['a line end', { name: 'A\nB' }, 'csv', { field: 'name', value: 'A\nB', written: 'A B' }],
    [
      'half a character',
      { name: 'A\ud800B' },
      'xml',
      { field: 'name', value: 'A\ud800B', written: 'A\u{fffd}B' },
    ],
    ['spaces around', { name: ' A ' }, 'txt', { field: 'name', value: ' A ', written: 'A' }],
    [
      'too many games',
      { ratings: { standard: listed(2000, 12_345, 20) } },
      'txt',
      { field: 'games', value: '12345', written: '9999' },
    ],
    [
      'a long federation',
      { federation: 'FRANCE' },
      'txt',
      { field: 'federation', value: 'FRANCE', written: 'FRA' },
    ],
  ])('%s', async (_, values, format, change) => {
    const writing = writeList([{ ...tor, ...values }], { format, cadence: 'standard' });
    const rows = await rowsOf(writing.bytes());
    expect(rows).toHaveLength(1);
    const examples = change ? [{ id: '990001', ...change }] : [];
    expect(writing.report()).toEqual({ rows: 1, changed: { count: examples.length, examples } });
  });
});

test('TXT without trailing spaces loses nothing', async () => {
  const ratings = fc.record({ standard: rating, rapid: rating, blitz: rating });
  await fc.assert(
    fc.asyncProperty(fc.array(anyRow(ratings), { minLength: 1, maxLength: 8 }), async (rows) => {
      const text = await written(rows, { format: 'txt', cadence: 'combined' });
      expect(await rowsOf(utf8(text.replaceAll(/ +\r\n/g, '\n')))).toEqual(rows);
    }),
    { numRuns: 30 },
  );
});

test('rows and text may be streamed', async () => {
  async function* many(): AsyncGenerator<ListRow> {
    for (let id = 1; id <= 2000; id += 1) yield { ...tor, id };
  }
  const parts: string[] = [];
  for await (const part of writeList(many(), { format: 'txt', cadence: 'combined' })) parts.push(part);
  expect(parts.length).toBeGreaterThan(3);
  expect(await rowsOf(utf8(parts.join('')))).toHaveLength(2000);
});
