/**
 * Replaying a history beside the bare arithmetic on the same games: the bulk kernel on typed arrays that are there already,
 * without reading, lists or a store. In processor time; every replay runs in a process of its own, so that its peak memory
 * can be told. Alone: `node scripts/run.mjs bench/replay.ts [--quick]`.
 */
import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  close,
  type HistoryList,
  importList,
  initOffice,
  type ListColumns,
  openOffice,
  publish,
  readHistory,
} from '@eloquence/office';
import { replayScenario } from '@eloquence/oversight';
import {
  addMonths,
  bulkKernel,
  bulkOutcome,
  defined,
  findEdition,
  formatDate,
  parseDate,
  rateInBulk,
} from '@eloquence/rating';
import { SCHEMA_VERSION } from '../packages/office/src/setup/migrations.ts';
import { prepare } from './lists.ts';
import { insertMonth } from './office-month.ts';

const EDITION = findEdition('standard', '2024-03');
const START = '2024-04-01';
/** Of FIDE's size: players, and events and active players of a month. */
const FULL = { known: 1_800_000, events: 1500, players: 46_000 };

interface Size {
  /** The part of FIDE's size. */
  readonly part: number;
  readonly months: number;
}

export interface ReplayRow extends Replayed {
  readonly players: number;
  readonly months: number;
}

/** Seconds of processor time. */
interface Replayed {
  readonly games: number;
  readonly lists: number;
  readonly replay: number;
  readonly bare: number;
  /** Megabytes of memory at most, the runtime's own included. */
  readonly peak: number;
}

export async function benchReplay(quick: boolean): Promise<readonly ReplayRow[]> {
  const sizes: readonly Size[] = quick
    ? [
        { part: 50, months: 4 },
        { part: 50, months: 16 },
      ]
    : [
        { part: 10, months: 12 },
        { part: 10, months: 120 },
        { part: 1, months: 3 },
      ];
  const rows: ReplayRow[] = [];
  for (const size of sizes) {
    const file = await storeOf(size);
    const args = [fileURLToPath(import.meta.url), '--store', file];
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    rows.push({ players: FULL.known / size.part, months: size.months, ...(JSON.parse(stdout) as Replayed) });
  }
  return rows;
}

export function printReplay(rows: readonly ReplayRow[]): void {
  console.log('\nReplaying a history, and the bare arithmetic on its games (processor time)');
  for (const { players, months, games, lists, replay, bare, peak } of rows) {
    const perList = `${((1000 * replay) / lists).toFixed(0)} ms a list`;
    console.log(
      `${`${players / 1000} thousand players, ${months} months, ${(games / 1e6).toFixed(2)} M games`.padEnd(50)}` +
        `${`${(replay / bare).toFixed(0)} × the arithmetic`.padStart(24)}${perList.padStart(18)}${`${peak.toFixed(0)} MB`.padStart(10)}`,
    );
  }
}

/** Made once and kept among the temporary files. */
async function storeOf({ part, months }: Size): Promise<string> {
  const file = join(tmpdir(), `eloquence-bench-replay-${SCHEMA_VERSION}-${part}-${months}.db`);
  if (existsSync(file)) return file;
  const unfinished = `${file}.${process.pid}`;
  try {
    await fill(unfinished, { part, months });
    renameSync(unfinished, file);
  } finally {
    for (const end of ['', '-wal', '-shm', '.closing.lock']) rmSync(`${unfinished}${end}`, { force: true });
  }
  return file;
}

async function fill(file: string, { part, months }: Size): Promise<void> {
  const size = { known: FULL.known / part, events: FULL.events / part, players: FULL.players / part };
  let date = START;
  const office = await initOffice(file, { now: () => new Date(`${date}T00:00:00Z`) });
  const { zip } = await prepare(size.known);
  await importList(office, createReadStream(zip), { date, name: 'players_list_foa.zip' });
  for (let month = 1; month <= months; month += 1) {
    date = formatDate(addMonths(parseDate(START), month));
    await insertMonth(office, size, date, month);
    await close(office, { date });
    await publish(office, { date });
  }
  await office.store.close();
}

async function replayStore(file: string): Promise<Replayed> {
  const office = await openOffice(file);
  const start = process.cpuUsage();
  const { lists } = await replayScenario(office, { edition: EDITION, from: parseDate(START) });
  const replay = secondsSince(start);
  const peak = process.resourceUsage().maxRSS / 1024;
  let [games, bare] = [0, 0];
  const before = new Map<string, ListColumns>();
  for await (const list of readHistory(office)) {
    const columns = before.get(list.cadence);
    before.set(list.cadence, list.columns);
    if (columns === undefined) continue;
    const period = gamesOf(list, columns);
    games += period.results.length;
    bare += rateBare(period);
  }
  await office.store.close();
  return { games, lists: lists.length, replay, bare, peak };
}

type Period = Parameters<typeof rateInBulk>[1];

/** The games of a list between players rated on the list before, by rows of these players. */
function gamesOf({ events }: HistoryList, { keys, ratings, ks }: ListColumns): Period {
  const listed = new Map<number, number>();
  keys.forEach((key, row) => {
    if (defined(ratings[row]) > 0 && defined(ks[row]) > 0) listed.set(key, row);
  });
  const rows = new Map<number, number>();
  const [white, black, results]: [number[], number[], number[]] = [[], [], []];
  const rowOf = (row: number): number => {
    const known = rows.get(row) ?? rows.size;
    rows.set(row, known);
    return known;
  };
  for (const { games } of events) {
    for (const game of games.games) {
      const own = listed.get(defined(games.keys[game.white]));
      const other = listed.get(defined(games.keys[game.black]));
      if (own === undefined || other === undefined) continue;
      white.push(rowOf(own));
      black.push(rowOf(other));
      results.push(2 * game.whiteScore);
    }
  }
  return {
    ratings: Int16Array.from(rows.keys(), (row) => defined(ratings[row])),
    ks: Uint8Array.from(rows.keys(), (row) => defined(ks[row])),
    white: Int32Array.from(white),
    black: Int32Array.from(black),
    results: Uint8Array.from(results),
  };
}

const ROUNDS = 5;

/** The fastest of some rounds. */
function rateBare(period: Period): number {
  const kernel = bulkKernel(EDITION);
  const outcome = bulkOutcome(period.ratings.length);
  const times = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    rateInBulk(kernel, period, outcome);
    return secondsSince(start);
  });
  return Math.min(...times);
}

function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

if (import.meta.main) {
  const [option, file = ''] = process.argv.slice(2);
  if (option === '--store') console.log(JSON.stringify(await replayStore(file)));
  else printReplay(await benchReplay(option === '--quick'));
}
