import {
  adjustRating,
  type CivilDate,
  defined,
  type Edition,
  type Editions,
  type FirstRating,
  formatDate,
  type PlayerGameOutcome,
  parseDate,
  type Reasons,
  rateEvent,
  type Standing,
  stagesOfEvent,
} from '@eloquence/rating';
import { compare } from '../../compare.ts';
import { editionsOf } from '../../editions.ts';
import type { Office } from '../../office.ts';
import { lastRated } from '../../period/inputs/last-rated.ts';
import { inForce } from '../../period/inputs/load-input.ts';
import { aliasesOf, mergedKeys, withMergedKeys, withMerges } from '../../period/inputs/merged-players.ts';
import { keysOf, type PartialResult, partialResults } from '../../period/inputs/partial-results.ts';
import type { PeriodPlan } from '../../period/plan/plan.ts';
import { planOf, type SavedList } from '../../period/plan/plan-of-list.ts';
import { isPooled } from '../../period/plan/pooled-stages.ts';
import type { EventPlayer } from '../../period/rate/event-players.ts';
import { firstRatingOf } from '../../period/rate/first-ratings.ts';
import {
  type Aliases,
  type NamedList,
  ONE_EVENT,
  type PeriodInput,
  type UnratedEvent,
} from '../../period/rate/input.ts';
import { ratingIn } from '../../period/rate/list-lookup.ts';
import { type StoredEvent, unpackRatedEvent } from '../../period/rate/pack-event.ts';
import { prepareEvent } from '../../period/rate/rate-event.ts';
import { ratingsByList } from '../../players/player.ts';
import { type ListColumns, rowOfKey } from '../../rating-lists/columns.ts';
import { loadList } from '../../rating-lists/store/load.ts';
import { eventsOnList } from '../../rating-lists/store/participations.ts';
import type { GameSet } from '../../reports/game-set.ts';
import { loadGameSets } from '../../reports/load-game-sets.ts';
import type { ExplainedCorrection } from './corrections.ts';
import { explainActivity } from './explain-activity.ts';
import type { ExplainedEvent, ExplainedGame, ExplainedPeriod } from './explain-period.ts';
import { reasonsOfK, sourceOfK } from './k.ts';
import { shownRow } from './list-row.ts';
import { memoryOf, recomputeInput, type Summed, summed } from './recompute.ts';

/** Recomputes one player's part of a list, with reasons. */
export class Explainer {
  readonly plan: PeriodPlan;
  readonly #office: Office;
  readonly #key: number;
  readonly #saved: SavedList;
  readonly #after: ListColumns;
  readonly #date: CivilDate;
  readonly #editions: Editions;
  #merges: ReadonlyMap<number, number> = new Map();
  #aliases: Aliases = new Map();
  #previous: NamedList | null = null;

  constructor(office: Office, key: number, saved: SavedList, after: ListColumns) {
    this.plan = planOf(saved);
    this.#office = office;
    this.#key = key;
    this.#saved = saved;
    this.#after = after;
    this.#date = parseDate(saved.date);
    this.#editions = editionsOf(office, saved.cadence, this.plan);
  }

  /** Loads the list before, with merged players on one row, as the closing did. */
  async load(): Promise<void> {
    this.#merges = await mergedKeys(this.#office.store.db, this.plan.peopleSeq);
    this.#aliases = aliasesOf(this.#merges);
    const list = await this.#list(this.plan.previous.id);
    this.#previous = { ...list, columns: withMerges(list.columns, this.#merges) };
  }

  async explain(corrections: readonly ExplainedCorrection[]): Promise<Partial<ExplainedPeriod>> {
    const previous = this.#previous as NamedList;
    const { db } = this.#office.store;
    const { id } = this.#saved;
    const ids = await eventsOnList(db, id, this.#key);
    const rows =
      ids.length === 0
        ? []
        : await db
            .selectFrom('rated_event')
            .select(['event', 'packed'])
            .where('list', '=', id)
            .where('event', 'in', ids)
            .execute();
    const events: ExplainedEvent[] = [];
    for (const { event, packed } of rows) events.push(await this.#event(event, unpackRatedEvent(packed)));
    events.sort(byStart);
    const before = shownRow(previous.columns, this.#key);
    const isRated = before !== null && before.rating > 0;
    const results = isRated ? [] : await this.#results();
    const member = this.#isMember();
    const first = firstRatingOf(this.#editions, results, { member, explain: true });
    const sum = summed(this.#editions, {
      key: this.#key,
      previous,
      date: this.#date,
      birthYear: this.#birthYear(),
      events,
      corrections,
    });
    return {
      before,
      events,
      corrections,
      change: sum?.period.change ?? null,
      rounded: sum?.period.rounded ?? null,
      kUsed: sum?.period.kUsed ?? null,
      reasons: sum?.period.reasons ?? [],
      kReasons: this.#kReasons(),
      kFrom: sum && sourceOfK(sum.kEdition, sum.memory, previous.date, sum.k),
      standing: await this.#standing(sum?.period.new ?? before?.rating ?? null),
      first,
      recompute: recomputeInput({
        cadence: this.#saved.cadence,
        list: this.#saved.date,
        applied: this.#office.practice.startsWith('applied'),
        before: before?.rating || null,
        sum,
        first: await this.#firstResults(first, results, sum),
        member,
        adjustments: this.plan.adjustments,
        standard: await this.#standard(),
      }),
    };
  }

  /** Rates the event again for its reasons; keeps the player's games only. */
  async #event(id: string, stored: StoredEvent): Promise<ExplainedEvent> {
    const games = await this.#gamesOf(id);
    const standard = stored.standard && (await this.#list(stored.standard.id));
    const input = this.#input(await this.#listAt(games, stored), () => standard);
    const unrated = stored.players.filter(({ rating, key }) => rating === null && key !== 0);
    const earlier = await this.#resultsBefore(
      unrated.map(({ key }) => key),
      { event: id, start: games.facts.start },
    );
    const prepared = prepareEvent(input, { id, games }, (key) => earlier.get(key) ?? []);
    const outcome = rateEvent(prepared.edition, prepared.input, { explain: true });
    const place = games.keys.indexOf(this.#key);
    const player = outcome.players[place];
    const rated = defined(stored.players.find(({ key }) => key === this.#key));
    return {
      event: id,
      edition: stored.edition,
      start: stored.start,
      list: { id: stored.list.id, date: formatDate(stored.list.date as CivilDate) },
      rated,
      games: (player?.games ?? [])
        .map((game) => explainedGame(games, place, game))
        .toSorted((a, b) => a.round - b.round),
      reasons: [
        ...(await this.#stages(id, prepared.edition)),
        ...outcome.reasons,
        ...(player?.reasons ?? []),
        ...this.#leftSince(rated),
      ],
    };
  }

  /** Reasons, if stages were rated together. */
  async #stages(event: string, edition: Edition): Promise<Reasons> {
    const due = this.plan.events.find((each) => each.event === event);
    const pooled = due !== undefined && (await isPooled(this.#office.store.db, due));
    return pooled ? stagesOfEvent(edition).reasons : [];
  }

  /** The closing ignores the games of a player who has left the list since the start of the event. */
  #leftSince({ rating, n, change }: EventPlayer): Reasons {
    const previous = this.#previous as NamedList;
    if (rating === null || n === 0 || change !== null || ratingIn(previous, this.#key) !== null) return [];
    const values = { rating, list: formatDate(previous.date) };
    // No article covers these games.
    return [{ code: 'left-the-list-since', article: null, values }];
  }

  /** The list of the event's start; others only if ratings were taken game by game (2009 4.13). */
  async #listAt({ facts }: GameSet, stored: StoredEvent): Promise<PeriodInput['listAt']> {
    const base = await this.#list(stored.list.id);
    const byId = new Map<number, NamedList>();
    for (const day of facts.ratingsPerGame ? facts.roundDates : []) {
      const name = day === null ? null : inForce(this.plan.lists, day);
      if (name && !byId.has(name.id)) byId.set(name.id, await this.#list(name.id));
    }
    const start = parseDate(facts.start);
    return (day) =>
      day === start ? base : (byId.get(inForce(this.plan.lists, formatDate(day))?.id ?? 0) ?? null);
  }

  async #list(id: number): Promise<NamedList> {
    const { date, columns } = await loadList(this.#office.store, id);
    return { id, date: parseDate(date), columns, aliases: this.#aliases };
  }

  async #gamesOf(event: string): Promise<GameSet> {
    const reports = this.plan.events.find((each) => each.event === event)?.reports ?? [];
    const [games] = await loadGameSets(this.#office.store.db, [reports.map(({ id }) => id)]);
    return withMergedKeys(defined(games), this.#merges);
  }

  #input(listAt: PeriodInput['listAt'], standardAt: PeriodInput['standardAt']): PeriodInput {
    return {
      cadence: this.#saved.cadence,
      date: this.#date,
      editions: this.#editions,
      previous: this.#previous as NamedList,
      published: (this.#previous as NamedList).columns,
      listAt,
      standardAt,
      ...ONE_EVENT,
    };
  }

  /** Results up to this list, with the corrections that it contains, by player after merges. */
  async #resultsOf(keys: readonly number[]): Promise<ReadonlyMap<number, readonly PartialResult[]>> {
    const { db } = this.#office.store;
    const aliases = this.#aliases;
    const allKeys = keys.flatMap((key) => keysOf(key, aliases));
    const last = await lastRated(this.#office, db, this.plan.lists, allKeys);
    return partialResults(db, keys, [...this.plan.lists, this.#saved], { aliases, lastRated: last });
  }

  /** The results of unrated players before an event: on earlier lists, and in earlier events of this one. */
  async #resultsBefore(
    keys: readonly number[],
    event: { readonly event: string; readonly start: string },
  ): Promise<ReadonlyMap<number, readonly UnratedEvent[]>> {
    const results = await this.#resultsOf(keys);
    return new Map(
      [...results].map(([key, own]) => [
        key,
        own
          .filter(({ date, result }) => date < this.#saved.date || byStart(result, event) < 0)
          .map(({ result }) => result),
      ]),
    );
  }

  /** The player's results towards a first rating, up to this list. */
  async #results(): Promise<readonly UnratedEvent[]> {
    const results = (await this.#resultsOf([this.#key])).get(this.#key) ?? [];
    return results.map(({ result }) => result).toSorted((a, b) => compare(a.start, b.start));
  }

  #isMember(): boolean {
    return keysOf(this.#key, this.#aliases).some((key) => this.plan.members.includes(key));
  }

  /** The results behind a first rating, or those that do not suffice yet. */
  async #firstResults(
    first: FirstRating | null,
    results: readonly UnratedEvent[],
    sum: Summed | null,
  ): Promise<readonly UnratedEvent[] | null> {
    if (first === null) return null;
    if (first.rating === null) return sum === null ? results : null;
    return (await this.#hasNewResult()) ? results : null;
  }

  /** A first rating needs a result on this list, or a corrected one. */
  async #hasNewResult(): Promise<boolean> {
    const row = await this.#office.store.db
      .selectFrom('partial_result')
      .select('event')
      .where('player', 'in', [this.#key, ...(this.#aliases.get(this.#key) ?? [])])
      .where('list', '=', this.#saved.id)
      .executeTakeFirst();
    return row !== undefined;
  }

  #birthYear(): number {
    const row = rowOfKey(this.#after.keys, this.#key);
    return row < 0 ? 0 : defined(this.#after.birthYears[row]);
  }

  /** The standard rating, which one-off adjustments of rapid and blitz lists depend on. */
  async #standard(): Promise<number | null> {
    const { adjustments, standard, cadence, date } = this.plan;
    const name = adjustments.length === 0 || cadence === 'standard' ? null : inForce(standard, date);
    return name && ratingIn(await this.#list(name.id), this.#key);
  }

  /** The reasons for K on the list before, which this period uses. */
  #kReasons(): Reasons {
    const { columns, date } = this.#previous as NamedList;
    const row = rowOfKey(columns.keys, this.#key);
    if (row < 0 || columns.ratings[row] === 0) return [];
    return reasonsOfK(this.#editions.at(date), memoryOf(columns, row), date, defined(columns.ks[row]));
  }

  /** `rating`: what the period gave, before adjustments and the floor. */
  async #standing(rating: number | null): Promise<Standing | null> {
    const listed = await ratingsByList(this.#office.store, this.#key);
    const standard = await this.#standard();
    const { adjustments, cadence } = this.plan;
    const adjusted =
      rating &&
      adjustments.reduce<number>(
        (value, id) => adjustRating(id, { cadence, rating: value, standard }).rating,
        rating,
      );
    return explainActivity(this.#office, this.#saved, this.#after, this.#key, listed, adjusted, this.plan);
  }
}

interface Placed {
  readonly event: string;
  readonly start: string;
}

/** The order in which a closing rates events. */
function byStart(a: Placed, b: Placed): number {
  return compare(a.start, b.start) || compare(a.event, b.event);
}

function explainedGame(games: GameSet, place: number, game: PlayerGameOutcome): ExplainedGame {
  const { round, white, coloured } = defined(games.games[game.game]);
  const { score, counted, opponentRating, difference, expected, delta, reasons } = game;
  return {
    round,
    colour: coloured ? (white === place ? 'w' : 'b') : null,
    opponent: defined(games.keys[game.opponent]),
    score,
    counted,
    opponentRating,
    difference,
    expected,
    delta,
    reasons,
  };
}
