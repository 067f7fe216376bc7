/**
 * The service at FIDE's size, on both stores: one server process with all protections on, asked by another process
 * on loopback; beside it a bare route of the framework with one row of the same store. Pages beside it too: rendered, and
 * from the cache.
 * Alone: `node scripts/run.mjs bench/service.ts [--quick] [--embedded]`.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  constants,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { defined } from '@eloquence/rating';
import { foldForSearch } from '../packages/office/src/fold.ts';
import { openOffice } from '../packages/office/src/index.ts';
import { SCHEMA_VERSION } from '../packages/office/src/setup/migrations.ts';
import { startPostgres } from '../packages/office/test/postgres.ts';
import { Random } from '../scripts/fuzz/random.ts';
import { prepare } from './lists.ts';
import { CONNECTIONS, DEPTH, type Load } from './load.ts';
import { median } from './measure.ts';
import { LIST } from './office-month.ts';
import type { StepOptions } from './office-step.ts';
import type { FileLoadOrder } from './service-process.ts';

interface Row {
  readonly name: string;
  readonly value: string;
}

export interface ServiceBench {
  readonly store: string;
  readonly about: string;
  readonly rows: readonly Row[];
}

const PLAYERS = 1_800_000;
const MONTH = { events: 1500, players: 46_000 };
/** Seconds until everything is compiled: beside the requests themselves the compiler comes to its turn only slowly. */
const WARM_UP = 10;
/** Of measurements in turn. */
const ROUNDS = 5;
/** Addresses for all rounds. */
const PATHS = 120_000;
/** Addresses asked for before, until everything is warm. */
const WARMING_PATHS = 40_000;
const DOWNLOADS = 8;
/** Pages that fit into the cache together. */
const CACHED_PAGES = 1000;

const PROCESS = fileURLToPath(new URL('./service-process.ts', import.meta.url));
const STEP = fileURLToPath(new URL('./office-step.ts', import.meta.url));

async function runStep(step: string, url: string, options: StepOptions = {}): Promise<void> {
  const args = ['--max-old-space-size=8192', STEP, step, url, JSON.stringify(options)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`${step} has failed`);
}

/** Everything up to a month that only waits to be published. */
async function fill(url: string, players: number): Promise<void> {
  const { zip } = await prepare(players);
  const scale = PLAYERS / players;
  await runStep('import', url, { file: zip });
  const month = { events: MONTH.events / scale, players: MONTH.players / scale, known: players };
  await runStep('month', url, { month });
  await runStep('close', url);
}

/** An embedded store, made once for each form of the tables and of the list. */
async function keptStore(players: number): Promise<string> {
  const { zip } = await prepare(players);
  const path = zip.replace('.zip', `-v${SCHEMA_VERSION}.db`);
  if (existsSync(path)) return path;
  const part = `${path}.part`;
  for (const ending of ['', '-wal', '-shm']) rmSync(`${part}${ending}`, { force: true });
  await fill(part, players);
  renameSync(part, path);
  rmSync(`${part}.closing.lock`, { force: true });
  return path;
}

interface Started {
  readonly child: ChildProcess;
  readonly address: string;
}

/** As the unit and the image in `deploy/` have it. */
const RUNTIME = '--max-semi-space-size=16';

/** Starts a process that answers. Its log goes into a file, as with whoever keeps the logs of a service. */
async function start(what: 'serve' | 'bare', url: string, folder: string): Promise<Started> {
  const log = openSync(join(folder, `${what}.log`), 'w');
  const child = spawn(process.execPath, [RUNTIME, PROCESS, what, url], { stdio: ['ignore', 'pipe', log] });
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const [line] = await Promise.race([once(lines, 'line'), once(child, 'exit')]);
  if (typeof line !== 'string') throw new Error(readFileSync(join(folder, `${what}.log`), 'utf8'));
  return { child, ...(JSON.parse(line) as { address: string }) };
}

async function ask(order: FileLoadOrder): Promise<Load> {
  const child = spawn(process.execPath, [PROCESS, 'ask', JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const piece of child.stdout) said += piece;
  return JSON.parse(said) as Load;
}

class Measuring {
  readonly #url: string;
  readonly #folder: string;
  readonly #seconds: number;
  readonly #rows: Row[] = [];

  constructor(url: string, folder: string, quick: boolean) {
    this.#url = url;
    this.#folder = folder;
    this.#seconds = quick ? 10 : 20;
  }

  async run(): Promise<readonly Row[]> {
    const paths = await this.#paths();
    const bare = await start('bare', this.#url, this.#folder);
    const service = await start('serve', this.#url, this.#folder);
    try {
      const [floor, profile, search, rendered, cached] = await this.#inTurn([
        [bare, paths.bare],
        [service, paths.profile],
        [service, paths.search],
        [service, paths.page],
        [service, paths.cached],
      ]);
      this.#rows.push({ name: 'a bare route with one row', value: shown(middle(floor)) });
      this.#compare('player profiles', profile, floor);
      this.#compare('name search, two to eight letters', search, floor);
      this.#compare("players' pages, each for the first time", rendered, floor);
      this.#compare(`${CACHED_PAGES} pages again and again`, cached, floor);
      this.#rows.push({
        name: '  a cached page beside a rendered one',
        value: `${ratio(cached, rendered).toFixed(1)} times as many`,
      });
      await this.#downloads(service);
      await this.#publication(service, paths.profile, middle(profile).p99);
      return this.#rows;
    } finally {
      for (const { child } of [bare, service]) child.kill();
    }
  }

  /** Players at random, and the beginnings of their names. */
  async #paths(): Promise<Readonly<Record<'bare' | 'profile' | 'search' | 'page' | 'cached', string>>> {
    const office = await openOffice(this.#url);
    const random = new Random(1);
    const last = await office.store.db
      .selectFrom('player')
      .select((of) => of.fn.max('key').as('key'))
      .executeTakeFirstOrThrow();
    const paths = {
      bare: [] as string[],
      profile: [] as string[],
      search: [] as string[],
      page: [] as string[],
    };
    while (paths.bare.length < WARMING_PATHS + PATHS) {
      const keys = Array.from({ length: 1000 }, () => 1 + random.below(last.key));
      const players = await office.store.db
        .selectFrom('player')
        .select(['fide_id as id', 'name'])
        .where('key', 'in', keys)
        .execute();
      for (const { id, name } of players) {
        const { byFamily, byGiven } = foldForSearch(name);
        const word = defined((random.below(2) === 0 ? byFamily : byGiven).split(' ')[0]);
        paths.bare.push(`/${id}`);
        paths.profile.push(`/api/v1/players/${id}`);
        paths.page.push(`/players/${id}`);
        paths.search.push(`/api/v1/players?q=${encodeURIComponent(word.slice(0, 2 + random.below(7)))}`);
      }
    }
    await office.store.close();
    const cached = Array.from({ length: WARMING_PATHS + PATHS }, (_, at) =>
      defined(paths.page[at % CACHED_PAGES]),
    );
    const written = Object.entries({ ...paths, cached }).map(([name, all]) => {
      const path = join(this.#folder, `${name}.json`);
      writeFileSync(path, JSON.stringify(all));
      return [name, path];
    });
    return Object.fromEntries(written);
  }

  /** Warms up each, then measures them in turn: other work on the machine affects all alike. */
  async #inTurn<const Loads extends readonly (readonly [Started, string])[]>(
    loads: Loads,
  ): Promise<{ readonly [Index in keyof Loads]: readonly Load[] }> {
    for (const [{ address }, file] of loads)
      await ask({ address, file, from: 0, to: WARMING_PATHS, seconds: WARM_UP });
    const found = loads.map((): Load[] => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      // Addresses of the warm-up and of other rounds are not requested again.
      const from = WARMING_PATHS + (round * PATHS) / ROUNDS;
      const to = from + PATHS / ROUNDS;
      for (const [index, [{ address }, file]] of loads.entries())
        found[index]?.push(await ask({ address, file, from, to, seconds: this.#seconds / ROUNDS }));
    }
    return found as unknown as { readonly [Index in keyof Loads]: readonly Load[] };
  }

  #compare(name: string, loads: readonly Load[], floor: readonly Load[]): void {
    const value = `${shown(middle(loads))}, ${ratio(loads, floor).toFixed(2)} of bare`;
    this.#rows.push({ name, value });
  }

  /** One whole list after the other. */
  async #downloads({ address, child }: Started): Promise<void> {
    const url = `${address}/api/v1/lists/standard/${LIST}.csv`;
    const downloads: Download[] = [];
    for (let time = 0; time < DOWNLOADS; time += 1) downloads.push(await download(url, child.pid as number));
    const starts = downloads.map(({ start: each }) => each);
    const [first] = downloads as [Download];
    this.#rows.push({
      name: `a whole list of ${Math.round(first.lines / 1000)} thousand rows begins`,
      value: `${first.start.toFixed(0)} ms the first time, then ${Math.max(...starts.slice(1)).toFixed(0)} at most`,
    });
    const peaks = downloads.map(({ memory }) => memory);
    this.#rows.push({
      name: `  memory at most in each of ${DOWNLOADS}`,
      value: `${peaks.map((peak) => peak.toFixed(0)).join(', ')} MB`,
    });
  }

  /** Reads go on while another process publishes. */
  async #publication({ address }: Started, file: string, usual: number): Promise<void> {
    const began = performance.now();
    let took = 0;
    const publishing = runStep('publish', this.#url).then(() => {
      took = performance.now() - began;
    });
    const loads: Load[] = [];
    while (took === 0) {
      loads.push(await ask({ address, file, from: 0, to: PATHS, seconds: 2 }));
    }
    await publishing;
    const worst = Math.max(...loads.map(({ p99 }) => p99));
    this.#rows.push({
      name: `profiles during a publication (${(took / 1000).toFixed(1)} s)`,
      value:
        `${Math.min(...loads.map(({ rate }) => rate)).toFixed(0)}/s, p99 ${worst.toFixed(0)} ms, ` +
        `${(worst / usual).toFixed(1)} times the usual`,
    });
  }
}

/** The median of each figure. */
function middle(loads: readonly Load[]): Load {
  return {
    rate: median(loads.map(({ rate }) => rate)),
    p99: median(loads.map(({ p99 }) => p99)),
    failed: loads.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** The median of the rates beside those of the same round. */
function ratio(loads: readonly Load[], floor: readonly Load[]): number {
  return median(loads.map(({ rate }, round) => rate / defined(floor[round]).rate));
}

function shown({ rate, p99, failed }: Load): string {
  const failing = failed === 0 ? '' : `, ${failed} failed`;
  return `${rate.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms${failing}`;
}

interface Download {
  /** Milliseconds until the first byte of the list. */
  readonly start: number;
  readonly lines: number;
  /** Megabytes of the server at most meanwhile. */
  readonly memory: number;
}

function download(url: string, pid: number): Promise<Download> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    let [start, lines, memory] = [0, 0, ownMemory(pid)];
    const looking = setInterval(() => {
      memory = Math.max(memory, ownMemory(pid));
    }, 20);
    get(url, (answer) => {
      answer.on('data', (piece: Buffer) => {
        if (start === 0) start = performance.now() - began;
        for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) lines += 1;
      });
      answer.on('end', () => {
        clearInterval(looking);
        if (answer.statusCode === 200) resolve({ start, lines, memory });
        else reject(new Error(`${url}: ${answer.statusCode}`));
      });
    }).on('error', reject);
  });
}

/** Megabytes of memory of its own: without what it sees of the store's file, which the system may take back. */
function ownMemory(pid: number): number {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
  return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Measures on both stores, one after the other. */
export async function benchService(quick: boolean, embeddedOnly = false): Promise<readonly ServiceBench[]> {
  const players = quick ? PLAYERS / 10 : PLAYERS;
  const about = `${players / 1_000_000} million players, ${CONNECTIONS} connections with ${DEPTH} requests under way on each, from another process`;
  const folder = mkdtempSync(join(tmpdir(), 'eloquence-service-'));
  try {
    const path = join(folder, 'service.db');
    copyFileSync(await keptStore(players), path, constants.COPYFILE_FICLONE);
    const rows = await new Measuring(path, folder, quick).run();
    const embedded = { store: 'on the embedded store', about, rows };
    rmSync(path);
    if (embeddedOnly) return [embedded];
    const server = await startPostgres();
    try {
      await fill(server.url, players);
      const served = await new Measuring(server.url, folder, quick).run();
      return [embedded, { store: 'on PostgreSQL', about, rows: served }];
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function printService(benches: readonly ServiceBench[]): void {
  for (const { store, about, rows } of benches) {
    console.log(`\nthe service ${store}: ${about}`);
    for (const { name, value } of rows) console.log(`${name.padEnd(44)}${value.padStart(44)}`);
  }
}

if (import.meta.main) {
  printService(await benchService(process.argv.includes('--quick'), process.argv.includes('--embedded')));
}
