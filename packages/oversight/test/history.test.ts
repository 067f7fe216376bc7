import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Office, readHistory } from '@eloquence/office';
import { addMonths, defined, formatDate, parseDate } from '@eloquence/rating';
import { writeList } from '@eloquence/reports';
import { simulateMonths } from '@eloquence/simulation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Database } from '../src/duckdb/database.ts';
import { attachHistory } from '../src/history/parquet.ts';
import { exportFolder, exportHistory } from '../src/index.ts';
import { inventOffice, temporaryFolder } from './invented-office.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

async function opened(path: string): Promise<Database> {
  const db = await Database.open();
  await attachHistory(db, path);
  return db;
}

/** Lists whose points are not the sum of their parts, or whose games are not the sum of the games. */
const UNEXPLAINED = `
  SELECT l.list, new_points - old_points - (l.games + corrections + newcomers + returns - leavers + imports
    + adjustments + rounding) AS rest, l.games - coalesce(changes, 0) AS games
  FROM lists l LEFT JOIN (
    SELECT list, sum(coalesce(white_change, 0) + coalesce(black_change, 0)) AS changes FROM games GROUP BY list
  ) USING (list)
  WHERE rest <> 0 OR l.games <> coalesce(changes, 0)`;

describe.each([1, 2])('the history of an office, seed %i', (seed) => {
  let office: Office;
  let db: Database;
  const out = folder.path(`store-${seed}`);

  beforeAll(async () => {
    office = await inventOffice(folder.path(`${seed}.db`), { seed, months: 3, adjusted: '2024-09-01' });
    await exportHistory(office, { out });
    db = await opened(out);
  });
  afterAll(async () => {
    db.close();
    await office.store.close();
  });

  test('has corrections and an adjustment, and explains every hundredth', async () => {
    const [sums] = await db.rows('SELECT sum(abs(corrections)) AS c, sum(abs(adjustments)) AS a FROM lists');
    expect(sums?.c).toBeGreaterThan(0);
    expect(sums?.a).toBeGreaterThan(0);
    expect(await db.rows(UNEXPLAINED)).toEqual([]);
  });

  test('has every rating of every list', async () => {
    const rows = await db.rows(
      'SELECT cadence, date, player, rating, k FROM rows ORDER BY cadence, date, player',
    );
    const expected: unknown[] = [];
    for await (const { cadence, date, columns } of readHistory(office)) {
      columns.keys.forEach((player, row) => {
        const rating = defined(columns.ratings[row]);
        if (rating > 0) expected.push({ cadence, date, player, rating, k: columns.ks[row] || null });
      });
    }
    const key = (row: unknown): string => {
      const { cadence, date, player } = row as { cadence: string; date: string; player: number };
      return `${cadence} ${date} ${String(player).padStart(9)}`;
    };
    expect(rows).toEqual(expected.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)));
  });

  test('has every game played, with the result', async () => {
    let games = 0;
    let halves = 0;
    for await (const { events } of readHistory(office)) {
      for (const event of events) {
        for (const game of event.games.games) {
          if (!game.played) continue;
          games += 1;
          halves += 2 * game.whiteScore;
        }
      }
    }
    expect(await db.rows('SELECT count(*) AS games, sum(white_score) AS halves FROM games')).toEqual([
      { games, halves },
    ]);
  });

  test('without names has the same figures and no IDs', async () => {
    const anonymous = folder.path(`anonymous-${seed}`);
    await exportHistory(office, { out: anonymous, anonymous: true });
    const other = await opened(anonymous);
    expect(await other.rows(UNEXPLAINED)).toEqual([]);
    const figures = 'SELECT list, count(*) AS n, sum(rating) AS points FROM rows GROUP BY list ORDER BY list';
    expect(await other.rows(figures)).toEqual(await db.rows(figures));
    const named = 'SELECT count(id) + count(name) + count(city) AS named FROM events';
    const titled = 'SELECT count(title) AS titled FROM rows';
    expect([...(await other.rows(named)), ...(await other.rows(titled))]).toEqual([
      { named: 0 },
      { titled: 0 },
    ]);
    expect(await other.rows("SELECT * FROM duckdb_views() WHERE view_name = 'players'")).toEqual([]);
    expect((await db.rows(named))[0]?.named).toBeGreaterThan(0);
    const numbered = 'SELECT player FROM rows ORDER BY list, player LIMIT 20';
    expect(await other.rows(numbered)).not.toEqual(
      await db.rows(numbered.replace('player LIMIT', 'rating LIMIT')),
    );
    other.close();
  });
});

describe('a folder of lists and reports', () => {
  const out = folder.path('from-folder');
  const source = folder.path('federation');
  let db: Database;

  beforeAll(async () => {
    for (const { list, events } of simulateMonths({ seed: 3, players: 60, months: 4 })) {
      const write = (path: string, bytes: Uint8Array | string): void => {
        mkdirSync(dirname(join(source, path)), { recursive: true });
        writeFileSync(join(source, path), bytes);
      };
      const pieces: Uint8Array[] = [];
      for await (const piece of writeList(list.rows, { format: 'txt', cadence: 'combined' }).bytes())
        pieces.push(Uint8Array.from(piece));
      write(`lists/${list.date}.txt`, Buffer.concat(pieces));
      for (const { file, report, registration } of events) {
        write(`reports/${list.date.slice(0, 7)}/${file}.trf`, report);
        write(`events/${list.date.slice(0, 7)}/${file}.json`, JSON.stringify(registration));
      }
    }
    await exportFolder({ folder: source, out });
    db = await opened(out);
  });
  afterAll(() => db.close());

  test('explains every hundredth', async () => {
    expect(await db.rows(UNEXPLAINED)).toEqual([]);
  });

  test('has the lists unchanged, and events on the list after their end', async () => {
    const [{ lists, last } = {}] = await db.rows('SELECT count(*) AS lists, max(date) AS last FROM lists');
    expect(lists).toBe(15);
    expect(last).toBe(formatDate(addMonths(parseDate('2024-07-01'), 4)));
    expect(await db.rows('SELECT event FROM events WHERE "end" >= date')).toEqual([]);
    const [{ events } = {}] = await db.rows('SELECT count(*) AS events FROM events');
    expect(events).toBeGreaterThan(8);
  });

  test('rates them like the lists, with almost no remainder', async () => {
    // The simulation keeps its own lists by the same rules.
    const [{ left, moved } = {}] = await db.rows(
      'SELECT sum(abs(imports)) AS left, sum(abs(new_points - old_points)) AS moved FROM lists WHERE old_points > 0',
    );
    expect(Number(left)).toBeLessThan(Number(moved) / 100);
  });
});
