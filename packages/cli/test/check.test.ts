import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
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
  message: 'Round 3: 1 has 1 (won) against 3, who has 1 (won); these do not go together.',
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
    expect(await runJson(['check', file])).toEqual({ file, edition: '2024-03', event, findings: [] });
  });

  test('of a report with findings, the message in the language asked for', async () => {
    const file = path('broken.trf');
    const { findings, ...rest } = await runJson(['check', file]);
    expect(rest).toEqual({ file, edition: '2024-03', event });
    expect(findings[0]).toEqual(contradiction);
    expect(findings.map((each: { code: string }) => each.code)).toEqual([
      'results-contradict',
      'points-differ',
    ]);
    const french = await runJson(['check', file, '--lang', 'fr']);
    expect(french.findings[0].message).toMatch(/^Ronde 3\u00a0: 1 a 1 \(gain\) contre 3/);
  });

  test('of several files: a line for each, in their order', async () => {
    const files = [path('broken.trf'), path('nowhere.trf'), path('open.trf')];
    const ran = await run(['check', ...files, '--json']);
    expect(ran).toMatchObject({ status: 3, err: '' });
    const lines = await runLines(['check', ...files]);
    expect(lines.map(({ file }) => file)).toEqual(files);
    expect(lines[0].findings[0]).toEqual(contradiction);
    expect(lines[1].error).toEqual({
      code: 'file-unreadable',
      message: `${path('nowhere.trf')} cannot be read (there is no such file).`,
      hint: 'Check its name and that it may be read.',
    });
    expect(lines[2].findings).toEqual([]);
  });

  test('of a folder: a line for each report below it', async () => {
    const lines = await runLines(['check', path('folder')]);
    expect(lines.map(({ file }) => file)).toEqual([path('folder/deep/two.TXT'), path('folder/one.trf')]);
  });

  test('of standard input', async () => {
    const answer = await runJson('check -', { stdin: BROKEN });
    expect(answer).toMatchObject({ file: '-', event: { name: 'Fjord Open' }, findings: [contradiction, {}] });
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

describe('what people read', () => {
  const read = async (...args: string[]): Promise<string> =>
    (await run(['check', ...args])).out.replaceAll(path(''), '');

  test('a report without findings', async () => {
    expect(await read(path('open.trf'))).toMatch(
      /^Fjord Open\nFile +\S+open.trf\nDates {4}4 May 2024 to 8 May 2024\nType {5}Swiss, 5 rounds, 6 players\nEdition {2}2024-03 \(standard\)\n\nNothing to report.\n$/,
    );
  });

  test('findings by weight, with place, sentence and hint', async () => {
    expect(await read(path('broken.trf'))).toContain(
      `
Errors (1)
  10:119  Round 3: 1 has 1 (won) against 3, who has 1 (won); these do not go
          together.
          → Correct one of the two results.

Warnings (1)
  12:81  Player 3 has 2 points in the report, but the results add up to 3.
         → See whether a result is missing or wrong; ratings follow the results.

1 error, 1 warning
`,
    );
  });

  test('two files, one broken: both are told', async () => {
    const out = await read(path('broken.trf'), path('open.trf'));
    expect(out.match(/^Fjord Open$/gm)).toHaveLength(2);
    expect(out).toContain('1 error, 1 warning\n\nFjord Open\n');
    expect(out).toContain('Nothing to report.');
  });

  test('a folder: a row for each file, and the totals', async () => {
    expect(await read(path('folder'))).toBe(
      `File          Event       Errors  Warnings  Notes
deep/two.TXT  Fjord Open       1         1      –
one.trf       Fjord Open       –         –      –

2 files, 1 with errors.
1 error, 1 warning
"eloquence check FILE" shows what was found in one of them.
`,
    );
  });

  test('an unreadable file in a folder or beside it stands in the summary', async () => {
    const ran = await run(['check', path('folder'), path('nowhere.trf')]);
    expect(ran.err).toContain('there is no such file');
    expect(ran.out).toMatch(/nowhere.trf +– +\? +\? +\?\n/);
    expect(ran.out).toContain('3 files, 2 with errors.');
  });

  test('what is many times the same is counted', async () => {
    const entries = OPEN.replaceAll(/ {2}(\d\.\d) {4}(\d) {2}/g, '  9.0    $2  ');
    const many = entries + entries.slice(entries.indexOf('001')).replaceAll('001    ', '001   1');
    const { out } = await run('check -', { stdin: many });
    expect(out).toMatch(/and \d+ more like these; --json lists them all/);
  });

  test('--quiet leaves the notes out', async () => {
    const stdin = OPEN.replace('102 Nordahl, Ingrid\n', '');
    expect((await run('check -', { stdin })).out).toContain(
      'Notes (1)\n  The report does not give the chief arbiter.',
    );
    for (const quiet of ['-q', '--quiet'])
      expect((await run(`check - ${quiet}`, { stdin })).out).toContain('Nothing to report.');
    expect((await runJson('check - -q', { stdin })).findings).toEqual([]);
  });

  test('a terminal is not steered by what stands in a file', async () => {
    const { out } = await run('check -', { stdin: OPEN.replace('Fjord Open', 'Fjord\u001b[2J\u202eOpen') });
    expect(out).toContain('Fjord\ufffd[2J\ufffdOpen');
  });

  test('progress only on a terminal, and only with many files', async () => {
    const files = Array(12).fill(path('open.trf'));
    const shown = await run(['check', path('folder'), ...files], { terminal: true });
    expect(shown.err).toContain('14/14');
    expect((await run(['check', path('folder'), ...files])).err).toBe('');
    expect((await run(['check', path('folder')], { terminal: true })).err).toBe('');
  });
});

describe('limits', () => {
  test('a report over the limit is a finding, and nothing of it is read', async () => {
    writeFileSync(path('huge.trf'), Buffer.alloc(17 * 1024 * 1024, 'x'));
    const { findings } = await runJson(['check', path('huge.trf')]);
    expect(findings).toMatchObject([
      {
        severity: 'error',
        code: 'file-too-large',
        line: null,
        message: 'The file has 17.0 MB; a report has at most 16.0 MB.',
      },
    ]);
    expect((await run(['check', path('huge.trf')])).status).toBe(1);
  });

  test('a file that is no report says so, and nothing else', async () => {
    const { findings } = await runJson('check -', { stdin: 'Dear arbiter,\nhere is the report.\n' });
    expect(findings.map((each: { code: string }) => each.code)).toEqual(['not-a-report']);
  });
});

describe('against a rating list', () => {
  const codes = async (...args: string[]): Promise<string[]> =>
    (await runJson(['check', path('open.trf'), ...args])).findings.map((each: { code: string }) => each.code);
  const usual = ['rating-differs', 'name-differs', 'inactive-on-list', 'not-on-list'];

  test('plain or packed', async () => {
    expect(await codes('--list', path('list.txt'))).toEqual(usual);
    expect(await codes('--list', path('list.gz'))).toEqual(usual);
  });

  test('that was not in force, by its own date or by the one given', async () => {
    expect(await codes('--list', path('list-april.txt'))).toEqual(['list-not-in-force', ...usual]);
    expect(await codes('--list', path('undated.txt'))).toEqual(usual);
    expect(await codes('--list', path('undated.txt'), '--list-date', '2024-03-01')).toEqual([
      'list-not-in-force',
      ...usual,
    ]);
  });

  test('from standard input as well', async () => {
    const { findings } = await runJson(['check', '-', '--list', path('list.txt')], { stdin: OPEN });
    expect(findings[0].message).toBe('Player 1 has 2105 in the report and 2110 on the list.');
  });
});

describe('what a report cannot say', () => {
  test('--event is checked with it', async () => {
    const { findings } = await runJson(['check', path('open.trf'), '--event', path('event.json')]);
    expect(findings[0]).toMatchObject({ severity: 'error', code: 'registered-late', article: '0.2.2' });
    expect((await run(['check', path('open.trf'), '--event', path('event.json')])).status).toBe(1);
  });

  test('--type overrules it', async () => {
    expect((await runJson(['check', path('open.trf'), '--type', 'round-robin'])).event.type).toBe(
      'round-robin',
    );
  });

  test('--edition and --cadence decide by which rules', async () => {
    expect(await runJson(['check', path('open.trf'), '--edition', '2014-07'])).toMatchObject({
      edition: '2014-07',
    });
    const rapid = await runJson(['check', path('open.trf'), '--cadence', 'rapid']);
    expect(rapid.findings.map((each: { code: string }) => each.code)).toContain('cadence-differs');
  });
});

test('a path of many folders is shown by its end', async () => {
  const folder = join(path('folder'), ...Array(8).fill('a-folder-with-a-long-name'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'three.trf'), OPEN);
  expect((await run(['check', join(folder, 'three.trf')])).out).toMatch(/File {5}….+three\.trf\n/);
});
