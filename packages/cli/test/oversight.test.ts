import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderWith, run, runJson } from './run.ts';

const { path, remove } = folderWith({});
const store = path('office.db');
const source = path('federation');

beforeAll(async () => {
  expect(
    (await run(['simulate', '--seed', '5', '--players', '60', '--months', '3', '--out', source])).status,
  ).toBe(0);
  expect((await run(['office', 'init', '--db', store])).status).toBe(0);
  const list = path('federation/lists/2024-07-01.txt');
  await run(['office', 'import', 'list', list, '--date', '2024-07-01', '--db', store]);
});
afterAll(remove);

const history = (...more: string[]): string[] => ['office', 'export', 'history', '--db', store, ...more];

test('the history of a store is written as Parquet files', async () => {
  const written = await runJson(history('--to', 'parquet', '--out', path('history')));
  expect(written).toMatchObject({
    out: path('history'),
    format: 'parquet',
    anonymous: false,
    lists: 3,
    events: 0,
  });
  for (const table of ['lists', 'rows', 'events', 'games', 'players', 'conversion'])
    expect(existsSync(path(`history/${table}.parquet`)), table).toBe(true);
  const again = await run(history('--to', 'parquet', '--out', path('history')));
  expect(again).toMatchObject({ status: 3 });
  expect(again.err).toContain('is not empty');
});

test('only Parquet is written', async () => {
  const { status, err } = await run(history('--to', 'csv', '--out', path('other')));
  expect(status).toBe(2);
  expect(err).toContain('parquet');
});

test('the history of a folder of lists and reports', async () => {
  const out = path('of-folder');
  const written = await runJson(['oversight', 'history', '--folder', source, '--out', out, '--anonymous']);
  expect(written).toMatchObject({ folder: source, out, anonymous: true, lists: 12 });
  expect(written.games).toBeGreaterThan(100);
  expect(existsSync(`${out}/players.parquet`)).toBe(false);
  const nothing = await run(['oversight', 'history', '--folder', path('nowhere'), '--out', path('x')]);
  expect(nothing).toMatchObject({ status: 3 });
  expect(nothing.err).toContain('named by date');
});

test('figures over a folder, for people and as JSON', async () => {
  const command = ['oversight', 'figures', 'ledger', 'stretch', '--folder', source];
  const { figures, cadence } = await runJson(command);
  expect(cadence).toBe('standard');
  expect(figures.map(({ figure }: { figure: string }) => figure)).toEqual(['ledger', 'stretch']);
  for (const row of figures[0].rows) expect(row.unexplained).toBe(0);
  const { status, out } = await run([...command, '--lang', 'fr']);
  expect(status).toBe(0);
  expect(out).toContain('Bilan des points');
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('without a name all figures are listed, and --sql shows the queries', async () => {
  expect((await run('oversight figures')).out).toMatch(/^calibration {2,}The score/m);
  expect((await run('oversight figures calibration --sql')).out).toMatch(/^-- Score of the higher rated/);
  const unknown = await run('oversight figures nonsense');
  expect(unknown).toMatchObject({ status: 2 });
  expect(unknown.err).toContain('"eloquence oversight figures" lists them');
  expect((await run('oversight figures calibraton')).err).toContain('did you mean calibration?');
  expect((await run(['oversight', 'figures', 'shape', '--db', store, '--folder', source])).status).toBe(2);
  expect((await run(['oversight', 'figures', 'shape', '--history', path('none')])).err).toContain(
    'no history',
  );
});

test('another edition without rated lists has nothing to compute', async () => {
  const { status, err } = await run(['oversight', 'replay', '--edition', '2014-07', '--db', store]);
  expect(status).toBe(1);
  expect(err).toContain('1 July 2024');
  expect((await run(['oversight', 'replay', '--edition', '1999-01', '--db', store])).status).toBe(2);
});

const POOL = ['--players', '60', '--months', '3'];

test('a pool shows what its ratings do, and the figures of its history', async () => {
  const command = ['oversight', 'pool', 'ledger', '--edition', '2014-07', '--seed', '1', ...POOL];
  const answer = await runJson(command);
  expect(answer).toMatchObject({ edition: '2014-07', cadence: 'standard', out: null });
  expect(answer.lists).toHaveLength(4);
  expect(answer.figures).toMatchObject([{ figure: 'ledger' }]);
  const { status, out } = await run([...command, '--lang', 'fr']);
  expect(status).toBe(0);
  expect(out).toMatch(/b des parties.: 1,00/);
  expect(out).toContain('Bilan des points');
  const refused = await run(['oversight', 'pool', '--edition', '2014-07', '--seed', '1', '--stretch', '5']);
  expect(refused).toMatchObject({ status: 2 });
  expect(refused.err).toContain('--stretch: 5');
});

test('a study compares editions of one cadence', async () => {
  const { rows } = await runJson(['oversight', 'study', '2014-07', '2024-03', '--seeds', '2', ...POOL]);
  expect(rows[0]).toMatchObject({ edition: '2014-07', statistic: 'drift', difference: null });
  expect((await run(['oversight', 'study', '2014-07', '--seeds', '1'])).err).toContain('--seeds: 1');
});

test('a report is one file with charts and tables, in the requested language', async () => {
  const pool = path('pool-history');
  await run(['oversight', 'pool', '--edition', '2014-07', '--seed', '2', '--out', pool, ...POOL]);
  const file = path('report.html');
  const command = ['oversight', 'report', '--history', pool, '--out', file, '--lang', 'fr'];
  expect((await run(command)).status).toBe(0);
  const page = readFileSync(file, 'utf8');
  expect(page.match(/<section id=/g)).toHaveLength(23);
  expect(page).toContain('lang="fr"');
  expect(page).toMatch(/<section id="calibration">[\s\S]*?<polyline points="[\d., ]+"/);
  expect(page).toMatch(/<section id="ledger">[\s\S]*?<td class="text">1er juillet 2024</);
  expect(page).toMatch(
    /Listes du 1er juillet 2024 au 1er octobre 2024\u202f: 4 listes, \d+ tournois, \d+ parties\./,
  );
  // Nothing is loaded from elsewhere, and every number is one.
  expect(page).not.toMatch(/(src|href)="(?!#)|url\(|NaN|undefined|Infinity/);
  expect((await run(command)).status).toBe(3);
  expect((await run([...command, '--force', 'ledger'])).status).toBe(0);
  expect(readFileSync(file, 'utf8').match(/<section id=/g)).toHaveLength(1);
});

test('Ctrl-C leaves nothing half-written, here or in the temporary folder', async () => {
  const [out, temporary] = [path('interrupted'), path('temporary')];
  mkdirSync(temporary);
  const bin = fileURLToPath(new URL('../bin/eloquence.mjs', import.meta.url));
  const args = ['oversight', 'pool', 'ledger', '--edition', '2014-07', '--seed', '3', '--out', out];
  const child = spawn(process.execPath, [bin, ...args, '--players', '400', '--months', '600'], {
    env: { ...process.env, TMPDIR: temporary },
    stdio: 'ignore',
  });
  while (!existsSync(`${out}/.unfinished`)) await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGINT');
  const [status, signal] = await once(child, 'exit');
  expect([status, signal]).toEqual([null, 'SIGINT']);
  expect(readdirSync(out)).toEqual([]);
  expect(readdirSync(temporary)).toEqual([]);
});
