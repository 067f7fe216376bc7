import {
  type Cadence,
  type CivilDate,
  type FirstRating,
  formatDate,
  type GamesOnList,
  type PlayerGameOutcome,
  parseDate,
  type Reasons,
  rateEvent,
  type Standing,
  type SummedEvent,
  standing,
  sumPeriod,
} from '@eloquence/rating';
import { type MadeList, planOf } from '../closing/again.ts';
import { prepareEvent } from '../closing/event.ts';
import { firstRatingOf } from '../closing/first-ratings.ts';
import type { ClosingInput, CorrectionLine, NamedList } from '../closing/input.ts';
import { explainK, type KMemory } from '../closing/k.ts';
import { partialResults, resultsBefore } from '../closing/partial-results.ts';
import { type ClosingPlan, editionsOf } from '../closing/plan.ts';
import { type KeptEvent, type KeptPlayer, unpackRatedEvent } from '../closing/rated-event.ts';
import { mergedKeys, withSurvivors } from '../closing/survivors.ts';
import type { Office } from '../context.ts';
import { OfficeError } from '../errors.ts';
import { type GameSet, joinGameSets, unpackGameSet } from '../events/game-set.ts';
import { type ListColumns, rowOfKey } from '../lists/columns.ts';
import { firstDayOf } from '../lists/months.ts';
import { loadList } from '../lists-in-store/load.ts';
import { standingsByList } from '../players/player.ts';

/** One game of a period, from the player's side. */
export interface ExplainedGame
  extends Pick<
    PlayerGameOutcome,
    'score' | 'counted' | 'opponentRating' | 'difference' | 'expected' | 'delta' | 'reasons'
  > {
  readonly round: number;
  readonly colour: 'w' | 'b' | null;
  /** The opponent's key; 0: a player without an ID. */
  readonly opponent: number;
}

export interface ExplainedEvent {
  readonly event: string;
  readonly edition: string;
  readonly start: string;
  /** The list whose ratings were used. */
  readonly list: { readonly id: number; readonly date: string };
  /** As it was rated: what the list has added up. */
  readonly rated: KeptPlayer;
  readonly games: readonly ExplainedGame[];
  readonly reasons: Reasons;
}

/** A player's period on a list, worked out again with every reason. */
export interface ExplainedPeriod {
  readonly cadence: Cadence;
  readonly list: { readonly date: string; readonly revision: number; readonly source: string };
  readonly before: ShownRow | null;
  readonly after: ShownRow | null;
  readonly events: readonly ExplainedEvent[];
  readonly corrections: readonly CorrectionLine[];
  /** In hundredths; null where nothing was summed. */
  readonly change: number | null;
  readonly rounded: number | null;
  readonly kUsed: number | null;
  readonly reasons: Reasons;
  /** Why this K on the list. */
  readonly kReasons: Reasons;
  readonly standing: Standing | null;
  /** Of somebody unrated: what the pooled results give, and what is missing. */
  readonly first: FirstRating | null;
}

export interface ShownRow {
  readonly rating: number;
  readonly games: number;
  readonly k: number;
  readonly flags: number;
}

/** The period of a player on the current list of a date. */
export async function explainPeriod(
  office: Office,
  key: number,
  cadence: Cadence,
  date: string,
): Promise<ExplainedPeriod> {
  const { db } = office.store;
  const made = await db
    .selectFrom('current_list')
    .innerJoin('list', 'list.id', 'current_list.list')
    .select([
      'list.id',
      'list.cadence',
      'list.date',
      'list.revision',
      'list.inputs',
      'list.source',
      'list.practice',
      'list.summary',
    ])
    .where('current_list.cadence', '=', cadence)
    .where('current_list.date', '=', date)
    .executeTakeFirst();
  if (made === undefined) throw new OfficeError('list-unknown', { cadence, date });
  const after = await named(office, made.id);
  const list = { date, revision: made.revision, source: made.source };
  const row = shownRow(after.columns, key);
  if (made.source === 'imported') return { ...nothing(cadence, list), after: row };
  const then: Office = { ...office, practice: made.practice === 'applied' ? 'applied' : 'text' };
  const explaining = new Explaining(then, key, made, after);
  await explaining.load();
  const corrections = (JSON.parse(made.summary).corrections ?? []) as readonly CorrectionLine[];
  return {
    ...nothing(cadence, list),
    ...(await explaining.explain(corrections.filter(({ player }) => player === key))),
    after: row,
  };
}

function nothing(cadence: Cadence, list: ExplainedPeriod['list']): ExplainedPeriod {
  return {
    cadence,
    list,
    before: null,
    after: null,
    events: [],
    corrections: [],
    change: null,
    rounded: null,
    kUsed: null,
    reasons: [],
    kReasons: [],
    standing: null,
    first: null,
  };
}

async function named(office: Office, id: number): Promise<NamedList> {
  const { date, columns } = await loadList(office.store, id);
  return { id, date: parseDate(date), columns };
}

function shownRow(columns: ListColumns, key: number): ShownRow | null {
  const row = rowOfKey(columns.keys, key);
  if (row < 0) return null;
  return {
    rating: columns.ratings[row] as number,
    games: columns.games[row] as number,
    k: columns.ks[row] as number,
    flags: columns.flags[row] as number,
  };
}

/** Works one player's part of a list out again, with reasons. */
class Explaining {
  readonly #office: Office;
  readonly #key: number;
  readonly #plan: ClosingPlan;
  readonly #made: MadeList;
  readonly #after: NamedList;
  #previous: NamedList | null = null;

  constructor(office: Office, key: number, made: MadeList, after: NamedList) {
    this.#office = office;
    this.#key = key;
    this.#made = made;
    this.#plan = planOf(made);
    this.#after = after;
  }

  async load(): Promise<void> {
    this.#previous = await named(this.#office, this.#plan.previous.id);
  }

  async explain(corrections: readonly CorrectionLine[]): Promise<Partial<ExplainedPeriod>> {
    const previous = this.#previous as NamedList;
    const rows = await this.#office.store.db
      .selectFrom('participation')
      .innerJoin('rated_event', (join) =>
        join
          .onRef('rated_event.list', '=', 'participation.list')
          .onRef('rated_event.event', '=', 'participation.event'),
      )
      .select(['rated_event.event', 'rated_event.packed'])
      .where('participation.player', '=', this.#key)
      .where('participation.list', '=', this.#made.id)
      .execute();
    const events: ExplainedEvent[] = [];
    for (const { event, packed } of rows) events.push(await this.#event(event, unpackRatedEvent(packed)));
    events.sort((a, b) => (a.event < b.event ? -1 : 1));
    const before = shownRow(previous.columns, this.#key);
    return {
      before,
      events,
      corrections,
      ...this.#sum(events, corrections),
      kReasons: this.#k(),
      standing: await this.#standing(),
      first: await this.#first(before),
    };
  }

  /** The event rated again, as it was; of its games those of the player. */
  async #event(id: string, kept: KeptEvent): Promise<ExplainedEvent> {
    const games = await this.#gamesOf(id);
    const base = await named(this.#office, kept.list.id);
    const standard = kept.standard && (await named(this.#office, kept.standard.id));
    const input = this.#input(
      () => base,
      () => standard,
    );
    const unrated = kept.players.filter(({ rating, key }) => rating === null && key !== 0);
    const earlier = await resultsBefore(
      this.#office.store.db,
      unrated.map(({ key }) => key),
      this.#made.date,
      this.#plan.lists,
    );
    const prepared = prepareEvent(input, { id, games }, (key) => earlier.get(key) ?? []);
    const { facts } = games;
    const outcome = rateEvent(
      prepared.edition,
      {
        start: facts.start,
        type: facts.type,
        players: prepared.players,
        games: prepared.games,
        minutes: facts.minutes,
        scheduledGames: facts.scheduledGames,
        waivedMatchRule: facts.waivedMatchRule,
        ratingsPerGame: facts.ratingsPerGame,
      },
      { explain: true },
    );
    const place = games.keys.indexOf(this.#key);
    const player = outcome.players[place];
    return {
      event: id,
      edition: kept.edition,
      start: kept.start,
      list: { id: kept.list.id, date: formatDate(kept.list.date as CivilDate) },
      rated: kept.players.find(({ key }) => key === this.#key) as KeptPlayer,
      games: (player?.games ?? [])
        .map((game) => explainedGame(games, place, game))
        .toSorted((a, b) => a.round - b.round),
      reasons: [...outcome.reasons, ...(player?.reasons ?? [])],
    };
  }

  async #gamesOf(event: string): Promise<GameSet> {
    const reports = this.#plan.events.find((each) => each.event === event)?.reports ?? [];
    const sets: GameSet[] = [];
    for (const { id } of reports) {
      const { packed } = await this.#office.store.db
        .selectFrom('game_set')
        .select('packed')
        .where('report', '=', id)
        .executeTakeFirstOrThrow();
      sets.push(unpackGameSet(packed));
    }
    const games = joinGameSets(sets);
    return withSurvivors(games, await mergedKeys(this.#office.store.db, this.#plan.peopleSeq));
  }

  #input(listAt: ClosingInput['listAt'], standardAt: ClosingInput['standardAt']): ClosingInput {
    return {
      cadence: this.#made.cadence,
      date: parseDate(this.#made.date),
      editions: editionsOf(this.#office, this.#made.cadence),
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

  /** The period's sum and its one rounding, from what the events gave. */
  #sum(
    events: readonly ExplainedEvent[],
    corrections: readonly CorrectionLine[],
  ): Pick<ExplainedPeriod, 'change' | 'rounded' | 'kUsed' | 'reasons'> {
    const counted = events.filter(({ rated }) => rated.change !== null);
    if (counted.length === 0 && corrections.length === 0) {
      return { change: null, rounded: null, kUsed: null, reasons: [] };
    }
    const previous = shownRow((this.#previous as NamedList).columns, this.#key);
    const editions = editionsOf(this.#office, this.#made.cadence);
    const sums = counted.map(
      ({ rated, start }): SummedEvent => ({
        edition: editions.at(parseDate(start)),
        n: rated.n,
        score: rated.score as SummedEvent['score'],
        expected: rated.expected as SummedEvent['expected'],
        sum: rated.sum as SummedEvent['sum'],
      }),
    );
    const starts = counted.map(({ start }) => start).sort();
    const whole = editions.at(parseDate(starts.at(-1) ?? this.#made.date));
    const period = sumPeriod(
      whole,
      {
        rating: previous?.rating || (counted[0]?.rated.rating as number),
        k: this.#listedK(previous),
        events: sums,
        corrections: corrections.map(({ change }) => change),
      },
      { explain: true },
    );
    return { change: period.change, rounded: period.rounded, kUsed: period.kUsed, reasons: period.reasons };
  }

  #listedK(previous: ShownRow | null): number {
    return previous?.k || (shownRow(this.#after.columns, this.#key)?.k ?? 20);
  }

  /** Why the list before shows the K that this period used. */
  #k(): Reasons {
    const { columns, date } = this.#previous as NamedList;
    const row = rowOfKey(columns.keys, this.#key);
    if (row < 0 || columns.ratings[row] === 0) return [];
    return explainK(editionsOf(this.#office, this.#made.cadence).at(date), memoryOf(columns, row), date);
  }

  async #standing(): Promise<Standing | null> {
    const { columns, date } = this.#after;
    const row = rowOfKey(columns.keys, this.#key);
    if (row < 0 || columns.ratings[row] === 0) return null;
    const listed = await standingsByList(this.#office.store, this.#key);
    const history: GamesOnList[] = listed
      .filter((each) => each.cadence === this.#made.cadence && each.date <= this.#made.date)
      .map((each) => ({ list: parseDate(each.date), games: each.games }));
    const edition = editionsOf(this.#office, this.#made.cadence).at(date);
    return standing(
      edition,
      {
        list: date,
        rating: columns.ratings[row] as number,
        history,
        firstListed: parseDate(firstDayOf(columns.firstListed[row] as number)),
      },
      { explain: true },
    );
  }

  /** Everything the player has for a first rating up to this list. */
  async #first(before: ShownRow | null): Promise<FirstRating | null> {
    if (before && before.rating > 0) return null;
    const lists = [...this.#plan.lists, { ...this.#made, id: this.#made.id }];
    const results = (await partialResults(this.#office.store.db, [this.#key], lists)).get(this.#key) ?? [];
    return firstRatingOf(
      { editions: editionsOf(this.#office, this.#made.cadence) },
      results.map(({ result }) => result),
      true,
    );
  }
}

function memoryOf(columns: ListColumns, row: number): KMemory {
  return {
    rating: columns.ratings[row] as number,
    played: columns.played[row] as number,
    peak: columns.peaks[row] as number,
    flags: columns.flags[row] as number,
    birth: columns.birthYears[row] ? String(columns.birthYears[row]) : null,
  };
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
