import { defined } from '@eloquence/rating';
import {
  COLUMN_NAMES,
  type ListColumns,
  MOST_KEY,
  MOST_ROWS,
  makeColumns,
  NO_TITLES,
  type NumberColumns,
  personAt,
  type TitleSet,
} from './columns.ts';
import { indexesByKey } from './order.ts';

/** One row of a list; missing values are 0, unknown or none. */
export interface RowValues {
  readonly key: number;
  readonly id: number | string;
  readonly rating?: number;
  readonly games?: number;
  readonly k?: number;
  readonly flags?: number;
  readonly federation?: string;
  readonly sex?: number;
  readonly titles?: TitleSet;
  readonly birthYear?: number;
  readonly nameVersion?: number;
  readonly played?: number;
  readonly peak?: number;
  readonly firstListed?: number;
  readonly inactiveSince?: number;
}

/** What a list computes of a player; everything else is of the person, or of the first list. */
export type ComputedValues = Readonly<
  Record<'rating' | 'games' | 'k' | 'flags' | 'played' | 'peak' | 'inactiveSince', number>
>;

/** A row of a list, to be added to another. */
export function rowValues(columns: ListColumns, row: number): RowValues & ComputedValues {
  return {
    ...personAt(columns, row),
    sex: defined(columns.sexes[row]),
    birthYear: defined(columns.birthYears[row]),
    rating: defined(columns.ratings[row]),
    games: defined(columns.games[row]),
    k: defined(columns.ks[row]),
    flags: defined(columns.flags[row]),
    played: defined(columns.played[row]),
    peak: defined(columns.peaks[row]),
    firstListed: defined(columns.firstListed[row]),
    inactiveSince: defined(columns.inactiveSince[row]),
  };
}

/** A value that a column cannot hold, or a player who is on the list already. */
export class RowError extends RangeError {
  readonly key: number;
  readonly field: string;
  readonly value: number | string;

  constructor(key: number, field: string, value: number | string) {
    super(`player ${key}: a list cannot hold this ${field}: ${value}`);
    this.name = 'RowError';
    this.key = key;
    this.field = field;
    this.value = value;
  }
}

const START = 1024;
const MOST_ID = 0xffff_ffff;

/** Takes rows in any order; the order does not change the columns. */
export class ListBuilder {
  #rows = 0;
  #room: number;
  #sorted = true;
  #lastKey = 0;
  #columns: NumberColumns;
  readonly #otherIds: Map<number, string> = new Map();
  readonly #federations: Map<string, number> = new Map();
  readonly #titles: Map<string, number> = new Map();
  readonly #titleSets: TitleSet[] = [];
  #isBuilt = false;

  /** `expected`: the number of rows, if known. */
  constructor(expected: number = START) {
    this.#room = Math.max(expected, 1);
    this.#columns = makeColumns(this.#room);
  }

  get rows(): number {
    return this.#rows;
  }

  add(values: RowValues): void {
    if (this.#rows === this.#room) this.#grow();
    const { key } = values;
    if (!Number.isInteger(key) || key < 1 || key > MOST_KEY) throw new RowError(key, 'key', key);
    const row = this.#rows;
    const columns = this.#columns;
    columns.keys[row] = key;
    columns.ids[row] = this.#id(row, key, values.id);
    columns.ratings[row] = fitting(key, 'rating', values.rating, 0x7fff);
    columns.games[row] = fitting(key, 'games', values.games, 0xffff);
    columns.ks[row] = fitting(key, 'k', values.k, 0xff);
    columns.flags[row] = fitting(key, 'flags', values.flags, 0xff);
    columns.played[row] = fitting(key, 'played', values.played, 0xffff);
    columns.peaks[row] = fitting(key, 'peak', values.peak, 0xffff);
    columns.inactiveSince[row] = fitting(key, 'inactiveSince', values.inactiveSince, 0xffff);
    columns.federations[row] = this.#federation(key, values.federation ?? '');
    columns.sexes[row] = fitting(key, 'sex', values.sex, 2);
    columns.titles[row] = this.#titleSet(key, values.titles ?? NO_TITLES);
    columns.birthYears[row] = fitting(key, 'birthYear', values.birthYear, 0xffff);
    columns.nameVersions[row] = fitting(key, 'nameVersion', values.nameVersion, 0xffff);
    columns.firstListed[row] = fitting(key, 'firstListed', values.firstListed, 0xffff);
    this.#sorted &&= key > this.#lastKey;
    this.#lastKey = key;
    this.#rows = row + 1;
  }

  /** All rows; no more can be added. Throws a `RowError` if a player was added twice. */
  build(): ListColumns {
    if (this.#isBuilt) throw new Error('these rows are built already');
    this.#isBuilt = true;
    const order = this.#order();
    const columns = this.#inOrder(order);
    const federations = sortedNames(this.#federations, columns.federations);
    const titles = sortedNames(this.#titles, columns.titles);
    renumber(columns.federations, federations.places);
    renumber(columns.titles, titles.places);
    return {
      ...columns,
      rows: this.#rows,
      otherIds: this.#otherIdsInOrder(order),
      federationNames: federations.names,
      titleSets: titles.names.map((name) => defined(this.#titleSets[defined(this.#titles.get(name))])),
    };
  }

  #inOrder(order: Uint32Array | null): NumberColumns {
    // Sorted rows are not copied, unless much of their memory is unused.
    if (order === null && this.#room - this.#rows <= this.#rows / 8) {
      for (const name of COLUMN_NAMES)
        this.#columns[name] = this.#columns[name].subarray(0, this.#rows) as never;
      return this.#columns;
    }
    const columns = makeColumns(this.#rows);
    for (const name of COLUMN_NAMES) copyInOrder(this.#columns[name], columns[name], order);
    return columns;
  }

  #id(row: number, key: number, id: number | string): number {
    const number = typeof id === 'number' ? id : /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
    if (Number.isInteger(number) && number > 0 && number <= MOST_ID) return number;
    if (id === '') throw new RowError(key, 'id', id);
    this.#otherIds.set(row, String(id));
    return 0;
  }

  #federation(key: number, name: string): number {
    const known = this.#federations.get(name);
    if (known !== undefined) return known;
    const index = fitting(key, 'federation', this.#federations.size, 0xffff);
    this.#federations.set(name, index);
    return index;
  }

  #titleSet(key: number, titles: TitleSet): number {
    const name = titles === NO_TITLES ? NO_TITLES_NAME : titles.join(BETWEEN_TITLES);
    const known = this.#titles.get(name);
    if (known !== undefined) return known;
    const index = fitting(key, 'titles', this.#titles.size, 0xffff);
    this.#titles.set(name, index);
    this.#titleSets.push(titles);
    return index;
  }

  /** The rows by key; null if they are sorted already. */
  #order(): Uint32Array | null {
    if (this.#sorted) return null;
    const { keys } = this.#columns;
    const order = indexesByKey(this.#rows, (row) => defined(keys[row]));
    for (let place = 1; place < order.length; place += 1) {
      const key = defined(keys[defined(order[place])]);
      if (key === keys[defined(order[place - 1])]) throw new RowError(key, 'key', key);
    }
    return order;
  }

  #otherIdsInOrder(order: Uint32Array | null): Map<number, string> {
    if (order === null || this.#otherIds.size === 0) return new Map(this.#otherIds);
    const others = new Map<number, string>();
    for (let place = 0; place < order.length; place += 1) {
      const id = this.#otherIds.get(defined(order[place]));
      if (id !== undefined) others.set(place, id);
    }
    return others;
  }

  #grow(): void {
    if (this.#room >= MOST_ROWS) throw new RangeError(`a list has at most ${MOST_ROWS} rows`);
    this.#room = Math.min(this.#room * 2, MOST_ROWS);
    const larger = makeColumns(this.#room);
    for (const name of COLUMN_NAMES) larger[name].set(this.#columns[name]);
    this.#columns = larger;
  }
}

const BETWEEN_TITLES = '\n';
const NO_TITLES_NAME = NO_TITLES.join(BETWEEN_TITLES);

function fitting(key: number, field: string, value: number | undefined, most: number): number {
  if (value === undefined) return 0;
  if (!Number.isInteger(value) || value < 0 || value > most) throw new RowError(key, field, value);
  return value;
}

type Numbers = NumberColumns[keyof NumberColumns];

function copyInOrder(from: Numbers, to: Numbers, order: Uint32Array | null): void {
  if (order === null) {
    to.set(from.subarray(0, to.length));
    return;
  }
  for (let place = 0; place < to.length; place += 1) to[place] = defined(from[defined(order[place])]);
}

/** The names in use, sorted, and for each old index the new one. */
function sortedNames(
  indexes: ReadonlyMap<string, number>,
  used: Uint16Array,
): { names: string[]; places: Uint16Array } {
  const isUsed = new Uint8Array(indexes.size);
  for (const index of used) isUsed[index] = 1;
  const names = [...indexes].filter(([, index]) => isUsed[index] === 1).map(([name]) => name);
  names.sort((a, b) => (a < b ? -1 : 1));
  const places = new Uint16Array(indexes.size);
  names.forEach((name, place) => {
    places[defined(indexes.get(name))] = place;
  });
  return { names, places };
}

function renumber(column: Uint16Array, numbers: Uint16Array): void {
  for (let row = 0; row < column.length; row += 1) column[row] = defined(numbers[defined(column[row])]);
}
