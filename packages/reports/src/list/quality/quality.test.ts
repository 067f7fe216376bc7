import { defined } from '@eloquence/rating';
import { describe, expect, test } from 'vitest';
import {
  COMBINED_HEADER,
  combined,
  latin1,
  readWhole,
  SINGLE_HEADER,
  single,
  utf8,
} from '../../../test/list-helpers.ts';
import type { Hygiene } from './quality.ts';

/** A single list of October 2026 with one unusual player. */
async function hygieneOf(...rows: readonly string[]): Promise<Hygiene> {
  const good = single(990001, 'Abelsen, Tor', 'NOR', 'M', 'GM', '', '', '', 2738, 0, 10, 1979);
  const { report } = await readWhole(utf8([SINGLE_HEADER, good, ...rows].join('\n')));
  return report.hygiene;
}

const ok = ['NOR', 'M', '', '', '', ''] as const;

test('a clean list has no findings', async () => {
  expect(await hygieneOf()).toEqual({
    rows: 1,
    rated: 1,
    unreadable: { count: 0, examples: [] },
    recovered: { count: 0, examples: [] },
    oddK: {},
    unknownTitles: {},
    unknownFlags: {},
    oddFederations: {},
    noBirthYear: 0,
    ratedWithoutBirthYear: 0,
    oddBirthYears: { count: 0, examples: [] },
    noName: 0,
    hiddenCharacters: { count: 0, examples: [] },
    dummyNames: { count: 0, examples: [] },
    duplicateIds: { count: 0, examples: [] },
    badIds: { count: 0, examples: [] },
    belowFloor: { count: 0, examples: [] },
    aboveRange: { count: 0, examples: [] },
    badNumbers: {},
    encodings: { utf8: 0, latin1: 0 },
    truncated: false,
  });
});

describe('a truncated file', () => {
  const row = single(990002, 'Bracco, Lina', 'ITA', 'F', '', '', '', '', 1807, 12, 40, 2013, 'w');
  test.each([
    ['in a name', row.slice(0, 20), true],
    ['behind the rating', row.slice(0, 117), true],
    ['in the year of birth', row.slice(0, 128), true],
    ['behind the year of birth', row.slice(0, 130), false],
    ['no line end after the last row', row, false],
    ['trailing spaces cut', row.trimEnd(), false],
    ['at a line end', `${row}\r\n`, false],
  ])('%s', async (_, last, truncated) => {
    expect((await hygieneOf(last)).truncated).toBe(truncated);
  });

  test.each([
    ['in a record', 'id,name,rating\n1,A,1800\n2,B', true],
    ['in quotes', 'id,name,rating\n1,A,1800\n2,"B', true],
    ['not truncated', 'id,name,rating\n1,A,1800\n2,B,1900', false],
    ['after a complete record', 'id,name,rating\n1,A,1800\n2,B\n', false],
  ])('as CSV, %s', async (_, text, truncated) => {
    expect((await readWhole(utf8(text))).report.hygiene.truncated).toBe(truncated);
  });
});

test('a layout without years of birth has no missing ones', async () => {
  const { report } = await readWhole(utf8('id,name,rating\n1,A,1800\n'));
  expect(report.hygiene).toMatchObject({ rows: 1, rated: 1, noBirthYear: 0, ratedWithoutBirthYear: 0 });
  const with2013 = await readWhole(utf8('id,name,rating,birthYear\n1,A,1800,\n'));
  expect(with2013.report.hygiene).toMatchObject({ noBirthYear: 1, ratedWithoutBirthYear: 1 });
});

describe('unusual rows are read and counted', () => {
  test.each<[string, string, Partial<Hygiene>]>([
    ['K 0', single(2, 'Odd, A', ...ok, 1800, 0, 0, 1990), { oddK: { 0: 1 } }],
    ['K 15', single(2, 'Odd, A', ...ok, 1800, 0, 15, 1990), { oddK: { 15: 1 } }],
    ['no K', single(2, 'Odd, A', ...ok, 1800, 0, '', 1990), { oddK: {} }],
    [
      'an unknown title',
      single(2, 'Odd, A', 'NOR', 'M', 'WH', '', '', '', 1800, 0, 20, 1990),
      { unknownTitles: { WH: 1 } },
    ],
    [
      'unknown other titles',
      single(2, 'Odd, A', 'NOR', 'M', '', '', ',IO,XX,FA', 'QQ', 1800, 0, 20, 1990),
      { unknownTitles: { XX: 1, QQ: 1 } },
    ],
    ['an unknown flag', single(2, 'Odd, A', ...ok, 1800, 0, 20, 1990, 'n'), { unknownFlags: { n: 1 } }],
    [
      'a federation in small letters',
      single(2, 'Odd, A', 'nor', 'M', '', '', '', '', 1800, 0, 20, 1990),
      { oddFederations: { nor: 1 } },
    ],
    [
      'no birth year',
      single(2, 'Odd, A', ...ok, 1800, 0, 20, 0),
      { noBirthYear: 1, ratedWithoutBirthYear: 1 },
    ],
    ['born 0000', single(2, 'Odd, A', ...ok, 1800, 0, 20, '0000'), { noBirthYear: 1 }],
    [
      'born this year',
      single(2, 'Odd, A', ...ok, 1800, 0, 20, 2026),
      { oddBirthYears: { count: 1, examples: [{ line: 3, id: '2', value: '2026' }] } },
    ],
    [
      'BYE',
      single(2, 'BYE', ...ok, 1800, 0, 20, 1990),
      { dummyNames: { count: 1, examples: [{ line: 3, id: '2', value: 'BYE' }] } },
    ],
    [
      'No player',
      single(2, 'No player', ...ok, 1800, 0, 20, 1990),
      { dummyNames: { count: 1, examples: [{ line: 3, id: '2', value: 'No player' }] } },
    ],
    [
      'a zero-width space in a name',
      single(2, 'Odd\u200b, A', ...ok, 1800, 0, 20, 1990),
      { hiddenCharacters: { count: 1, examples: [{ line: 3, id: '2', value: 'U+200B' }] } },
    ],
    [
      'a person named Bye',
      single(2, 'Bye, Anna', ...ok, 1800, 0, 20, 1990),
      { dummyNames: { count: 0, examples: [] } },
    ],
    ['no name', single(2, '', ...ok, 1800, 0, 20, 1990), { noName: 1 }],
    [
      'below the floor',
      single(2, 'Odd, A', ...ok, 1399, 0, 20, 1990),
      { belowFloor: { count: 1, examples: [{ line: 3, id: '2', value: '1399' }] } },
    ],
    [
      'above everybody',
      single(2, 'Odd, A', ...ok, 3001, 0, 10, 1990),
      { aboveRange: { count: 1, examples: [{ line: 3, id: '2', value: '3001' }] } },
    ],
    [
      'the same ID again',
      single(990001, 'Abelsen, T.', ...ok, 1800, 0, 20, 1990),
      { duplicateIds: { count: 1, examples: [{ line: 3, id: '990001', value: 'Abelsen, T.' }] } },
    ],
    [
      'an ID of letters',
      single('N12345', 'Odd, A', ...ok, 1800, 0, 20, 1990),
      { badIds: { count: 1, examples: [{ line: 3, id: 'N12345', value: 'Odd, A' }] } },
    ],
    [
      'ID 0',
      single('0', 'Odd, A', ...ok, 1800, 0, 20, 1990),
      { badIds: { count: 1, examples: [{ line: 3, id: '0', value: 'Odd, A' }] } },
    ],
    [
      'an ID of ten digits',
      single('1234567890', 'Odd, A', ...ok, 1800, 0, 20, 1990),
      { badIds: { count: 1, examples: [{ line: 3, id: '1234567890', value: 'Odd, A' }] } },
    ],
  ])('%s', async (_, row, expected) => {
    expect(await hygieneOf(row)).toMatchObject({ rows: 2, unreadable: { count: 0 }, ...expected });
  });
});

test('repeated IDs are reported with their rows, however far apart', async () => {
  const row = (index: number): string =>
    single(100_000 + index, `Abelsen ${index}, Tor`, ...ok, 1800, 0, 20, 1990);
  const rows = Array.from({ length: 3000 }, (_, index) => row(index));
  const again = [3, 2999, 1500].map((index) => row(index).replace('Abelsen', 'Bracelo'));
  const { duplicateIds } = await hygieneOf(...rows, defined(again[0]), row(5000), ...again.slice(1));
  expect(duplicateIds).toEqual({
    count: 3,
    examples: [
      { line: 3003, id: '100003', value: 'Bracelo 3, Tor' },
      { line: 3005, id: '102999', value: 'Bracelo 2999, Tor' },
      { line: 3006, id: '101500', value: 'Bracelo 1500, Tor' },
    ],
  });
});

describe('unreadable rows are kept with their line', () => {
  test.each([
    ['too short', '990002         Short, A'],
    ['without an ID', single('', 'Nobody, A', ...ok, 1800, 0, 20, 1990).trimEnd()],
    ['letters for a rating', single(990002, 'Odd, A', ...ok, '18OO', 0, 20, 1990).trimEnd()],
    ['a footer', '--- end of the list ---'],
  ])('%s', async (_, text) => {
    const hygiene = await hygieneOf(text, '', '   ');
    expect(hygiene).toMatchObject({ rows: 1, unreadable: { count: 1, examples: [{ line: 3, text }] } });
  });

  test('only the first of many', async () => {
    const hygiene = await hygieneOf(...Array.from({ length: 5000 }, (_, index) => `rubbish ${index}`));
    expect(hygiene.rows).toBe(1);
    expect(hygiene.unreadable.count).toBe(5000);
    expect(hygiene.unreadable.examples).toHaveLength(20);
    expect(hygiene.unreadable.examples.at(-1)).toEqual({ line: 22, text: 'rubbish 19' });
  });

  test('at most a hundred different values', async () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    const rows = Array.from({ length: 300 }, (_, index) =>
      single(
        1000 + index,
        'Odd, A',
        'NOR',
        'M',
        `${letters[index % 26]}${letters[Math.floor(index / 26)]}`,
        '',
        '',
        '',
        1800,
        0,
        20,
        1990,
      ),
    );
    const { unknownTitles } = await hygieneOf(...rows);
    expect(Object.keys(unknownTitles)).toHaveLength(101);
    expect(Object.values(unknownTitles).reduce((sum, count) => sum + count)).toBeGreaterThan(290);
    expect(unknownTitles['…']).toBeGreaterThan(100);
  });
});

test('unusual values depend on the date of the list', async () => {
  const list = (month: string): Uint8Array =>
    utf8(`${SINGLE_HEADER.replace('OCT26', month)}\n${single(2, 'A, B', ...ok, 1250, 0, 15, 1990)}`);
  const at = async (month: string): Promise<Hygiene> => (await readWhole(list(month))).report.hygiene;
  expect(await at('JUN13')).toMatchObject({ oddK: {}, belowFloor: { count: 0 } });
  expect(await at('OCT26')).toMatchObject({ oddK: { 15: 1 }, belowFloor: { count: 1 } });
});

test('a combined list counts rated players once and ignores K of unrated ones', async () => {
  const rows = [
    combined(2, 'A, B', ...ok, 1800, 0, 20, 1700, 0, 15, 0, 0, 0, 1990),
    combined(3, 'C, D', ...ok, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
  ];
  const { report } = await readWhole(utf8([COMBINED_HEADER, ...rows].join('\n')), { date: '2026-10-01' });
  expect(report.hygiene).toMatchObject({
    rows: 2,
    rated: 1,
    oddK: { 15: 1 },
    noBirthYear: 1,
    ratedWithoutBirthYear: 0,
  });
});

describe('names outside ASCII', () => {
  const row = (name: string): string => single(2, name, ...ok, 1800, 0, 20, 1990);
  const list = (name: string): string => `${SINGLE_HEADER}\n${row('Plain, A')}\n${row(name)}\n`;

  test('in UTF-8', async () => {
    const { rows, report } = await readWhole(utf8(list('Åström, Žofie 王')));
    expect(rows[1]).toMatchObject({ name: 'Åström, Žofie 王', federation: 'NOR', birthYear: 1990 });
    expect(report.hygiene).toMatchObject({ encodings: { utf8: 1, latin1: 0 }, unreadable: { count: 0 } });
  });

  test('in Latin-1, with the letters of Windows', async () => {
    const { rows, report } = await readWhole(latin1(list('Åstr\u00f6m, \u009aofie')));
    expect(rows[1]).toMatchObject({ name: 'Åström, šofie', federation: 'NOR', birthYear: 1990 });
    expect(report.hygiene).toMatchObject({ encodings: { utf8: 0, latin1: 1 } });
  });

  test('in UTF-8 with columns counted in bytes', async () => {
    const bytes = latin1(list(String.fromCharCode(...utf8('Åström, Žofie'))));
    const { rows } = await readWhole(bytes);
    expect(rows[1]).toMatchObject({ name: 'Åström, Žofie', federation: 'NOR', birthYear: 1990 });
  });
});
