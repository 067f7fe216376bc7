import type { Cadence } from '@eloquence/rating';
import { NEXT_CADENCE } from './fields.ts';
import { type ListReport, scanList } from './read.ts';
import type { ListedRating, ListRow } from './row.ts';
import type { ListOptions } from './scan/make.ts';
import type { ListRecord } from './scan/record.ts';
import type { ListSource } from './source/pieces.ts';

/** What many players have in common: kept once for all of them. */
type Profile = Pick<
  ListRow,
  'federation' | 'sex' | 'title' | 'womenTitle' | 'otherTitles' | 'foaTitle' | 'flag'
>;

const BIGGEST_ID = 0xffffffff;
const BIGGEST_NUMBER = 0x7fff;
/** The longest name, in UTF-8. */
const ROOM_FOR_NAME = 4096;

/**
 * A whole list in memory by ID, about 70 bytes a player: numbers in columns, names in one stretch of bytes.
 * Rows are made when asked for; dates of birth are not kept, only years.
 */
export class ListIndex {
  size = 0;
  #cadences: readonly Cadence[] = [];
  /** Row number + 1 by the hash of the ID. */
  #slots: Int32Array = new Int32Array(1 << 12);
  #ids: Uint32Array = new Uint32Array(1 << 11);
  #nameEnds: Uint32Array = new Uint32Array(1 << 11);
  #birthYears: Int16Array = new Int16Array(1 << 11);
  #profiles: Uint32Array = new Uint32Array(1 << 11);
  #numbers: Int16Array = new Int16Array(NEXT_CADENCE << 11);
  #names: Uint8Array = new Uint8Array(1 << 16);
  readonly #profileList: Profile[] = [];
  readonly #profilePlaces = new Map<string, number>();
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();

  /** Of an ID that comes twice the first row stays; IDs that are no numbers are left out. */
  add(record: ListRecord): void {
    const { id } = record;
    if (id <= 0 || id > BIGGEST_ID) return;
    if (this.size === 0) this.#begin(record.cadences);
    const slot = this.#slotOf(id);
    if (this.#slots[slot] !== 0) return;
    const row = this.size;
    this.#ids[row] = id;
    this.#birthYears[row] = small(record.birthYear);
    this.#profiles[row] = this.#placeOf(record);
    this.#addName(row, record.name);
    const count = this.#cadences.length * NEXT_CADENCE;
    for (let at = 0; at < count; at += 1) {
      this.#numbers[row * count + at] = small(record.numbers[at] as number);
    }
    this.size += 1;
    this.#slots[slot] = this.size;
    if (this.size === this.#ids.length) this.#grow();
  }

  #begin(cadences: readonly Cadence[]): void {
    this.#cadences = cadences;
    this.#numbers = new Int16Array(this.#ids.length * cadences.length * NEXT_CADENCE);
  }

  has(id: number): boolean {
    return this.#slots[this.#slotOf(id)] !== 0;
  }

  get(id: number): ListRow | undefined {
    const row = (this.#slots[this.#slotOf(id)] as number) - 1;
    return row < 0 ? undefined : this.#rowAt(row);
  }

  *[Symbol.iterator](): Generator<ListRow> {
    for (let row = 0; row < this.size; row += 1) yield this.#rowAt(row);
  }

  #slotOf(id: number): number {
    const mask = this.#slots.length - 1;
    const mixed = Math.imul(id, 0x9e3779b1);
    let slot = (mixed ^ (mixed >>> 15)) & mask;
    for (let held = this.#slots[slot] as number; held !== 0; held = this.#slots[slot] as number) {
      if (this.#ids[held - 1] === id) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #placeOf(record: ListRecord): number {
    const { federation, sex, title, womenTitle, otherTitles, foaTitle, flag } = record;
    const key = [federation, sex, title, womenTitle, otherTitles, foaTitle, flag].join('|');
    let place = this.#profilePlaces.get(key);
    if (place === undefined) {
      place = this.#profileList.push({ federation, sex, title, womenTitle, otherTitles, foaTitle, flag }) - 1;
      this.#profilePlaces.set(key, place);
    }
    return place;
  }

  #addName(row: number, name: string): void {
    const start = row === 0 ? 0 : (this.#nameEnds[row - 1] as number);
    if (this.#names.length - start < Math.max(ROOM_FOR_NAME, name.length * 3)) {
      this.#names = larger(this.#names, this.#names.length * 2 + name.length * 3);
    }
    const { written } = this.#encoder.encodeInto(name, this.#names.subarray(start));
    this.#nameEnds[row] = start + written;
  }

  #rowAt(row: number): ListRow {
    const start = row === 0 ? 0 : (this.#nameEnds[row - 1] as number);
    const birthYear = this.#birthYears[row] as number;
    const ratings: Partial<Record<Cadence, ListedRating>> = {};
    this.#cadences.forEach((cadence, index) => {
      const at = (row * this.#cadences.length + index) * NEXT_CADENCE;
      const [rating = 0, games = 0, k = 0] = this.#numbers.subarray(at, at + NEXT_CADENCE);
      ratings[cadence] = {
        rating: rating > 0 ? rating : null,
        games: games < 0 ? null : games,
        k: k > 0 ? k : null,
      };
    });
    const { flag, ...profile } = this.#profileList[this.#profiles[row] as number] as Profile;
    return {
      id: this.#ids[row] as number,
      name: this.#decoder.decode(this.#names.subarray(start, this.#nameEnds[row])),
      ...profile,
      birthYear: birthYear < 0 ? null : birthYear,
      birthday: null,
      flag,
      ratings,
    };
  }

  #grow(): void {
    const rows = this.#ids.length * 2;
    this.#ids = larger(this.#ids, rows);
    this.#nameEnds = larger(this.#nameEnds, rows);
    this.#birthYears = larger(this.#birthYears, rows);
    this.#profiles = larger(this.#profiles, rows);
    this.#numbers = larger(this.#numbers, this.#numbers.length * 2);
    this.#slots = new Int32Array(rows * 2);
    for (let row = 0; row < this.size; row += 1)
      this.#slots[this.#slotOf(this.#ids[row] as number)] = row + 1;
  }
}

/** A number that no list holds in earnest is none. */
function small(number: number): number {
  return number > BIGGEST_NUMBER ? -1 : number;
}

function larger<Numbers extends Uint8Array | Uint32Array | Int16Array>(
  old: Numbers,
  length: number,
): Numbers {
  const array = new (old.constructor as new (length: number) => Numbers)(length);
  array.set(old);
  return array;
}

/** Reads a whole list into an index. */
export async function indexList(
  source: ListSource,
  options: ListOptions = {},
): Promise<{ readonly index: ListIndex; readonly report: ListReport }> {
  const index = new ListIndex();
  const report = await scanList(source, (record) => index.add(record), options);
  return { index, report };
}
