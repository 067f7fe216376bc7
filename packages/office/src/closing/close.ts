import {
  adjustRating,
  type Edition,
  floorOn,
  formatDate,
  isInactiveOn,
  isStillShown,
  parseDate,
  yearMonthDay,
} from '@eloquence/rating';
import { type CarriedValues, ListBuilder, type RowValues, type UnplayedColumns } from '../lists/builder.ts';
import { FLAG, type ListColumns, rowOfKey, SEX } from '../lists/columns.ts';
import { firstDayOf, monthOf } from '../lists/months.ts';
import { NO_POINTS, type PointsTally, totalOf } from '../lists/points.ts';
import { type RatedEvent, rateDueEvent } from './event.ts';
import { type Newcomer, newcomers, UnratedEvents } from './first-ratings.ts';
import type { ClosingInput, NamedList, Person } from './input.ts';
import { type KMemory, KsOnList, kOnList } from './k.ts';
import { type PlayerPeriod, ratePeriods } from './periods.ts';
import { ratingIn } from './rows.ts';

export interface Closing {
  readonly columns: ListColumns;
  readonly rated: readonly RatedEvent[];
  readonly periods: ReadonlyMap<number, PlayerPeriod>;
  readonly newcomers: ReadonlyMap<number, Newcomer>;
  readonly tally: PointsTally;
}

export interface Progress {
  readonly done: number;
  readonly all: number;
}

/**
 * Works out the next list: rates every event with the edition and the list in force at its start, sums and
 * rounds once per player, adds newcomers, takes off who fell under the floor, and says who is active.
 */
export function closeList(input: ClosingInput, progress?: (progress: Progress) => void): Closing {
  const unrated = new UnratedEvents(input);
  const rated = input.events.map((event, index) => {
    const result = rateDueEvent(input, event, (key) => unrated.of(key));
    unrated.add(result);
    progress?.({ done: index + 1, all: input.events.length });
    return result;
  });
  const periods = ratePeriods(input, rated);
  const first = newcomers(input, unrated);
  const { columns, tally } = new Making(input, periods, first).make();
  return { columns, rated, periods, newcomers: first, tally };
}

/** A player who comes onto the list, and how. */
interface Added {
  readonly key: number;
  readonly add: () => void;
}

const MOST_GAMES = 0x1_0000;

/** Makes the rows of the new list, and keeps account of every point. */
class Making {
  readonly #input: ClosingInput;
  readonly #periods: ReadonlyMap<number, PlayerPeriod>;
  readonly #newcomers: ReadonlyMap<number, Newcomer>;
  readonly #edition: Edition;
  readonly #builder: ListBuilder;
  readonly #tally: { -readonly [Field in keyof PointsTally]: number } = { ...NO_POINTS };
  readonly #year: number;
  readonly #month: number;
  readonly #floor: number;
  readonly #youngest: number;
  readonly #sameEdition: boolean;
  readonly #ks: KsOnList;
  readonly #flagsSince: Map<number, number> = new Map();
  /** By the month of the first list and the games in the year. */
  readonly #inactive: Map<number, boolean> = new Map();

  constructor(
    input: ClosingInput,
    periods: ReadonlyMap<number, PlayerPeriod>,
    first: ReadonlyMap<number, Newcomer>,
  ) {
    this.#input = input;
    this.#periods = periods;
    this.#newcomers = first;
    this.#edition = input.editions.at(input.date);
    this.#ks = new KsOnList(this.#edition, input.date);
    this.#builder = new ListBuilder(input.previous.columns.rows + first.size + 1);
    this.#year = yearMonthDay(input.date).year;
    this.#month = monthOf(formatDate(input.date));
    this.#floor = floorOn(this.#edition, input.date);
    const ages = (this.#edition.rules.kSteps.value ?? []).map((step) => step.junior?.age ?? 0);
    this.#youngest = this.#year - Math.max(0, ...ages) - 1;
    // Who was on the list twice leaves it once.
    this.#tally.leavers = totalOf(input.published) - totalOf(input.previous.columns);
    this.#sameEdition = input.editions.at(input.previous.date).id === this.#edition.id;
  }

  /** In the order of the players' keys, so that nothing need be sorted after; who did not play, many at once. */
  make(): { columns: ListColumns; tally: PointsTally } {
    const { columns } = this.#input.previous;
    const games = gamesInYear(columns, this.#input.year);
    const apart = this.#apart();
    const unplayed = this.#unplayed(games, apart);
    const added = this.#added();
    let [next, start] = [0, 0];
    for (let row = 0; row < columns.rows; row += 1) {
      const key = columns.keys[row] as number;
      const isNext = (added[next]?.key ?? key) < key;
      if (apart[row] === 0 && !isNext) continue;
      this.#builder.carryUnplayed(columns, start, row, unplayed);
      for (; (added[next]?.key ?? key) < key; next += 1) added[next]?.add();
      start = row;
      if (apart[row] === 0) continue;
      if ((columns.ratings[row] as number) > 0) this.#carry(row, games[row] as number);
      start = row + 1;
    }
    this.#builder.carryUnplayed(columns, start, columns.rows, unplayed);
    for (; next < added.length; next += 1) added[next]?.add();
    return { columns: this.#builder.build(), tally: this.#tally };
  }

  /** Rows of players who are not just carried on: they played or changed, are adjusted, or leave the list. */
  #apart(): Uint8Array {
    const { people, birthDates, adjustments, previous } = this.#input;
    const { rows, keys, ratings, peaks } = previous.columns;
    const apart = new Uint8Array(rows);
    if (adjustments.length > 0) return apart.fill(1);
    for (const some of [this.#periods, people, birthDates]) {
      for (const key of some.keys()) {
        const row = rowOfKey(keys, key);
        if (row >= 0) apart[row] = 1;
      }
    }
    const lowest = Math.max(this.#floor, 1);
    for (let row = 0; row < rows; row += 1) {
      const rating = ratings[row] as number;
      if (rating < lowest || rating > (peaks[row] as number)) apart[row] = 1;
    }
    return apart;
  }

  /** K and activity of all the others, as `#carry` has them for one. */
  #unplayed(games: Uint16Array, apart: Uint8Array): UnplayedColumns {
    const { columns } = this.#input.previous;
    const ks = columns.ks.slice();
    const flags = new Uint8Array(columns.rows);
    const inactiveSince = new Uint16Array(columns.rows);
    for (let row = 0; row < columns.rows; row += 1) {
      if (apart[row] !== 0) continue;
      const kept = (columns.flags[row] as number) & (FLAG.playedPartly | FLAG.new);
      const birthYear = columns.birthYears[row] as number;
      if (!this.#sameEdition || birthYear >= this.#youngest || ks[row] === 0) {
        const [rating, played] = [columns.ratings[row] as number, columns.played[row] as number];
        ks[row] = this.#ks.of({ rating, played, peak: columns.peaks[row] as number, flags: kept }, birthYear);
      }
      const before = columns.inactiveSince[row] as number;
      const since = this.#inactiveSince(columns.firstListed[row] as number, before, games[row] as number);
      inactiveSince[row] = since;
      flags[row] = kept | this.#activityFlags(since);
    }
    return { ks, flags, inactiveSince };
  }

  /** Those who were not on the list before, by key; whoever is in more than one of these ways is so in the first. */
  #added(): readonly Added[] {
    const { people, previous, titledUnrated } = this.#input;
    const added = new Map<number, Added>();
    const put = (key: number, add: (person: Person) => void): void => {
      const person = people.get(key);
      if (added.has(key) || person === undefined || person.gone || ratingIn(previous, key) !== null) return;
      added.set(key, { key, add: () => add(person) });
    };
    for (const [key, newcomer] of this.#newcomers) {
      put(key, (person) => this.#addNewcomer(key, person, newcomer));
    }
    for (const [key, period] of this.#periods) {
      if (period.entrant) put(key, (person) => this.#addEntrant(key, person, period));
    }
    if (this.#edition.rules.titledUnrated.value !== null) {
      for (const key of titledUnrated) put(key, (person) => this.#addTitledUnrated(key, person));
    }
    return [...added.values()].sort((a, b) => a.key - b.key);
  }

  /** A player of the list before. */
  #carry(row: number, gamesBefore: number): void {
    const { columns } = this.#input.previous;
    const key = columns.keys[row] as number;
    const before = columns.ratings[row] as number;
    const person = this.#input.people.get(key);
    if (person?.gone) {
      this.#tally.leavers += 100 * before;
      return;
    }
    const period = this.#periods.get(key);
    const changed = period ? this.#count(period) : before;
    const rating = this.#input.adjustments.length === 0 ? changed : this.#adjust(key, changed);
    const games = period?.period.n ?? 0;
    const played = Math.min((columns.played[row] as number) + games, 0xffff);
    const peak = Math.max(columns.peaks[row] as number, rating);
    const flags = (columns.flags[row] as number) & (FLAG.playedPartly | FLAG.new);
    const listedYear = columns.birthYears[row] as number;
    const birthYear = person ? (person.birthYear ?? 0) : listedYear;
    // A junior's K goes with the birth it rested on, also where that was corrected.
    const isGrownUp = Math.max(birthYear, listedYear) < this.#youngest;
    const mayKeepK = games === 0 && rating === before && this.#sameEdition && isGrownUp;
    const listedK = columns.ks[row] as number;
    const k = mayKeepK && listedK > 0 ? listedK : this.#k(key, { rating, played, peak, flags }, birthYear);
    const firstListed = columns.firstListed[row] as number;
    const gamesInYear = gamesBefore + games;
    const inactiveSince = this.#inactiveSince(firstListed, columns.inactiveSince[row] as number, gamesInYear);
    const listed = this.#listed({ rating, games, k, flags, played, peak, inactiveSince });
    if (person) this.#builder.add({ ...aboutPerson(person), ...listed, key, firstListed });
    else this.#builder.carry(columns, row, listed);
  }

  /** Adds a period's points to the account and answers with the new rating. */
  #count({ period, corrections, base }: PlayerPeriod): number {
    const games = period.change - corrections;
    this.#tally.games += games;
    this.#tally.corrections += corrections;
    this.#tally.rounding += 100 * (period.new - base) - period.change;
    return period.new;
  }

  #adjust(key: number, rating: number): number {
    const { adjustments, cadence, date } = this.#input;
    const standard = cadence === 'standard' ? null : this.#input.standardAt(date);
    const after = adjustments.reduce(
      (value, id) =>
        adjustRating(id, { cadence, rating: value, standard: standard && ratingIn(standard, key) }).rating,
      rating,
    );
    this.#tally.adjustments += 100 * (after - rating);
    return after;
  }

  #addNewcomer(key: number, person: Person, { first, games }: Newcomer): void {
    const rating = first.rating as number;
    this.#tally[this.#input.former.has(key) ? 'returns' : 'newcomers'] += 100 * rating;
    this.#enter(key, person, this.#adjust(key, rating), games, first.n);
  }

  /** Rapid and blitz: somebody with a standard rating begins with it. */
  #addEntrant(key: number, person: Person, entrant: PlayerPeriod): void {
    this.#tally[this.#input.former.has(key) ? 'returns' : 'newcomers'] += 100 * entrant.base;
    this.#enter(key, person, this.#adjust(key, this.#count(entrant)), entrant.period.n, entrant.period.n);
  }

  #enter(key: number, person: Person, rating: number, games: number, counted: number): void {
    const former = this.#input.former.get(key);
    const memory = {
      rating,
      played: Math.min((former?.played ?? 0) + counted, 0xffff),
      peak: Math.max(former?.peak ?? 0, rating),
      flags: (former?.flags ?? 0) & (FLAG.playedPartly | FLAG.new),
    };
    const k = this.#k(key, memory, person.birthYear ?? 0);
    const inactiveSince = this.#inactiveSince(this.#month, 0, games);
    const listed = this.#listed({ ...memory, games, k, inactiveSince });
    this.#builder.add({ ...aboutPerson(person), ...listed, key, firstListed: this.#month });
  }

  #addTitledUnrated(key: number, person: Person): void {
    this.#builder.add({ ...aboutPerson(person), key, flags: FLAG.titledUnrated });
  }

  #k(key: number, memory: Omit<KMemory, 'birth'>, birthYear: number): number {
    const birth = this.#input.birthDates.get(key);
    if (birth === undefined) return this.#ks.of(memory, birthYear);
    return kOnList(this.#edition, { ...memory, birth }, this.#input.date);
  }

  /** Who falls under the floor leaves the list; of the others the list says whether they are active. */
  #listed(values: CarriedValues): CarriedValues {
    const { rating, games, k, flags, played, peak, inactiveSince } = values;
    if (rating < this.#floor) {
      this.#tally.leavers += 100 * rating;
      return { rating: 0, games, k, flags: flags | FLAG.delisted, played, peak, inactiveSince: 0 };
    }
    const active = this.#activityFlags(inactiveSince);
    return active === 0 ? values : { rating, games, k, flags: flags | active, played, peak, inactiveSince };
  }

  /** Who was inactive comes back with as many games as the edition asks for; others stop being active without them. */
  #inactiveSince(firstListed: number, inactiveSince: number, gamesInYear: number): number {
    const { activeGames, activeAgainGames } = this.#edition.rules;
    if (inactiveSince > 0) return gamesInYear >= activeAgainGames.value.games ? 0 : inactiveSince;
    if (gamesInYear >= activeGames.value) return 0;
    const id = firstListed * MOST_GAMES + gamesInYear;
    const known = this.#inactive.get(id);
    if (known !== undefined) return known ? this.#month : 0;
    const first = parseDate(firstDayOf(firstListed));
    const isInactive = isInactiveOn(this.#edition, this.#input.date, first, gamesInYear);
    this.#inactive.set(id, isInactive);
    return isInactive ? this.#month : 0;
  }

  #activityFlags(since: number): number {
    if (since === 0) return 0;
    const known = this.#flagsSince.get(since);
    if (known !== undefined) return known;
    const shown = isStillShown(this.#edition, this.#input.date, parseDate(firstDayOf(since)));
    const flags = shown ? FLAG.inactive : FLAG.inactive | FLAG.onlyFlagged;
    this.#flagsSince.set(since, flags);
    return flags;
  }
}

type About = Pick<RowValues, 'id' | 'federation' | 'sex' | 'titles' | 'birthYear' | 'nameVersion'>;

function aboutPerson(person: Person): About {
  const { id, federation, titles, nameVersion, birthYear } = person;
  const sex = person.sex === null ? SEX.unknown : person.sex === 'F' ? SEX.female : SEX.male;
  return { id, federation, sex, titles, nameVersion, birthYear: birthYear ?? 0 };
}

/** Rated games of the rows of a list over other lists, which are in the same order of keys. */
function gamesInYear({ keys, rows }: ListColumns, lists: readonly NamedList[]): Uint16Array {
  const games = new Uint16Array(rows);
  for (const { columns } of lists) {
    let other = 0;
    for (let row = 0; row < rows; row += 1) {
      const key = keys[row] as number;
      while (other < columns.rows && (columns.keys[other] as number) < key) other += 1;
      if (columns.keys[other] === key) games[row] = (games[row] as number) + (columns.games[other] as number);
    }
  }
  return games;
}
