import { defined } from '@eloquence/rating';
import { describe, expect, test } from 'vitest';
import {
  COMBINED,
  COMBINED_HEADER,
  line,
  rowsOf,
  SINGLE_HEADER,
  single,
  utf8,
} from '../../../test/list-helpers.ts';
import { detectLayout, type TextLayout } from './detect.ts';

const row2007 = '  990007  Gruber, Anton                     g   AUT  2486    9  1990      ';
const modernRow = single(990001, 'Abelsen, Tor', 'NOR', 'M', '', '', '', '', 1738, 0, 20, 1979);

describe('the first bytes tell the layout', () => {
  test.each([
    ['a header alone', SINGLE_HEADER, 'single-2016'],
    ['a combined header alone', COMBINED_HEADER, 'combined-2016'],
    ['a header in other letters', SINGLE_HEADER.toLowerCase(), 'single-2016'],
    ['a row without a header', row2007, 'single-2007'],
    ['a modern row without a header', modernRow, 'single-2016'],
    ['an empty line above', `\n${row2007}`, 'single-2007'],
    ['another header', 'FIDE ID   NAME                RATING', 'other'],
    ['XML without a declaration', '<playerslist>\n<player>', 'xml'],
    ['XML with a declaration', '<?xml version="1.0"?>\n<playerslist/>', 'xml'],
    ['players without a list', ' <player>\n<fideid>1</fideid>', 'xml'],
    ['CSV', 'id,name,rating', 'csv'],
    ['CSV with semicolons and quotes', '"ID";"Name";"Rating"', 'csv'],
    ["CSV with FIDE's names and tabs", 'fideid\tname\tcountry\trapid_rating', 'csv'],
  ])('%s', (_, text, name) => {
    expect(detectLayout(utf8(text), true)).toMatchObject({ name, skip: 0 });
    expect(detectLayout(utf8(`\u{feff}${text}`), true)).toMatchObject({ name, skip: 3 });
  });

  test.each([
    ['nothing', ''],
    ['spaces', '   \n  \n'],
    ['prose', 'Dear arbiter,\nthe list of players by name and rating follows.\n'],
    [
      'a report',
      '012 Open of Nowhere\n001    1 m  GM Abelsen, Tor                      2738 NOR     990001 1979',
    ],
    ['HTML', '<!DOCTYPE html>\n<html><body>Not found</body></html>'],
    ['JSON', '[{"id":990001,"name":"Abelsen, Tor"}]'],
    ['numbers', '1234 5678\n2345 6789\n'],
    ['CSV without an ID', 'name,rating\nA,1'],
    ['bytes', '\0\u0001\u0002'],
  ])('%s is not a list', async (_, text) => {
    expect(detectLayout(utf8(text), true)).toBeNull();
    await expect(rowsOf(utf8(text))).rejects.toMatchObject({ code: 'list-not-recognised' });
  });

  test.each([[[0xff, 0xfe, 0x49, 0]], [[0xfe, 0xff, 0, 0x49]]])('UTF-16 is refused by name: %j', (bytes) => {
    expect(() => detectLayout(Uint8Array.from(bytes))).toThrow(
      expect.objectContaining({
        code: 'list-encoding',
        values: expect.objectContaining({ found: 'UTF-16' }),
      }),
    );
  });

  test('a combined list may leave the ratings blank that a player does not have', () => {
    const member = (name: string): string =>
      line(162, [0, 990001], [15, name], [76, 'NOR'], [113, 1738], [119, 3], [152, 1979]);
    const tooLong = member(`${'A'.repeat(63)} Tor`);
    const lines = [COMBINED_HEADER, ...Array<string>(9).fill(member('Abelsen, Tor')), tooLong];
    const { columns } = detectLayout(utf8(lines.join('\n')), true) as TextLayout;
    expect(columns.map(({ start }) => start)).toEqual(COMBINED);
  });

  test('a last line that may be cut is ignored', () => {
    expect(detectLayout(utf8(`${SINGLE_HEADER}\n99`))).toMatchObject({ width: SINGLE_HEADER.length });
    expect(detectLayout(utf8(SINGLE_HEADER.slice(0, 20)))).toBeNull();
  });
});

describe('dates in headers', () => {
  test.each([
    ['JAN01', '2001-01-01'],
    ['Mar11', '2011-03-01'],
    ['sep12', '2012-09-01'],
    ['July05', '2005-07-01'],
    ['SEP26', '2026-09-01'],
    ['Jul98', '1998-07-01'],
    ['Rtng', null],
  ])('%s', (label, date) => {
    const header = SINGLE_HEADER.replace('OCT26', label);
    expect(detectLayout(utf8(header), true)).toMatchObject({ date });
  });
});

describe('columns follow the rows', () => {
  const cells = [990022, 'Varga, Bela', 'f', 'HUN', 2290, 15, '03.04.81', 'i'];
  const rows = (...starts: readonly number[]): string[] =>
    [cells, [1990023, 'Wirth, Karl Theodor von Hohenfel', 'g', 'SUI', 2510, 7, '30.11.59', '']].map(
      (values) => line(90, ...values.map((cell, index) => [defined(starts[index]), cell] as const)),
    );

  test.each([
    ['as the header', [0, 10, 45, 51, 59, 66, 71, 81]],
    ['three to the right of COUNTRY', [0, 10, 45, 54, 59, 66, 71, 81]],
    ['one to the left of the month', [0, 10, 45, 51, 58, 66, 71, 81]],
    ['one to the left of GAMES', [0, 10, 45, 51, 59, 64, 71, 81]],
    ['one to the left of BIRTHDAY', [0, 10, 45, 51, 59, 65, 70, 81]],
    ['one to the left of FLAG', [0, 10, 45, 51, 59, 65, 71, 80]],
    ['two to the left of TITLE', [0, 10, 43, 51, 59, 65, 71, 81]],
  ])('%s', async (_, starts) => {
    const header = line(
      90,
      [2, 'CODE'],
      [10, 'NAME'],
      [45, 'TITLE'],
      [51, 'COUNTRY'],
      [59, 'APR03'],
      [65, 'GAMES'],
      [71, 'BIRTHDAY'],
      [81, 'FLAG'],
    );
    const [first, second] = await rowsOf(utf8([header, ...rows(...starts)].join('\n')));
    expect(first).toMatchObject({
      id: 990022,
      name: 'Varga, Bela',
      title: 'FM',
      federation: 'HUN',
      birthday: '03.04.81',
    });
    expect(first).toMatchObject({ flag: 'i', ratings: { standard: { rating: 2290, games: 15 } } });
    expect(second).toMatchObject({ name: 'Wirth, Karl Theodor von Hohenfel', title: 'GM', birthYear: 1959 });
    expect(second).toMatchObject({ federation: 'SUI', ratings: { standard: { rating: 2510, games: 7 } } });
  });

  test('an unknown column is skipped', async () => {
    const header = 'ID number Name                              TitlFed  Mar11 GamesBorn  Flag Clubname';
    const [first] = await rowsOf(utf8(`${header}\n${row2007} Northern Knights 1924\n`));
    expect(first).toMatchObject({ id: 990007, birthYear: 1990, flag: '' });
  });
});

test.each([
  ['alone', []],
  ['among others', [modernRow, modernRow]],
])('other titles that fill their column do not shift columns: %s', async (_, others) => {
  const glued = single(
    990002,
    'Bracco, Lina',
    'ITA',
    'F',
    '',
    '',
    'IA,FST,IO,NA,FI',
    'AFM',
    1807,
    12,
    40,
    2013,
  );
  const [found] = await rowsOf(utf8([SINGLE_HEADER, glued, ...others].join('\n')));
  expect(found).toMatchObject({ otherTitles: 'IA,FST,IO,NA,FI', foaTitle: 'AFM' });
});
