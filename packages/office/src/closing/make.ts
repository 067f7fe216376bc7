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
import {
  type CarriedColumns,
  type CarriedValues,
  carriedColumns,
  carriedValues,
  ListBuilder,
  type RowValues,
  writeCarried,
} from '../lists/builder.ts';
import { FLAG, type ListColumns, MOST_KEY, rowOfKey, SEX } from '../lists/columns.ts';
import { firstDayOf, monthOf } from '../lists/months.ts';
import { NO_POINTS, type PointsTally, totalOf } from '../lists/points.ts';
import { rowOfOne } from '../lists/row-finder.ts';
import type { Person } from './input.ts';
import { type KMemory, KsOnList, kOnList } from './k.ts';
import type { FirstOnList, ListMaking } from './making.ts';
import type { PeriodColumns } from './periods.ts';
import { ratingIn } from './rows.ts';

/** Rows made, and an account of every point. */
export interface MadeRows {
  readonly columns: ListColumns;
  readonly tally: PointsTally;
  /** As `diffLists` asks for it, against the published list; null: not known. */
  readonly untouched: Uint8Array | null;
}

export function makeList(making: ListMaking): MadeRows {
  return new Making(making).make();
}

/** A player who comes onto the list, and how. */
interface Added {
  readonly key: number;
  readonly add: () => void;
}

const MONTHS = 0x1_0000;
/** Greater than any key. */
const NO_KEY = MOST_KEY + 1;
/** Not found out yet. */
const UNKNOWN = 0xff;
/** What goes on from list to list. */
const KEPT_FLAGS = FLAG.playedPartly | FLAG.new;

/**
 * What becomes of a row of the list before: it stays in its place, also with nothing new that is told of a player, it
 * goes, or is written anew for the changed person.
 */
const STAYS = 0;
const UNTOUCHED = 1;
const LEAVES = 2;
const ANEW = 3;
type Fate = typeof STAYS | typeof UNTOUCHED | typeof LEAVES | typeof ANEW;

/** Makes the rows of the new list, and keeps account of every point. */
class Making {
  readonly #input: ListMaking;
  readonly #periods: PeriodColumns;
  readonly #edition: Edition;
  readonly #added: readonly Added[];
  readonly #builder: ListBuilder;
  readonly #tally: { -readonly [Field in keyof PointsTally]: number } = { ...NO_POINTS };
  readonly #year: number;
  readonly #month: number;
  readonly #floor: number;
  readonly #youngest: number;
  readonly #ks: KsOnList;
  /** By month since which a player is inactive. */
  readonly #flagsSince: Uint8Array = new Uint8Array(MONTHS).fill(UNKNOWN);
  /** 1: inactive. By the games in the year and the month of the first list. */
  readonly #inactive: Uint8Array;

  constructor(input: ListMaking) {
    this.#input = input;
    this.#periods = input.periods;
    this.#edition = input.edition;
    this.#ks = new KsOnList(this.#edition, input.date);
    this.#added = this.#comeOn();
    this.#builder = new ListBuilder(input.previous.columns.rows + this.#added.length);
    this.#inactive = new Uint8Array(MONTHS * this.#edition.rules.activeGames.value).fill(UNKNOWN);
    this.#year = yearMonthDay(input.date).year;
    this.#month = monthOf(formatDate(input.date));
    this.#floor = floorOn(this.#edition, input.date);
    const ages = (this.#edition.rules.kSteps.value ?? []).map((step) => step.junior?.age ?? 0);
    this.#youngest = this.#year - Math.max(0, ...ages) - 1;
    // Who was on the list twice leaves it once.
    this.#tally.leavers = totalOf(input.published) - totalOf(input.previous.columns);
  }

  /** In the order of the players' keys, so that nothing need be sorted after; who stays the same person, many at once. */
  make(): MadeRows {
    const { previous, people } = this.#input;
    const { columns } = previous;
    const { rows, keys } = columns;
    const now = carriedColumns(columns);
    const fates = this.#carryAll(now);
    const added = this.#added;
    let next = 0;
    let nextKey = added[0]?.key ?? NO_KEY;
    let start = 0;
    for (let row = 0; row < rows; row += 1) {
      const key = keys[row] as number;
      const fate = fates[row] as Fate;
      const stays = fate === STAYS || fate === UNTOUCHED;
      if (stays && nextKey > key) continue;
      this.#builder.carry(columns, start, row, now);
      for (; nextKey < key; nextKey = added[next]?.key ?? NO_KEY) added[next++]?.add();
      start = stays ? row : row + 1;
      if (fate === ANEW) this.#addAnew(row, people.get(key) as Person, now);
    }
    this.#builder.carry(columns, start, rows, now);
    for (; next < added.length; next += 1) added[next]?.add();
    // Where players were merged, the list before has other rows than the one that was published.
    const untouched = columns === this.#input.published ? fates : null;
    return { columns: this.#builder.build(), tally: this.#tally, untouched };
  }

  /** Says of everybody on the list before what the new one has of him, and answers what becomes of his row. */
  #carryAll(now: CarriedColumns): Uint8Array {
    const { previous, gamesInYear } = this.#input;
    const { rows, ratings, peaks } = previous.columns;
    const isApart = this.#apart();
    const fates = new Uint8Array(new SharedArrayBuffer(rows));
    const lowest = Math.max(this.#floor, 1);
    for (let row = 0; row < rows; row += 1) {
      const rating = ratings[row] as number;
      const games = gamesInYear[row] as number;
      // Who leaves the list, or has never stood so high, is not just carried on either.
      if (isApart[row] === 0 && rating >= lowest && rating <= (peaks[row] as number)) {
        fates[row] = this.#stay(row, games, now);
      } else fates[row] = rating > 0 ? this.#carry(row, games, now) : LEAVES;
    }
    return fates;
  }

  /** Rows of players who played or changed, or are adjusted. */
  #apart(): Uint8Array {
    const { people, birthDates, adjustments, previous } = this.#input;
    const apart = new Uint8Array(previous.columns.rows);
    if (adjustments.length > 0) return apart.fill(1);
    for (const some of [this.#periods.keys, people.keys(), birthDates.keys()]) {
      for (const key of some) {
        const row = rowOfOne(previous.columns.keys, key);
        if (row >= 0) apart[row] = 1;
      }
    }
    return apart;
  }

  /** K and activity of one who did not play, as `#carry` has them for the others. */
  #stay(row: number, games: number, { ks, flags, inactiveSince }: CarriedColumns): Fate {
    const { columns } = this.#input.previous;
    const kept = (columns.flags[row] as number) & KEPT_FLAGS;
    const birthYear = columns.birthYears[row] as number;
    if (!this.#input.sameEdition || birthYear >= this.#youngest || ks[row] === 0) {
      const memory = {
        rating: columns.ratings[row] as number,
        played: columns.played[row] as number,
        peak: columns.peaks[row] as number,
        flags: kept,
      };
      ks[row] = this.#ks.of(memory, birthYear);
    }
    const before = columns.inactiveSince[row] as number;
    const since = this.#inactiveSince(columns.firstListed[row] as number, before, games);
    inactiveSince[row] = since;
    flags[row] = kept | this.#activityFlags(since);
    return flags[row] === columns.flags[row] ? UNTOUCHED : STAYS;
  }

  /** Those who were not on the list before, by key; whoever is in more than one of these ways is so in the first. */
  #comeOn(): readonly Added[] {
    const { people, previous, titledUnrated, newcomers } = this.#input;
    const { keys, entrants } = this.#periods;
    const added = new Map<number, Added>();
    const put = (key: number, add: (person: Person) => void): void => {
      const person = people.get(key);
      if (added.has(key) || person === undefined || person.gone || ratingIn(previous, key) !== null) return;
      added.set(key, { key, add: () => add(person) });
    };
    for (const [key, newcomer] of newcomers) {
      put(key, (person) => this.#addNewcomer(key, person, newcomer));
    }
    keys.forEach((key, period) => {
      if (entrants[period] === 1) put(key, (person) => this.#addEntrant(key, person, period));
    });
    if (this.#edition.rules.titledUnrated.value !== null) {
      for (const key of titledUnrated) put(key, (person) => this.#addTitledUnrated(key, person));
    }
    return [...added.values()].sort((a, b) => a.key - b.key);
  }

  /** A player of the list before of whom more may be new than K and activity; answers what becomes of the row. */
  #carry(row: number, gamesBefore: number, now: CarriedColumns): Fate {
    const { columns } = this.#input.previous;
    const key = columns.keys[row] as number;
    const before = columns.ratings[row] as number;
    const person = this.#input.people.get(key);
    if (person?.gone) {
      this.#tally.leavers += 100 * before;
      return LEAVES;
    }
    const period = rowOfKey(this.#periods.keys, key);
    const changed = period < 0 ? before : this.#count(period);
    const rating = this.#input.adjustments.length === 0 ? changed : this.#adjust(key, changed);
    const games = period < 0 ? 0 : (this.#periods.games[period] as number);
    const played = Math.min((columns.played[row] as number) + games, 0xffff);
    const peak = Math.max(columns.peaks[row] as number, rating);
    const flags = (columns.flags[row] as number) & KEPT_FLAGS;
    const listedYear = columns.birthYears[row] as number;
    const birthYear = person ? (person.birthYear ?? 0) : listedYear;
    // A junior's K goes with the birth it rested on, also where that was corrected.
    const isGrownUp = Math.max(birthYear, listedYear) < this.#youngest;
    const mayKeepK = games === 0 && rating === before && this.#input.sameEdition && isGrownUp;
    const listedK = columns.ks[row] as number;
    const k = mayKeepK && listedK > 0 ? listedK : this.#k(key, { rating, played, peak, flags }, birthYear);
    const firstListed = columns.firstListed[row] as number;
    const gamesInYear = gamesBefore + games;
    const inactiveSince = this.#inactiveSince(firstListed, columns.inactiveSince[row] as number, gamesInYear);
    const listed = this.#listed({ rating, games, k, flags, played, peak, inactiveSince });
    writeCarried(now, row, key, listed);
    return person ? ANEW : STAYS;
  }

  /** A player of the list before about whom something else is known now. */
  #addAnew(row: number, person: Person, now: CarriedColumns): void {
    const { keys, firstListed } = this.#input.previous.columns;
    this.#builder.add({
      ...aboutPerson(person),
      ...carriedValues(now, row),
      key: keys[row] as number,
      firstListed: firstListed[row] as number,
    });
  }

  /** Adds a period's points to the account and answers with the new rating. */
  #count(period: number): number {
    const { bases, ratings, changes, corrections } = this.#periods;
    const [change, corrected] = [changes[period] as number, corrections[period] as number];
    const rating = ratings[period] as number;
    this.#tally.games += change - corrected;
    this.#tally.corrections += corrected;
    this.#tally.rounding += 100 * (rating - (bases[period] as number)) - change;
    return rating;
  }

  #adjust(key: number, rating: number): number {
    const { adjustments, cadence, standard } = this.#input;
    const after = adjustments.reduce(
      (value, id) =>
        adjustRating(id, { cadence, rating: value, standard: standard && ratingIn(standard, key) }).rating,
      rating,
    );
    this.#tally.adjustments += 100 * (after - rating);
    return after;
  }

  #addNewcomer(key: number, person: Person, { rating, n, games }: FirstOnList): void {
    this.#tally[this.#input.former.has(key) ? 'returns' : 'newcomers'] += 100 * rating;
    this.#enter(key, person, this.#adjust(key, rating), games, n);
  }

  /** Rapid and blitz: somebody with a standard rating begins with it. */
  #addEntrant(key: number, person: Person, period: number): void {
    this.#tally[this.#input.former.has(key) ? 'returns' : 'newcomers'] +=
      100 * (this.#periods.bases[period] as number);
    const games = this.#periods.games[period] as number;
    this.#enter(key, person, this.#adjust(key, this.#count(period)), games, games);
  }

  #enter(key: number, person: Person, rating: number, games: number, counted: number): void {
    const former = this.#input.former.get(key);
    const memory = {
      rating,
      played: Math.min((former?.played ?? 0) + counted, 0xffff),
      peak: Math.max(former?.peak ?? 0, rating),
      flags: (former?.flags ?? 0) & KEPT_FLAGS,
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
    const id = gamesInYear * MONTHS + firstListed;
    if (this.#inactive[id] === UNKNOWN) {
      const first = parseDate(firstDayOf(firstListed));
      this.#inactive[id] = isInactiveOn(this.#edition, this.#input.date, first, gamesInYear) ? 1 : 0;
    }
    return this.#inactive[id] === 1 ? this.#month : 0;
  }

  #activityFlags(since: number): number {
    if (since === 0) return 0;
    if (this.#flagsSince[since] === UNKNOWN) {
      const shown = isStillShown(this.#edition, this.#input.date, parseDate(firstDayOf(since)));
      this.#flagsSince[since] = shown ? FLAG.inactive : FLAG.inactive | FLAG.onlyFlagged;
    }
    return this.#flagsSince[since] as number;
  }
}

type About = Pick<RowValues, 'id' | 'federation' | 'sex' | 'titles' | 'birthYear' | 'nameVersion'>;

function aboutPerson(person: Person): About {
  const { id, federation, titles, nameVersion, birthYear } = person;
  const sex = person.sex === null ? SEX.unknown : person.sex === 'F' ? SEX.female : SEX.male;
  return { id, federation, sex, titles, nameVersion, birthYear: birthYear ?? 0 };
}
