import {
  COLUMN_NAMES,
  type ListColumns,
  MOST_KEY,
  MOST_ROWS,
  makeColumns,
  NO_TITLES,
  type NumberColumns,
  type TitleSet,
} from './columns.ts';

/** One row of a list, as it is put in; what is left out is 0, unknown or none. */
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

/** What a player's row has on a new list; everything else is as on the list before. */
export type CarriedValues = Readonly<
  Record<'rating' | 'games' | 'k' | 'flags' | 'played' | 'peak' | 'inactiveSince', number>
>;

/** What is carried of a row as it is, beside texts: all but the games, which are those of a list. */
const CARRIED = [
  'keys',
  'ids',
  'ratings',
  'ks',
  'flags',
  'sexes',
  'birthYears',
  'nameVersions',
  'played',
  'peaks',
  'firstListed',
  'inactiveSince',
] as const;

/** What is left out is 0. */
function writeValues(to: NumberColumns, row: number, key: number, values: Partial<CarriedValues>): void {
  to.ratings[row] = fitting(key, 'rating', values.rating, 0x7fff);
  to.games[row] = fitting(key, 'games', values.games, 0xffff);
  to.ks[row] = fitting(key, 'k', values.k, 0xff);
  to.flags[row] = fitting(key, 'flags', values.flags, 0xff);
  to.played[row] = fitting(key, 'played', values.played, 0xffff);
  to.peaks[row] = fitting(key, 'peak', values.peak, 0xffff);
  to.inactiveSince[row] = fitting(key, 'inactiveSince', values.inactiveSince, 0xffff);
}

/** A value that a column cannot hold, or a player who stands on the list already. */
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

/** A list that rows are carried from: its federations and titles by the numbers they have here. */
interface Carried {
  readonly list: ListColumns;
  readonly federations: Uint16Array;
  readonly titles: Uint16Array;
}

const START = 1024;
const MOST_ID = 0xffff_ffff;

/** Gathers rows in any order; the columns are the same whatever the order was. */
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
  #carried: Carried | null = null;
  #isBuilt = false;

  /** `expected`: how many rows will come, if that is known. */
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
    writeValues(columns, row, key, values);
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

  /** What was put in so far, so that whoever carried a row can say something else of it. */
  get columns(): NumberColumns {
    return this.#columns;
  }

  /** Says something else of a row that was carried. */
  overwrite(row: number, values: CarriedValues): void {
    writeValues(this.#columns, row, this.#columns.keys[row] as number, values);
  }

  /**
   * Players of another list, one after the other, as they are there but without games: columns are copied as a whole, and
   * federations and titles looked up once and not for each row. Answers which row the first of them has.
   */
  carry(from: ListColumns, start: number, end: number): number {
    const carried = this.#carriedFrom(from);
    const row = this.#rows;
    if (start === end) return row;
    while (row + end - start > this.#room) this.#grow();
    const columns = this.#columns;
    for (const name of CARRIED) columns[name].set(from[name].subarray(start, end), row);
    renumberInto(columns.federations, row, from.federations.subarray(start, end), carried.federations);
    renumberInto(columns.titles, row, from.titles.subarray(start, end), carried.titles);
    if (from.otherIds.size > 0) this.#carryOtherIds(from, start, end, row);
    this.#sorted &&= (from.keys[start] as number) > this.#lastKey;
    this.#lastKey = from.keys[end - 1] as number;
    this.#rows = row + end - start;
    return row;
  }

  /** Of the first list all names have the numbers they have there, so that its columns can be copied. */
  #carriedFrom(list: ListColumns): Carried {
    if (this.#carried?.list !== list) {
      const key = list.keys[0] ?? 0;
      this.#carried = {
        list,
        federations: Uint16Array.from(list.federationNames, (name) => this.#federation(key, name)),
        titles: Uint16Array.from(list.titleSets, (titles) => this.#titleSet(key, titles)),
      };
    }
    return this.#carried;
  }

  #carryOtherIds(from: ListColumns, start: number, end: number, row: number): void {
    for (let at = start; at < end; at += 1) {
      if (from.ids[at] === 0) this.#otherIds.set(at - start + row, from.otherIds.get(at) as string);
    }
  }

  /** All rows, after which no more can be added; throws a `RowError` where a player came twice. */
  build(): ListColumns {
    if (this.#isBuilt) throw new Error('these rows are built already');
    this.#isBuilt = true;
    const order = this.#order();
    const columns = this.#inOrder(order);
    const federations = sortedNames(this.#federations, columns.federations);
    const titles = sortedNames(this.#titles, columns.titles);
    renumberInto(columns.federations, 0, columns.federations, federations.places);
    renumberInto(columns.titles, 0, columns.titles, titles.places);
    return {
      ...columns,
      rows: this.#rows,
      otherIds: this.#otherIdsInOrder(order),
      federationNames: federations.names,
      titleSets: titles.names.map((name) => this.#titleSets[this.#titles.get(name) as number] as TitleSet),
    };
  }

  #inOrder(order: Uint32Array | null): NumberColumns {
    // Rows that came in order stay where they are, unless much of their room is empty.
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

  /** The rows by key, or null where they came in that order. */
  #order(): Uint32Array | null {
    if (this.#sorted) return null;
    const { keys } = this.#columns;
    // Key and row in one number, since a typed array sorts fast: 31 and 22 bits, as many as a double holds.
    const pairs = new Float64Array(this.#rows);
    for (let row = 0; row < pairs.length; row += 1) pairs[row] = (keys[row] as number) * MOST_ROWS + row;
    pairs.sort();
    const order = new Uint32Array(pairs.length);
    let before = 0;
    for (let place = 0; place < order.length; place += 1) {
      const row = (pairs[place] as number) % MOST_ROWS;
      const key = keys[row] as number;
      if (key === before) throw new RowError(key, 'key', key);
      before = key;
      order[place] = row;
    }
    return order;
  }

  #otherIdsInOrder(order: Uint32Array | null): Map<number, string> {
    if (order === null || this.#otherIds.size === 0) return new Map(this.#otherIds);
    const others = new Map<number, string>();
    for (let place = 0; place < order.length; place += 1) {
      const id = this.#otherIds.get(order[place] as number);
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
  for (let place = 0; place < to.length; place += 1) to[place] = from[order[place] as number] as number;
}

/** Those of the names that rows have, sorted, and for each index of before its place now. */
function sortedNames(
  indexes: ReadonlyMap<string, number>,
  used: Uint16Array,
): { names: string[]; places: Uint16Array } {
  const isUsed = new Uint8Array(indexes.size);
  for (let start = 0; start < used.length; start += STRETCH)
    mark(isUsed, used.subarray(start, start + STRETCH));
  const names = [...indexes].filter(([, index]) => isUsed[index] === 1).map(([name]) => name);
  names.sort((a, b) => (a < b ? -1 : 1));
  const places = new Uint16Array(indexes.size);
  names.forEach((name, place) => {
    places[indexes.get(name) as number] = place;
  });
  return { names, places };
}

// Loops over many rows are made of short ones: the engine makes fast what is called often.
const STRETCH = 4096;

function mark(marks: Uint8Array, indexes: Uint16Array): void {
  for (let at = 0; at < indexes.length; at += 1) marks[indexes[at] as number] = 1;
}

/** Writes other numbers in the place of numbers, which may be the same. */
function renumberInto(to: Uint16Array, start: number, from: Uint16Array, numbers: Uint16Array): void {
  if (numbers.every((number, index) => number === index)) {
    if (to !== from) to.set(from, start);
    return;
  }
  for (let at = 0; at < from.length; at += STRETCH) {
    renumberSome(to, start + at, from.subarray(at, at + STRETCH), numbers);
  }
}

function renumberSome(to: Uint16Array, start: number, from: Uint16Array, numbers: Uint16Array): void {
  for (let at = 0; at < from.length; at += 1) to[start + at] = numbers[from[at] as number] as number;
}
