import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { defined } from '@eloquence/rating';
import { zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { BROKEN, listText, OPEN } from './reports.ts';
import { folderWith, run, runJson, runLines } from './run.ts';

const { path, remove } = folderWith({
  'open.trf': OPEN,
  'broken.trf': BROKEN,
  'list.txt': listText(),
  'list-april.txt': listText('apr24'),
  'undated.txt': listText('Rtng'),
  'event.json': '{"registered":"2024-05-04","approvals":{"lateRegistration":false}}',
});
afterAll(remove);
writeFileSync(path('list.gz'), gzipSync(listText()));
mkdirSync(path('folder/deep'), { recursive: true });
mkdirSync(path('empty'));
writeFileSync(path('folder/one.trf'), OPEN);
writeFileSync(path('folder/deep/two.TXT'), BROKEN);
writeFileSync(path('folder/deep/notes.md'), 'no report');

const contradiction = {
  severity: 'error',
  code: 'results-contradict',
  article: null,
  line: 10,
  column: 119,
  message: 'Round 3: 1 has 1 (won) against 3, who has 1 (won); these results contradict each other.',
  hint: 'Correct one of the two results.',
  values: { no: 1, round: 3, opponent: 3, result: '1', other: '1' },
};
const event = {
  name: 'Fjord Open',
  start: '2024-05-04',
  end: '2024-05-08',
  type: 'swiss',
  players: 6,
  rounds: 5,
};

describe('the JSON that other programs rely on', () => {
  test('of a report without findings', async () => {
    const file = path('open.trf');
    const ratings = { from: 'report' };
    expect(await runJson(['check', file])).toEqual({
      file,
      edition: '2024-03',
      event,
      findings: [],
      ratings,
    });
  });

  test('of a report with findings, with messages in the requested language', async () => {
    const file = path('broken.trf');
    const { findings, ...rest } = await runJson(['check', file]);
    expect(rest).toEqual({ file, edition: '2024-03', event, ratings: { from: 'report' } });
    expect(findings[0]).toEqual(contradiction);
    expect(findings).toHaveLength(1);
    const french = await runJson(['check', file, '--lang', 'fr']);
    expect(french.findings[0].message).toMatch(/^Ronde 3\u202f: 1 a 1 \(gain\) contre 3/);
  });

  test('of several files: a line each, in their order', async () => {
    const files = [path('broken.trf'), path('nowhere.trf'), path('open.trf')];
    const ran = await run(['check', ...files, '--json']);
    expect(ran).toMatchObject({ status: 3, err: '' });
    const lines = await runLines(['check', ...files]);
    expect(lines.map(({ file }) => file)).toEqual(files);
    expect(lines[0].findings[0]).toEqual(contradiction);
    expect(lines[1].error).toEqual({
      code: 'file-unreadable',
      message: `${path('nowhere.trf')} cannot be read (no such file).`,
      hint: 'Check the path and read permission.',
    });
    expect(lines[2].findings).toEqual([]);
  });

  test('of a folder: a line for each report', async () => {
    const lines = await runLines(['check', path('folder')]);
    expect(lines.map(({ file }) => file)).toEqual([path('folder/deep/two.TXT'), path('folder/one.trf')]);
  });

  test('of standard input', async () => {
    const answer = await runJson('check -', { stdin: BROKEN });
    expect(answer).toMatchObject({ file: '-', event: { name: 'Fjord Open' }, findings: [contradiction] });
  });
});

describe('exit status', () => {
  test.each([
    [['open.trf'], 0],
    [['broken.trf'], 1],
    [['open.trf', 'broken.trf'], 1],
    [['broken.trf', 'open.trf'], 1],
    [['nowhere.trf'], 3],
    [['nowhere.trf', 'broken.trf'], 3],
    [['folder'], 1],
    [['empty'], 3],
  ])('%j: %i', async (names, status) => {
    expect((await run(['check', ...names.map(path)])).status).toBe(status);
    expect((await run(['check', ...names.map(path), '--json'])).status).toBe(status);
  });
});

describe('the text output', () => {
  const read = async (...args: string[]): Promise<string> =>
    (await run(['check', ...args])).out.replaceAll(path(''), '');

  test('a report without findings', async () => {
    expect(await read(path('open.trf'))).toMatch(
      /^Fjord Open\nFile +\S+open.trf\nDates {4}4 May 2024 to 8 May 2024\nType {5}Swiss, 5 rounds, 6 players\nEdition {2}2024-03 \(standard\)\n\nNo findings.\n$/,
    );
  });

  test('findings by severity, with place, message and hint', async () => {
    expect(await read(path('broken.trf'))).toContain(
      `
Errors (1)
  10:119  Round 3: 1 has 1 (won) against 3, who has 1 (won); these results
          contradict each other.
          → Correct one of the two results.

1 error
`,
    );
  });

  test('two files, one broken: both are reported', async () => {
    const out = await read(path('broken.trf'), path('open.trf'));
    expect(out.match(/^Fjord Open$/gm)).toHaveLength(2);
    expect(out).toContain('1 error\n\n\nFjord Open\n');
    expect(out).toContain('No findings.');
  });

  test('a folder: a row for each file, and the totals', async () => {
    expect(await read(path('folder'))).toBe(
      `File          Event       Errors  Warnings  Notes
deep/two.TXT  Fjord Open       1         –      –
one.trf       Fjord Open       –         –      –

2 files, 1 with errors.
1 error
"eloquence check FILE" shows the findings of one file.
`,
    );
  });

  test('an unreadable file is in the summary', async () => {
    const ran = await run(['check', path('folder'), path('nowhere.trf')]);
    expect(ran.err).toContain('no such file');
    expect(ran.out).toMatch(/nowhere.trf +– +\? +\? +\?\n/);
    expect(ran.out).toContain('3 files, 2 with errors.');
  });

  test('repeated findings are counted', async () => {
    const entries = OPEN.replaceAll(/ {2}(\d\.\d) {4}(\d) {2}/g, '  9.0    $2  ');
    const many = entries + entries.slice(entries.indexOf('001')).replaceAll('001    ', '001   1');
    const { out } = await run('check -', { stdin: many });
    expect(out).toMatch(/ 17:112 .+\n.+\n +and 22 more like these; --all shows them\n +18:58 /);
    const all = (await run('check - --all', { stdin: many })).out;
    expect(all).not.toContain('more like these');
    expect(all.match(/but \d has opponent/g)).toHaveLength(30);
  });

  test('--quiet leaves the notes out', async () => {
    const stdin = OPEN.replace('102 Nordahl, Ingrid\n', '');
    expect((await run('check -', { stdin })).out).toContain(
      'Notes (1)\n  The report does not state the chief arbiter.',
    );
    for (const quiet of ['-q', '--quiet'])
      expect((await run(`check - ${quiet}`, { stdin })).out).toContain('No findings.');
    expect((await runJson('check - -q', { stdin })).findings).toEqual([]);
  });

  test.each([
    ['broken', '{ "records": [x] }', 'json-broken', 'The JSON has a syntax error at line 1, column 15.'],
    ['of something else', '{ "format": "x" }', 'json-invalid', 'In the JSON, report is {"format":"x"}'],
    ['nested 20,000 deep', `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 'json-invalid', 'In the JSON'],
  ])('JSON that is %s is a finding of check, rate and convert', async (_, stdin, code, message) => {
    for (const command of ['check -', 'rate -', 'convert - --to csv']) {
      const { status, out, err } = await run(command, { stdin });
      expect(status).toBe(1);
      expect((out + err).replaceAll(/\s+/g, ' ')).toContain(message);
    }
    expect((await runJson('check -', { stdin })).findings).toMatchObject([{ severity: 'error', code }]);
  });

  test('control characters in a file do not reach the terminal', async () => {
    const { out } = await run('check -', { stdin: OPEN.replace('Fjord Open', 'Fjord\u001b[2J\u202eOpen') });
    expect(out).toContain('Fjord\ufffd[2JOpen');
  });

  test('progress only on a terminal, and only with many files', async () => {
    const names = Array.from({ length: 12 }, (_, index) => path(`open-${index}.trf`));
    for (const name of names) writeFileSync(name, OPEN);
    const shown = await run(['check', path('folder'), ...names], { terminal: true });
    expect(shown.err).toContain('14/14');
    expect((await run(['check', path('folder'), ...names])).err).toBe('');
    expect((await run(['check', path('folder')], { terminal: true })).err).toBe('');
  });
});

describe('limits', () => {
  test('a report over the size limit is a finding and is not read', async () => {
    writeFileSync(path('huge.trf'), Buffer.alloc(17 * 1024 * 1024, 'x'));
    const { findings } = await runJson(['check', path('huge.trf')]);
    expect(findings).toMatchObject([
      {
        severity: 'error',
        code: 'file-too-large',
        line: null,
        message: 'The file is too large (17.0 MB); the limit is 16.0 MB.',
      },
    ]);
    expect((await run(['check', path('huge.trf')])).status).toBe(1);
  });

  test('a file that is not a report has only that finding', async () => {
    const { findings } = await runJson('check -', { stdin: 'Dear arbiter,\nhere is the report.\n' });
    expect(findings.map((each: { code: string }) => each.code)).toEqual(['not-a-report']);
  });
});

describe('against a rating list', () => {
  const codes = async (...args: string[]): Promise<string[]> =>
    (await runJson(['check', path('open.trf'), ...args])).findings.map((each: { code: string }) => each.code);
  const usual = ['rating-differs', 'inactive-on-list', 'not-on-list'];

  test('plain or packed', async () => {
    expect(await codes('--list', path('list.txt'))).toEqual(usual);
    expect(await codes('--list', path('list.gz'))).toEqual(usual);
  });

  test('not in force, by its date or the given one', async () => {
    expect(await codes('--list', path('list-april.txt'))).toEqual(['list-not-in-force', ...usual]);
    expect(await codes('--list', path('undated.txt'))).not.toContain('list-not-in-force');
    expect(await codes('--list', path('undated.txt'), '--list-date', '2024-03-01')).toEqual([
      'list-not-in-force',
      ...usual,
    ]);
  });

  test('from standard input', async () => {
    const { findings } = await runJson(['check', '-', '--list', path('list.txt')], { stdin: OPEN });
    expect(findings[0].message).toBe('Player 1 has 2105 in the report and 2110 on the list.');
  });
});

describe('the state of the list', () => {
  const list = listText();
  const rows = list.split('\r\n');
  const lists = folderWith({
    'cut.txt': list.slice(0, -100),
    'damaged.txt': list.replace('99000022       Sommer', '9900 022     x Sommer'),
    'twice.txt': `${list}${defined(rows[1]).replace('2110', '2210')}\r\n`,
    'rapid_may24frl.txt': list,
    'k.txt': list.replace('2110  0   20', '2110  0   99'),
    'no-k.csv':
      'id,name,rating,birthYear\n99000011,"Vinter, Solveig",2110,1990\n99000022,"Sommer, Aksel",2040,2009\n',
    'renamed.txt': list.replace('99000033', '99000034').replace('Hoest', 'Host '),
  });
  afterAll(lists.remove);
  const found = async (name: string, ...more: string[]) =>
    (await runJson(['check', path('open.trf'), '--list', lists.path(name), ...more])).findings;

  test.each([
    ['cut.txt', 'list-truncated', 'warning', 'The list is truncated after 4 players'],
    [
      'damaged.txt',
      'list-unreadable',
      'warning',
      '1 of 5 rows of the list cannot be read, the first on line 3',
    ],
    [
      'twice.txt',
      'list-id-repeated',
      'warning',
      'is on the list twice: 2110 (K 20), which is used, and 2210',
    ],
    ['twice.txt', 'list-odd', 'note', 'duplicate IDs (1)'],
    ['rapid_may24frl.txt', 'list-other-cadence', 'warning', 'The file name (rapid_may24frl.txt)'],
    ['k.txt', 'list-odd', 'note', 'unknown K (99)'],
    ['no-k.csv', 'list-without-k', 'note', 'The list has no K for 2 players'],
    ['renamed.txt', 'person-on-list', 'warning', 'Player 3 (99000033) has no rating on the list'],
  ])('%s: %s', async (name, code, severity, message) => {
    const findings = await found(name);
    const [each, ...others] = findings.filter((finding: { code: string }) => finding.code === code);
    expect(each).toMatchObject({ severity, code, message: expect.stringContaining(message) });
    expect(each.hint).toMatch(/\w/);
    expect(others).toEqual([]);
    for (const lang of ['fr', 'zh']) {
      const [there] = (await found(name, '--lang', lang)).filter(
        (finding: { code: string }) => finding.code === code,
      );
      expect(there.message).not.toMatch(/undefined|NaN|The list|is on the list/);
    }
  });

  test('both IDs of a possible duplicate', async () => {
    const [each] = (await found('renamed.txt')).filter(
      (finding: { code: string }) => finding.code === 'person-on-list',
    );
    expect(each).toMatchObject({
      line: 12,
      column: 58,
      values: { no: 3, id: '99000033', other: '99000034', rating: 1930 },
    });
  });

  test('a valid list has no findings', async () => {
    const codes = (await found('cut.txt', '-q')).map((finding: { code: string }) => finding.code);
    expect(codes).toContain('list-truncated');
    const good = await runJson(['check', path('open.trf'), '--list', path('list.txt')]);
    expect(good.findings.filter(({ code }: { code: string }) => /^list-/.test(code))).toEqual([]);
    expect(good.ratings).toMatchObject({
      from: 'list',
      date: '2024-05-01',
      layout: 'single-2013',
      hygiene: { rows: 5, truncated: false },
    });
  });

  test('a zip with two lists is refused, with their names', async () => {
    const zip = path('two.zip');
    writeFileSync(zip, zipSync({ 'standard.txt': Buffer.from(list), 'rapid.txt': Buffer.from(list) }));
    const ran = await run(['check', path('open.trf'), '--list', zip]);
    expect(ran).toMatchObject({ status: 3, out: '' });
    expect(ran.err).toContain('two.zip holds several lists: standard.txt, rapid.txt. Unpack the zip');
  });

  test('--list-date cannot contradict the list', async () => {
    const args = ['check', path('open.trf'), '--list', path('list.txt'), '--list-date'];
    expect((await run([...args, '2024-05-01'])).status).toBe(0);
    const ran = await run([...args, '2024-04-01']);
    expect(ran).toMatchObject({ status: 2, out: '' });
    expect(ran.err).toContain('--list-date is 2024-04-01, but');
    expect(ran.err).toContain('is dated 2024-05-01');
  });
});

describe('folders', () => {
  const mixed = folderWith({
    'a.trf': OPEN,
    'notes.txt': 'Source: somebody sent these files.\n',
    'list.txt': listText(),
    'settings.json': '{"a":1}',
    'empty.json': '{"format":"eloquence-report","records":[]}',
  });
  afterAll(mixed.remove);

  test('reports in any layout are checked; other files are named and skipped', async () => {
    const csv = await run('convert - --to csv', { stdin: OPEN });
    writeFileSync(mixed.path('b.csv'), csv.out);
    const lines = await runLines(['check', mixed.path('')]);
    expect(lines.map(({ file }) => basename(file))).toEqual(['a.trf', 'b.csv', 'empty.json']);
    const ran = await run(['check', mixed.path('')]);
    expect(ran.err).toMatch(/^3 other files are not reports: .*list\.txt.*notes\.txt.*settings\.json\.\n$/s);
  });

  test('a file given twice is checked once', async () => {
    expect(await runLines(['check', mixed.path('a.trf'), mixed.path('./a.trf')])).toHaveLength(1);
    expect((await run(['check', '-', '-'], { stdin: OPEN })).out.match(/^Fjord Open$/gm)).toHaveLength(1);
  });

  test('the most frequent errors are named', async () => {
    const folder = folderWith({ 'a.trf': BROKEN, 'b.trf': BROKEN, 'c.trf': OPEN });
    const { out } = await run(['check', folder.path('')]);
    folder.remove();
    expect(out).toContain('Most frequent\n  results-contradict: 2 × in 2 files\n    Round 3: 1 has 1 (won)');
  });

  test('truncated names stay distinct', async () => {
    const long = 'a-very-long-name-that-several-files-begin-and-end-with';
    const folder = folderWith({ [`1-${long}-1.trf`]: OPEN, [`2-${long}-1.trf`]: OPEN });
    const { out } = await run(['check', folder.path('')]);
    folder.remove();
    expect(out).toMatch(/^1-a-very.*….*-1\.trf/m);
    expect(out).toMatch(/^2-a-very.*….*-1\.trf/m);
  });
});

test('COLUMNS is respected', async () => {
  const width = async (COLUMNS: string): Promise<number> => {
    const { out } = await run('check --help', { env: { COLUMNS } });
    return Math.max(...out.split('\n').map(({ length }) => length));
  };
  expect(await width('100')).toBeGreaterThan(80);
  expect(await width('100')).toBeLessThanOrEqual(100);
  expect(await width('70')).toBeLessThanOrEqual(76);
  expect(await width('nonsense')).toBeLessThanOrEqual(80);
});

test('a future event gets a note', async () => {
  const next = String(new Date().getFullYear() + 1);
  const { findings } = await runJson('check -', { stdin: OPEN.replaceAll('2024/05/0', `${next}/05/0`) });
  expect(findings.map(({ code }: { code: string }) => code)).toContain('start-in-future');
});

describe('options that add to a report', () => {
  test('--event adds facts', async () => {
    const { findings } = await runJson(['check', path('open.trf'), '--event', path('event.json')]);
    expect(findings[0]).toMatchObject({ severity: 'error', code: 'registered-late', article: '0.2.2' });
    expect((await run(['check', path('open.trf'), '--event', path('event.json')])).status).toBe(1);
  });

  test('--type overrides it', async () => {
    expect((await runJson(['check', path('open.trf'), '--type', 'round-robin'])).event.type).toBe(
      'round-robin',
    );
  });

  test('--edition and --cadence select the rules', async () => {
    expect(await runJson(['check', path('open.trf'), '--edition', '2014-07'])).toMatchObject({
      edition: '2014-07',
    });
    const rapid = await runJson(['check', path('open.trf'), '--cadence', 'rapid']);
    expect(rapid.findings.map((each: { code: string }) => each.code)).toContain('cadence-differs');
  });
});

test('a long path is shortened to its end', async () => {
  const folder = join(path('folder'), ...Array(8).fill('a-folder-with-a-long-name'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'three.trf'), OPEN);
  expect((await run(['check', join(folder, 'three.trf')])).out).toMatch(/File {5}….+three\.trf\n/);
});
