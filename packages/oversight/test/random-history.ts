import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { probability } from '@eloquence/rating';
import { Database } from '../src/duckdb/database.ts';
import { seededRandom } from '../src/figures/bootstrap.ts';
import { HISTORY_SCHEMA, HISTORY_TABLES, type HistoryTable } from '../src/history/schema.ts';

type Value = number | string | boolean | null;
type Record_ = Readonly<Record<string, Value>>;

/** The tables of a history as objects. */
export interface Tables {
  readonly lists: readonly Record_[];
  readonly rows: readonly Record_[];
  readonly events: readonly Record_[];
  readonly games: readonly Record_[];
}

/** Writes tables as a history. */
export async function writeTables(folder: string, tables: Tables): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const db = await Database.open();
  const conversion = Array.from({ length: 8001 }, (_, index) => ({
    difference: index - 4000,
    expected: probability(index - 4000),
  }));
  const ids = new Set(tables.rows.map(({ player }) => player as number));
  const players = [...ids].map((player) => ({ player, id: `P${player}` }));
  for (const [table, records] of Object.entries({ ...tables, players, conversion })) {
    const columns = Object.entries(HISTORY_TABLES[table as HistoryTable]);
    const structure = JSON.stringify([Object.fromEntries(columns)]);
    await db.run(
      `COPY (SELECT unnest(from_json($json::JSON, '${structure}'), recursive := true))
       TO '${join(folder, `${table}.parquet`)}' (FORMAT parquet, KV_METADATA {schema: '${HISTORY_SCHEMA}'})`,
      { json: JSON.stringify(records) },
    );
  }
  db.close();
}

const FEDERATIONS = ['AAA', 'BBB', 'CCC'];
const MONTHS = 40;
const PLAYERS = 36;

/** Random lists and games without any meaning, for comparing each figure with a slow computation. */
export function randomTables(seed: number): Tables {
  const random = seededRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const players = Array.from({ length: PLAYERS }, (_, index) => ({
    player: index + 1,
    federation: FEDERATIONS[index % 3] as string,
    sex: index % 4 === 0 ? 'F' : 'M',
    birth_year: index % 9 === 0 ? null : 1950 + below(65),
    joins: index < 24 ? 0 : below(MONTHS),
    rating: 1400 + below(1300),
    k: [10, 20, 40][index % 3] as number,
    played: below(30),
    peak: 0,
  }));
  const tables = {
    lists: [] as Record_[],
    rows: [] as Record_[],
    events: [] as Record_[],
    games: [] as Record_[],
  };
  for (let month = 0; month < MONTHS; month += 1) {
    const date = new Date(Date.UTC(2021, 6 + month, 1)).toISOString().slice(0, 10);
    const of = { list: month + 1, cadence: 'standard', date };
    const listed = players.filter(({ joins }) => joins <= month);
    const played = new Map<number, number>();
    let changes = 0;
    for (let number = 0; number < 2; number += 1) {
      const event = tables.events.length + 1;
      // Two players always meet.
      const field = players.filter(({ player }) => player <= 2 || below(3) === 0);
      const games = field.flatMap((white, index) => {
        const black = field[(index + 1) % field.length];
        return black === undefined || black === white ? [] : [[white, black] as const];
      });
      tables.events.push({
        ...of,
        event,
        edition: '2024-03',
        start: date,
        end: date,
        type: 'swiss',
        official: false,
        federation: 'AAA',
        players: field.length,
        games: games.length,
        id: `E${event}`,
        name: `Open ${event}`,
        city: null,
      });
      for (const [white, black] of games) {
        const halves = below(3);
        const [one, other] = [white.joins <= month, black.joins <= month];
        const counts = one && other;
        const full = white.rating - black.rating;
        const cap = (own: number, gap: number): number =>
          own >= 2650 ? gap : Math.max(-400, Math.min(400, gap));
        const side = (own: number, gap: number, score: number, k: number): (number | null)[] => {
          if (!counts) return [null, null, null];
          const expected = probability(cap(own, gap));
          // One in ten games changes one side only.
          return below(10) === 0 ? [expected, null, null] : [expected, k, k * (50 * score - expected)];
        };
        const [we, wk, wc] = side(white.rating, full, halves, white.k);
        const [be, bk, bc] = side(black.rating, -full, 2 - halves, black.k);
        changes += (wc ?? 0) + (bc ?? 0);
        for (const each of [white, black])
          played.set(each.player, (played.get(each.player) ?? 0) + (counts ? 1 : 0));
        tables.games.push({
          ...of,
          event,
          round: 1,
          white: white.player,
          black: black.player,
          white_rating: one ? white.rating : null,
          black_rating: other ? black.rating : null,
          white_listed: one,
          black_listed: other,
          white_score: halves,
          white_expected: we as number,
          black_expected: be as number,
          white_k: wk as number,
          black_k: bk as number,
          white_change: wc as number,
          black_change: bc as number,
        });
      }
    }
    const before = (tables.lists.at(-1)?.new_points as number) ?? 0;
    let total = 0;
    for (const player of listed) {
      player.rating = Math.max(1400, player.rating + below(61) - 30);
      const games = played.get(player.player) ?? 0;
      player.played += games;
      player.peak = Math.max(player.peak, player.rating);
      total += 100 * player.rating;
      const { federation, sex, birth_year, rating, k, peak } = player;
      tables.rows.push({
        ...of,
        ...{ player: player.player, federation, sex, title: null, birth_year, rating, k, games, peak },
        played: player.played,
        inactive: games === 0 && below(2) === 0,
        shown: below(20) > 0,
      });
    }
    tables.lists.push({
      ...of,
      source: 'computed',
      edition: '2024-03',
      floor: 1400,
      rated: listed.length,
      old_points: before,
      new_points: total,
      games: changes,
      ...{ corrections: 0, newcomers: 0, returns: 0, leavers: 0, adjustments: 0, rounding: 0 },
      imports: total - before - changes,
    });
  }
  return tables;
}
