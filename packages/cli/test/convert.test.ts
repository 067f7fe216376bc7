import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { ENTRIES, OPEN, trf } from './reports.ts';
import { folderWith, run, runJson } from './run.ts';

const TRF26 = `${OPEN}192 FIDE_DUTCH_2025\n222 5400+30\n### made by hand\n`;
const { path, remove } = folderWith({
  'open.trf': OPEN,
  'new.trf': TRF26,
  'letters.trf': trf(ENTRIES.map((entry) => ({ ...entry, rounds: [...entry.rounds, '0-H'] }))),
  'none.txt': 'nothing',
});
afterAll(remove);

describe('there and back', () => {
  test.each(['json', 'csv', 'trf16', 'trf26'])('through %s the event is rated the same', async (to) => {
    const { players } = await runJson('rate -', { stdin: OPEN });
    const there = await run(['convert', '-', '--to', to], { stdin: OPEN });
    expect(there).toMatchObject({ status: 0, err: '' });
    expect((await runJson('rate -', { stdin: there.out })).players).toEqual(players);
  });

  test.each(['json', 'csv'])('through %s and back to TRF the file is the same', async (layout) => {
    const there = await run(['convert', '-', '--to', layout], { stdin: OPEN });
    expect((await run('convert - --to trf06', { stdin: there.out })).out).toBe(OPEN);
  });

  test('a spreadsheet that saved with semicolons in its own encoding is read all the same', async () => {
    const { out } = await run('convert - --to csv', { stdin: OPEN });
    const semicolons = out.replaceAll(/("[^"]*")|,/g, (_, quoted) => quoted ?? ';');
    writeFileSync(path('windows.csv'), Buffer.from(semicolons, 'latin1'));
    expect((await run(['convert', path('windows.csv'), '--to', 'trf06'])).out).toBe(OPEN);
  });
});

describe('what the new layout cannot hold', () => {
  test('is named on standard error, the report on standard output', async () => {
    const ran = await run(['convert', path('new.trf'), '--to', 'trf16']);
    expect(ran.status).toBe(0);
    expect(ran.out).toBe(OPEN);
    expect(ran.err).toBe(`3 things have no place in TRF16:
  16: 192 FIDE_DUTCH_2025
  17: 222 5400+30
  18: ### made by hand
`);
  });

  test('is in the JSON', async () => {
    const file = path('new.trf');
    expect(await runJson(['convert', file, '--to', 'trf16'])).toEqual({
      file,
      to: 'trf16',
      losses: [
        { line: 16, what: '192' },
        { line: 17, what: '222' },
        { line: 18, what: '###' },
      ],
      out: null,
      text: OPEN,
    });
  });

  test('fields that were not understood are lost in CSV, not in JSON', async () => {
    const stdin = OPEN.replace('   2 b =', '   2 b ?');
    const ran = await run('convert - --to csv', { stdin });
    expect(ran.err).toBe('1 thing has no place in CSV:\n  10: ?\n');
    const json = await run('convert - --to json', { stdin });
    expect(json.err).toBe('');
    for (const text of [stdin, json.out])
      expect((await run('convert - --to trf06', { stdin: text })).out).toBe(stdin);
  });

  test('a draw that was not played is named in the language asked for', async () => {
    const stdin = OPEN.replace('   2 b =', '   2 b D').replace('   1 w =', '   1 w D');
    const { err } = await run('convert - --to trf06 --lang zh', { stdin });
    expect(err).toBe('TRF06 容纳不下以下 2 项：\n  10: 第 2 轮：D\n  11: 第 2 轮：D\n');
  });

  test('letters of TRF16 become signs in TRF06', async () => {
    const { out, err } = await run(['convert', path('letters.trf'), '--to', 'trf06']);
    expect(err).toBe('');
    expect(out).toContain('  0000 - =');
    expect(out).not.toContain('0000 - H');
  });
});

describe('--out', () => {
  test('writes the file whole, and nothing to standard output', async () => {
    const out = path('open.csv');
    const ran = await run(['convert', path('open.trf'), '--to', 'csv', '--out', out]);
    expect(ran).toEqual({ status: 0, out: '', err: `${out} written.\n` });
    expect(readFileSync(out, 'utf8')).toMatch(/^columns,no,sex,/);
    expect(readdirSync(path('')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('never replaces a file that exists, unless told so', async () => {
    const out = path('kept.trf');
    writeFileSync(out, 'mine');
    const args = ['convert', path('open.trf'), '--to', 'trf26', '--out', out];
    const refused = await run(args);
    expect(refused).toMatchObject({ status: 3, out: '' });
    expect(refused.err).toBe(`eloquence: ${out} exists already. --force replaces it.\n`);
    expect(readFileSync(out, 'utf8')).toBe('mine');
    expect(await runJson([...args, '--force'])).toMatchObject({ out, losses: [] });
    expect(readFileSync(out, 'utf8')).toContain('142 5');
  });

  test('a place that cannot be written', async () => {
    const ran = await run(['convert', path('open.trf'), '--to', 'csv', '--out', path('nowhere/open.csv')]);
    expect(ran.status).toBe(3);
    expect(ran.err).toContain('cannot be written (there is no such file)');
    expect(existsSync(path('nowhere'))).toBe(false);
  });
});

test('what is no report is refused', async () => {
  const ran = await run(['convert', path('none.txt'), '--to', 'csv']);
  expect(ran).toMatchObject({ status: 1, out: '' });
  expect(ran.err).toContain('There is no player in the file');
  expect(await runJson(['convert', path('none.txt'), '--to', 'csv'])).toEqual({
    file: path('none.txt'),
    error: {
      code: 'not-a-report',
      message: 'There is no player in the file (no line that begins with 001).',
      hint: 'Export the event as a FIDE report (TRF) from the pairing program.',
    },
  });
});
