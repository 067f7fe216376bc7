import { afterAll, describe, expect, test } from 'vitest';
import { MONTH, OWN } from './files.ts';
import { OPEN } from './reports.ts';
import { folderWith, run } from './run.ts';

const broken = MONTH.replace('2205', '9999');
const { path, remove } = folderWith({
  'month.json': MONTH,
  'broken.json': '{ "rating": ',
  'empty.json': '',
  'comma.json': '{\n"rating": x }',
  'rating.json': broken,
  // K is the same number but valid.
  'score.json': MONTH.replace('"score":0.5', '"score":10'),
  'field.json': MONTH.replace('"games"', '"game"'),
  'type.json': MONTH.replace('"rating":2400', '"rating":"2400"'),
  'old.json': MONTH.replace('2025-10-31', '2004-10-31'),
  'own.json': OWN,
  'own-wrong.json': OWN.replace('800', '"low"').replace('"k":16', '"k":0'),
  'large.json': ' '.repeat(10_000_001),
  'open.trf': OPEN,
  'event-date.json': '{"registered":"soon"}',
  'event-key.json': '{"registerd":"2024-01-01"}',
  'event-list.json': '[]',
});
afterAll(remove);

const K = 'calc k --rating 2000 --played 20 --on';
const E = 'calc expected --own 2400 --opponent 2000';
const C = 'calc change --rating 2000 --k 20 --games';

/** Command, exit status, code, and what the line must name. */
const ROWS: readonly (readonly [command: string, status: number, code: string, names: string])[] = [
  // usage
  ['clac', 2, 'unknown-command', 'did you mean calc?'],
  ['calc exepcted', 2, 'unknown-command', 'did you mean expected?'],
  ['editions shwo', 2, 'unknown-command', 'did you mean show?'],
  ['zzz', 2, 'unknown-command', 'zzz'],
  ['calc', 2, 'missing-command', 'expected, change'],
  ['--frob', 2, 'unknown-option', '--frob'],
  ['calc --own 2000', 2, 'unknown-option', '--own'],
  [`${E} --editoin 2024-03`, 2, 'unknown-option', 'did you mean --edition?'],
  [`${E} --own 2300`, 2, 'repeated-option', '--own'],
  [`${E} --applied=yes`, 2, 'unexpected-value', 'yes'],
  [`${E} more`, 2, 'unexpected-argument', 'more'],
  [`${E} --edition`, 2, 'missing-value', '--edition'],
  ['calc expected --own --opponent 2000', 2, 'missing-value', '--own'],
  ['calc expected --own 2400', 2, 'missing-option', '--opponent'],
  ['calc target --rating 2000', 2, 'missing-option', '--k, --opponents, --goal'],
  ['calc period', 2, 'missing-argument', 'FILE'],
  ['editions show', 2, 'missing-argument', 'ID'],
  ['editions compare 2024-03', 2, 'missing-argument', 'ID'],
  ['calc initial', 2, 'games-or-file', '--games'],
  ['calc initial --games 1900:1 {month.json}', 2, 'games-or-file', '--games'],
  ['calc initial --type swiss {month.json}', 2, 'unexpected-argument', '--type'],
  [`${E} --lang de`, 2, 'unknown-language', 'en, fr, zh'],
  ['tour --explain', 2, 'unknown-option', '--explain'],
  ['simulate --seed 1 --players 80 --months 1', 2, 'missing-option', '--out'],
  ['check', 2, 'missing-argument', 'FILE'],
  ['rate', 2, 'missing-argument', 'FILE'],
  ['convert {open.trf}', 2, 'missing-option', '--to'],
  ['convert {open.trf} {open.trf} --to csv', 2, 'unexpected-argument', 'open.trf'],
  ['check {open.trf} --explain 3', 2, 'unknown-option', '--explain'],
  ['check {open.trf} --typ swiss', 2, 'unknown-option', 'did you mean --type?'],
  ['rate {open.trf} --csv --explain 3', 2, 'options-exclude', '--csv cannot be used with --explain'],
  // values on the command line
  ['check {open.trf} --type blind', 2, 'invalid-type', '--type: blind'],
  ['check {open.trf} --edition 2010-01', 2, 'unknown-edition', '--edition: '],
  ['rate {open.trf} --cadence slow', 2, 'invalid-type', '--cadence: slow'],
  [
    'rate {open.trf} --explain three',
    2,
    'player-not-found',
    '--explain: No player of the report is called "three"',
  ],
  ['rate {open.trf} --list {open.trf} --list-date 2024-13-01', 2, 'invalid-date', '--list-date: 2024-13-01'],
  ['convert {open.trf} --to pdf', 2, 'invalid-type', '--to: pdf'],
  ['calc expected --own abc --opponent 2000', 2, 'malformed-number', '--own: "abc"'],
  ['calc expected --own 2400.5 --opponent 2000', 2, 'malformed-number', '2400.5'],
  ['calc expected --own 2400 --opponent 5000', 2, 'invalid-rating', '--opponent: 5000'],
  ['calc expected --own -5 --opponent 2000', 2, 'invalid-rating', '--own: -5'],
  [`${C} 1900:1,2000`, 2, 'malformed-game', '"2000"'],
  [`${C} 1900:1,2000:2`, 2, 'invalid-score', '--games 2000:2: 2 is not a score'],
  [`${C} 1900:1,,2000:1`, 2, 'malformed-game', '""'],
  [`${C} 1900:1,9000:0`, 2, 'invalid-rating', '--games 9000:0'],
  ['calc change --rating 2000 --k 0 --games 1900:1', 2, 'invalid-k', '--k: 0'],
  ['calc target --rating 2000 --k 20 --opponents 1900,x --goal 2100', 2, 'malformed-number', '"x"'],
  ['calc change --k 5000 --rating 5000 --games 1900:1', 2, 'invalid-rating', '--rating: 5000'],
  [`${K} 2024-02-30`, 2, 'invalid-date', '--on: 2024-02-30'],
  [`${K} 2024-01-01 --birth 07`, 2, 'invalid-date', '--birth: 07'],
  [`${K} 2024-01-01 --birth 1700`, 2, 'invalid-date', '--birth: 1700 is not a valid date'],
  ['calc k --rating 2000 --played -1 --on 2024-01-01', 2, 'invalid-count', '--played: -1'],
  [`${E} --cadence slow`, 2, 'invalid-type', '--cadence: slow'],
  ['editions --cadence slow', 2, 'invalid-type', 'standard, rapid, blitz'],
  ['calc initial --games 1900:1 --type blind', 2, 'invalid-type', '--type: blind'],
  ['calc initial --games 1900:1 --type round-robin --edition 2014-07', 2, 'invalid-type', 'swiss, team'],
  [`${E} --edition 2010-01`, 2, 'unknown-edition', '2005-07, 2009-07, 2011-07'],
  [`${E} --edition 2012-01`, 2, 'unknown-edition', 'It exists for rapid and blitz'],
  ['editions show 2010-01', 2, 'unknown-edition', '2010-01'],
  ['editions compare 2024-03 2010-01', 2, 'unknown-edition', '2010-01'],
  [`${E} --variant nothing`, 2, 'unknown-variant', 'junior-year-end'],
  [
    `${E} --edition {own.json} --cadence blitz`,
    2,
    'unknown-edition',
    'club-2026 is for rapid ratings, not for blitz',
  ],
  // refused by the regulations
  [`${K} 2004-01-01`, 1, 'before-first-edition', '2005-07-01'],
  [`${K} 2010-01-01 --cadence blitz`, 1, 'before-first-edition', '2012-01-01'],
  [`${K} 2010-01-01 --cadence rapid`, 1, 'k-not-set', '15b'],
  ['calc period {old.json}', 1, 'before-first-edition', '2004-10-31'],
  // files with errors in them
  ['calc period {broken.json}', 1, 'not-json', 'broken.json is not JSON: it ends in the middle'],
  ['calc period {comma.json}', 1, 'not-json', 'see line 2, column 11'],
  ['calc initial {empty.json}', 1, 'not-json', 'empty.json'],
  ['calc period {rating.json}', 1, 'invalid-rating', 'events[0].games[0].opponent: 9999'],
  ['calc period {score.json}', 1, 'invalid-score', 'events[0].games[0].score: 10'],
  ['calc period {field.json}', 1, 'invalid-input', 'field.json: events[0].game'],
  ['calc period {type.json}', 1, 'invalid-input', '"2400"'],
  [`${E} --edition {own-wrong.json}`, 1, 'edition-file', 'rules.floor.value'],
  ['editions show {own-wrong.json}', 1, 'edition-file', 'and 1 more'],
  ['editions show {broken.json}', 1, 'not-json', 'broken.json'],
  ['check {open.trf} --event {broken.json}', 1, 'not-json', 'broken.json'],
  ['check {open.trf} --event {event-date.json}', 1, 'invalid-input', 'event-date.json: registered is "soon"'],
  [
    'rate {open.trf} --event {event-key.json}',
    1,
    'unknown-key',
    'unknown key "registerd"; perhaps "registered"',
  ],
  ['rate {open.trf} --event {event-list.json}', 1, 'invalid-input', 'event is []'],
  // files that cannot be used
  ['check {nowhere.trf}', 3, 'file-unreadable', 'no such file'],
  ['rate {nowhere.trf}', 3, 'file-unreadable', 'nowhere.trf'],
  ['convert {nowhere.trf} --to csv', 3, 'file-unreadable', 'nowhere.trf'],
  ['check {open.trf} --list {nowhere.txt}', 3, 'file-unreadable', 'nowhere.txt'],
  ['rate {open.trf} --list {open.trf}', 3, 'list-not-recognised', 'begins with "012 Fjord Open"'],
  ['check {open.trf} --event {nowhere.json}', 3, 'file-unreadable', 'nowhere.json'],
  ['convert {open.trf} --to csv --out {open.trf}', 3, 'file-exists', 'open.trf'],
  ['calc period {nowhere.json}', 3, 'file-unreadable', 'no such file'],
  ['calc initial {.}', 3, 'file-unreadable', 'it is a folder'],
  [`${E} --edition {nowhere.json}`, 3, 'file-unreadable', 'nowhere.json'],
  ['calc period {large.json}', 3, 'file-too-large', '10000000'],
];

const argsOf = (command: string): string[] =>
  command.split(' ').map((word) => word.replace(/^\{(.*)\}$/, (_, name) => path(name)));

describe.each(ROWS)('%s', (command, status, code, names) => {
  test(`exits with ${status} and one line that names ${names}`, async () => {
    const ran = await run(argsOf(command));
    expect(ran).toMatchObject({ status, out: '' });
    expect(ran.err).toMatch(/^eloquence: .+\n$/);
    expect(ran.err).toContain(names);
    expect(ran.err).not.toMatch(/undefined|\[object|NaN|\n\s+at /);
  });

  test(`prints only ${code} in JSON`, async () => {
    const ran = await run([...argsOf(command), '--json']);
    expect(ran).toMatchObject({ status, err: '' });
    const { error } = JSON.parse(ran.out);
    expect(error).toMatchObject({ code, message: expect.any(String), hint: expect.stringMatching(/.+/) });
  });

  test('is shown in three languages', async () => {
    const said = ['en', 'fr', 'zh'].map((lang) => run(argsOf(command), { env: { LANG: lang } }));
    const lines = (await Promise.all(said)).map(({ err }) => err);
    expect(new Set(lines).size).toBe(3);
    for (const line of lines) expect(line).not.toMatch(/undefined|\[object|NaN/);
  });
});

test('standard input is read to its limit', async () => {
  const ran = await run('calc period -', { stdin: ' '.repeat(10_000_001) });
  expect(ran.status).toBe(3);
});

test('all problems of a custom edition are in the JSON', async () => {
  const ran = await run(['editions', 'show', path('own-wrong.json'), '--json']);
  expect(JSON.parse(ran.out).error.problems).toHaveLength(2);
});
