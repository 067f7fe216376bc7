import { editionsOf } from '../../editions.ts';
import { storedPlan } from '../../rating-lists/store/stored-plan.ts';
import { firstRatingOf } from '../rate/first-ratings.ts';
import type { CorrectionLine, UnratedEvent } from '../rate/input.ts';
import { ratingIn } from '../rate/list-lookup.ts';
import { type CorrectedEvent, type CorrectionContext, correctedResult } from './corrected-event.ts';
import { lastRated } from './last-rated.ts';
import { aliasesOf } from './merged-players.ts';
import { keysOf, partialResults, resultKey } from './partial-results.ts';

/** The first list with a rating of the player. */
interface FirstListing {
  readonly id: number;
  readonly date: string;
  readonly rating: number;
}

/** Corrections of one first rating in this closing. */
interface PendingCorrection {
  readonly results: Map<string, UnratedEvent>;
  owed: number;
}

/**
 * First ratings as they should have been. They depend on all events of the window: each corrected event gives what it
 * adds to those corrected before it.
 */
export class CorrectedFirstRatings {
  readonly #context: CorrectionContext;
  readonly #earlier: readonly CorrectionLine[];
  readonly #pending: Map<string, PendingCorrection> = new Map();

  constructor(context: CorrectionContext, earlier: readonly CorrectionLine[]) {
    this.#context = context;
    this.#earlier = earlier;
  }

  /** Hundredths: the correct first rating minus the published one and the corrections of it so far. */
  async owed(key: number, corrected: CorrectedEvent): Promise<number> {
    const { target } = corrected;
    const listing = await this.#firstListing(key, target.list.date);
    if (listing === null) return 0;
    const pending = this.#pendingOf(key, listing);
    const result = correctedResult(corrected, key);
    if (result) pending.results.set(resultKey(target.event, target.list.date), result);
    const { office, db, plan, merges } = this.#context;
    const events = await this.#pool(key, listing, pending);
    const { members = [], ...stated } = await storedPlan(db, listing.id);
    const member = members.some((each) => keysOf(key, aliasesOf(merges)).includes(each));
    const first = firstRatingOf(editionsOf(office, plan.cadence, stated), events, { member });
    // A first rating that should not exist needs the officer: a replay removes it.
    if (!first || first.rating === null) return 0;
    const applied = (await this.#earlierLines(key, listing)) + pending.owed;
    const owed = 100 * (first.rating - listing.rating) - applied;
    pending.owed += owed;
    return owed;
  }

  #pendingOf(key: number, { date }: FirstListing): PendingCorrection {
    const id = `${key} ${date}`;
    const pending = this.#pending.get(id) ?? { results: new Map(), owed: 0 };
    this.#pending.set(id, pending);
    return pending;
  }

  /** All results that should have been pooled for the first rating. */
  async #pool(
    key: number,
    listing: FirstListing,
    { results }: PendingCorrection,
  ): Promise<readonly UnratedEvent[]> {
    const { office, db, plan, merges } = this.#context;
    const aliases = aliasesOf(merges);
    const before = plan.lists.filter(({ date }) => date < listing.date);
    const last = await lastRated(office, db, before, keysOf(key, aliases));
    const kept = await partialResults(db, [key], plan.lists, { aliases, lastRated: last });
    const pooled = (kept.get(key) ?? []).filter(({ date }) => date <= listing.date);
    const byEvent = new Map(pooled.map(({ date, result }) => [resultKey(result.event, date), result]));
    for (const [id, result] of results) byEvent.set(id, result);
    return [...byEvent.values()].filter(({ removed }) => !removed);
  }

  async #earlierLines(key: number, listing: FirstListing): Promise<number> {
    let sum = 0;
    for (const { player, list, change } of this.#earlier) {
      if (player === key && (await this.#firstListing(key, list))?.date === listing.date) sum += change;
    }
    return sum;
  }

  async #firstListing(key: number, from: string): Promise<FirstListing | null> {
    const { plan, load } = this.#context;
    for (const name of plan.lists.filter(({ date }) => date >= from)) {
      const rating = ratingIn(await load(name), key);
      if (rating !== null) return { id: name.id, date: name.date, rating };
    }
    return null;
  }
}
