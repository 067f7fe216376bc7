import { CADENCES, type Cadence } from '@eloquence/rating';
import { beginsAsDummy, isDummyName, type ListRecord } from '@eloquence/reports';
import { FLAG, NO_TITLES, SEX, type TitleSet } from '../lists/columns.ts';
import { unguardFormula } from '../lists/formula.ts';
import { cleanName, LONGEST_NAME } from '../players/fold.ts';
import { IdRows } from './id-rows.ts';
import { orderOfKeys } from './order-of-keys.ts';

const MOST_RATING = 4000;
const MOST_K = 100;
const MOST_GAMES = 0xffff;
const MOST_ID = 999_999_999;
const OLDEST_BIRTH_YEAR = 1800;
/** Bytes that a name can take. */
const ROOM_FOR_NAME = 1024;
const APOSTROPHE = 0x27;
/** In the place of where a name ends: it is none. */
const NOBODY = -1;
const LONGEST_TEXT = 20;

/** Rating, games and K of one cadence. */
export interface RatingColumns {
  ratings: Int16Array;
  games: Uint16Array;
  ks: Uint8Array;
}

/** Why rows, or values in them, were not taken over. */
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
 * The rows of a list in columns: names in one stretch of bytes, what few values have by number. About 60 bytes a
 * player. Another thread can be given all of it, and shares the numbers and the bytes.
 */
export interface RowColumns {
  rows: number;
  ids: Uint32Array;
  birthYears: Uint16Array;
  federations: Uint16Array;
  titles: Uint16Array;
  sexes: Uint8Array;
  /** Bits of `FLAG`: inactive, delisted. */
  flags: Uint8Array;
  readonly federationNames: readonly string[];
  readonly titleSets: readonly TitleSet[];
  readonly ratings: Readonly<Partial<Record<Cadence, RatingColumns>>>;
  /** One after the other as they came: in the order of names, or nearly so. */
  names: Uint8Array;
  /** Where the name of each row stands. */
  nameStarts: Uint32Array;
  nameEnds: Uint32Array;
  came: CameAs;
}

/** The order in which rows came. */
export interface CameAs {
  readonly nameEnds: Uint32Array;
  /** Where each row is since they were put in order. */
  readonly rows: Uint32Array;
}

/** What is asked of the rows of a list. */
export class ListedRows implements RowColumns {
  rows = 0;
  ids: Uint32Array = shared(Uint32Array, START);
  birthYears: Uint16Array = shared(Uint16Array, START);
  federations: Uint16Array = shared(Uint16Array, START);
  titles: Uint16Array = shared(Uint16Array, START);
  sexes: Uint8Array = shared(Uint8Array, START);
  flags: Uint8Array = shared(Uint8Array, START);
  readonly federationNames: string[] = [];
  readonly titleSets: TitleSet[] = [NO_TITLES];
  readonly ratings: Partial<Record<Cadence, RatingColumns>> = {};
  names: Buffer = bufferOf(shared(Uint8Array, START * 20));
  nameStarts: Uint32Array = shared(Uint32Array, START);
  nameEnds: Uint32Array = shared(Uint32Array, START);
  came: CameAs = { nameEnds: this.nameEnds, rows: new Uint32Array(0) };

  /** Those of another thread. */
  static from(columns: RowColumns): ListedRows {
    // What is nearly always there is known by being the same, which it is no longer on another thread.
    const titleSets = [NO_TITLES, ...columns.titleSets.slice(1)];
    return Object.assign(new ListedRows(), columns, { titleSets, names: bufferOf(columns.names) });
  }

  /** All columns, to be handed to another thread. */
  toShare(): RowColumns {
    return { ...this };
  }

  name(row: number): string {
    return this.names.toString('utf8', this.nameStarts[row], this.nameEnds[row]);
  }

  /** The same in UTF-8. */
  nameBytes(row: number): Uint8Array {
    return this.names.subarray(this.nameStarts[row], this.nameEnds[row]);
  }

  federation(row: number): string {
    return this.federationNames[this.federations[row] as number] as string;
  }

  titleSet(row: number): TitleSet {
    return this.titleSets[this.titles[row] as number] as TitleSet;
  }

  rating(cadence: Cadence, row: number): number {
    return this.ratings[cadence]?.ratings[row] ?? 0;
  }

  /** The cadences of the list, standard first. */
  get cadences(): readonly Cadence[] {
    return CADENCES.filter((cadence) => this.ratings[cadence] !== undefined);
  }
}

/** The rows of a list that are taken over, as they are read. */
export class ReadRows extends ListedRows {
  readonly skipped: Skipped = {
    dummies: 0,
    badIds: 0,
    duplicateIds: 0,
    badRatings: 0,
    badKs: 0,
    badGames: 0,
    badBirthYears: 0,
  };
  readonly #year: number;
  readonly #byId = new IdRows();
  readonly #federations = new Map<string, number>();
  readonly #titles = new Map<string, number>();
  /** Where the names of all rows end. */
  #nameEnd = 0;
  /** The columns of the cadences as records have them, in their order. */
  #columns: readonly RatingColumns[] = [];

  /** The year of the list: nobody on it was born later. */
  constructor(year: number) {
    super();
    this.#year = year;
  }

  add(record: ListRecord): void {
    const { id } = record;
    const nameEnd = this.#writeName(record);
    if (nameEnd === NOBODY) this.skipped.dummies += 1;
    else if (id <= 0 || id > MOST_ID) this.skipped.badIds += 1;
    else if (!this.#byId.add(id, this.rows)) this.skipped.duplicateIds += 1;
    else this.#take(record, id, nameEnd);
  }

  #take(record: ListRecord, id: number, nameEnd: number): void {
    if (this.rows === this.ids.length) this.#grow();
    const row = this.rows;
    this.ids[row] = id;
    this.nameStarts[row] = this.#nameEnd;
    this.nameEnds[row] = nameEnd;
    this.#nameEnd = nameEnd;
    this.federations[row] = this.#federation(record.federation);
    const { sex } = record;
    this.sexes[row] = sex === null ? SEX.unknown : sex === 'F' ? SEX.female : SEX.male;
    this.titles[row] = this.#titleSet(record);
    this.birthYears[row] = this.#birthYear(record.birthYear);
    this.flags[row] = flagsOf(record);
    this.#addRatings(row, record);
    this.rows = row + 1;
  }

  /** The names of the rows so far, before they are put in order. Another thread can be given them. */
  get namesRead(): Pick<RowColumns, 'rows' | 'names' | 'nameEnds'> {
    const { rows, names, nameEnds } = this;
    return { rows, names, nameEnds };
  }

  /** The row of an ID since they were put in order; −1: none. */
  rowOf(id: number): number {
    return this.came.rows[this.#byId.rowOf(id)] ?? -1;
  }

  /**
   * Puts the rows in the order of keys. Whoever goes through the players by key finds them one after the other, where
   * every value would otherwise be waited for.
   */
  putInOrder(): void {
    const order = orderOfKeys(this);
    const rows = shared(Uint32Array, order.length);
    for (let row = 0; row < order.length; row += 1) rows[order[row] as number] = row;
    this.came = { nameEnds: this.nameEnds, rows };
    this.#replace((type, old) => inOrder(type, old, order));
  }

  /** Says that a list is of another cadence than it was read as. */
  relabel(from: Cadence, to: Cadence): void {
    const columns = this.ratings[from];
    if (from === to || columns === undefined) return;
    delete this.ratings[from];
    this.ratings[to] = columns;
  }

  /** Leaves the other cadences out. */
  keepOnly(cadence: Cadence): void {
    for (const other of this.cadences) if (other !== cadence) delete this.ratings[other];
  }

  #federation(text: string): number {
    const known = this.#federations.get(text);
    if (known !== undefined) return known;
    const name = cleanName(text).slice(0, LONGEST_TEXT);
    const place = this.federationNames.length;
    // A file full of nonsense has as many federations as rows: what does not fit has none.
    if (place > MOST_VALUES) return this.#federation('');
    this.#federations.set(text, place);
    this.federationNames.push(name);
    return place;
  }

  #titleSet(record: ListRecord): number {
    if (!record.hasTitles) return 0;
    const { title, womenTitle, otherTitles, foaTitle } = record;
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

  /** Writes the name behind those of the rows there are, and answers where it ends. */
  #writeName(record: ListRecord): number {
    const start = this.#nameEnd;
    if (this.names.length - start < ROOM_FOR_NAME) {
      this.names = bufferOf(larger<Uint8Array>(Uint8Array, this.names, this.names.length * 2));
    }
    const { names } = this;
    const end = record.copyPlainName(names, start);
    const isPlain = end > start && end - start <= LONGEST_NAME && names[start] !== APOSTROPHE;
    if (isPlain && !beginsAsDummy(names, start)) return end;
    // What our own CSV guards against spreadsheets is the same name again.
    const name = cleanName(unguardFormula(record.name));
    return isDummyName(name) ? NOBODY : start + names.write(name, start);
  }

  #addRatings(row: number, record: ListRecord): void {
    const { cadences } = record;
    if (this.#columns.length === 0) {
      for (const cadence of cadences) this.ratings[cadence] = emptyRatings(this.ids.length);
      this.#columns = cadences.map((cadence) => this.ratings[cadence] as RatingColumns);
    }
    const isDelisted = ((this.flags[row] as number) & FLAG.delisted) !== 0;
    for (let index = 0; index < cadences.length; index += 1) {
      const rating = record.rating(index);
      if (rating === 0 && !isDelisted) continue;
      if (rating > MOST_RATING) {
        this.skipped.badRatings += 1;
        continue;
      }
      const columns = this.#columns[index] as RatingColumns;
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
    this.nameStarts = by(Uint32Array, this.nameStarts);
    this.nameEnds = by(Uint32Array, this.nameEnds);
    for (const columns of Object.values(this.ratings)) {
      columns.ratings = by(Int16Array, columns.ratings);
      columns.games = by(Uint16Array, columns.games);
      columns.ks = by(Uint8Array, columns.ks);
    }
  }
}

/** A combined list has everybody; who is on a list of one cadence without a rating was delisted, and is flagged so. */
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
    ratings: shared(Int16Array, rows),
    games: shared(Uint16Array, rows),
    ks: shared(Uint8Array, rows),
  };
}

/** Numbers in memory that threads share. */
function shared<Numbers>(
  type: { new (buffer: SharedArrayBuffer): Numbers; readonly BYTES_PER_ELEMENT: number },
  length: number,
): Numbers {
  return new type(new SharedArrayBuffer(length * type.BYTES_PER_ELEMENT));
}

export function bufferOf({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length);
}

type Numbers = Uint8Array | Uint16Array | Int16Array | Uint32Array;
type NumbersType<Column> = Parameters<typeof shared<Column>>[0];

function larger<Column extends Numbers>(type: NumbersType<Column>, old: Column, length: number): Column {
  const array = shared(type, length);
  array.set(old);
  return array;
}

function inOrder<Column extends Numbers>(type: NumbersType<Column>, old: Column, order: Uint32Array): Column {
  const array = shared(type, order.length);
  for (let row = 0; row < order.length; row += 1) array[row] = old[order[row] as number] as number;
  return array;
}
