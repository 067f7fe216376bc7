import { adjustRating, type Edition, floorOn, formatDate, yearMonthDay } from '@eloquence/rating/list';
import { type CarriedValues, ListBuilder, type RowValues } from '../lists/builder.ts';
import { FLAG, type ListColumns, MOST_KEY, rowOfKey, SEX } from '../lists/columns.ts';
import { monthOf } from '../lists/months.ts';
import { NO_POINTS, type PointsTally, totalOf } from '../lists/points.ts';
import { ActivityOnList } from './activity.ts';
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

/** Greater than any key. */
const NO_KEY = MOST_KEY + 1;
/** What goes on from list to list. */
const KEPT_FLAGS = FLAG.playedPartly | FLAG.new;

/**
 * What becomes of a row of the list before: nothing is known of it yet, it stays with nothing new that is told of its
 * player, it is the one of somebody who played or is adjusted, it goes, or it is written anew for a changed person.
 */
const STAYS = 0;
const UNTOUCHED = 1;
const APART = 2;
const LEAVES = 3;
const ANEW = 4;

/** Rows that are looked at together: what is called often becomes fast soonest. */
const STRETCH = 4096;

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
  readonly #activity: ActivityOnList;
  /** By row of the list before. */
  readonly #fates: Uint8Array;

  constructor(input: ListMaking) {
    this.#input = input;
    this.#periods = input.periods;
    this.#edition = input.edition;
    this.#ks = new KsOnList(this.#edition, input.date);
    this.#activity = new ActivityOnList(this.#edition, input.date);
    this.#added = this.#comeOn();
    this.#builder = new ListBuilder(input.previous.columns.rows + this.#added.length);
    this.#year = yearMonthDay(input.date).year;
    this.#month = monthOf(formatDate(input.date));
    this.#floor = floorOn(this.#edition, input.date);
    const ages = (this.#edition.rules.kSteps.value ?? []).map((step) => step.junior?.age ?? 0);
    this.#youngest = this.#year - Math.max(0, ...ages) - 1;
    this.#fates = new Uint8Array(new SharedArrayBuffer(input.previous.columns.rows));
    // Who was on the list twice leaves it once.
    if (this.#isMerged) this.#tally.leavers = totalOf(input.published) - totalOf(input.previous.columns);
  }

  /** Whether the list before has other rows than the one that was published. */
  get #isMerged(): boolean {
    return this.#input.previous.columns !== this.#input.published;
  }

  /** In the order of the players' keys, so that nothing need be sorted after; who stays the same person, many at once. */
  make(): MadeRows {
    const { people, previous } = this.#input;
    const { rows, keys } = previous.columns;
    const added = this.#added;
    let next = 0;
    let start = 0;
    for (const row of this.#interruptions()) {
      this.#carryOn(start, row);
      start = row;
      const key = keys[row] ?? NO_KEY;
      for (; next < added.length && (added[next] as Added).key <= key; next += 1) added[next]?.add();
      const fate = this.#fates[row];
      if (fate === ANEW) this.#addAnew(row, people.get(key) as Person);
      if (fate === ANEW || fate === LEAVES) start += 1;
    }
    this.#carryOn(start, rows);
    return {
      columns: this.#builder.build(),
      tally: this.#tally,
      untouched: this.#isMerged ? null : this.#fates,
    };
  }

  /** The rows of the list before that are not carried on after the one before them, and those before which somebody comes. */
  #interruptions(): Uint32Array {
    const { people, birthDates, adjustments, previous } = this.#input;
    const { keys, ratings, rows } = previous.columns;
    const fates = this.#fates;
    if (adjustments.length > 0) fates.fill(APART);
    for (const key of birthDates.keys()) this.#setApart(rowOfKey(keys, key));
    let found = 0;
    for (const key of this.#periods.keys) {
      const row = rowOfKey(keys, key, found);
      this.#setApart(row);
      found = Math.max(found, row);
    }
    const interrupted: number[] = this.#added.map(({ key }) => rowFrom(keys, key));
    for (const { key, gone } of people.values()) {
      const row = rowOfKey(keys, key);
      const rating = ratings[row] ?? 0;
      if (rating === 0) continue;
      if (gone) this.#tally.leavers += 100 * rating;
      fates[row] = gone ? LEAVES : ANEW;
      interrupted.push(row);
    }
    // Who was taken off it is on no list any more.
    for (let row = ratings.indexOf(0); row >= 0; row = ratings.indexOf(0, row + 1)) {
      fates[row] = LEAVES;
      interrupted.push(row);
    }
    interrupted.push(rows);
    return Uint32Array.from(new Set(interrupted)).sort();
  }

  #setApart(row: number): void {
    if (row >= 0) this.#fates[row] = APART;
  }

  /** Carries rows on that follow each other. */
  #carryOn(start: number, end: number): void {
    const row = this.#builder.carry(this.#input.previous.columns, start, end);
    for (let at = start; at < end; at += STRETCH) {
      this.#carryStretch(at, Math.min(at + STRETCH, end), row - start);
    }
  }

  /** `shift`: how far the rows of the new list are from those of the one before. */
  #carryStretch(start: number, end: number, shift: number): void {
    const { ratings, peaks, flags, ks, birthYears, firstListed, inactiveSince } =
      this.#input.previous.columns;
    const { gamesInYear, sameEdition } = this.#input;
    const now = this.#builder.columns;
    const fates = this.#fates;
    const lowest = this.#floor;
    for (let row = start; row < end; row += 1) {
      const rating = ratings[row] as number;
      // Who leaves the list, or has never stood so high, is not just carried on either.
      if (fates[row] !== STAYS || rating < lowest || rating > (peaks[row] as number)) {
        this.#builder.overwrite(row + shift, this.#carried(row));
        continue;
      }
      // K and activity of one who did not play, as `#carried` has them for the others.
      const flag = flags[row] as number;
      const since = this.#activity.since(
        firstListed[row] as number,
        inactiveSince[row] as number,
        gamesInYear[row] as number,
      );
      const flagNow = (flag & KEPT_FLAGS) | this.#activity.flags(since);
      now.inactiveSince[row + shift] = since;
      now.flags[row + shift] = flagNow;
      if (flagNow === flag) fates[row] = UNTOUCHED;
      if (!sameEdition || (birthYears[row] as number) >= this.#youngest || ks[row] === 0) {
        now.ks[row + shift] = this.#kOfRow(row);
      }
    }
  }

  #kOfRow(row: number): number {
    const { ratings, played, peaks, flags, birthYears } = this.#input.previous.columns;
    const memory = {
      rating: ratings[row] as number,
      played: played[row] as number,
      peak: peaks[row] as number,
      flags: (flags[row] as number) & KEPT_FLAGS,
    };
    return this.#ks.of(memory, birthYears[row] as number);
  }

  /** Those who were not on the list before, by key; whoever is in more than one of these ways is so in the first. */
  #comeOn(): readonly Added[] {
    const { people, previous, titledUnrated, newcomers } = this.#input;
    const { keys, entrants } = this.#periods;
    const added = new Map<number, Added>();
    const put = (key: number, add: (person: Person) => void): void => {
      const person = people.get(key);
      if (added.has(key) || person === undefined || person.gone || ratingIn(previous, key, rowOfKey) !== null)
        return;
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

  /** What the new list has of a player of the list before of whom more may be new than K and activity. */
  #carried(row: number): CarriedValues {
    const { columns } = this.#input.previous;
    const key = columns.keys[row] as number;
    const before = columns.ratings[row] as number;
    const person = this.#input.people.get(key);
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
    const gamesInYear = (this.#input.gamesInYear[row] as number) + games;
    const inactiveSince = this.#activity.since(
      firstListed,
      columns.inactiveSince[row] as number,
      gamesInYear,
    );
    return this.#listed({ rating, games, k, flags, played, peak, inactiveSince });
  }

  /** A player of the list before about whom something else is known now. */
  #addAnew(row: number, person: Person): void {
    const { keys, firstListed } = this.#input.previous.columns;
    this.#builder.add({
      ...aboutPerson(person),
      ...this.#carried(row),
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
    const inactiveSince = this.#activity.since(this.#month, 0, games);
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
    const active = this.#activity.flags(inactiveSince);
    return active === 0 ? values : { rating, games, k, flags: flags | active, played, peak, inactiveSince };
  }
}

/** The first row whose key is not below this one. */
function rowFrom(keys: Int32Array, key: number): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] as number) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

type About = Pick<RowValues, 'id' | 'federation' | 'sex' | 'titles' | 'birthYear' | 'nameVersion'>;

function aboutPerson(person: Person): About {
  const { id, federation, titles, nameVersion, birthYear } = person;
  const sex = person.sex === null ? SEX.unknown : person.sex === 'F' ? SEX.female : SEX.male;
  return { id, federation, sex, titles, nameVersion, birthYear: birthYear ?? 0 };
}
