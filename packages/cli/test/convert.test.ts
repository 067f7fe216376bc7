import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { ENTRIES, listText, OPEN, trf } from './reports.ts';
import { folderWith, run, runJson } from './run.ts';

const TRF26 = `${OPEN}192 FIDE_DUTCH_2025\n222 5400+30\n### made by hand\n`;
const { path, remove } = folderWith({
  'open.trf': OPEN,
  'new.trf': TRF26,
  'letters.trf': trf(ENTRIES.map((entry) => ({ ...entry, rounds: [...entry.rounds, '0-H'] }))),
  'none.txt': 'nothing',
});
afterAll(remove);

describe('round trip', () => {
  test.each(['json', 'csv', 'trf16', 'trf26'])('an event converted to %s is rated the same', async (to) => {
    const { players } = await runJson('rate -', { stdin: OPEN });
    const there = await run(['convert', '-', '--to', to], { stdin: OPEN });
    expect(there).toMatchObject({ status: 0, err: '' });
    expect((await runJson('rate -', { stdin: there.out })).players).toEqual(players);
  });

  test.each(['json', 'csv'])('converted to %s and back to TRF the file is the same', async (layout) => {
    const there = await run(['convert', '-', '--to', layout], { stdin: OPEN });
    expect((await run('convert - --to trf06', { stdin: there.out })).out).toBe(OPEN);
  });

  test('CSV with semicolons in a legacy encoding is read', async () => {
    const { out } = await run('convert - --to csv', { stdin: OPEN });
    const semicolons = out.replaceAll(/("[^"]*")|,/g, (_, quoted) => quoted ?? ';');
    writeFileSync(path('windows.csv'), Buffer.from(semicolons, 'latin1'));
    expect((await run(['convert', path('windows.csv'), '--to', 'trf06'])).out).toBe(OPEN);
  });
});

describe('losses of the new layout', () => {
  test('are on standard error, the report on standard output', async () => {
    const ran = await run(['convert', path('new.trf'), '--to', 'trf16']);
    expect(ran.status).toBe(0);
    expect(ran.out).toBe(OPEN);
    expect(ran.err).toBe(`2 values do not fit into TRF16:
  16: 192 FIDE_DUTCH_2025
  18: ### made by hand
`);
  });

  test('are in the JSON', async () => {
    const file = path('new.trf');
    expect(await runJson(['convert', file, '--to', 'trf16'])).toEqual({
      file,
      to: 'trf16',
      losses: [
        { line: 16, kind: 'record', what: '192' },
        { line: 18, kind: 'record', what: '###' },
      ],
      adjustments: [],
      out: null,
      text: OPEN,
    });
  });

  test.each(['csv', 'json'])('unknown fields stay unchanged in %s', async (to) => {
    const stdin = `${OPEN.replace('   2 b =', '   2 b ?').replace('2040', '20x0')}\n\n`;
    const there = await run(['convert', '-', '--to', to], { stdin });
    expect(there.err).toBe('');
    expect((await run('convert - --to trf06', { stdin: there.out })).out).toBe(stdin);
    const codes = async (text: string) =>
      (await runJson('check -', { stdin: text })).findings.map(({ code }: { code: string }) => code);
    expect(await codes(there.out)).toEqual(await codes(stdin));
  });

  test('changed notation is listed', async () => {
    const stdin = OPEN.replace('2024/05/04', '4 May 2024').replace('1990/03/14', '14.03.1990');
    const { out, err } = await run('convert - --to trf16', { stdin });
    expect(out).toBe(OPEN);
    expect(err).toBe(`2 values are written differently:
  4: first day: "4 May 2024" becomes 2024/05/04
  10: player 1, birth: "14.03.1990" becomes 1990/03/14
`);
  });

  test('the text in JSON is decoded correctly from any encoding', async () => {
    writeFileSync(path('windows.trf'), Buffer.from(OPEN.replace('Sommer', 'S\u0096mmer'), 'latin1'));
    const { text } = await runJson(['convert', path('windows.trf'), '--to', 'trf06']);
    expect(text).toBe(OPEN.replace('Sommer', 'S–mmer'));
  });

  test('a large report in JSON is read back', async () => {
    const many = OPEN + `### ${'\u0001'.repeat(9000)}\n`.repeat(400);
    const json = await run('convert - --to json', { stdin: many });
    expect(json.out.length).toBeGreaterThan(16 * 1024 * 1024);
    expect((await run('convert - --to trf26', { stdin: json.out })).out).toContain('### \u0001');
  });

  test('an unplayed draw is reported in the requested language', async () => {
    const stdin = OPEN.replace('   2 b =', '   2 b D').replace('   1 w =', '   1 w D');
    const { err } = await run('convert - --to trf06 --lang zh', { stdin });
    expect(err).toBe(`TRF06 容纳不下以下 2 项：
  10：棋手 1（Vinter, Solveig），第 2 轮：D（未下而和）写作 =
  11：棋手 2（Sommer, Aksel），第 2 轮：D（未下而和）写作 =
`);
  });

  test('letters of TRF16 become signs in TRF06', async () => {
    const { out, err } = await run(['convert', path('letters.trf'), '--to', 'trf06']);
    expect(err).toContain('6 values do not fit into TRF06:\n');
    expect(err).toContain('  11: player 2 (Sommer, Aksel), round 6: H (half-point bye) becomes =\n');
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

  test('replaces a file only with --force', async () => {
    const out = path('kept.trf');
    writeFileSync(out, 'mine');
    const args = ['convert', path('open.trf'), '--to', 'trf26', '--out', out];
    const refused = await run(args);
    expect(refused).toMatchObject({ status: 3, out: '' });
    expect(refused.err).toBe(`eloquence: ${out} already exists. --force replaces it.\n`);
    expect(readFileSync(out, 'utf8')).toBe('mine');
    expect(await runJson([...args, '--force'])).toMatchObject({ out, losses: [] });
    expect(readFileSync(out, 'utf8')).toContain('142 5');
  });

  test('a path that cannot be written', async () => {
    const ran = await run(['convert', path('open.trf'), '--to', 'csv', '--out', path('nowhere/open.csv')]);
    expect(ran.status).toBe(3);
    expect(ran.err).toContain('cannot be written (the folder does not exist). Check that the folder exists');
    expect(existsSync(path('nowhere'))).toBe(false);
  });
});

test('a file that is not a report is refused', async () => {
  const ran = await run(['convert', path('none.txt'), '--to', 'csv']);
  expect(ran).toMatchObject({ status: 1, out: '' });
  expect(ran.err).toContain('The file has no players');
  expect(await runJson(['convert', path('none.txt'), '--to', 'csv'])).toEqual({
    file: path('none.txt'),
    error: {
      code: 'not-a-report',
      message: 'The file has no players (lines that begin with 001).',
      hint: 'Export the event as a FIDE report (TRF) from the pairing program.',
    },
  });
});

describe('a rating list', () => {
  const list = listText();
  const combined = `id,name,federation,birthYear,rating,games,k,rapidRating,rapidGames,rapidK,blitzRating,blitzGames,blitzK
99000011,"Vinter, Solveig",NOR,1990,2110,0,20,2050,0,20,,,
99000022,"Sommer, Aksel",NOR,2009,2040,0,40,,,,,,
`;
  const { path: at, remove: removeLists } = folderWith({ 'list.txt': list, 'combined.csv': combined });
  afterAll(removeLists);
  writeFileSync(at('list.gz'), gzipSync(list));

  test.each(['xml', 'csv', 'txt'])('converted to %s and back is the same', async (to) => {
    const plain = await run(['convert', at('list.txt'), '--to', 'json']);
    expect(plain.status).toBe(0);
    expect(JSON.parse(plain.out)).toHaveLength(5);
    expect(JSON.parse(plain.out)[0]).toMatchObject({ id: 99000011, rating: 2110, k: 20, birthYear: 1990 });
    const there = await run(['convert', at('list.gz'), '--to', to]);
    expect((await run('convert - --to json', { stdin: there.out })).out).toBe(plain.out);
  });

  test('one cadence of three, with the losses', async () => {
    const ran = await run(['convert', at('combined.csv'), '--to', 'csv', '--cadence', 'rapid']);
    expect(ran.out).toMatch(
      /^id,name,.*rating,games,k,birthYear,flag\r\n99000011,"Vinter, Solveig",.*2050,0,20,1990,\r\n$/,
    );
    expect(ran.err).toBe(`1 player.
Does not fit into CSV:
  - the ratings of standard and blitz
  - 1 players without a rapid rating
`);
  });

  test('all three cadences, or one in combined layout', async () => {
    const { out } = await run(['convert', at('combined.csv'), '--to', 'txt']);
    expect(out).toContain('SRtng SGm SK RRtng RGm Rk BRtng');
    const made = await run(['convert', at('list.txt'), '--to', 'json', '--combined']);
    expect(JSON.parse(made.out)[0].ratings).toMatchObject({
      standard: { rating: 2110 },
      rapid: { rating: null },
    });
  });

  test('into a file, with losses', async () => {
    const out = at('out.xml');
    const ran = await run(['convert', at('list.txt'), '--to', 'xml', '--out', out]);
    expect(ran).toEqual({
      status: 0,
      out: '',
      err: `${out} written.\n5 players.\nDoes not fit into XML:\n  - the date of the list (2024-05-01)\n`,
    });
    expect(readFileSync(out, 'utf8')).toContain('<fideid>99000011</fideid>');
    const answer = await runJson(['convert', at('list.txt'), '--to', 'txt', '--out', at('again.txt')]);
    expect(answer).toMatchObject({
      to: 'txt',
      list: { date: '2024-05-01', cadence: 'standard', rows: 5, hygiene: { truncated: false } },
      losses: [],
      changed: { count: 0 },
    });
  });

  test('lists only in list layouts, reports only in report layouts', async () => {
    expect((await run(['convert', at('list.txt'), '--to', 'trf16'])).err).toContain(
      'allowed: txt, xml, csv, json',
    );
    expect((await run(['convert', path('open.trf'), '--to', 'xml'])).err).toContain('allowed: trf06, trf16');
    expect((await run(['convert', path('open.trf'), '--to', 'csv', '--combined'])).err).toContain(
      '--combined',
    );
    const { error } = await runJson(['convert', at('list.txt'), '--to', 'csv']);
    expect(error).toMatchObject({ code: 'missing-option', message: 'Missing: --out.' });
  });

  test('several in one zip are refused, and nothing is written', async () => {
    const zip = at('two.zip');
    writeFileSync(zip, zipSync({ 'a.txt': Buffer.from(list), 'b.txt': Buffer.from(list) }));
    const ran = await run(['convert', zip, '--to', 'csv', '--out', at('two.csv')]);
    expect(ran.status).toBe(3);
    expect(ran.err).toContain('several lists: a.txt, b.txt');
    expect(existsSync(at('two.csv'))).toBe(false);
  });
});
