/**
 * The figures of oversight beside one scan of the same Parquet columns by DuckDB, over an invented history. Alone:
 * `node scripts/run.mjs bench/oversight.ts [--quick]`.
 */
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
const SEATS = 60;
/** As FIDE has in ten years. */
const FULL = 25_000_000;

/** Columns that no figure reads. */
const UNREAD: Readonly<Partial<Record<keyof typeof HISTORY_TABLES, readonly string[]>>> = {
  rows: ['title', 'k', 'peak'],
  events: ['edition', 'end', 'federation', 'players', 'games', 'city'],
  players: ['player', 'id'],
};

export interface OversightFigures {
  readonly games: number;
  /** Seconds of processor time, of all threads. */
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
        await processorTime(() => scanAll(folder)),
        await processorTime(() => computeFigures(folder, 'standard')),
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
  console.log(
    `\nAll ${FIGURE_NAMES.length} figures of a history, and one scan of its columns by DuckDB (processor time)`,
  );
  const [first] = rows;
  for (const { games, scan, figures } of rows) {
    const growth = first === undefined ? 1 : figures / games / (first.figures / first.games);
    console.log(
      `${(games / 1e6).toFixed(2).padStart(8)} M games${`${(figures / scan).toFixed(1)} × the scan`.padStart(20)}` +
        `${`${growth.toFixed(2)} × the time per game of the first`.padStart(42)}`,
    );
  }
}

async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

/** One hash over every value that a figure reads, so that nothing can be answered from the statistics of the files. */
async function scanAll(folder: string): Promise<void> {
  const db = await Database.open();
  for (const [table, columns] of Object.entries(HISTORY_TABLES)) {
    const unread = UNREAD[table as keyof typeof HISTORY_TABLES] ?? [];
    const read = Object.keys(columns).filter((name) => !unread.includes(name));
    if (read.length === 0) continue;
    const values = read.map((name) => `"${name}"`).join(', ');
    await db.rows(`SELECT bit_xor(hash(${values})) FROM read_parquet('${join(folder, `${table}.parquet`)}')`);
  }
  db.close();
}

/** Made once and kept among the temporary files. */
async function historyOf(games: number): Promise<string> {
  const folder = join(tmpdir(), `eloquence-bench-oversight-${HISTORY_SCHEMA}-${games}`);
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
  const db = await Database.open({ memory: '2GB', temporary: folder });
  const players = Math.max(1000, Math.round(games / GAMES_PER_PLAYER));
  const events = Math.ceil(games / GAMES_PER_EVENT);
  const macros = {
    day: `(list) AS CAST(DATE '2015-01-01' + to_months(CAST(list - 1 AS INTEGER)) AS DATE)`,
    // Two in five are on the first list.
    joins: `(player) AS CASE WHEN player % 5 < 2 THEN 0 ELSE hash(player) % ${LISTS} END`,
    rating:
      '(player, list) AS 1400 + hash(player, 1) % 1000 + hash(player, 2) % 400 + hash(player, list) % 21',
    k: '(player, list) AS CASE WHEN rating(player, list) >= 2400 THEN 10 WHEN player % 5 = 4 THEN 40 ELSE 20 END',
    federation: `(player) AS 'F' || player * 150 // ${players}`,
    // Every fourth event is international. Who joins much later leaves the seat to a listed player.
    seat: `(event, seat) AS (hash(event) % ${players} + seat * CASE WHEN event % 4 = 0 THEN 1009 ELSE 7 END) % ${players}`,
    taken: '(player, list) AS CASE WHEN joins(player) > list + 6 THEN player - player % 5 ELSE player END',
    expected: '(difference) AS round(100 / (1 + pow(10, -difference / 400)))::INTEGER',
  };
  for (const [name, macro] of Object.entries(macros)) await db.run(`CREATE MACRO ${name}${macro}`);
  const tables: Readonly<Record<keyof typeof HISTORY_TABLES, string>> = {
    lists: `SELECT list, 'standard' AS cadence, day(list) AS date, 'computed' AS source, '2014-07' AS edition, 1000 AS floor,
      ${players} AS rated, 0 AS old_points, 0 AS new_points, 0 AS games, 0 AS corrections, 0 AS newcomers, 0 AS returns,
      0 AS leavers, 0 AS imports, 0 AS adjustments, 0 AS rounding FROM lists`,
    rows: `SELECT list, 'standard' AS cadence, day(list) AS date, player, federation(player) AS federation,
      CASE WHEN player % 8 = 0 THEN 'F' ELSE 'M' END AS sex, CASE WHEN player % 50 = 0 THEN 'FM' END AS title,
      1940 + player % 75 AS birth_year, rating(player, list) AS rating, k(player, list) AS k,
      greatest(0, CAST(hash(player, list, 1) % 40 AS INTEGER) - 30) AS games, 20 + list AS played, 2700 AS peak,
      hash(player, list // 12) % 3 = 0 AS inactive, true AS shown
      FROM lists, (SELECT range::INTEGER AS player FROM range(${players})) WHERE joins(player) < list`,
    events: `SELECT event, list, 'standard' AS cadence, day(list) AS date, '2014-07' AS edition, day(list) - 20 AS start,
      day(list) - 12 AS "end", 'swiss' AS type, false AS official, 'F' || event % 150 AS federation, ${SEATS} AS players,
      ${GAMES_PER_EVENT} AS games, 'E' || event AS id, 'Open ' || event AS name, NULL AS city
      FROM (SELECT range::INTEGER AS event, (range * ${LISTS} // ${events} + 1)::INTEGER AS list FROM range(${events}))`,
    games: `SELECT *, 'standard' AS cadence, day(list) AS date,
        white_k * (50 * white_score - white_expected) AS white_change,
        black_k * (50 * (2 - white_score) - black_expected) AS black_change
      FROM (SELECT *, white_rating IS NOT NULL AS white_listed, black_rating IS NOT NULL AS black_listed,
          CASE WHEN white_expected IS NOT NULL THEN k(white, list) END AS white_k,
          CASE WHEN white_expected IS NOT NULL THEN k(black, list) END AS black_k,
          CASE WHEN luck < coalesce(white_expected, 50) - 15 THEN 2 WHEN luck < coalesce(white_expected, 50) + 15 THEN 1 ELSE 0 END AS white_score
        FROM (SELECT *, expected(least(400, greatest(-400, white_rating - black_rating))) AS white_expected, 100 - white_expected AS black_expected
          FROM (SELECT *, CASE WHEN joins(white) < list THEN rating(white, list)::INTEGER END AS white_rating,
              CASE WHEN joins(black) < list THEN rating(black, list)::INTEGER END AS black_rating
            FROM (SELECT *, taken(seat(event, white_seat), list)::INTEGER AS white, taken(seat(event, black_seat), list)::INTEGER AS black
              FROM (SELECT *, CASE WHEN colour THEN first ELSE second END AS white_seat,
                  CASE WHEN colour THEN second ELSE first END AS black_seat
                FROM (SELECT range // ${GAMES_PER_EVENT} AS event, (event * ${LISTS} // ${events} + 1)::INTEGER AS list,
                  range % ${GAMES_PER_EVENT} // ${SEATS / 2} + 1 AS round, range % ${GAMES_PER_EVENT} % ${SEATS / 2} * 2 AS first,
                  (first + 2 * round + 1) % ${SEATS} AS second, hash(range) % 2 = 0 AS colour, (hash(range, 1) % 100)::INTEGER AS luck
                  FROM range(${games})))))))`,
    players: `SELECT range::INTEGER AS player, 'P' || range AS id FROM range(${players})`,
    conversion: `SELECT range - 4000 AS difference, expected(range - 4000) AS expected FROM range(8001)`,
  };
  await db.run(`CREATE TABLE lists AS SELECT (range + 1)::INTEGER AS list FROM range(${LISTS})`);
  for (const [table, sql] of Object.entries(tables)) {
    const columns = Object.entries(defined(HISTORY_TABLES[table as keyof typeof HISTORY_TABLES]));
    const cast = columns.map(([name, type]) => `"${name}"::${type} AS "${name}"`);
    await db.run(
      `COPY (SELECT ${cast.join(', ')} FROM (${sql})) TO '${join(folder, `${table}.parquet`)}'
       (FORMAT parquet, COMPRESSION zstd, KV_METADATA {schema: '${HISTORY_SCHEMA}'})`,
    );
  }
  db.close();
}

if (import.meta.main) printOversight(await benchOversight(process.argv[2] === '--quick'));
