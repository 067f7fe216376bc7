/**
 * The rating office at FIDE's size, on both stores: taking over a list of 1.8 million players, closing and
 * publishing a month of 350 thousand games with the lists of a year before it, proving a list, and the questions that
 * pages ask. Every step runs in a process of its own, so that its peak memory can be told. Alone:
 * `node scripts/run.mjs bench/office.ts [--quick]`.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { defined } from '@eloquence/rating';
import pg from 'pg';
import { databaseUrl, startPostgres } from '../packages/office/test/postgres.ts';
import { prepare } from './lists.ts';
import type { MadeMonth, MonthSize } from './office-month.ts';
import type { Answered, Questions, StepOptions, StepResult } from './office-step.ts';

export interface OfficeBenchRow {
  readonly name: string;
  readonly value: string;
  readonly peak: number | null;
}

export interface OfficeBench {
  readonly store: string;
  readonly about: string;
  readonly rows: readonly OfficeBenchRow[];
}

const PLAYERS = 1_800_000;
const MONTH = { events: 1500, players: 46_000 };
/** Sizes are told for lists of this many rows. */
const ROWS = 570_000;
const MEGABYTE = 1e6;
const GROWTH = [1, 2, 5, 10];

const STEP = fileURLToPath(new URL('./office-step.ts', import.meta.url));

function runStep(step: string, url: string, options: StepOptions = {}): StepResult {
  // Ten times the games of a month are more than Node would otherwise give room for.
  const args = ['--max-old-space-size=8192', STEP, step, url, JSON.stringify(options)];
  if (process.stderr.isTTY) process.stderr.write(`\r${step.padEnd(10)}`);
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0 || !stdout) throw new Error(`${step}: ${stderr}`);
  return JSON.parse(stdout) as StepResult;
}

/** The run in the middle: for steps that can be repeated. */
function runMiddle(step: string, url: string, rounds = 3): StepResult {
  return middleOf(Array.from({ length: rounds }, () => runStep(step, url)));
}

function middleOf(runs: readonly StepResult[]): StepResult {
  return defined(runs.toSorted((a, b) => a.milliseconds - b.milliseconds)[runs.length >> 1]);
}

/** Steps that run once get a store each; the last store answers the queries. */
class Measuring {
  readonly #urls: readonly string[];
  readonly #url: string;
  readonly #scale: number;
  readonly #rows: OfficeBenchRow[] = [];
  /** Milliseconds of the database alone; null where it was not measured. */
  #alone: number | null = null;

  constructor(urls: readonly string[], scale: number) {
    this.#urls = urls;
    this.#url = defined(urls.at(-1));
    this.#scale = scale;
  }

  async run(): Promise<{ readonly about: string; readonly rows: readonly OfficeBenchRow[] }> {
    const known = PLAYERS / this.#scale;
    const { zip } = await prepare(known);
    const size = { events: MONTH.events / this.#scale, players: MONTH.players / this.#scale, known };
    const runs = this.#urls.slice(0, -1).map((url) => {
      const imported = runStep('import', url, { file: zip });
      runStep('month', url, { month: size });
      runStep('close', url);
      const published = runStep('publish', url);
      if (isFile(url)) rmSync(url);
      return { imported, published };
    });
    const imported = runStep('import', this.#url, { file: zip });
    if (isFile(this.#url)) this.#floor();
    this.#timed('import the zipped list', [...runs.map((run) => run.imported), imported]);
    // What a closing needs of the lists of a year is part of it.
    runStep('year', this.#url);
    const closings = this.#closings(size);
    const before = isFile(this.#url) ? tableSizes(this.#url) : null;
    const published = runStep('publish', this.#url);
    this.#timed('publish', [...runs.map((run) => run.published), published]);
    this.#timed('verify one list', [runMiddle('verify', this.#url)]);
    this.#questions(runStep('ask', this.#url).questions as Questions);
    if (before) this.#sizes(before, closings.month, imported.rows as readonly number[]);
    this.#growth(closings.milliseconds);
    const { events, games, active } = closings.month;
    const lists = (imported.rows as readonly number[]).map((rows) => thousands(rows)).join(', ');
    const about = `${thousands(known)} players, lists of ${lists}; ${thousands(games)} games of ${thousands(active)} in ${events} events`;
    return { about, rows: this.#rows };
  }

  /** The lower bound: the database alone copies the same rows. */
  #floor(): void {
    this.#alone = copiedAlone(this.#url);
    const value = `${(this.#alone / 1000).toFixed(2)} s`;
    this.#rows.push({ name: 'SQLite alone, copying its players', value, peak: null });
  }

  #timed(name: string, runs: readonly StepResult[]): void {
    const { milliseconds, peak } = middleOf(runs);
    const ratio = this.#alone === null ? '' : `, ${(milliseconds / this.#alone).toFixed(2)}× SQLite alone`;
    this.#rows.push({ name, value: `${(milliseconds / 1000).toFixed(2)} s${ratio}`, peak });
  }

  #size(name: string, megabytes: number): void {
    this.#rows.push({ name, value: `${megabytes.toFixed(2)} MB`, peak: null });
  }

  /** Largest month first, so that the published one is the full month. */
  #closings(size: MonthSize): { readonly milliseconds: readonly number[]; readonly month: MadeMonth } {
    const times: number[] = [];
    let month: MadeMonth | undefined;
    for (const factor of GROWTH.toReversed()) {
      const larger = { ...size, events: size.events * factor, players: size.players * factor };
      month = runStep('month', this.#url, { month: larger }).month;
      const run = runMiddle('close', this.#url, factor === 1 ? 3 : 1);
      times.unshift(run.milliseconds);
      if (factor === 1) this.#timed('close', [run]);
    }
    return { milliseconds: times, month: month as MadeMonth };
  }

  #growth(milliseconds: readonly number[]): void {
    const first = defined(milliseconds[0]);
    const factors = milliseconds.map((each, index) => `x${GROWTH[index]} ${(each / first).toFixed(1)}`);
    this.#rows.push({
      name: 'closing as games grow',
      value: factors.join(', '),
      peak: null,
    });
  }

  #questions({ search, page, history }: Questions): void {
    const add = (name: string, { median, most }: Answered): void => {
      this.#rows.push({
        name,
        value: `${median.toFixed(2)} ms (${most.toFixed(2)})`,
        peak: null,
      });
    };
    add('search by the beginning of a name', search);
    add('a page of 100, filtered', page);
    add("a player's whole history", history);
  }

  /** What the embedded file grows by. */
  #sizes(before: TableSizes, month: MadeMonth, rows: readonly number[]): void {
    const after = tableSizes(this.#url);
    const of = (...tables: readonly (keyof TableSizes)[]): number =>
      tables.reduce((sum, table) => sum + after[table], 0) / MEGABYTE;
    const lists = rows.length;
    const average = rows.reduce((sum, each) => sum + each, 0) / lists;
    const scaled = ROWS / this.#scale / average;
    // What publishing adds is the histories; lists cost what all of them take together.
    const history = (after.history - before.history) / lists / MEGABYTE;
    const list = (after.list / MEGABYTE / listsIn(this.#url)) * scaled;
    this.#size(`a list of ${thousands(ROWS / this.#scale)} in the file`, list + history);
    this.#size('  its packed columns', (packedSize(this.#url) / MEGABYTE) * scaled);
    const games = of('game_set', 'rated_event', 'participation', 'partial_result');
    this.#size("a month's games in the file", games);
    this.#size('  their packed columns', month.packed / MEGABYTE);
  }
}

type TableSizes = Readonly<
  Record<'list' | 'history' | 'game_set' | 'rated_event' | 'participation' | 'partial_result', number>
>;

/** Bytes of the pages of each table and its indexes. */
function tableSizes(path: string): TableSizes {
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = database
    .prepare(
      `SELECT sqlite_master.tbl_name AS name, sum(pgsize) AS bytes FROM dbstat
        JOIN sqlite_master ON sqlite_master.name = dbstat.name GROUP BY 1`,
    )
    .all() as { name: string; bytes: number }[];
  database.close();
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes])) as TableSizes;
}

/** Milliseconds in which SQLite copies the tables of players with their indexes into another file. */
function copiedAlone(path: string): number {
  const copy = `${path}.copy`;
  const database = new DatabaseSync(copy);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536`);
  database.prepare('ATTACH ? AS store').run(path);
  const made = database.prepare(
    `SELECT sql FROM store.sqlite_master WHERE tbl_name = ? AND type = ? AND sql IS NOT NULL`,
  );
  const start = performance.now();
  database.exec('BEGIN');
  for (const table of ['player', 'standing']) {
    for (const { sql } of made.all(table, 'table')) database.exec(String(sql));
    database.exec(`INSERT INTO main.${table} SELECT * FROM store.${table}`);
    for (const { sql } of made.all(table, 'index')) database.exec(String(sql));
  }
  database.exec('COMMIT');
  const milliseconds = performance.now() - start;
  database.close();
  rmSync(copy);
  return milliseconds;
}

function listsIn(path: string): number {
  const database = new DatabaseSync(path, { readOnly: true });
  const row = database.prepare('SELECT count(*) AS lists FROM list').get() as { lists: number };
  database.close();
  return row.lists;
}

/** The packed columns of a list on average. */
function packedSize(path: string): number {
  const database = new DatabaseSync(path, { readOnly: true });
  const row = database.prepare('SELECT avg(length(packed)) AS bytes FROM list').get() as { bytes: number };
  database.close();
  return row.bytes;
}

function thousands(count: number): string {
  return count >= 1_000_000 ? `${count / 1_000_000} million` : `${Math.round(count / 1000)} thousand`;
}

function isFile(url: string): boolean {
  return !url.startsWith('postgres');
}

/** Databases of their own on one server. */
async function databases(server: string, count: number): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const names = Array.from({ length: count }, (_, index) => `office_${index}`);
  for (const name of names) await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return names.map((name) => databaseUrl(server, name));
}

/** Measures on both stores, one after the other. */
export async function benchOffice(quick: boolean): Promise<readonly OfficeBench[]> {
  const [scale, stores] = quick ? [10, 1] : [1, 3];
  const folder = mkdtempSync(join(tmpdir(), 'eloquence-office-'));
  try {
    const files = Array.from({ length: stores }, (_, index) => join(folder, `office-${index}.db`));
    const embedded = await new Measuring(files, scale).run();
    rmSync(folder, { recursive: true, force: true });
    const server = await startPostgres();
    try {
      const served = await new Measuring(await databases(server.url, stores), scale).run();
      return [
        { store: 'in the embedded store', ...embedded },
        { store: 'in PostgreSQL', ...served },
      ];
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function printOffice(benches: readonly OfficeBench[]): void {
  for (const { store, about, rows } of benches) {
    console.log(`\nthe rating office ${store}: ${about}`);
    for (const { name, value, peak } of rows) {
      const memory = peak === null ? '' : `${peak.toFixed(0)} MB`;
      console.log(`${name.padEnd(48)}${value.padStart(34)}${memory.padStart(10)}`.trimEnd());
    }
  }
}

if (import.meta.main) printOffice(await benchOffice(process.argv[2] === '--quick'));
