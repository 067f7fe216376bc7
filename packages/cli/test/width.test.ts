import { EDITIONS } from '@eloquence/rating';
import { describe, expect, test } from 'vitest';
import { styleOf } from '../src/terminal/style.ts';
import { table } from '../src/terminal/table.ts';
import { displayWidth, paragraph, wrap } from '../src/terminal/width.ts';
import { EVENTS, MONTH } from './files.ts';
import { BROKEN, OLD, OPEN } from './reports.ts';
import { run } from './run.ts';

const GAMES = '1902:0.5,1877:½,1884:1,2012:0,1832:1';
const COMMANDS = [
  '',
  'calc --help',
  'editions --help',
  ...['expected', 'change', 'initial', 'performance', 'k', 'period', 'target'].map(
    (name) => `calc ${name} --help`,
  ),
  'check --help',
  'rate --help',
  'convert --help',
  'simulate --help',
  'serve --help',
  'editions show --help',
  'editions compare --help',
  'calc expected --own 2400 --opponent 2813 --explain',
  `calc change --rating 2000 --k 20 --games ${GAMES} --explain`,
  'calc change --rating 2700 --k 20 --games 2000:1,2690:0.5 --cadence rapid --explain',
  `calc initial --games ${GAMES} --explain`,
  `calc initial --games ${GAMES} --edition 2005-07 --explain`,
  `calc performance --games ${GAMES} --explain`,
  'calc k --rating 2250 --played 60 --on 2016-12-01 --birth 1998 --applied',
  'calc target --rating 1950 --k 20 --opponents 1900,2000 --goal 1960 --explain',
  'editions',
  ...EDITIONS.map(({ id, cadence }) => `editions show ${id} --cadence ${cadence}`),
  'editions compare 2005-07 2009-07 2014-07 2024-03',
  'editions compare 2012-01 2024-12 --cadence blitz',
  'tour',
];

const tooWide = (out: string): string[] => out.split('\n').filter((line) => displayWidth(line) > 80);

describe.each(['en', 'fr', 'zh'])('no line is wider than 80 columns in %s', (lang) => {
  test.each(COMMANDS)('%s', async (command) => {
    const { status, out } = await run(`${command} --lang ${lang}`);
    expect(status).toBe(0);
    expect(tooWide(out)).toEqual([]);
    expect(out).not.toMatch(/undefined|NaN|\[object| \n/);
  });

  test.each([
    ['calc period - --explain', MONTH],
    ['calc initial - --explain', EVENTS],
    ['check -', BROKEN],
    [
      'check - --cadence rapid',
      OPEN.replaceAll(/^(022|032|102|122).*\n/gm, '').replace('Swiss-System', 'Ladder'),
    ],
    ['check -', 'no report'],
    ['rate -', OPEN],
    ['rate -', OLD],
    ['rate -', BROKEN],
    ['rate - --explain 2', OPEN],
    ['rate - --explain 6', OLD],
  ])('%s', async (command, stdin) => {
    expect(tooWide((await run(`${command} --lang ${lang}`, { stdin })).out)).toEqual([]);
  });
});

test.each([
  ['rating', 6],
  ['等级分', 6],
  ['（8.3.1）', 9],
  ['e\u0301', 1],
  ['\u001b[1mbold\u001b[22m', 4],
  ['−½', 2],
])('%s takes %i columns', (text, width) => expect(displayWidth(text)).toBe(width));

describe('lines break', () => {
  test.each([
    ['between words', 'one two three', 8, ['one two', 'three']],
    ['not at a no-break space', 'un deux\u00a0: trois', 7, ['un', 'deux\u00a0:', 'trois']],
    ['not at a narrow no-break space', 'un deux\u202f: trois', 7, ['un', 'deux\u202f:', 'trois']],
    ['not before French punctuation', 'un deux : « trois »', 10, ['un deux :', '« trois »']],
    ['between wide characters', '等级分差按计算', 6, ['等级分', '差按计', '算']],
    ['not before closing punctuation', '等级分。差', 6, ['等级', '分。差']],
    ['not after opening punctuation', '等级（差）', 6, ['等级', '（差）']],
    ['inside a word only if it is too long', 'abcdefgh', 3, ['abc', 'def', 'gh']],
    ['nowhere in an empty text', '', 5, ['']],
  ])('%s', (_, text, width, lines) => expect(wrap(text, width)).toEqual(lines));

  test('with a hanging indent', () => {
    expect(paragraph('one two three', '- ', 9)).toEqual(['- one two', '  three']);
  });
});

describe('a table', () => {
  const style = styleOf({ env: {}, isTTY: { stdin: false, stdout: false } } as Parameters<typeof styleOf>[0]);
  test('aligns numbers right and text left', () => {
    expect(
      table(
        [{ heading: 'Word' }, { heading: 'n', align: 'right' }],
        [
          ['等级分', '5'],
          ['K', '12'],
        ],
        { style },
      ),
    ).toEqual(['Word     n', '等级分   5', 'K       12']);
  });
  test('wraps the cells of a column that is too wide', () => {
    const rows = [['rule', 'word '.repeat(20).trim()]];
    const lines = table([{ heading: '' }, { heading: '', wraps: true }], rows, { style });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^ {6}word/);
  });
});
