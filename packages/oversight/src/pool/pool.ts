import { setImmediate } from 'node:timers/promises';
import type { WorkProgress } from '@eloquence/office';
import {
  type Cadence,
  chooseEditions,
  defined,
  type Edition,
  formatDate,
  InputError,
  listOfEvent,
} from '@eloquence/rating';
import { readAnyReport } from '@eloquence/reports';
import { type PlayedEvent, type SimulatedEvent, type Step, simulateMonths } from '@eloquence/simulation';
import { type Game, type Stretch, stretchOfEvents } from '../figures/stretch.ts';
import type { ReportSource } from '../folder/find-files.ts';
import { FolderHistory } from '../folder/folder-history.ts';
import { FolderPlayers, RowsOfCadence } from '../folder/folder-list.ts';
import { HistoryWriter } from '../history/history-writer.ts';

/** How an invented federation plays: its true strengths are known and do not change. */
export interface PoolOptions {
  readonly seed: number;
  readonly players: number;
  readonly months: number;
  readonly edition: Edition;
  /** The factor b of the games by true strength, in hundredths: 100 is the logistic curve over 400 points. */
  readonly stretch?: number;
  /** Points of the first move. */
  readonly advantage?: number;
  /** Where the history goes as Parquet files, for all other figures; none by default. */
  readonly out?: string;
  readonly progress?: (progress: WorkProgress) => void;
  readonly signal?: AbortSignal;
}

/** Active players of a list, by what their ratings are above their true strengths. */
export interface PoolList {
  readonly date: string;
  readonly players: number;
  readonly offset: number;
  readonly deviation: number;
  /** Those who were not rated on the first list. */
  readonly newcomers: number;
  readonly newcomersOffset: number | null;
}

export interface Pool {
  readonly lists: readonly PoolList[];
  /** Change of the offset in points a year: nobody got stronger, so all of it is drift. */
  readonly drift: number;
  /** b by published ratings, as the figure of a real history has it, and by true strengths. */
  readonly byRating: Stretch | null;
  readonly byStrength: Stretch | null;
}

export const POOL_DEFAULTS = { players: 800, months: 60, stretch: 100, advantage: 35 } as const;

const START = '2024-07-01';

/** A perfect pool: what the figures show where nothing but the rules and chance is at work. */
export async function simulatePool(options: PoolOptions): Promise<Pool> {
  const { seed, players, months, edition, progress, signal } = options;
  const steps = simulateMonths({
    ...{ seed, players, months, start: START, edition, ageing: false },
    expected: expectedScores(options),
  });
  const history = options.out === undefined ? null : await PoolHistory.open(options.out, edition);
  try {
    const measured = new Measured(edition.cadence);
    let done = 0;
    for (const step of steps) {
      signal?.throwIfAborted();
      measured.add(step);
      await history?.add(step);
      progress?.({ work: 'pool', done, all: months + 1 });
      done += 1;
      // Progress is shown, and a stop noticed.
      await setImmediate();
    }
    await history?.close();
    return measured.pool();
  } catch (error) {
    await history?.abandon();
    throw error;
  }
}

/** In ten-thousandths. */
function expectedScores({
  stretch = POOL_DEFAULTS.stretch,
  advantage = POOL_DEFAULTS.advantage,
}: PoolOptions): (difference: number) => number {
  within('stretch', stretch, 25, 400);
  within('advantage', advantage, 0, 200);
  return (difference) => Math.round(10_000 / (1 + 10 ** (-((stretch * difference) / 100 + advantage) / 400)));
}

/** Refuses a number outside of a range. */
export function within(name: string, value: number, from: number, to: number): void {
  if (Number.isInteger(value) && value >= from && value <= to) return;
  throw new InputError('invalid-count', {
    name,
    value: String(value),
    expected: { kind: 'integer', from, to },
  });
}

/** Ratings and results beside true strengths. */
class Measured {
  readonly #cadence: Cadence;
  readonly #lists: PoolList[] = [];
  readonly #first: Set<number> = new Set();
  readonly #byRating: Game[][] = [];
  readonly #byStrength: Game[][] = [];

  constructor(cadence: Cadence) {
    this.#cadence = cadence;
  }

  add({ list, events, players }: Step): void {
    const cadence = this.#cadence;
    const strengths = new Map(players.map(({ id, strength, leaning }) => [id, strength + leaning[cadence]]));
    const errors: number[] = [];
    const ofNewcomers: number[] = [];
    const isFirst = this.#lists.length === 0;
    for (const { id, flag, ratings } of list.rows) {
      const rating = ratings[cadence]?.rating ?? null;
      if (rating === null) continue;
      if (isFirst) this.#first.add(Number(id));
      if (flag.includes('i')) continue;
      const error = rating - defined(strengths.get(Number(id)));
      errors.push(error);
      if (!this.#first.has(Number(id))) ofNewcomers.push(error);
    }
    const offset = mean(errors) ?? 0;
    this.#lists.push({
      date: list.date,
      players: errors.length,
      offset,
      deviation: Math.sqrt(mean(errors.map((error) => (error - offset) ** 2)) ?? 0),
      newcomers: ofNewcomers.length,
      newcomersOffset: mean(ofNewcomers),
    });
    for (const { played } of events) if (played.cadence === cadence) this.#addGames(played, strengths);
  }

  #addGames({ field, games }: PlayedEvent, strengths: ReadonlyMap<number, number>): void {
    const cadence = this.#cadence;
    const rated = games.flatMap(({ white, black, whiteScore, played }) => {
      const [own, other] = [defined(field[white]), defined(field[black])];
      const [rating, opponent] = [own.ratings?.[cadence] ?? null, other.ratings?.[cadence] ?? null];
      if (played === false || rating === null || opponent === null) return [];
      const strength = defined(strengths.get(own.player.id)) - defined(strengths.get(other.player.id));
      return [{ score: Number(whiteScore), rating: rating - opponent, strength }];
    });
    if (rated.length === 0) return;
    this.#byRating.push(rated.map(({ score, rating }) => ({ difference: rating, score })));
    this.#byStrength.push(rated.map(({ score, strength }) => ({ difference: strength, score })));
  }

  pool(): Pool {
    const [first, last] = [defined(this.#lists[0]), defined(this.#lists.at(-1))];
    const years = (this.#lists.length - 1) / 12;
    return {
      lists: this.#lists,
      drift: (last.offset - first.offset) / years,
      byRating: stretchOfEvents(this.#byRating),
      byStrength: stretchOfEvents(this.#byStrength),
    };
  }
}

/** Lists and reports of a pool as a history, without files between. */
class PoolHistory {
  readonly #writer: HistoryWriter;
  readonly #edition: Edition;
  readonly #players: FolderPlayers = new FolderPlayers();
  readonly #history: FolderHistory;

  private constructor(writer: HistoryWriter, edition: Edition) {
    this.#writer = writer;
    this.#edition = edition;
    const editions = chooseEditions({ cadence: edition.cadence, edition });
    this.#history = new FolderHistory(edition.cadence, editions, this.#players);
  }

  static async open(out: string, edition: Edition): Promise<PoolHistory> {
    return new PoolHistory(await HistoryWriter.open({ out }), edition);
  }

  async add({ list, events }: Step): Promise<void> {
    const rows = new RowsOfCadence(this.#edition.cadence, this.#players);
    for (const row of list.rows) rows.add(row);
    const next = await this.#history.next(list.date, rows.columns());
    if (next !== null) await this.#writer.add({ ...next, source: 'computed' });
    for (const event of events)
      if (event.played.cadence === this.#edition.cadence) this.#history.add(this.#source(event));
  }

  #source({ file, report, registration, played }: SimulatedEvent): ReportSource {
    const { dates, kind } = played;
    const [start, end] = [defined(dates[0]), defined(dates.at(-1))];
    const official = kind.official === true;
    const { list } = listOfEvent(() => this.#edition, this.#edition, { end, official });
    return {
      id: file,
      read: async () => readAnyReport(report).report,
      cadence: played.cadence,
      start: formatDate(start),
      list: formatDate(list),
      facts: registration,
    };
  }

  close(): Promise<unknown> {
    return this.#writer.close();
  }

  abandon(): Promise<void> {
    return this.#writer.abandon();
  }
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
