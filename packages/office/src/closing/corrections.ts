import { type CivilDate, formatDate, parseDate } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import type { Office } from '../context.ts';
import { type GameSet, joinGameSets, unpackGameSet } from '../events/game-set.ts';
import type { ListName } from '../lists-in-store/load.ts';
import type { Schema } from '../store/schema.ts';
import { type CorrectedUnit, correctedUnits } from './chains.ts';
import { type RatedEvent, rateDueEvent } from './event.ts';
import { firstRatingOf } from './first-ratings.ts';
import type { ClosingInput, CorrectionLine, NamedList, UnratedEvent } from './input.ts';
import { partialResults, resultsBefore } from './partial-results.ts';
import { type ClosingPlan, editionsOf } from './plan.ts';
import { type KeptEvent, unpackRatedEvent } from './rated-event.ts';
import { kIn, ratingIn } from './rows.ts';
import { mergedKeys, withSurvivors } from './survivors.ts';

/** What corrected reports change: lines for rated players, new results for those still unrated. */
export interface Corrections {
  readonly lines: readonly CorrectionLine[];
  /** By player: corrected results of events on earlier lists. */
  readonly results: ReadonlyMap<number, readonly UnratedEvent[]>;
}

export type LoadList = (list: Pick<ListName, 'id'>) => Promise<NamedList>;

/**
 * The exact change by the corrected report minus the exact change applied so far, with the K used then. Who got
 * a first rating with the event owes the difference between what it would have been and what it was.
 */
export async function correctionLines(
  office: Office,
  db: Kysely<Schema>,
  plan: ClosingPlan,
  load: LoadList,
): Promise<Corrections> {
  const lines: CorrectionLine[] = [];
  const results = new Map<number, UnratedEvent[]>();
  const survivors = await mergedKeys(db, plan.peopleSeq);
  for (const unit of await correctedUnits(db, plan)) {
    const correcting = new Correcting(office, db, plan, unit, load, survivors);
    await correcting.prepare();
    for (const key of correcting.players()) {
      const change = await correcting.changeOwed(key);
      if (change !== 0) lines.push({ player: key, event: unit.event, list: unit.list.date, change });
      const unrated = correcting.resultOf(key);
      if (unrated) results.set(key, [...(results.get(key) ?? []), unrated]);
    }
  }
  return { lines: lines.toSorted((a, b) => a.player - b.player), results };
}

/** One event on one list, as it stands there and as it should. */
class Correcting {
  readonly #office: Office;
  readonly #db: Kysely<Schema>;
  readonly #plan: ClosingPlan;
  readonly #unit: CorrectedUnit;
  readonly #load: LoadList;
  readonly #survivors: ReadonlyMap<number, number>;
  #kept: KeptEvent | null = null;
  #again: RatedEvent | null = null;
  #previous: NamedList | null = null;
  #applied: ReadonlyMap<number, number> = new Map();

  constructor(
    office: Office,
    db: Kysely<Schema>,
    plan: ClosingPlan,
    unit: CorrectedUnit,
    load: LoadList,
    survivors: ReadonlyMap<number, number>,
  ) {
    this.#office = office;
    this.#db = db;
    this.#plan = plan;
    this.#unit = unit;
    this.#load = load;
    this.#survivors = survivors;
  }

  async prepare(): Promise<void> {
    const { list, event } = this.#unit;
    const { packed } = await this.#db
      .selectFrom('rated_event')
      .select('packed')
      .where('list', '=', list.id)
      .where('event', '=', event)
      .executeTakeFirstOrThrow();
    const kept = unpackRatedEvent(packed);
    const own = (key: number): number => this.#survivors.get(key) ?? key;
    this.#kept = { ...kept, players: kept.players.map((player) => ({ ...player, key: own(player.key) })) };
    const before = this.#plan.lists.findLast((each) => each.date < list.date);
    this.#previous = await this.#load(before ?? list);
    this.#again = await this.#rateAgain();
    this.#applied = await this.#appliedSoFar();
  }

  players(): readonly number[] {
    const keys = new Set([...this.#then.players, ...this.#now.players].map(({ key }) => key));
    keys.delete(0);
    return [...keys];
  }

  get #then(): KeptEvent {
    return this.#kept as KeptEvent;
  }

  get #now(): RatedEvent {
    return this.#again as RatedEvent;
  }

  /** What the corrected report gives somebody unrated: kept as a result of the list on which it was rated. */
  resultOf(key: number): UnratedEvent | null {
    const unrated = this.#now.players.find((player) => player.key === key)?.unrated ?? null;
    return unrated && { ...unrated, list: this.#unit.list.date };
  }

  /** Rates the corrected reports as the list of then would have. */
  async #rateAgain(): Promise<RatedEvent> {
    const { list, event } = this.#unit;
    const games = withSurvivors(await this.#games(), this.#survivors);
    const { cadence, lists } = this.#plan;
    const standard = this.#then.standard && (await this.#load(this.#then.standard));
    const input: ClosingInput = {
      cadence,
      date: parseDate(list.date),
      editions: editionsOf(this.#office, cadence),
      previous: this.#previous as NamedList,
      published: (this.#previous as NamedList).columns,
      listAt: await this.#listAt(games),
      standardAt: () => standard,
      year: [],
      events: [],
      corrections: [],
      corrected: new Map(),
      adjustments: [],
      unratedBefore: new Map(),
      people: new Map(),
      birthDates: new Map(),
      titledUnrated: [],
      former: new Map(),
    };
    const earlier = await resultsBefore(this.#db, [...games.keys], list.date, lists);
    return rateDueEvent(input, { id: event, games }, (key) => earlier.get(key) ?? []);
  }

  async #games(): Promise<GameSet> {
    const sets: GameSet[] = [];
    for (const report of this.#unit.reports) {
      const { packed } = await this.#db
        .selectFrom('game_set')
        .select('packed')
        .where('report', '=', report)
        .executeTakeFirstOrThrow();
      sets.push(unpackGameSet(packed));
    }
    return joinGameSets(sets);
  }

  /** The list used then for its day; others only where a game or a corrected start asks for them. */
  async #listAt({ facts }: GameSet): Promise<ClosingInput['listAt']> {
    const used = await this.#load(this.#then.list);
    const days = [facts.start, ...(facts.ratingsPerGame ? facts.roundDates.flatMap((day) => day ?? []) : [])];
    const byDate = new Map<string, NamedList>([[formatDate(used.date), used]]);
    for (const day of days) {
      const name = this.#inForce(day);
      if (name && !byDate.has(name.date)) byDate.set(name.date, await this.#load(name));
    }
    return (day: CivilDate) => byDate.get(this.#inForce(formatDate(day))?.date ?? '') ?? used;
  }

  #inForce(day: string): ListName | undefined {
    return this.#plan.lists.findLast((list) => list.date <= day && list.date < this.#unit.list.date);
  }

  /** Hundredths that lists have given for the event: when it was rated, and by corrections since. */
  async #appliedSoFar(): Promise<ReadonlyMap<number, number>> {
    const applied = new Map(this.#then.players.map(({ key, change }) => [key, change ?? 0]));
    const { list, event, events } = this.#unit;
    const earlier = await this.#db
      .selectFrom('correction')
      .select('applied')
      .distinct()
      .where('event', 'in', events)
      .where('applied', '<', this.#plan.date)
      .execute();
    for (const { applied: date } of earlier) {
      const holder = this.#plan.lists.find((each) => each.date === date);
      if (holder === undefined) continue;
      const { summary } = await this.#db
        .selectFrom('list')
        .select('summary')
        .where('id', '=', holder.id)
        .executeTakeFirstOrThrow();
      const { corrections = [] } = JSON.parse(summary) as { corrections?: readonly CorrectionLine[] };
      for (const line of corrections) {
        if (line.event !== event || line.list !== list.date) continue;
        const key = this.#survivors.get(line.player) ?? line.player;
        applied.set(key, (applied.get(key) ?? 0) + line.change);
      }
    }
    return applied;
  }

  async changeOwed(key: number): Promise<number> {
    const applied = this.#applied.get(key) ?? 0;
    const player = this.#now.players.find((each) => each.key === key);
    const before = this.#then.players.find((each) => each.key === key);
    if (player?.unrated || (before && before.rating === null)) return this.#firstRatingOwed(key, applied);
    if (player === undefined || player.rating === null) return -applied;
    const previous = this.#previous as NamedList;
    const k = before?.k ?? kIn(previous, key) ?? 0;
    // Who has left the list since has nothing to be corrected.
    return ratingIn(previous, key) === null && before?.k === undefined ? 0 : player.sum * k - applied;
  }

  /** For somebody who came on a list with the event: what the first rating would have been, minus what it was. */
  async #firstRatingOwed(key: number, applied: number): Promise<number> {
    const entry = await this.#entryOf(key);
    if (entry === null) return 0;
    const { list, event } = this.#unit;
    const results = (await partialResults(this.#db, [key], this.#plan.lists)).get(key) ?? [];
    const pooled = results
      .filter(({ date, result }) => date <= entry.date && !(result.event === event && date === list.date))
      .map(({ result }) => result);
    const corrected = this.resultOf(key);
    const editions = editionsOf(this.#office, this.#plan.cadence);
    const first = firstRatingOf({ editions }, corrected ? [...pooled, corrected] : pooled);
    // A first rating that should not have been is for the officer to decide: a replay takes it back.
    if (!first || first.rating === null) return 0;
    return 100 * (first.rating - entry.rating) - applied;
  }

  /** The first list from then on that has the player with a rating. */
  async #entryOf(key: number): Promise<{ readonly date: string; readonly rating: number } | null> {
    for (const name of this.#plan.lists.filter((list) => list.date >= this.#unit.list.date)) {
      const rating = ratingIn(await this.#load(name), key);
      if (rating !== null) return { date: name.date, rating };
    }
    return null;
  }
}
