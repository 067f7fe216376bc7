import {
  type CivilDate,
  type Editions,
  type FirstRating,
  formatDate,
  type PlayerGameOutcome,
  parseDate,
  type Reasons,
  rateEvent,
  type Standing,
} from '@eloquence/rating';
import { type MadeList, planOf } from '../closing/again.ts';
import type { EventPlayer } from '../closing/entries.ts';
import { prepareEvent } from '../closing/event.ts';
import { firstRatingOf } from '../closing/first-ratings.ts';
import { inForce } from '../closing/gather.ts';
import type { Aliases, ClosingInput, NamedList, UnratedEvent } from '../closing/input.ts';
import { lastRated } from '../closing/last-rated.ts';
import { keysOf, type PartialResult, partialResults } from '../closing/partial-results.ts';
import { type ClosingPlan, editionsOf } from '../closing/plan.ts';
import { type KeptEvent, unpackRatedEvent } from '../closing/rated-event.ts';
import { ratingIn } from '../closing/rows.ts';
import { aliasesOf, mergedKeys, withMerges, withSurvivors } from '../closing/survivors.ts';
import type { Office } from '../context.ts';
import { type GameSet, joinGameSets, unpackGameSet } from '../events/game-set.ts';
import { type ListColumns, rowOfKey } from '../lists/columns.ts';
import { loadList } from '../lists-in-store/load.ts';
import { eventsOnList } from '../lists-in-store/participations.ts';
import { standingsByList } from '../players/player.ts';
import type { ExplainedCorrection } from './corrections.ts';
import { reasonsOfK, sourceOfK } from './k.ts';
import type { ExplainedEvent, ExplainedGame, ExplainedPeriod } from './period.ts';
import { memoryOf, recomputeInput, type Summed, summed } from './recompute.ts';
import { shownRow } from './row.ts';
import { explainStanding } from './standing.ts';

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Works one player's part of a list out again, with reasons. */
export class Explaining {
  readonly plan: ClosingPlan;
  readonly #office: Office;
  readonly #key: number;
  readonly #made: MadeList;
  readonly #after: ListColumns;
  readonly #date: CivilDate;
  readonly #editions: Editions;
  #survivors: ReadonlyMap<number, number> = new Map();
  #aliases: Aliases = new Map();
  #previous: NamedList | null = null;

  constructor(office: Office, key: number, made: MadeList, after: ListColumns) {
    this.plan = planOf(made);
    this.#office = office;
    this.#key = key;
    this.#made = made;
    this.#after = after;
    this.#date = parseDate(made.date);
    this.#editions = editionsOf(office, made.cadence);
  }

  /** The list before, with each person once, as the closing took it. */
  async load(): Promise<void> {
    this.#survivors = await mergedKeys(this.#office.store.db, this.plan.peopleSeq);
    this.#aliases = aliasesOf(this.#survivors);
    const list = await this.#list(this.plan.previous.id);
    this.#previous = { ...list, columns: withMerges(list.columns, this.#survivors) };
  }

  async explain(corrections: readonly ExplainedCorrection[]): Promise<Partial<ExplainedPeriod>> {
    const previous = this.#previous as NamedList;
    const { db } = this.#office.store;
    const { id } = this.#made;
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
    events.sort(inOrder);
    const before = shownRow(previous.columns, this.#key);
    const isRated = before !== null && before.rating > 0;
    const results = isRated ? [] : await this.#results();
    const first = firstRatingOf({ editions: this.#editions }, results, true);
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
      standing: await this.#standing(),
      first,
      recompute: recomputeInput({
        cadence: this.#made.cadence,
        list: this.#made.date,
        applied: this.#office.practice === 'applied',
        before: before?.rating || null,
        sum,
        first: await this.#firstResults(first, results, sum),
        adjustments: this.plan.adjustments,
        standard: await this.#standard(),
      }),
    };
  }

  /** The event rated again, as it was; of its games those of the player. */
  async #event(id: string, kept: KeptEvent): Promise<ExplainedEvent> {
    const games = await this.#gamesOf(id);
    const standard = kept.standard && (await this.#list(kept.standard.id));
    const input = this.#input(await this.#listAt(games, kept), () => standard);
    const unrated = kept.players.filter(({ rating, key }) => rating === null && key !== 0);
    const earlier = await this.#resultsBefore(
      unrated.map(({ key }) => key),
      { event: id, start: games.facts.start },
    );
    const prepared = prepareEvent(input, { id, games }, (key) => earlier.get(key) ?? []);
    const outcome = rateEvent(prepared.edition, prepared.input, { explain: true });
    const place = games.keys.indexOf(this.#key);
    const player = outcome.players[place];
    const rated = kept.players.find(({ key }) => key === this.#key) as EventPlayer;
    return {
      event: id,
      edition: kept.edition,
      start: kept.start,
      list: { id: kept.list.id, date: formatDate(kept.list.date as CivilDate) },
      rated,
      games: (player?.games ?? [])
        .map((game) => explainedGame(games, place, game))
        .toSorted((a, b) => a.round - b.round),
      reasons: [...outcome.reasons, ...(player?.reasons ?? []), ...this.#leftSince(rated)],
    };
  }

  /** Rated at the start of the event, and on the list before this one no more: the closing leaves his games out. */
  #leftSince({ rating, n, change }: EventPlayer): Reasons {
    const previous = this.#previous as NamedList;
    if (rating === null || n === 0 || change !== null || ratingIn(previous, this.#key) !== null) return [];
    const values = { rating, list: formatDate(previous.date) };
    // No article says what becomes of them.
    return [{ code: 'left-the-list-since', article: null, values }];
  }

  /** The list of the event's start; others only where ratings were taken game by game (2009 4.13). */
  async #listAt({ facts }: GameSet, kept: KeptEvent): Promise<ClosingInput['listAt']> {
    const base = await this.#list(kept.list.id);
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
    const sets: GameSet[] = [];
    for (const { id } of reports) {
      const { packed } = await this.#office.store.db
        .selectFrom('game_set')
        .select('packed')
        .where('report', '=', id)
        .executeTakeFirstOrThrow();
      sets.push(unpackGameSet(packed));
    }
    return withSurvivors(joinGameSets(sets), this.#survivors);
  }

  #input(listAt: ClosingInput['listAt'], standardAt: ClosingInput['standardAt']): ClosingInput {
    return {
      cadence: this.#made.cadence,
      date: this.#date,
      editions: this.#editions,
      previous: this.#previous as NamedList,
      published: (this.#previous as NamedList).columns,
      listAt,
      standardAt,
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
  }

  /** Results up to this list, corrected ones as it took them, by player; those of one person are together. */
  async #resultsOf(keys: readonly number[]): Promise<ReadonlyMap<number, readonly PartialResult[]>> {
    const { db } = this.#office.store;
    const aliases = this.#aliases;
    const everybody = keys.flatMap((key) => keysOf(key, aliases));
    const last = await lastRated(this.#office, db, this.plan.lists, everybody);
    return partialResults(db, keys, [...this.plan.lists, this.#made], { aliases, lastRated: last });
  }

  /** What a closing knows of unrated players when it comes to an event: earlier lists, and earlier events of this one. */
  async #resultsBefore(
    keys: readonly number[],
    event: { readonly event: string; readonly start: string },
  ): Promise<ReadonlyMap<number, readonly UnratedEvent[]>> {
    const results = await this.#resultsOf(keys);
    return new Map(
      [...results].map(([key, own]) => [
        key,
        own
          .filter(({ date, result }) => date < this.#made.date || inOrder(result, event) < 0)
          .map(({ result }) => result),
      ]),
    );
  }

  /** Everything the player has for a first rating up to this list. */
  async #results(): Promise<readonly UnratedEvent[]> {
    const results = (await this.#resultsOf([this.#key])).get(this.#key) ?? [];
    return results.map(({ result }) => result).toSorted((a, b) => compare(a.start, b.start));
  }

  /** What gave a first rating; or what does not yet give one, for whoever wants to see what is missing. */
  async #firstResults(
    first: FirstRating | null,
    results: readonly UnratedEvent[],
    sum: Summed | null,
  ): Promise<readonly UnratedEvent[] | null> {
    if (first === null) return null;
    if (first.rating === null) return sum === null ? results : null;
    return (await this.#hasNewResult()) ? results : null;
  }

  /** Only who has a result on this list, or a corrected one, can come onto it by a first rating. */
  async #hasNewResult(): Promise<boolean> {
    const row = await this.#office.store.db
      .selectFrom('partial_result')
      .select('event')
      .where('player', 'in', [this.#key, ...(this.#aliases.get(this.#key) ?? [])])
      .where('list', '=', this.#made.id)
      .executeTakeFirst();
    return row !== undefined;
  }

  #birthYear(): number {
    const row = rowOfKey(this.#after.keys, this.#key);
    return row < 0 ? 0 : (this.#after.birthYears[row] as number);
  }

  /** The rating that one-off changes of rapid and blitz lists look at. */
  async #standard(): Promise<number | null> {
    const { adjustments, standard, cadence, date } = this.plan;
    const name = adjustments.length === 0 || cadence === 'standard' ? null : inForce(standard, date);
    return name && ratingIn(await this.#list(name.id), this.#key);
  }

  /** Why the list before shows the K that this period used. */
  #kReasons(): Reasons {
    const { columns, date } = this.#previous as NamedList;
    const row = rowOfKey(columns.keys, this.#key);
    if (row < 0 || columns.ratings[row] === 0) return [];
    return reasonsOfK(this.#editions.at(date), memoryOf(columns, row), date, columns.ks[row] as number);
  }

  async #standing(): Promise<Standing | null> {
    const listed = await standingsByList(this.#office.store, this.#key);
    return explainStanding(this.#office, this.#made, this.#after, this.#key, listed);
  }
}

interface Placed {
  readonly event: string;
  readonly start: string;
}

/** In the order in which a closing rates them. */
function inOrder(a: Placed, b: Placed): number {
  return compare(a.start, b.start) || compare(a.event, b.event);
}

function explainedGame(games: GameSet, place: number, game: PlayerGameOutcome): ExplainedGame {
  const { round, white, coloured } = games.games[game.game] as GameSet['games'][number];
  const { score, counted, opponentRating, difference, expected, delta, reasons } = game;
  return {
    round,
    colour: coloured ? (white === place ? 'w' : 'b') : null,
    opponent: games.keys[game.opponent] as number,
    score,
    counted,
    opponentRating,
    difference,
    expected,
    delta,
    reasons,
  };
}
