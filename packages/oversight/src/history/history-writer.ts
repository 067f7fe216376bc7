import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type EventPlayer, FLAG, type HistoryEvent, type HistoryList, idOf, SEX } from '@eloquence/office';
import { defined, floorOn, parseDate, probability } from '@eloquence/rating';
import { Database } from '../duckdb/database.ts';
import type { TableLoader } from '../duckdb/table-loader.ts';
import { type GameSide, gamesOfEvent } from './event-games.ts';
import { copyTable } from './parquet.ts';
import { fileOf, HISTORY_TABLES, type HistoryTable, NAMED_TABLES } from './schema.ts';

export interface HistoryOptions {
  /** The folder of the Parquet files. */
  readonly out: string;
  /** Players and events numbered at random, without IDs, names and titles. */
  readonly anonymous?: boolean;
  readonly signal?: AbortSignal;
}

export type HistorySize = Readonly<Record<'lists' | 'rows' | 'events' | 'games', number>>;

/** Instead of an unknown value: all staged columns are integers. */
const NONE = -0x8000_0000;

/** The columns of rows and games as staged: texts by number, days since 1970, 0 and 1. */
const STAGED = {
  rows: 'list, cadence, date, player, federation, sex, title, birth_year, rating, k, games, played, peak, inactive, shown',
  games:
    'event, list, cadence, date, round, white, black, white_rating, black_rating, white_listed, black_listed, ' +
    'white_score, white_expected, black_expected, white_k, black_k, white_change, black_change',
  players: 'player, id',
} as const;

/** Writes lists with their events and games to Parquet, by way of a temporary DuckDB file. */
export class HistoryWriter {
  readonly #db: Database;
  readonly #options: HistoryOptions;
  readonly #folder: string;
  readonly #loaders: Readonly<Record<keyof typeof STAGED, TableLoader>>;
  readonly #texts: Map<string, number> = new Map();
  readonly #players: Set<number> = new Set();
  #lists = 0;
  #events = 0;
  #rows = 0;
  #games = 0;

  private constructor(
    db: Database,
    options: HistoryOptions,
    folder: string,
    loaders: Record<keyof typeof STAGED, TableLoader>,
  ) {
    this.#db = db;
    this.#options = options;
    this.#folder = folder;
    this.#loaders = loaders;
  }

  static async open(options: HistoryOptions): Promise<HistoryWriter> {
    const folder = join(options.out, '.unfinished');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const db = await Database.open({ file: join(folder, 'staged.duckdb'), memory: '1GB' });
    const entries: [string, TableLoader][] = [];
    for (const [table, columns] of Object.entries(STAGED)) {
      const names = columns.split(', ');
      await db.run(`CREATE TABLE ${table}_staged (${names.map((name) => `${name} INTEGER`).join(', ')})`);
      entries.push([table, await db.loader(`${table}_staged`, names.length)]);
    }
    for (const table of ['lists', 'events'] as const) {
      const columns = Object.entries(HISTORY_TABLES[table]).map(([name, type]) => `"${name}" ${type}`);
      await db.run(`CREATE TABLE ${table}_staged (${columns.join(', ')})`);
    }
    return new HistoryWriter(db, options, folder, Object.fromEntries(entries) as never);
  }

  async add(list: HistoryList): Promise<void> {
    this.#lists += 1;
    await this.#addList(list);
    this.#addRows(list);
    for (const event of list.events) await this.#addEvent(list, event);
  }

  async #addList({ cadence, date, source, edition, columns, points }: HistoryList): Promise<void> {
    let rated = 0;
    for (let row = 0; row < columns.rows; row += 1) if (defined(columns.ratings[row]) > 0) rated += 1;
    const of = (name: keyof NonNullable<typeof points>): number | null =>
      points === null ? null : Number(points[name]);
    await this.#insert('lists', [
      this.#lists,
      cadence,
      date,
      source,
      edition.id,
      floorOn(edition, parseDate(date)),
      rated,
      of('old'),
      of('new'),
      of('games'),
      of('corrections'),
      of('newcomers'),
      of('returns'),
      of('leavers'),
      of('imports'),
      of('adjustments'),
      of('rounding'),
    ]);
  }

  async #insert(
    table: 'lists' | 'events',
    values: readonly (string | number | boolean | null)[],
  ): Promise<void> {
    const named = Object.fromEntries(values.map((value, index) => [`v${index}`, value]));
    const marks = values.map((_, index) => `$v${index}`).join(', ');
    await this.#db.run(`INSERT INTO ${table}_staged VALUES (${marks})`, named);
  }

  #addRows({ cadence, date, columns }: HistoryList): void {
    const day = parseDate(date);
    const [inactive, unshown] = [FLAG.inactive | FLAG.onlyFlagged, FLAG.onlyFlagged | FLAG.excluded];
    const federations = columns.federationNames.map((name) => this.#text(name));
    const titles = columns.titleSets.map(([title, women]) => this.#text(title || women));
    const sexes = new Map([
      [SEX.male, this.#text('M')],
      [SEX.female, this.#text('F')],
    ]);
    for (let row = 0; row < columns.rows; row += 1) {
      const rating = defined(columns.ratings[row]);
      if (rating === 0) continue;
      const player = defined(columns.keys[row]);
      const flags = defined(columns.flags[row]);
      this.#rows += 1;
      this.#loaders.rows.add(
        this.#lists,
        this.#text(cadence),
        day,
        player,
        defined(federations[defined(columns.federations[row])]),
        sexes.get(defined(columns.sexes[row])) ?? NONE,
        defined(titles[defined(columns.titles[row])]),
        columns.birthYears[row] || NONE,
        rating,
        columns.ks[row] || NONE,
        defined(columns.games[row]),
        defined(columns.played[row]),
        defined(columns.peaks[row]),
        (flags & inactive) === 0 ? 0 : 1,
        (flags & unshown) === 0 ? 1 : 0,
      );
      if (this.#options.anonymous || this.#players.has(player)) continue;
      this.#players.add(player);
      this.#loaders.players.add(player, this.#text(String(idOf(columns, row))));
    }
  }

  async #addEvent({ cadence, date }: HistoryList, event: HistoryEvent): Promise<void> {
    const { facts, keys } = event.games;
    const players = [...event.players];
    const games = gamesOfEvent({ ...event, players });
    this.#events += 1;
    this.#games += games.length;
    const { id, name, city } = this.#options.anonymous ? { id: null, name: null, city: null } : event;
    await this.#insert('events', [
      this.#events,
      this.#lists,
      cadence,
      date,
      event.edition.id,
      facts.start,
      facts.end,
      facts.type,
      facts.official,
      event.federation || null,
      keys.length,
      games.length,
      id,
      name,
      city,
    ]);
    const [of, day] = [this.#text(cadence), parseDate(date)];
    for (const { round, white, black, whiteScore, sides } of games) {
      const [one, other] = [defined(players[white]), defined(players[black])];
      const [own, opposite] = [
        sideValues(one, whiteScore, sides[0]),
        sideValues(other, 2 - whiteScore, sides[1]),
      ];
      this.#loaders.games.add(
        this.#events,
        this.#lists,
        of,
        day,
        round,
        one.key || NONE,
        other.key || NONE,
        own.rating,
        opposite.rating,
        one.rating === null ? 0 : 1,
        other.rating === null ? 0 : 1,
        whiteScore,
        own.expected,
        opposite.expected,
        own.k,
        opposite.k,
        own.change,
        opposite.change,
      );
    }
  }

  #text(text: string): number {
    if (text === '') return NONE;
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, this.#texts.size);
    return this.#texts.size - 1;
  }

  /** Writes the Parquet files. */
  async close(): Promise<HistorySize> {
    const { out, anonymous = false, signal } = this.#options;
    for (const loader of Object.values(this.#loaders)) loader.close();
    try {
      await this.#writeTexts();
      await this.#writeConversion();
      const tables = (Object.keys(HISTORY_TABLES) as HistoryTable[]).filter(
        (table) => !(anonymous && NAMED_TABLES.includes(table)),
      );
      for (const table of tables) {
        signal?.throwIfAborted();
        await copyTable(this.#db, table, this.#folder, anonymous);
      }
      // All of them or none: a half-written history looks like a whole one.
      for (const table of tables) await rename(join(this.#folder, fileOf(table)), join(out, fileOf(table)));
    } finally {
      await this.abandon();
    }
    return { lists: this.#lists, rows: this.#rows, events: this.#events, games: this.#games };
  }

  /** Removes what is unfinished. */
  async abandon(): Promise<void> {
    this.#db.close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #writeTexts(): Promise<void> {
    await this.#db.run('CREATE TABLE texts (code INTEGER, text VARCHAR)');
    const json = JSON.stringify([...this.#texts].map(([text, code]) => ({ code, text })));
    await this.#db.run(
      `INSERT INTO texts SELECT unnest(from_json($json::JSON, '[{"code":"INTEGER","text":"VARCHAR"}]'), recursive := true)`,
      { json },
    );
  }

  /** The conversion table, so that the files are enough for every figure. */
  async #writeConversion(): Promise<void> {
    const rows: string[] = [];
    for (let difference = -4000; difference <= 4000; difference += 1)
      rows.push(`(${difference}, ${probability(difference)})`);
    await this.#db.run('CREATE TABLE conversion_staged (difference INTEGER, expected INTEGER)');
    await this.#db.run(`INSERT INTO conversion_staged VALUES ${rows.join(', ')}`);
  }
}

interface SideValues {
  readonly rating: number;
  readonly expected: number;
  readonly k: number;
  readonly change: number;
}

function sideValues({ k }: EventPlayer, score: number, { rating, expected }: GameSide): SideValues {
  const counts = expected !== null;
  return {
    rating: rating ?? NONE,
    expected: expected ?? NONE,
    k: counts && k !== null ? k : NONE,
    change: counts && k !== null ? k * (50 * score - expected) : NONE,
  };
}
