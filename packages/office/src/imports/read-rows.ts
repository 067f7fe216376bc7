import { CADENCES, type Cadence, defined } from '@eloquence/rating';
import { isDummyName, type ListRecord } from '@eloquence/reports';
import { cleanName } from '../fold.ts';
import { FLAG, NO_TITLES, sexNumber, type TitleSet } from '../rating-lists/columns.ts';
import { unguardFormula } from '../rating-lists/formula.ts';
import { orderOfKeys } from './key-order.ts';
import { type DoubledRow, type DuplicateChoice, LossCounter, type LossReason, lineToTake } from './losses.ts';

const MOST_RATING = 4000;
const MOST_K = 100;
const MOST_GAMES = 0xffff;
const MOST_ID = 999_999_999;
const OLDEST_BIRTH_YEAR = 1800;
const ROOM_FOR_NAME = 1024;
/** In place of the name's end: no name. */
const NOBODY = -1;
const LONGEST_TEXT = 20;

export interface RatingColumns {
  ratings: Int16Array;
  games: Uint16Array;
  ks: Uint8Array;
}

/** Reasons why rows or values were not imported. */
export interface Skipped {
  dummies: number;
  badIds: number;
  duplicateIds: number;
  badRatings: number;
  badKs: number;
  badGames: number;
  badBirthYears: number;
}

/**
 * The rows of an imported list in columns: names as bytes, federations and titles by number. About 60 bytes a player.
 */
export class ReadRows {
  rows = 0;
  ids: Uint32Array = new Uint32Array(START);
  birthYears: Uint16Array = new Uint16Array(START);
  federations: Uint16Array = new Uint16Array(START);
  titles: Uint16Array = new Uint16Array(START);
  sexes: Uint8Array = new Uint8Array(START);
  /** Bits of `FLAG`: inactive, delisted. */
  flags: Uint8Array = new Uint8Array(START);
  /** The line of each row in the file. */
  lines: Uint32Array = new Uint32Array(START);
  readonly federationNames: string[] = [];
  readonly titleSets: TitleSet[] = [NO_TITLES];
  readonly ratings: Partial<Record<Cadence, RatingColumns>> = {};
  names: Buffer = Buffer.alloc(START * 20);
  nameStarts: Uint32Array = new Uint32Array(START);
  nameEnds: Uint32Array = new Uint32Array(START);
  readonly skipped: Skipped = {
    dummies: 0,
    badIds: 0,
    duplicateIds: 0,
    badRatings: 0,
    badKs: 0,
    badGames: 0,
    badBirthYears: 0,
  };
  readonly losses: LossCounter;
  readonly #year: number;
  readonly #choice: DuplicateChoice | null;
  /** Rows of doubled IDs of which neither is taken. */
  readonly #dropped = new Set<number>();
  readonly #byId = new Map<number, number>();
  readonly #federations = new Map<string, number>();
  readonly #titles = new Map<string, number>();
  /** End of the last name. */
  #nameEnd = 0;
  /** New row of each row as read, after sorting. */
  #sortedRows = new Int32Array(0);
  /** In the order of `cadences`. */
  #columns: readonly RatingColumns[] = [];

  /** `year` of the list: later birth years are errors. */
  constructor(year: number, losses: LossCounter = new LossCounter(), choice: DuplicateChoice | null = null) {
    this.#year = year;
    this.losses = losses;
    this.#choice = choice;
  }

  name(row: number): string {
    return this.names.toString('utf8', this.nameStarts[row], this.nameEnds[row]);
  }

  federation(row: number): string {
    return defined(this.federationNames[defined(this.federations[row])]);
  }

  titleSet(row: number): TitleSet {
    return defined(this.titleSets[defined(this.titles[row])]);
  }

  rating(cadence: Cadence, row: number): number {
    return this.ratings[cadence]?.ratings[row] ?? 0;
  }

  /** The cadences of the list, standard first. */
  get cadences(): readonly Cadence[] {
    return CADENCES.filter((cadence) => this.ratings[cadence] !== undefined);
  }

  add(record: ListRecord): void {
    const { id } = record;
    const nameEnd = this.#writeName(record);
    if (nameEnd === NOBODY) {
      this.skipped.dummies += 1;
      this.#lose(record, 'dummy');
    } else if (id <= 0 || id > MOST_ID) {
      this.skipped.badIds += 1;
      this.#lose(record, 'bad-id');
    } else {
      const first = this.#byId.get(id);
      if (first === undefined) {
        this.#byId.set(id, this.rows);
        this.#take(record, id, nameEnd);
      } else {
        this.skipped.duplicateIds += 1;
        this.#takeDoubled(record, id, nameEnd, first);
      }
    }
  }

  #lose(record: ListRecord, reason: LossReason): void {
    const { line, idText, name, federation, cadences } = record;
    const ratings = cadences.map((_, index) => record.rating(index)).filter((rating) => rating > 0);
    const text = [idText, name, federation, ...ratings].filter((part) => part !== '').join(' ');
    this.losses.add({ line, reason, text });
  }

  /** Reads the second row of an ID, and keeps the one that the officer wants. */
  #takeDoubled(record: ListRecord, id: number, nameEnd: number, first: number): void {
    const second = this.rows;
    this.#take(record, id, nameEnd);
    const pair = [this.#described(first), this.#described(second)] as const;
    const line = lineToTake(this.#choice, pair);
    const taken = line === undefined ? pair[0].line : line;
    if (this.#dropped.has(first)) this.losses.add({ ...pair[1], reason: 'doubled-id' });
    else this.losses.addDoubled({ id, rows: pair, taken }, line !== undefined);
    if (taken === null) this.#dropped.add(first);
    if (taken === pair[1].line) this.#copyRow(second, first);
    this.#copyRow(null, second);
    this.rows = second;
  }

  #described(row: number): DoubledRow {
    const ratings = this.cadences.map((cadence) => this.rating(cadence, row)).filter((rating) => rating > 0);
    const titles = this.titleSet(row).filter((title) => title !== '');
    const about = [this.ids[row], this.name(row), this.federation(row), ...titles, ...ratings];
    return { line: defined(this.lines[row]), text: about.join(' ') };
  }

  /** From another row, or nothing: the next row finds its place empty. */
  #copyRow(from: number | null, to: number): void {
    this.#replace((_, column) => {
      column[to] = from === null ? 0 : defined(column[from]);
      return column;
    });
  }

  #take(record: ListRecord, id: number, nameEnd: number): void {
    if (this.rows === this.ids.length) this.#grow();
    const row = this.rows;
    this.ids[row] = id;
    this.lines[row] = record.line;
    this.nameStarts[row] = this.#nameEnd;
    this.nameEnds[row] = nameEnd;
    this.#nameEnd = nameEnd;
    this.federations[row] = this.#federation(record.federation);
    this.sexes[row] = sexNumber(record.sex);
    this.titles[row] = this.#titleSet(record);
    this.birthYears[row] = this.#birthYear(record.birthYear);
    this.flags[row] = flagsOf(record);
    this.#addRatings(row, record);
    this.rows = row + 1;
  }

  /** The sorted row of an ID; −1: none. */
  rowOf(id: number): number {
    return this.#sortedRows[this.#byId.get(id) ?? -1] ?? -1;
  }

  /** Sorts the rows by key, so that a pass over players by key reads memory in order. */
  putInOrder(): void {
    const order = orderOfKeys(this).filter((row) => !this.#dropped.has(row));
    this.#sortedRows = new Int32Array(this.rows).fill(-1);
    this.rows = order.length;
    for (let row = 0; row < order.length; row += 1) this.#sortedRows[defined(order[row])] = row;
    this.#replace((type, old) => inOrder(type, old, order));
  }

  /** Changes the cadence that the list was read as. */
  relabel(from: Cadence, to: Cadence): void {
    const columns = this.ratings[from];
    if (from === to || columns === undefined) return;
    delete this.ratings[from];
    this.ratings[to] = columns;
  }

  keepOnly(cadence: Cadence): void {
    for (const other of this.cadences) if (other !== cadence) delete this.ratings[other];
  }

  #federation(text: string): number {
    const known = this.#federations.get(text);
    if (known !== undefined) return known;
    const name = cleanName(text).slice(0, LONGEST_TEXT);
    const place = this.federationNames.length;
    // A garbage file may have a federation per row: those beyond the limit become ''.
    if (place > MOST_VALUES) return this.#federation('');
    this.#federations.set(text, place);
    this.federationNames.push(name);
    return place;
  }

  #titleSet(record: ListRecord): number {
    const { title, womenTitle, otherTitles, foaTitle } = record;
    if (title === '' && womenTitle === '' && otherTitles === '' && foaTitle === '') return 0;
    const key = `${title}\n${womenTitle}\n${otherTitles}\n${foaTitle}`;
    const known = this.#titles.get(key);
    if (known !== undefined) return known;
    const place = this.titleSets.length;
    if (place > MOST_VALUES) return 0;
    this.#titles.set(key, place);
    this.titleSets.push([
      cleanName(title).slice(0, LONGEST_TEXT),
      cleanName(womenTitle).slice(0, LONGEST_TEXT),
      cleanName(otherTitles).slice(0, 3 * LONGEST_TEXT),
      cleanName(foaTitle).slice(0, LONGEST_TEXT),
    ]);
    return place;
  }

  #birthYear(year: number): number {
    if (year < 0) return 0;
    if (year >= OLDEST_BIRTH_YEAR && year <= this.#year) return year;
    this.skipped.badBirthYears += 1;
    return 0;
  }

  /** Appends the name; returns its end. */
  #writeName(record: ListRecord): number {
    const start = this.#nameEnd;
    if (this.names.length - start < ROOM_FOR_NAME) {
      this.names = Buffer.concat([this.names], this.names.length * 2);
    }
    // Our own CSV has an apostrophe before names that look like formulas.
    const name = cleanName(unguardFormula(record.name));
    return isDummyName(name) ? NOBODY : start + this.names.write(name, start);
  }

  #addRatings(row: number, record: ListRecord): void {
    const { cadences } = record;
    if (this.#columns.length === 0) {
      for (const cadence of cadences) this.ratings[cadence] = emptyRatings(this.ids.length);
      this.#columns = cadences.map((cadence) => defined(this.ratings[cadence]));
    }
    const isDelisted = (defined(this.flags[row]) & FLAG.delisted) !== 0;
    for (let index = 0; index < cadences.length; index += 1) {
      const rating = record.rating(index);
      if (rating === 0 && !isDelisted) continue;
      if (rating > MOST_RATING) {
        this.skipped.badRatings += 1;
        this.#lose(record, 'bad-rating');
        continue;
      }
      const columns = defined(this.#columns[index]);
      const games = record.games(index);
      const k = record.k(index);
      if (games > MOST_GAMES) this.skipped.badGames += 1;
      if (k > MOST_K) this.skipped.badKs += 1;
      columns.ratings[row] = rating;
      columns.games[row] = games > MOST_GAMES ? 0 : games;
      columns.ks[row] = k > MOST_K ? 0 : k;
    }
  }

  #grow(): void {
    const room = this.ids.length * 2;
    this.#replace((type, old) => larger(type, old, room));
  }

  #replace(by: <Column extends Numbers>(type: NumbersType<Column>, old: Column) => Column): void {
    this.ids = by(Uint32Array, this.ids);
    this.birthYears = by(Uint16Array, this.birthYears);
    this.federations = by(Uint16Array, this.federations);
    this.titles = by(Uint16Array, this.titles);
    this.sexes = by(Uint8Array, this.sexes);
    this.flags = by(Uint8Array, this.flags);
    this.lines = by(Uint32Array, this.lines);
    this.nameStarts = by(Uint32Array, this.nameStarts);
    this.nameEnds = by(Uint32Array, this.nameEnds);
    for (const columns of Object.values(this.ratings)) {
      columns.ratings = by(Int16Array, columns.ratings);
      columns.games = by(Uint16Array, columns.games);
      columns.ks = by(Uint8Array, columns.ks);
    }
  }
}

/** A combined list has all players. On a list of one cadence, a player without a rating was delisted. */
function flagsOf(record: ListRecord): number {
  const { flag, cadences } = record;
  const inactive = flag.includes('i') ? FLAG.inactive : 0;
  const isDelisted = cadences.length === 1 && flag.includes('d') && record.rating(0) === 0;
  return isDelisted ? inactive | FLAG.delisted : inactive;
}

const START = 4096;
const MOST_VALUES = 60_000;

function emptyRatings(rows: number): RatingColumns {
  return {
    ratings: new Int16Array(rows),
    games: new Uint16Array(rows),
    ks: new Uint8Array(rows),
  };
}

type Numbers = Uint8Array | Uint16Array | Int16Array | Uint32Array;
type NumbersType<Column> = new (length: number) => Column;

function larger<Column extends Numbers>(type: NumbersType<Column>, old: Column, length: number): Column {
  const array = new type(length);
  array.set(old);
  return array;
}

function inOrder<Column extends Numbers>(type: NumbersType<Column>, old: Column, order: Uint32Array): Column {
  const array = new type(order.length);
  for (let row = 0; row < order.length; row += 1) array[row] = defined(old[defined(order[row])]);
  return array;
}
