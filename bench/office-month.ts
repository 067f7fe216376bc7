/** A month of accepted reports, put into a store as if each had been handed in and accepted, and lists of the year before. */

import { defined } from '@eloquence/rating';
import pg from 'pg';
import type { Office } from '../packages/office/src/index.ts';
import { sha256 } from '../packages/office/src/ledger/canonical.ts';
import { keepDocument } from '../packages/office/src/ledger/documents.ts';
import { append } from '../packages/office/src/ledger/ledger.ts';
import { dropDrafts } from '../packages/office/src/period/save-draft.ts';
import { insertList } from '../packages/office/src/rating-lists/store/insert-list.ts';
import { loadList, newestList } from '../packages/office/src/rating-lists/store/load.ts';
import { type GameSet, packGameSet, type SetGame } from '../packages/office/src/reports/game-set.ts';
import type { BulkRow } from '../packages/office/src/store/store.ts';
import type { Cadence } from '../packages/rating/src/index.ts';
import { Random } from '../scripts/fuzz/random.ts';

export interface MonthSize {
  readonly events: number;
  readonly players: number;
  /** The players of the store, of whom some of the active have no rating yet. */
  readonly known: number;
}

export const LIST = '2026-10-01';
export const NEXT_LIST = '2026-11-01';

const ROUNDS = 9;
const FIELD = 52;
/** One in so many entrants has no rating. */
const UNRATED = 20;

/** Of twenty events: rates of play as they are chosen, and the minutes each has for 60 moves. */
type Kind = readonly [cadence: Cadence, share: number, minutes: number];
const CADENCES: readonly Kind[] = [
  ['standard', 12, 120],
  ['rapid', 5, 25],
  ['blitz', 3, 5],
];

/** The lists of the months before: as many as who is active hangs on, beside the one that was taken over. */
const EARLIER_LISTS = [
  '2025-11-01',
  '2025-12-01',
  '2026-01-01',
  '2026-02-01',
  '2026-03-01',
  '2026-04-01',
  '2026-05-01',
  '2026-06-01',
  '2026-07-01',
  '2026-08-01',
  '2026-09-01',
];

/** Puts the lists that were taken over in again for every month of the year before. */
export async function insertYear({ store }: Office): Promise<void> {
  for (const [cadence] of CADENCES) {
    const newest = await newestList(store, cadence);
    if (newest === null) throw new Error(`no ${cadence} list`);
    const { columns } = await loadList(store, newest.id);
    const row = await store.db
      .selectFrom('list')
      .selectAll()
      .where('id', '=', newest.id)
      .executeTakeFirstOrThrow();
    const { packed, practice, engine, inputs, source, hash, memory_hash, names_hash } = row;
    const hashes = { hash, memoryHash: memory_hash, namesHash: names_hash, salts: [] };
    const list = { cadence, source, columns, packed, nameOf: () => null, practice, engine, inputs };
    const { actor, at, body } = await store.db
      .selectFrom('entry')
      .selectAll()
      .where('seq', '=', row.seq)
      .executeTakeFirstOrThrow();
    await store.write(async (trx) => {
      for (const date of EARLIER_LISTS) {
        const kept = { ...list, date, editions: JSON.parse(row.editions), summary: JSON.parse(row.summary) };
        const entered = { ...JSON.parse(body), date };
        const subject = `${cadence} ${date}`;
        const { seq } = await append(trx, { kind: 'list-imported', actor, at, subject, body: entered });
        const { id } = await insertList(store, trx, kept, { publishedBy: seq }, hashes);
        await trx.insertInto('current_list').values({ cadence, date, list: id, seq }).execute();
      }
    });
  }
}

export interface MadeMonth {
  readonly events: number;
  readonly games: number;
  readonly active: number;
  /** Bytes of the packed games. */
  readonly packed: number;
}

/** `number`: of the month, for events of their own; those of other months stay. */
export async function insertMonth(
  office: Office,
  size: MonthSize,
  date: string = NEXT_LIST,
  number = 0,
): Promise<MadeMonth> {
  const random = new Random(20_261_001 + number);
  const pools = new Map<Cadence, Pool>();
  for (const [cadence, share] of CADENCES) {
    const active = await activePlayers(office, cadence, Math.round((size.players * share) / 20), random);
    pools.set(cadence, new Pool(active, random));
  }
  const seen = new Set<number>();
  const rows = { event: [] as BulkRow[], report: [] as BulkRow[], game_set: [] as BulkRow[] };
  let [games, bytes] = [0, 0];
  const document = new TextEncoder().encode('the report of every event of the month');
  const hash = sha256(document);
  for (let index = 0; index < size.events; index += 1) {
    const [cadence, , minutes] = cadenceOf(index);
    const set = inventEvent(random, defined(pools.get(cadence)), size.known, minutes, monthBefore(date));
    for (const key of set.keys) seen.add(key);
    const packed = packGameSet(set);
    games += set.games.length;
    bytes += packed.length;
    const place = 9_000_000 + number * size.events + index;
    const [id, report, { start, end }] = [`E${place}`, `R${place}`, set.facts];
    rows.event.push([
      id,
      `Open ${index}`,
      '',
      'AAA',
      cadence,
      'swiss',
      start,
      end,
      0,
      '{}',
      'accepted',
      report,
      1,
    ]);
    rows.report.push([
      report,
      id,
      1,
      hash,
      document.length,
      `${end}T20:00:00.000Z`,
      'bench',
      'accepted',
      '[]',
      0,
      0,
      FIELD,
      set.games.length,
      start,
      end,
      1,
    ]);
    rows.game_set.push([report, sha256(packed), packed]);
  }
  await office.store.write(async (trx) => {
    const cadences = CADENCES.map(([cadence]) => cadence);
    await dropDrafts(trx, cadences, date);
    if (number === 0)
      for (const table of ['game_set', 'report', 'event'] as const) await trx.deleteFrom(table).execute();
    await keepDocument(trx, 'report', document);
    await office.store.bulk(trx, 'event', EVENT, rows.event);
    await office.store.bulk(trx, 'report', REPORT, rows.report);
    await office.store.bulk(trx, 'game_set', ['report', 'hash', 'packed'], rows.game_set);
  });
  await tidy(office);
  return { events: size.events, games, active: seen.size, packed: bytes };
}

/**
 * In production, autovacuum does this before the month ends. It is off here, since it would run at any time.
 */
async function tidy({ store }: Office): Promise<void> {
  if (store.kind !== 'postgres') return;
  const client = new pg.Client({ connectionString: store.url });
  await client.connect();
  try {
    await client.query('VACUUM (ANALYZE)');
  } finally {
    await client.end();
  }
}

const EVENT = [
  'id',
  'name',
  'city',
  'federation',
  'cadence',
  'type',
  'start',
  'end_date',
  'official',
  'facts',
  'stage',
  'report',
  'seq',
] as const;
const REPORT = [
  'id',
  'event',
  'version',
  'hash',
  'size',
  'submitted',
  'actor',
  'state',
  'findings',
  'errors',
  'warnings',
  'players',
  'games',
  'start',
  'end_date',
  'seq',
] as const;

/** `YYYY-MM` of the month before a list. */
function monthBefore(date: string): string {
  return new Date(Date.parse(date) - 1).toISOString().slice(0, 7);
}

function cadenceOf(index: number): Kind {
  const place = index % 20;
  const [standard, rapid, blitz] = CADENCES as [Kind, Kind, Kind];
  if (place < standard[1]) return standard;
  return place < standard[1] + rapid[1] ? rapid : blitz;
}

/** Rated players of a list, spread over all of it, each once. */
async function activePlayers(
  { store }: Office,
  cadence: Cadence,
  count: number,
  random: Random,
): Promise<readonly number[]> {
  const newest = await newestList(store, cadence);
  if (newest === null) throw new Error(`no ${cadence} list`);
  const { columns } = await loadList(store, newest.id);
  const players = new Set<number>();
  while (players.size < count) players.add(defined(columns.keys[random.below(columns.rows)]));
  return [...players];
}

/** The active players of a cadence: everybody plays once, then some of them again. */
class Pool {
  readonly #players: readonly number[];
  readonly #random: Random;
  #next = 0;

  constructor(players: readonly number[], random: Random) {
    this.#players = players;
    this.#random = random;
  }

  take(): number {
    this.#next += 1;
    return this.#players[this.#next - 1] ?? this.#random.oneOf(this.#players);
  }
}

function inventEvent(random: Random, pool: Pool, known: number, minutes: number, month: string): GameSet {
  const keys = new Set<number>();
  while (keys.size < FIELD) keys.add(random.oneIn(UNRATED) ? 1 + random.below(known) : pool.take());
  const games: SetGame[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    // Everybody meets the one so many places further on the circle: nobody meets anybody twice.
    for (let place = 0; place < FIELD / 2; place += 1) {
      const [white, black] = pairOf(place, round);
      const whiteScore = random.below(3) / 2;
      games.push({
        white,
        black,
        whiteScore,
        blackScore: 1 - whiteScore,
        played: true,
        coloured: true,
        round,
      });
    }
  }
  const day = String(1 + random.below(20)).padStart(2, '0');
  const facts = {
    type: 'swiss',
    start: `${month}-${day}`,
    end: `${month}-${String(Number(day) + 8).padStart(2, '0')}`,
    official: false,
    minutes,
    scheduledGames: null,
    waivedMatchRule: false,
    ratingsPerGame: false,
    roundDates: [],
  } as const;
  return {
    facts,
    keys: Int32Array.from(keys),
    numbers: Uint16Array.from(keys, (_, index) => index + 1),
    games,
  };
}

/** The circle of a round robin: one stays, the others move on. */
function pairOf(place: number, round: number): readonly [number, number] {
  const others = FIELD - 1;
  const at = (index: number): number => (index === 0 ? others : (index + round) % others);
  const pair = [at(place), at(others - place)] as const;
  return round % 2 === 0 ? pair : [pair[1], pair[0]];
}
