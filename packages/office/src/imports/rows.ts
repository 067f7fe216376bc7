import { CADENCES, type Cadence } from '@eloquence/rating';
import { isDummyName, type ListRecord } from '@eloquence/reports';
import { NO_TITLES, SEX, type TitleSet } from '../lists/columns.ts';
import { cleanName } from '../players/fold.ts';
import { IdRows } from './id-rows.ts';

const MOST_RATING = 4000;
const MOST_K = 100;
const MOST_GAMES = 0xffff;
const MOST_ID = 999_999_999;
const OLDEST_BIRTH_YEAR = 1800;
/** Bytes that a name can take. */
const ROOM_FOR_NAME = 1024;
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
 * The rows of a list that are taken over, in columns: names in one stretch of bytes, what few values have by
 * number. About 70 bytes a player.
 */
export class ReadRows {
  rows = 0;
  ids: Uint32Array = new Uint32Array(START);
  birthYears: Uint16Array = new Uint16Array(START);
  federations: Uint16Array = new Uint16Array(START);
  titles: Uint16Array = new Uint16Array(START);
  sexes: Uint8Array = new Uint8Array(START);
  inactive: Uint8Array = new Uint8Array(START);
  readonly federationNames: string[] = [];
  readonly titleSets: TitleSet[] = [NO_TITLES];
  readonly ratings: Partial<Record<Cadence, RatingColumns>> = {};
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
  #nameEnds: Uint32Array = new Uint32Array(START);
  #names: Buffer = Buffer.allocUnsafe(START * 20);
  readonly #federations = new Map<string, number>();
  readonly #titles = new Map<string, number>();

  /** The year of the list: nobody on it was born later. */
  constructor(year: number) {
    this.#year = year;
  }

  add(record: ListRecord): void {
    const { id } = record;
    const name = cleanName(record.name);
    if (isDummyName(name)) this.skipped.dummies += 1;
    else if (id <= 0 || id > MOST_ID) this.skipped.badIds += 1;
    else if (!this.#byId.add(id, this.rows)) this.skipped.duplicateIds += 1;
    else this.#take(record, id, name);
  }

  #take(record: ListRecord, id: number, name: string): void {
    if (this.rows === this.ids.length) this.#grow();
    const row = this.rows;
    this.ids[row] = id;
    this.federations[row] = this.#federation(record.federation);
    const { sex } = record;
    this.sexes[row] = sex === null ? SEX.unknown : sex === 'F' ? SEX.female : SEX.male;
    this.titles[row] = this.#titleSet(record);
    this.birthYears[row] = this.#birthYear(record.birthYear);
    this.inactive[row] = record.flag.includes('i') ? 1 : 0;
    this.#addName(row, name);
    this.#addRatings(row, record);
    this.rows = row + 1;
  }

  rowOf(id: number): number {
    return this.#byId.rowOf(id);
  }

  name(row: number): string {
    const start = row === 0 ? 0 : (this.#nameEnds[row - 1] as number);
    return this.#names.toString('utf8', start, this.#nameEnds[row]);
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

  #titleSet({ title, womenTitle, otherTitles, foaTitle }: ListRecord): number {
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

  #addName(row: number, name: string): void {
    const start = row === 0 ? 0 : (this.#nameEnds[row - 1] as number);
    if (this.#names.length - start < ROOM_FOR_NAME) {
      const larger = Buffer.allocUnsafe(this.#names.length * 2);
      larger.set(this.#names.subarray(0, start));
      this.#names = larger;
    }
    this.#nameEnds[row] = start + this.#names.write(name, start);
  }

  #addRatings(row: number, record: ListRecord): void {
    for (let index = 0; index < record.cadences.length; index += 1) {
      const cadence = record.cadences[index] as Cadence;
      this.ratings[cadence] ??= emptyRatings(this.ids.length);
      const rating = record.rating(index);
      if (rating === 0) continue;
      if (rating > MOST_RATING) {
        this.skipped.badRatings += 1;
        continue;
      }
      const columns = this.ratings[cadence];
      const games = record.listed(index).games ?? 0;
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
    this.ids = larger(this.ids, room);
    this.birthYears = larger(this.birthYears, room);
    this.federations = larger(this.federations, room);
    this.titles = larger(this.titles, room);
    this.sexes = larger(this.sexes, room);
    this.inactive = larger(this.inactive, room);
    this.#nameEnds = larger(this.#nameEnds, room);
    for (const columns of Object.values(this.ratings)) {
      columns.ratings = larger(columns.ratings, room);
      columns.games = larger(columns.games, room);
      columns.ks = larger(columns.ks, room);
    }
  }
}

const START = 4096;
const MOST_VALUES = 60_000;

function emptyRatings(rows: number): RatingColumns {
  return { ratings: new Int16Array(rows), games: new Uint16Array(rows), ks: new Uint8Array(rows) };
}

function larger<Numbers extends Uint8Array | Uint16Array | Int16Array | Uint32Array>(
  old: Numbers,
  length: number,
): Numbers {
  const array = new (old.constructor as new (length: number) => Numbers)(length);
  array.set(old);
  return array;
}
