import { type CorrectedEvent, type CorrectionContext, correctedResult } from './corrected-event.ts';
import { firstRatingOf } from './first-ratings.ts';
import type { CorrectionLine, UnratedEvent } from './input.ts';
import { lastRated } from './last-rated.ts';
import { keysOf, partialResults, resultKey } from './partial-results.ts';
import { editionsOf } from './plan.ts';
import { ratingIn } from './rows.ts';
import { aliasesOf } from './survivors.ts';

/** The list with which somebody came onto the lists. */
interface Entry {
  readonly date: string;
  readonly rating: number;
}

/** What this closing has corrected of a first rating so far. */
interface SoFar {
  readonly results: Map<string, UnratedEvent>;
  owed: number;
}

/**
 * First ratings as they should have been. They rest on all events of the window together: what one corrected event
 * owes is what it adds to those corrected before it, on earlier lists and on this one.
 */
export class CorrectedFirstRatings {
  readonly #context: CorrectionContext;
  /** Lines of the lists before. */
  readonly #earlier: readonly CorrectionLine[];
  readonly #soFar: Map<string, SoFar> = new Map();

  constructor(context: CorrectionContext, earlier: readonly CorrectionLine[]) {
    this.#context = context;
    this.#earlier = earlier;
  }

  /** Hundredths: what the first rating would have been, minus what it was and what has been corrected of it. */
  async owed(key: number, corrected: CorrectedEvent): Promise<number> {
    const { unit } = corrected;
    const entry = await this.#entryOf(key, unit.list.date);
    if (entry === null) return 0;
    const soFar = this.#soFarOf(key, entry);
    const result = correctedResult(corrected, key);
    if (result) soFar.results.set(resultKey(unit.event, unit.list.date), result);
    const { office, plan } = this.#context;
    const events = await this.#pool(key, entry, soFar);
    const first = firstRatingOf({ editions: editionsOf(office, plan.cadence) }, events);
    // A first rating that should not have been is for the officer to decide: a replay takes it back.
    if (!first || first.rating === null) return 0;
    const applied = (await this.#linesSoFar(key, entry)) + soFar.owed;
    const owed = 100 * (first.rating - entry.rating) - applied;
    soFar.owed += owed;
    return owed;
  }

  #soFarOf(key: number, { date }: Entry): SoFar {
    const id = `${key} ${date}`;
    const soFar = this.#soFar.get(id) ?? { results: new Map(), owed: 0 };
    this.#soFar.set(id, soFar);
    return soFar;
  }

  /** Everything that should have been pooled when he came onto the list. */
  async #pool(key: number, entry: Entry, { results }: SoFar): Promise<readonly UnratedEvent[]> {
    const { office, db, plan, survivors } = this.#context;
    const aliases = aliasesOf(survivors);
    const before = plan.lists.filter(({ date }) => date < entry.date);
    const last = await lastRated(office, db, before, keysOf(key, aliases));
    const kept = await partialResults(db, [key], plan.lists, { aliases, lastRated: last });
    const pooled = (kept.get(key) ?? []).filter(({ date }) => date <= entry.date);
    const byEvent = new Map(pooled.map(({ date, result }) => [resultKey(result.event, date), result]));
    for (const [id, result] of results) byEvent.set(id, result);
    return [...byEvent.values()].filter(({ removed }) => !removed);
  }

  async #linesSoFar(key: number, entry: Entry): Promise<number> {
    let sum = 0;
    for (const { player, list, change } of this.#earlier) {
      if (player === key && (await this.#entryOf(key, list))?.date === entry.date) sum += change;
    }
    return sum;
  }

  /** The first list from a date on that has the player with a rating. */
  async #entryOf(key: number, from: string): Promise<Entry | null> {
    const { plan, load } = this.#context;
    for (const name of plan.lists.filter(({ date }) => date >= from)) {
      const rating = ratingIn(await load(name), key);
      if (rating !== null) return { date: name.date, rating };
    }
    return null;
  }
}
