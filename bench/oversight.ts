/** The figures of oversight beside one scan of the same Parquet columns by DuckDB, over an invented history. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computeFigures, FIGURE_NAMES } from '@eloquence/oversight';
import { defined } from '@eloquence/rating';
import { Database } from '../packages/oversight/src/duckdb/database.ts';
import { HISTORY_SCHEMA, HISTORY_TABLES } from '../packages/oversight/src/history/schema.ts';
import { median } from './measure.ts';

const LISTS = 120;
const GAMES_PER_PLAYER = 50;
const GAMES_PER_EVENT = 200;
/** As FIDE has in ten years. */
const FULL = 25_000_000;

export interface OversightFigures {
  readonly games: number;
  readonly scan: number;
  readonly figures: number;
}

export async function benchOversight(quick: boolean): Promise<readonly OversightFigures[]> {
  const sizes = quick ? [250_000, 1_000_000] : [1_000_000, 5_000_000, FULL];
  const found: OversightFigures[] = [];
  for (const games of sizes) {
    const folder = await historyOf(games);
    const rounds = quick ? 3 : 1;
    const [scan, figures]: [number[], number[]] = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      const [scanned, computed] = [
        await seconds(() => scanAll(folder)),
        await seconds(() => computeFigures(folder, 'standard')),
      ];
      // The first round warms the file cache.
      if (round === 0) continue;
      scan.push(scanned);
      figures.push(computed);
    }
    found.push({ games, scan: median(scan), figures: median(figures) });
  }
  return found;
}

export function printOversight(rows: readonly OversightFigures[]): void {
  console.log(`\nAll ${FIGURE_NAMES.length} figures of a history, and one scan of its columns by DuckDB`);
  const [first] = rows;
  for (const { games, scan, figures } of rows) {
    const growth = first === undefined ? 1 : figures / games / (first.figures / first.games);
    console.log(
      `${(games / 1e6).toFixed(2).padStart(8)} M games${`${(figures / scan).toFixed(1)} × the scan`.padStart(20)}` +
        `${`${growth.toFixed(2)} × the time per game of the first`.padStart(42)}`,
    );
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Every value of every column is read. */
async function scanAll(folder: string): Promise<void> {
  const db = await Database.open();
  for (const [table, columns] of Object.entries(HISTORY_TABLES)) {
    const sums = Object.keys(columns).map((name) => `max("${name}")`);
    await db.rows(`SELECT ${sums.join(', ')} FROM read_parquet('${join(folder, `${table}.parquet`)}')`);
  }
  db.close();
}

/** Made once and kept among the temporary files. */
async function historyOf(games: number): Promise<string> {
  const folder = join(tmpdir(), `eloquence-bench-history-${HISTORY_SCHEMA}-${games}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    await inventHistory(unfinished, games);
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

async function inventHistory(folder: string, games: number): Promise<void> {
  const db = await Database.open({ file: join(folder, 'work.duckdb') });
  const players = Math.max(1000, Math.round(games / GAMES_PER_PLAYER));
  const events = Math.ceil(games / GAMES_PER_EVENT);
  const rating = (player: string): string => `(1400 + hash(${player}) % 1000 + hash(${player} + 7) % 400)`;
  const k = (player: string): string =>
    `CASE WHEN ${rating(player)} >= 2400 THEN 10 WHEN ${player} % 5 = 0 THEN 40 ELSE 20 END`;
  const month = `(DATE '2015-01-01' + to_months(CAST(list - 1 AS INTEGER)))::DATE`;
  await db.run(`CREATE TABLE lists AS SELECT (range + 1)::INTEGER AS list FROM range(${LISTS})`);
  const tables: Readonly<Record<keyof typeof HISTORY_TABLES, string>> = {
    lists: `SELECT list, 'standard' AS cadence, ${month} AS date, 'computed' AS source, '2014-07' AS edition, 1000 AS floor,
      ${players} AS rated, 0 AS old_points, 0 AS new_points, 0 AS games, 0 AS corrections, 0 AS newcomers, 0 AS returns,
      0 AS leavers, 0 AS imports, 0 AS adjustments, 0 AS rounding FROM lists`,
    rows: `SELECT list, 'standard' AS cadence, ${month} AS date, player, 'F' || player % 150 AS federation,
      CASE WHEN player % 8 = 0 THEN 'F' ELSE 'M' END AS sex, NULL AS title, 1940 + player % 75 AS birth_year,
      ${rating('player')} + hash(player + list) % 21 - 10 AS rating, ${k('player')} AS k, hash(player, list) % 8 AS games,
      20 + list AS played, 2700 AS peak, player % 3 = 0 AS inactive, true AS shown
      FROM lists, (SELECT range::INTEGER AS player FROM range(${players})) WHERE player % ${LISTS} <= list`,
    events: `SELECT event, list, 'standard' AS cadence, ${month} AS date, '2014-07' AS edition, ${month} - 20 AS start,
      ${month} - 12 AS "end", 'swiss' AS type, false AS official, 'F' || event % 150 AS federation, 60 AS players,
      ${GAMES_PER_EVENT} AS games, 'E' || event AS id, 'Open ' || event AS name, NULL AS city
      FROM (SELECT range::INTEGER AS event, (range * ${LISTS} // ${events} + 1)::INTEGER AS list FROM range(${events}))`,
    games: `SELECT event, list, 'standard' AS cadence, ${month} AS date, 1 + game % 9 AS round, white, black,
      white_rating, black_rating, true AS white_listed, true AS black_listed, white_score, white_expected,
      100 - white_expected AS black_expected, white_k, black_k,
      white_k * (50 * white_score - white_expected) AS white_change,
      black_k * (50 * (2 - white_score) - (100 - white_expected)) AS black_change
      FROM (SELECT *, CASE WHEN luck < white_expected - 15 THEN 2 WHEN luck < white_expected + 15 THEN 1 ELSE 0 END AS white_score
        FROM (SELECT *, round(100 / (1 + pow(10, (black_rating - white_rating) / 400)))::INTEGER AS white_expected,
          (hash(game + 1) % 100)::INTEGER AS luck, ${k('white')} AS white_k, ${k('black')} AS black_k
          FROM (SELECT *, ${rating('white')}::INTEGER AS white_rating, ${rating('black')}::INTEGER AS black_rating
            FROM (SELECT game, event, (event::BIGINT * ${LISTS} // ${events} + 1)::INTEGER AS list, white,
              ((white + 1 + hash(game + 3) % 300) % ${players})::INTEGER AS black
              FROM (SELECT range AS game, (range // ${GAMES_PER_EVENT})::INTEGER AS event,
                (hash(range) % ${players})::INTEGER AS white FROM range(${games}))))))`,
    players: `SELECT range::INTEGER AS player, 'P' || range AS id FROM range(${players})`,
    conversion: `SELECT range - 4000 AS difference, round(100 / (1 + pow(10, (4000 - range) / 400)))::INTEGER AS expected
      FROM range(8001)`,
  };
  for (const [table, sql] of Object.entries(tables)) {
    const columns = Object.entries(defined(HISTORY_TABLES[table as keyof typeof HISTORY_TABLES]));
    const cast = columns.map(([name, type]) => `"${name}"::${type} AS "${name}"`);
    await db.run(
      `COPY (SELECT ${cast.join(', ')} FROM (${sql})) TO '${join(folder, `${table}.parquet`)}'
       (FORMAT parquet, COMPRESSION zstd, KV_METADATA {schema: '${HISTORY_SCHEMA}'})`,
    );
  }
  db.close();
  for (const end of ['', '.wal']) rmSync(join(folder, `work.duckdb${end}`), { force: true });
}
