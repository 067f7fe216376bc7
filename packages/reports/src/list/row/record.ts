import type { Cadence } from '@eloquence/rating';
import { defined } from '@eloquence/rating';
import { withoutHidden } from '../../names.ts';
import { parseBirthYear } from './birth-year.ts';
import { BLANK, decodeShort, decodeText, NOT_A_NUMBER, parseDigits } from './decode.ts';
import {
  BIRTH,
  FEDERATION,
  FIELDS,
  FLAG,
  FOA_TITLE,
  GAMES,
  ID,
  K,
  NAME,
  NEXT_CADENCE,
  OTHER_TITLES,
  RATING,
  SEX,
  TITLE,
  WOMEN_TITLE,
} from './fields.ts';
import type { ListedRating, ListRow } from './row.ts';
import { modernTitle } from './titles.ts';

/** How a cell's text is written in the file. */
export type Escaping = (text: string) => string;

const MOST_SAFE_DIGITS = 15;
const UPPER_M = 0x4d;
const UPPER_F = 0x46;
const LOWER = 0x20;
const SPACE = 0x20;
const LAST_PRINTABLE = 0x7e;

/**
 * The current row: one reused object, a view of the bytes just read. Texts are decoded on demand. Valid only
 * during the visit: keep `toRow()`.
 */
export class ListRecord {
  readonly cadences: readonly Cadence[];
  /** The line on which the row begins. */
  line = 0;
  /** The ID as a number, or `NOT_A_NUMBER`: then `idText` has it. */
  id: number = BLANK;
  /** `BLANK` where the list does not know it. */
  birthYear: number = BLANK;
  /** Ratings, games and K of each cadence in turn; `BLANK` and `NOT_A_NUMBER` as in the cells. */
  readonly numbers: Int32Array = new Int32Array(3 * NEXT_CADENCE).fill(BLANK);
  /** Where each field's text stands in `bytes`, without spaces around it. */
  bytes: Uint8Array = new Uint8Array(0);
  readonly from: Int32Array = new Int32Array(FIELDS);
  readonly to: Int32Array = new Int32Array(FIELDS);
  readonly #listYear: number;
  readonly #numberCount: number;
  readonly #unescape: Escaping | null;

  constructor(cadences: readonly Cadence[], listYear: number, escaping: Escaping | null = null) {
    this.cadences = cadences;
    this.#listYear = listYear;
    this.#numberCount = cadences.length * NEXT_CADENCE;
    this.#unescape = escaping;
  }

  /** Reads the numbers of the row whose cells have just been placed; false if a cell holds something else. */
  readNumbers(): boolean {
    const { bytes, from, to, numbers } = this;
    let lowest = 0;
    for (let at = 0; at < this.#numberCount; at += 1) {
      const number = parseDigits(bytes, defined(from[RATING + at]), defined(to[RATING + at]));
      numbers[at] = number;
      if (number < lowest) lowest = number;
    }
    this.readId();
    return this.readBirth() && lowest !== NOT_A_NUMBER;
  }

  /** Reads the ID alone, for a scanner that reads the other numbers itself. */
  readId(): void {
    this.id = parseId(this.bytes, defined(this.from[ID]), defined(this.to[ID]));
  }

  /** Reads the birth year alone; false if the cell holds something else. */
  readBirth(): boolean {
    const [from, to] = [defined(this.from[BIRTH]), defined(this.to[BIRTH])];
    this.birthYear = parseBirthYear(this.bytes, from, to, this.#listYear);
    return this.birthYear !== NOT_A_NUMBER;
  }

  text(field: number): string {
    return this.decode(defined(this.from[field]), defined(this.to[field]));
  }

  /** The text between two places in `bytes`, as the file means it. */
  decode(from: number, to: number): string {
    const text = decodeText(this.bytes, from, to);
    return this.#unescape === null ? text : this.#unescape(text);
  }

  get idText(): string {
    return this.text(ID);
  }

  get name(): string {
    return withoutHidden(this.text(NAME));
  }

  /**
   * Copies the name to where `target` has room for it, if it is plain, as nearly all are: printable ASCII, one space
   * between words. Answers where it ends there; −1: only its text tells.
   */
  copyPlainName(target: Uint8Array, start: number): number {
    const { bytes } = this;
    const end = defined(this.to[NAME]);
    if (this.#unescape !== null) return -1;
    let next = start;
    let before = SPACE;
    for (let at = defined(this.from[NAME]); at < end; at += 1) {
      const byte = defined(bytes[at]);
      if (byte <= SPACE ? byte < SPACE || before === SPACE : byte > LAST_PRINTABLE) return -1;
      target[next++] = byte;
      before = byte;
    }
    return before === SPACE ? -1 : next;
  }

  get federation(): string {
    return this.#short(FEDERATION);
  }

  get sex(): 'M' | 'F' | null {
    const from = defined(this.from[SEX]);
    const letter = this.to[SEX] === from + 1 ? defined(this.bytes[from]) & ~LOWER : 0;
    if (letter === UPPER_M) return 'M';
    return letter === UPPER_F || this.flag.includes('w') ? 'F' : null;
  }

  get hasTitles(): boolean {
    const { from, to } = this;
    for (let field = TITLE; field <= FOA_TITLE; field += 1) {
      if (defined(from[field]) < defined(to[field])) return true;
    }
    return false;
  }

  get title(): string {
    return modernTitle(this.#short(TITLE));
  }

  get womenTitle(): string {
    return modernTitle(this.#short(WOMEN_TITLE));
  }

  get otherTitles(): string {
    return this.#short(OTHER_TITLES);
  }

  get foaTitle(): string {
    return this.#short(FOA_TITLE);
  }

  get flag(): string {
    return this.#short(FLAG);
  }

  /** The date of birth as given, or null where there is only a year. */
  get birthday(): string | null {
    if (this.birthYear === BLANK) return null;
    const text = this.#short(BIRTH);
    return /^\d*$/.test(text) ? null : text;
  }

  /** 0 where the player has no rating in this cadence: by its place in `cadences`. */
  rating(cadence: number): number {
    return atLeastZero(defined(this.numbers[cadence * NEXT_CADENCE]));
  }

  games(cadence: number): number {
    return atLeastZero(defined(this.numbers[cadence * NEXT_CADENCE + GAMES - RATING]));
  }

  k(cadence: number): number {
    return atLeastZero(defined(this.numbers[cadence * NEXT_CADENCE + K - RATING]));
  }

  listed(cadence: number): ListedRating {
    const games = defined(this.numbers[cadence * NEXT_CADENCE + GAMES - RATING]);
    return {
      rating: this.rating(cadence) || null,
      games: games < 0 ? null : games,
      k: this.k(cadence) || null,
    };
  }

  toRow(): ListRow {
    const ratings: Partial<Record<Cadence, ListedRating>> = {};
    this.cadences.forEach((cadence, index) => {
      ratings[cadence] = this.listed(index);
    });
    return {
      id: this.id >= 0 ? this.id : this.idText,
      name: this.name,
      federation: this.federation,
      sex: this.sex,
      title: this.title,
      womenTitle: this.womenTitle,
      otherTitles: this.otherTitles,
      foaTitle: this.foaTitle,
      birthYear: this.birthYear < 0 ? null : this.birthYear,
      birthday: this.birthday,
      flag: this.flag,
      ratings,
    };
  }

  #short(field: number): string {
    const text = decodeShort(this.bytes, defined(this.from[field]), defined(this.to[field]));
    return this.#unescape === null || text === '' ? text : this.#unescape(text);
  }
}

function parseId(bytes: Uint8Array, from: number, to: number): number {
  const id = parseDigits(bytes, from, to);
  if (id !== NOT_A_NUMBER || to - from > MOST_SAFE_DIGITS) return id;
  const text = decodeText(bytes, from, to);
  return /^\d+$/.test(text) ? Number(text) : NOT_A_NUMBER;
}

function atLeastZero(number: number): number {
  return number < 0 ? 0 : number;
}
