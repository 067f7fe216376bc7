import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { defined } from '@eloquence/rating';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Month, monthInFolder } from './office.ts';
import { run, runJson, runLines } from './run.ts';

let month: Month;
let db: string;

beforeAll(async () => {
  month = await monthInFolder();
  db = month.path('office.db');
  await run(['office', 'init', '--db', db]);
  await run(['office', 'import', 'list', month.path('list.txt'), '--date', '2024-07-01', '--db', db]);
});
afterAll(() => month.remove());

/** Runs a failing command: the same status and code as text and as JSON, one line, and a hint. */
async function failure(command: string | string[], store: string = db): Promise<string> {
  const words = typeof command === 'string' ? command.split(' ') : command;
  const args = ['office', ...words, '--db', store];
  const { status, out, err } = await run(args);
  const { error, findings = [] } = await runJson(args);
  // Findings of a refused report are printed like any result.
  expect(out !== '').toBe(findings.length > 0);
  expect(err).toBe(`eloquence: ${error.message} ${error.hint}\n`);
  expect(err).not.toMatch(/undefined|NaN|\[object|\n.+\n/);
  for (const lang of ['fr', 'zh']) {
    const other = await run([...args, '--lang', lang]);
    expect(other.status).toBe(status);
    expect(other.err).not.toBe(err);
    expect(other.err).not.toMatch(/undefined|NaN|\[object|\n.+\n/);
  }
  return `${status} ${error.code}`;
}

describe('a store that cannot be used', () => {
  test('is missing', async () => {
    expect(await failure('status', month.path('none.db'))).toBe('3 store-missing');
    expect(existsSync(month.path('none.db'))).toBe(false);
  });

  test('is another file', async () => {
    writeFileSync(month.path('text.db'), 'This is a text, and longer than a hundred bytes. '.repeat(40));
    expect(await failure('status', month.path('text.db'))).toBe('3 store-broken');
    for (const [file, message] of [
      ['text.db', 'is not a backup of Eloquence. Give a file that "office backup" wrote.'],
      ['none.db', 'There is no file'],
    ] as const) {
      const { status, err } = await run([
        'office',
        'restore',
        month.path(file),
        '--db',
        month.path('new.db'),
      ]);
      expect(status).toBe(3);
      expect(err).toContain(message);
    }
    mkdirSync(month.path('folder.db'));
    expect(await failure('status', month.path('folder.db'))).toBe('3 store-file');
  });

  test('was written by a newer program', async () => {
    const newer = month.path('newer.db');
    await run(['office', 'init', '--db', newer]);
    const database = new DatabaseSync(newer);
    database.exec(`UPDATE meta SET value = '999' WHERE name = 'version'`);
    database.close();
    expect(await failure('status', newer)).toBe('3 store-newer');
    expect(await failure('init', newer)).toBe('3 store-newer');
  });

  test('is read-only', async () => {
    const copy = month.path('read-only.db');
    await run(['office', 'backup', copy, '--db', db]);
    chmodSync(copy, 0o444);
    const { status, err } = await run([
      'office',
      'register',
      '--name',
      'A',
      '--start',
      '2024-08-01',
      '--end',
      '2024-08-02',
      '--db',
      copy,
    ]);
    // Root can write to it.
    if (process.getuid?.() === 0) expect(status).toBe(0);
    else
      expect({ status, err }).toMatchObject({ status: 3, err: expect.stringMatching(/read|cannot be used/) });
  });

  test('does not answer', async () => {
    expect(await failure('status', 'postgres://office:secret@127.0.0.1:1/ratings')).toBe(
      '3 store-unreachable',
    );
    const { err } = await run(['office', 'status', '--db', 'postgres://office:secret@127.0.0.1:1/ratings']);
    expect(err).not.toContain('secret');
  });
});

describe('wrong usage', () => {
  test.each([
    ['close', '2 missing-option'],
    ['close --list 2024-13-01', '2 invalid-date'],
    ['close --list 2024-08-01 --cadence bullet', '2 invalid-type'],
    ['publish --list 2024-08-01 --revision 0', '2 invalid-count'],
    ['publish --list 2024-08-01 --revision first', '2 malformed-number'],
    ['verify --list tomorrow', '2 invalid-date'],
    ['verify --expect 5f1c', '2 malformed-hash'],
    [`verify --expect ${'g'.repeat(64)}`, '2 malformed-hash'],
    [`verify --expect ${'a'.repeat(65)}`, '2 malformed-hash'],
    ['event E999', '2 event-unknown'],
    ['accept E999', '2 event-unknown'],
    ['accept R999', '2 report-unknown'],
    ['player 1', '2 player-unknown'],
    ['player 1 --explain', '2 missing-option'],
    ['redact 1 --because law', '2 player-unknown'],
    ['transfer 990000001 --federation nowhere', '2 federation-invalid'],
    ['title 990000001', '2 missing-option'],
    ['adjust 1999-01 --list 2024-08-01', '2 adjustment-unknown'],
    ['init --zone Nowhere', '2 zone-unknown'],
    ['export list --list 2020-01-01 --to txt', '2 list-unknown'],
    ['export list --list 2024-07-01 --to pdf', '2 invalid-type'],
    ['export list --list 2024-07-01 --to txt --combined --cadence rapid', '2 options-exclude'],
    ['submit none.trf --rounds 4-1', '2 malformed-rounds'],
    ['register --name Open', '2 missing-option'],
    ['register --name Open --start 2024-08-01 --end 2024-08-02 --type bughouse', '2 invalid-type'],
    [
      'register --name Open --start 2024-08-01 --end 2024-08-02 --federation Norway',
      '1 registration-invalid',
    ],
    ['import list none.txt --date 1950-01-01', '3 file-unreadable'],
    ['export list --list 2024-07-01 --to txt --revision 9', '2 revision-unknown'],
    ['export list --list 2024-07-01 --to txt --combined --revision 9', '2 revision-unknown'],
  ])('%s', async (command, expected) => expect(await failure(command)).toBe(expected));

  test.each(['1950-01-01', '2999-01-01'])('an impossible list date: %s', async (date) => {
    const words = ['import', 'list', month.path('list.txt'), '--date', date];
    expect(await failure(words)).toBe('2 date-out-of-range');
  });

  test('a folder instead of a list', async () => {
    const words = ['import', 'list', month.path('.'), '--date', '2024-07-01'];
    expect(await failure(words)).toBe('3 file-unreadable');
  });

  test('a file and options together', async () => {
    const file = month.path(`${month.events[0]?.file}.json`);
    expect(await failure(['register', file, '--name', 'Open'])).toBe('2 options-exclude');
  });
});

describe('refusals', () => {
  test.each([
    ['init --applied', '1 store-set-up'],
    ['close --list 2024-08-02', '1 not-a-list-date'],
    ['close --list 2024-07-01', '1 list-published'],
    ['close --list 2024-06-01', '1 list-too-early'],
    ['publish --list 2024-08-01', '1 no-draft'],
    ['publish --list 2024-08-15', '1 not-a-list-date'],
    ['publish --list 2024-07-01', '1 list-published'],
    ['replay --from 2024-07-01', '1 nothing-to-replay'],
    ['demo', '3 store-not-empty'],
  ])('%s', async (command, expected) => expect(await failure(command)).toBe(expected));

  test('closing without a previous list', async () => {
    const empty = month.path('empty.db');
    await run(['office', 'init', '--db', empty]);
    expect(await failure('close --list 2024-08-01', empty)).toBe('1 no-list-before');
  });

  test('an invalid registration', async () => {
    const file = month.path('wrong.json');
    writeFileSync(file, '{ "name": "Open", "start": "2024-08-02", "end": "2024-08-01" }');
    expect(await failure(['register', file])).toBe('1 registration-invalid');
    writeFileSync(file, '{ "name": ');
    expect(await failure(['register', file])).toBe('1 not-json');
  });

  test('an event registered too late is stored', async () => {
    const day = new Date().toISOString().slice(0, 10);
    const args = ['--name', 'Late Open', '--start', day, '--end', day, '--db', db];
    const { status } = await run(['office', 'register', ...args]);
    const { event, findings } = await runJson(['office', 'register', ...args]);
    expect(event).toMatch(/^E\d+$/);
    const isError = findings.some(({ severity }: { severity: string }) => severity === 'error');
    expect(status).toBe(isError ? 1 : 0);
    expect(findings[0]).toMatchObject({ code: expect.any(String), message: expect.any(String), line: null });
  });
});

describe('a report with errors', () => {
  let [event, report] = ['', ''];

  test('is stored, with exit status 1', async () => {
    const { file } = defined(month.events[0]);
    const text = readFileSync(month.path(`${file}.trf`), 'utf8');
    // The first game is won by both.
    writeFileSync(month.path('broken.trf'), text.replace(/^(001.{88} *\d+ [wb] )[0=]/m, '$11'));
    const args = ['office', 'submit', month.path('broken.trf'), '--db', db];
    const { status, out } = await run(args);
    expect(status).toBe(1);
    expect(out).toContain('Errors (');
    const [line] = await runLines(args);
    expect(line.findings.some(({ severity }: { severity: string }) => severity === 'error')).toBe(true);
    expect(line.findings.map(({ code }: { code: string }) => code)).toContain('not-registered');
    [event, report] = [line.event, line.report];
  });

  test('is not accepted', async () => expect(await failure(`accept ${report}`)).toBe('1 report-has-errors'));

  test('is rejected only with a reason', async () => {
    expect(await failure(`reject ${event}`)).toBe('2 missing-option');
    expect(await failure(['reject', event, '--because', ' '])).toBe('2 because-missing');
    expect((await run(['office', 'reject', event, '--because', 'No.', '--db', db])).status).toBe(0);
    expect(await failure(`accept ${event}`)).toBe('1 nothing-to-decide');
    expect(await failure(['correct', event, month.path('broken.trf'), '--because', 'x'])).toBe(
      '1 event-not-rated',
    );
  });

  test('a file that is not a report does not stop the others', async () => {
    writeFileSync(month.path('empty.trf'), '');
    const { file } = defined(month.events[1]);
    const files = ['none.trf', 'empty.trf', `${file}.trf`].map(month.path);
    const lines = await runLines(['office', 'submit', ...files, '--db', db]);
    expect(lines.map(({ error }) => error?.code ?? null)).toEqual([
      'file-unreadable',
      'report-unreadable',
      null,
    ]);
    const { status, err } = await run(['office', 'submit', ...files, '--db', db]);
    expect(status).toBe(3);
    expect(err.trimEnd().split('\n')).toHaveLength(2);
  });
});

describe('help', () => {
  test.each(['en', 'fr', 'zh'])('on all commands in %s', async (lang) => {
    const { out } = await run(`office --help --lang ${lang}`);
    const names = [...out.matchAll(/^ {2}(\w+) {2,}\S/gm)].map(([, name]) => name as string);
    expect(names.length).toBeGreaterThan(25);
    for (const name of names) {
      const path = ['import', 'export', 'token'].includes(name) ? `${name} list` : name;
      const help = await run(`office ${path} --help --lang ${lang}`);
      expect(help.status).toBe(0);
      expect(help.out).toContain(`eloquence office ${path}`);
      expect(help.out).toContain('--db URL');
    }
  });
});
