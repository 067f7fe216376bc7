import { type ReplayedHistory, shownRating } from '@eloquence/office';
import type { Cadence } from '@eloquence/rating';

/** A player's ratings, a place for each list; 0: none. */
export interface PlayerRatings {
  readonly player: number;
  readonly published: readonly number[];
  readonly scenario: readonly number[];
}

/** Every player's rating on every list of a cadence, as published and under a scenario. */
export class ScenarioRatings {
  readonly #cadence: Cadence;
  readonly #places: Map<number, number> = new Map();
  readonly #lists: {
    readonly date: string;
    readonly published: Uint16Array;
    readonly scenario: Uint16Array;
  }[] = [];

  constructor(cadence: Cadence) {
    this.#cadence = cadence;
  }

  get dates(): readonly string[] {
    return this.#lists.map(({ date }) => date);
  }

  add({ history, published }: Pick<ReplayedHistory, 'history' | 'published'>): void {
    if (history.cadence !== this.#cadence) return;
    for (const { keys } of [published, history.columns])
      for (const key of keys) if (!this.#places.has(key)) this.#places.set(key, this.#places.size);
    this.#lists.push({
      date: history.date,
      published: this.#ratings(published),
      scenario: this.#ratings(history.columns),
    });
  }

  #ratings(columns: ReplayedHistory['published']): Uint16Array {
    const ratings = new Uint16Array(this.#places.size);
    columns.keys.forEach((key, row) => {
      ratings[this.#places.get(key) as number] = Math.max(0, shownRating(columns, row));
    });
    return ratings;
  }

  /** Players in ascending order, so many at a time. */
  *inParts(size: number): Generator<readonly PlayerRatings[]> {
    const players = [...this.#places].toSorted(([a], [b]) => a - b);
    for (let start = 0; start < players.length; start += size) {
      yield players.slice(start, start + size).map(([player, place]) => ({
        player,
        published: this.#lists.map(({ published }) => published[place] ?? 0),
        scenario: this.#lists.map(({ scenario }) => scenario[place] ?? 0),
      }));
    }
  }
}
