import {
  adjustRating,
  defined,
  type Edition,
  floorOn,
  formatDate,
  inclusion,
  yearMonthDay,
} from '@eloquence/rating/list';
import { ExclusionFacts } from '../../facts/exclusions.ts';
import type { PlayerData } from '../../players/player-data.ts';
import { type ComputedValues, ListBuilder, type RowValues, rowValues } from '../../rating-lists/builder.ts';
import { FLAG, type ListColumns, MOST_KEY, sexNumber } from '../../rating-lists/columns.ts';
import { monthOf } from '../../rating-lists/months.ts';
import { NO_POINTS, type PointsTally, totalOf } from '../../rating-lists/points.ts';
import { ActivityOnList } from './activity.ts';
import { countsAnew, type KMemory, kOnList } from './k-factor.ts';
import type { FirstOnList, ListInput } from './list-input.ts';
import { ratingIn } from './list-lookup.ts';
import { birthOf, type PlayerPeriod } from './player-periods.ts';

/** The rows of a list, and an account of every point. */
export interface BuiltRows {
  readonly columns: ListColumns;
  readonly tally: PointsTally;
}

export function buildRows(input: ListInput): BuiltRows {
  return new RowBuilder(input).build();
}

/** A player to be added to the list. */
interface Added {
  readonly key: number;
  readonly add: () => void;
}

/** Greater than any key. */
const NO_KEY = MOST_KEY + 1;
/** Flags copied from list to list. */
const CARRIED_FLAGS = FLAG.playedPartly | FLAG.new;

class RowBuilder {
  readonly #input: ListInput;
  readonly #periods: ListInput['periods'];
  readonly #edition: Edition;
  readonly #added: readonly Added[];
  readonly #builder: ListBuilder;
  readonly #tally: { -readonly [Field in keyof PointsTally]: number } = { ...NO_POINTS };
  readonly #year: number;
  readonly #month: number;
  readonly #floor: number;
  readonly #youngest: number;
  readonly #activity: ActivityOnList;
  readonly #exclusions: ExclusionFacts | null;

  constructor(input: ListInput) {
    this.#input = input;
    this.#periods = input.periods;
    this.#edition = input.edition;
    this.#activity = new ActivityOnList(this.#edition, input.date);
    this.#exclusions = input.exclusions && new ExclusionFacts(input.exclusions);
    this.#added = this.#additions();
    this.#builder = new ListBuilder(input.previous.columns.rows + this.#added.length);
    this.#year = yearMonthDay(input.date).year;
    this.#month = monthOf(formatDate(input.date));
    this.#floor = floorOn(this.#edition, input.date);
    const ages = (this.#edition.rules.kSteps.value ?? []).map((step) => step.junior?.age ?? 0);
    this.#youngest = this.#year - Math.max(0, ...ages) - 1;
    // Merged players leave the list once.
    if (input.previous.columns !== input.published)
      this.#tally.leavers = totalOf(input.published) - totalOf(input.previous.columns);
  }

  /** In the order of the players' keys, so that nothing needs sorting afterwards. */
  build(): BuiltRows {
    const { people, previous } = this.#input;
    const { columns } = previous;
    let next = 0;
    const addUpTo = (key: number): void => {
      for (; (this.#added[next]?.key ?? NO_KEY) <= key; next += 1) this.#added[next]?.add();
    };
    for (let row = 0; row < columns.rows; row += 1) {
      const key = defined(columns.keys[row]);
      addUpTo(key);
      const rating = defined(columns.ratings[row]);
      // Delisted: the row was only the last trace of the player.
      if (rating === 0) continue;
      const person = people.get(key);
      if (person?.isRemoved) this.#tally.leavers += 100 * rating;
      else if (person) this.#addChanged(row, person);
      else this.#builder.add({ ...rowValues(columns, row), ...this.#carried(row) });
    }
    addUpTo(MOST_KEY);
    return { columns: this.#builder.build(), tally: this.#tally };
  }

  /** Players who were not on the list before, by key: newcomers, then entrants, then titled players without a rating. */
  #additions(): readonly Added[] {
    const { people, previous, titledUnrated, newcomers } = this.#input;
    const added = new Map<number, Added>();
    const put = (key: number, add: (person: PlayerData) => void): void => {
      const person = people.get(key);
      if (added.has(key) || person === undefined || person.isRemoved || ratingIn(previous, key) !== null)
        return;
      added.set(key, { key, add: () => add(person) });
    };
    for (const [key, newcomer] of newcomers) {
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

  /** The new values of a player on the list before. */
  #carried(row: number): ComputedValues {
    const { columns } = this.#input.previous;
    const key = defined(columns.keys[row]);
    const before = defined(columns.ratings[row]);
    const person = this.#input.people.get(key);
    const period = this.#periods.get(key);
    const changed = period === undefined ? before : this.#count(period);
    const rating = this.#input.adjustments.length === 0 ? changed : this.#adjust(key, changed);
    const games = period?.games ?? 0;
    const played = Math.min(defined(columns.played[row]) + games, 0xffff);
    const peak = Math.max(defined(columns.peaks[row]), rating);
    const flags = defined(columns.flags[row]) & CARRIED_FLAGS;
    const listedYear = defined(columns.birthYears[row]);
    const birthYear = person ? (person.birthYear ?? 0) : listedYear;
    // A junior's K ends with the birth year it was based on, also when that was corrected.
    const isGrownUp = Math.max(birthYear, listedYear) < this.#youngest;
    const mayKeepK = games === 0 && rating === before && this.#input.sameEdition && isGrownUp;
    const listedK = defined(columns.ks[row]);
    const k = mayKeepK && listedK > 0 ? listedK : this.#k(key, { rating, played, peak, flags }, birthYear);
    const firstListed = defined(columns.firstListed[row]);
    const gamesInYear = defined(this.#input.gamesInYear[row]) + games;
    const inactiveSince = this.#activity.since(firstListed, defined(columns.inactiveSince[row]), gamesInYear);
    const federation = person?.federation ?? federationOf(columns, row);
    return this.#included(
      key,
      federation,
      this.#listed({ rating, games, k, flags, played, peak, inactiveSince }),
    );
  }

  /** A player of the list before whose personal data changed. */
  #addChanged(row: number, person: PlayerData): void {
    const { keys, firstListed } = this.#input.previous.columns;
    this.#builder.add({
      ...aboutPerson(person),
      ...this.#carried(row),
      key: defined(keys[row]),
      firstListed: defined(firstListed[row]),
    });
  }

  /** Adds a period's points to the tally and returns the new rating. */
  #count({ base, rating, change, corrected }: PlayerPeriod): number {
    this.#tally.games += change - corrected;
    this.#tally.corrections += corrected;
    this.#tally.rounding += 100 * (rating - base) - change;
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

  #addNewcomer(key: number, person: PlayerData, { rating, n, games }: FirstOnList): void {
    this.#tally[this.#input.former.has(key) ? 'returns' : 'newcomers'] += 100 * rating;
    this.#recordPublication(key, person, this.#adjust(key, rating), games, n);
  }

  /** Rapid and blitz: a player with a standard rating starts with it. */
  #addEntrant(key: number, person: PlayerData, period: PlayerPeriod): void {
    this.#tally[this.#input.former.has(key) ? 'returns' : 'newcomers'] += 100 * period.base;
    const { games } = period;
    this.#recordPublication(key, person, this.#adjust(key, this.#count(period)), games, games);
  }

  #recordPublication(key: number, person: PlayerData, rating: number, games: number, counted: number): void {
    const former = this.#input.former.get(key);
    const memory = {
      rating,
      played: Math.min((countsAnew(this.#edition) ? 0 : (former?.played ?? 0)) + counted, 0xffff),
      peak: Math.max(former?.peak ?? 0, rating),
      flags: (former?.flags ?? 0) & CARRIED_FLAGS,
    };
    const k = this.#k(key, memory, person.birthYear ?? 0);
    const inactiveSince = this.#activity.since(this.#month, 0, games);
    const listed = this.#included(
      key,
      person.federation,
      this.#listed({ ...memory, games, k, inactiveSince }),
    );
    this.#builder.add({ ...aboutPerson(person), ...listed, key, firstListed: this.#month });
  }

  #addTitledUnrated(key: number, person: PlayerData): void {
    if (this.#isIncluded(key, person.federation))
      this.#builder.add({ ...aboutPerson(person), key, flags: FLAG.titledUnrated });
  }

  #k(key: number, memory: Omit<KMemory, 'birth'>, birthYear: number): number {
    const birth = birthOf(this.#input, key, birthYear);
    return kOnList(this.#edition, { ...memory, birth }, this.#input.date);
  }

  #isIncluded(key: number, federation: string): boolean {
    const facts = this.#exclusions;
    return facts === null || inclusion(this.#edition, facts.of(key, federation)).included;
  }

  /** A row that is left out keeps its rating for later lists; without one it has nothing to keep. */
  #included(key: number, federation: string, values: ComputedValues): ComputedValues {
    if (this.#isIncluded(key, federation)) return values;
    return { ...values, flags: values.flags | FLAG.excluded };
  }

  /** Players below the floor are delisted; the others are marked active or inactive. */
  #listed(values: ComputedValues): ComputedValues {
    const { rating, games, k, flags, played, peak, inactiveSince } = values;
    if (rating < this.#floor) {
      this.#tally.leavers += 100 * rating;
      return { rating: 0, games, k, flags: flags | FLAG.delisted, played, peak, inactiveSince: 0 };
    }
    const active = this.#activity.flags(inactiveSince);
    return active === 0 ? values : { rating, games, k, flags: flags | active, played, peak, inactiveSince };
  }
}

function federationOf({ federations, federationNames }: ListColumns, row: number): string {
  return defined(federationNames[defined(federations[row])]);
}

type About = Pick<RowValues, 'id' | 'federation' | 'sex' | 'titles' | 'birthYear' | 'nameVersion'>;

function aboutPerson(person: PlayerData): About {
  const { id, federation, sex, titles, nameVersion, birthYear } = person;
  return { id, federation, sex: sexNumber(sex), titles, nameVersion, birthYear: birthYear ?? 0 };
}
