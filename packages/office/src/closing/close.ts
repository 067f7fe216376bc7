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
import { ListBuilder, type RowValues } from '../lists/builder.ts';
import { FLAG, idOf, type ListColumns, SEX, type TitleSet } from '../lists/columns.ts';
import { firstDayOf, monthOf } from '../lists/months.ts';
import { NO_POINTS, type PointsTally } from '../lists/points.ts';
import { type RatedEvent, rateDueEvent } from './event.ts';
import { type Newcomer, newcomers, UnratedEvents } from './first-ratings.ts';
import type { ClosingInput, NamedList, Person } from './input.ts';
import { kOnList } from './k.ts';
import { birthOf, type PlayerPeriod, ratePeriods } from './periods.ts';
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
  readonly #flagsSince: Map<number, number> = new Map();

  constructor(
    input: ClosingInput,
    periods: ReadonlyMap<number, PlayerPeriod>,
    first: ReadonlyMap<number, Newcomer>,
  ) {
    this.#input = input;
    this.#periods = periods;
    this.#newcomers = first;
    this.#edition = input.editions.at(input.date);
    this.#builder = new ListBuilder(input.previous.columns.rows + first.size + 1);
    this.#year = yearMonthDay(input.date).year;
    this.#month = monthOf(formatDate(input.date));
    this.#floor = floorOn(this.#edition, input.date);
    const ages = (this.#edition.rules.kSteps.value ?? []).map((step) => step.junior?.age ?? 0);
    this.#youngest = this.#year - Math.max(0, ...ages) - 1;
    this.#sameEdition = input.editions.at(input.previous.date).id === this.#edition.id;
  }

  make(): { columns: ListColumns; tally: PointsTally } {
    const { columns } = this.#input.previous;
    const games = gamesInYear(columns, this.#input.year);
    const listed = new Set<number>();
    for (let row = 0; row < columns.rows; row += 1) {
      if ((columns.ratings[row] as number) === 0) continue;
      listed.add(columns.keys[row] as number);
      this.#carry(row, games[row] as number);
    }
    for (const [key, newcomer] of this.#newcomers) {
      if (!listed.has(key)) this.#addNewcomer(key, newcomer, listed);
    }
    for (const [key, period] of this.#periods) if (period.entrant) this.#addEntrant(key, period, listed);
    if (this.#edition.rules.titledUnrated.value !== null) this.#addTitledUnrated(listed);
    return { columns: this.#builder.build(), tally: this.#tally };
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
    const after = this.#adjust(key, changed);
    const games = period?.period.n ?? 0;
    const played = Math.min((columns.played[row] as number) + games, 0xffff);
    const memory = {
      rating: after,
      played,
      peak: Math.max(columns.peaks[row] as number, after),
      flags: (columns.flags[row] as number) & (FLAG.playedPartly | FLAG.new),
      firstListed: columns.firstListed[row] as number,
    };
    const birthYear = person ? (person.birthYear ?? 0) : (columns.birthYears[row] as number);
    const mayKeepK = games === 0 && after === before && this.#sameEdition && birthYear < this.#youngest;
    const listedK = columns.ks[row] as number;
    const k = mayKeepK && listedK > 0 ? listedK : this.#k(key, memory, birthYear);
    this.#add(key, { ...memory, games, k, birthYear }, person, row, {
      inactiveSince: columns.inactiveSince[row] as number,
      gamesInYear: gamesBefore + games,
    });
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

  #addNewcomer(key: number, { first, games }: Newcomer, listed: Set<number>): void {
    const person = this.#input.people.get(key);
    if (person === undefined || person.gone) return;
    const former = this.#input.former.get(key);
    const rating = first.rating as number;
    this.#tally[former ? 'returns' : 'newcomers'] += 100 * rating;
    listed.add(key);
    this.#enter(key, person, rating, games, first.n);
  }

  /** Rapid and blitz: somebody with a standard rating begins with it. */
  #addEntrant(key: number, entrant: PlayerPeriod, listed: Set<number>): void {
    const person = this.#input.people.get(key);
    if (person === undefined || person.gone || listed.has(key)) return;
    const former = this.#input.former.get(key);
    this.#tally[former ? 'returns' : 'newcomers'] += 100 * entrant.base;
    listed.add(key);
    this.#enter(key, person, this.#count(entrant), entrant.period.n, entrant.period.n);
  }

  #enter(key: number, person: Person, rating: number, games: number, counted: number): void {
    const former = this.#input.former.get(key);
    const memory = {
      rating,
      played: Math.min((former?.played ?? 0) + counted, 0xffff),
      peak: Math.max(former?.peak ?? 0, rating),
      flags: (former?.flags ?? 0) & (FLAG.playedPartly | FLAG.new),
      firstListed: this.#month,
    };
    const birthYear = person.birthYear ?? 0;
    this.#add(key, { ...memory, games, k: this.#k(key, memory, birthYear), birthYear }, person, -1, {
      inactiveSince: 0,
      gamesInYear: games,
    });
  }

  #k(
    key: number,
    memory: { rating: number; played: number; peak: number; flags: number },
    birthYear: number,
  ): number {
    const birth = birthOf(this.#input, key, birthYear);
    return kOnList(this.#edition, { ...memory, birth }, this.#input.date);
  }

  #add(
    key: number,
    values: Pick<RowValues, 'games' | 'k' | 'played' | 'peak' | 'birthYear'> & {
      rating: number;
      flags: number;
      firstListed: number;
    },
    person: Person | undefined,
    row: number,
    activity: { readonly inactiveSince: number; readonly gamesInYear: number },
  ): void {
    const about = person ? aboutPerson(person) : aboutRow(this.#input.previous.columns, row);
    if (values.rating < this.#floor) {
      this.#tally.leavers += 100 * values.rating;
      this.#builder.add({ ...about, ...values, key, rating: 0, flags: values.flags | FLAG.delisted });
      return;
    }
    const since = this.#inactiveSince(values.firstListed, activity);
    this.#builder.add({
      ...about,
      ...values,
      key,
      flags: values.flags | this.#activityFlags(since),
      inactiveSince: since,
    });
  }

  /** Who was inactive comes back with as many games as the edition asks for; others stop being active without them. */
  #inactiveSince(
    firstListed: number,
    { inactiveSince, gamesInYear }: { readonly inactiveSince: number; readonly gamesInYear: number },
  ): number {
    const { activeGames, activeAgainGames } = this.#edition.rules;
    if (inactiveSince > 0) return gamesInYear >= activeAgainGames.value.games ? 0 : inactiveSince;
    if (gamesInYear >= activeGames.value) return 0;
    const first = parseDate(firstDayOf(firstListed));
    return isInactiveOn(this.#edition, this.#input.date, first, gamesInYear) ? this.#month : 0;
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

  #addTitledUnrated(listed: ReadonlySet<number>): void {
    for (const key of this.#input.titledUnrated) {
      const person = this.#input.people.get(key);
      if (listed.has(key) || person === undefined || person.gone) continue;
      this.#builder.add({ ...aboutPerson(person), key, flags: FLAG.titledUnrated });
    }
  }
}

type About = Pick<RowValues, 'id' | 'federation' | 'sex' | 'titles' | 'birthYear' | 'nameVersion'>;

function aboutPerson(person: Person): About {
  const { id, federation, titles, nameVersion, birthYear } = person;
  const sex = person.sex === null ? SEX.unknown : person.sex === 'F' ? SEX.female : SEX.male;
  return { id, federation, sex, titles, nameVersion, birthYear: birthYear ?? 0 };
}

function aboutRow(columns: ListColumns, row: number): About {
  return {
    id: idOf(columns, row),
    federation: columns.federationNames[columns.federations[row] as number] as string,
    sex: columns.sexes[row] as number,
    titles: columns.titleSets[columns.titles[row] as number] as TitleSet,
    birthYear: columns.birthYears[row] as number,
    nameVersion: columns.nameVersions[row] as number,
  };
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
