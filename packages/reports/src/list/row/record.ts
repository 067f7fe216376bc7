import type { Cadence } from '@eloquence/rating';
import { defined } from '@eloquence/rating';
import { withoutHidden } from '../../names.ts';
import { parseBirthYear } from './birth-year.ts';
import { BLANK, decodeText, NOT_A_NUMBER, parseDigits } from './decode.ts';
import {
  BIRTH,
  FEDERATION,
  FIELDS,
  type Field,
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

/** The current row: one reused object, valid only during the visit: keep `toRow()`. Texts are decoded on demand. */
export class ListRecord {
  readonly cadences: readonly Cadence[];
  /** The line on which the row begins. */
  line = 0;
  /** The ID as a number, or `NOT_A_NUMBER`: then `idText` has it. */
  id: number = BLANK;
  /** `BLANK` where the list does not know it. */
  birthYear: number = BLANK;
  /** Ratings, games and K of each cadence in turn; `BLANK` and `NOT_A_NUMBER` as in the cells. */
  readonly numbers: number[];
  /** By field, a character for each byte, without spaces around it. */
  readonly cells: string[] = new Array<string>(FIELDS).fill('');
  readonly #listYear: number;
  readonly #unescape: Escaping | null;

  constructor(cadences: readonly Cadence[], listYear: number, escaping: Escaping | null = null) {
    this.cadences = cadences;
    this.numbers = new Array<number>(cadences.length * NEXT_CADENCE).fill(BLANK);
    this.#listYear = listYear;
    this.#unescape = escaping;
  }

  cell(field: Field): string {
    return defined(this.cells[field]);
  }

  /** Reads the numbers of the row whose cells have just been placed; false if a cell holds something else. */
  readNumbers(): boolean {
    const { numbers } = this;
    for (let at = 0; at < numbers.length; at += 1) numbers[at] = parseDigits(this.cell(RATING + at));
    this.id = parseId(this.cell(ID));
    this.birthYear = parseBirthYear(this.cell(BIRTH), this.#listYear);
    return this.birthYear !== NOT_A_NUMBER && !numbers.includes(NOT_A_NUMBER);
  }

  text(field: Field): string {
    const text = decodeText(this.cell(field));
    return this.#unescape === null ? text : this.#unescape(text);
  }

  get idText(): string {
    return this.text(ID);
  }

  get name(): string {
    return withoutHidden(this.text(NAME));
  }

  get federation(): string {
    return this.text(FEDERATION);
  }

  get sex(): 'M' | 'F' | null {
    const letter = this.cell(SEX).toUpperCase();
    if (letter === 'M') return 'M';
    return letter === 'F' || this.flag.includes('w') ? 'F' : null;
  }

  get title(): string {
    return modernTitle(this.text(TITLE));
  }

  get womenTitle(): string {
    return modernTitle(this.text(WOMEN_TITLE));
  }

  get otherTitles(): string {
    return this.text(OTHER_TITLES);
  }

  get foaTitle(): string {
    return this.text(FOA_TITLE);
  }

  get flag(): string {
    return this.text(FLAG);
  }

  /** The date of birth as given, or null where there is only a year. */
  get birthday(): string | null {
    if (this.birthYear === BLANK) return null;
    const text = this.text(BIRTH);
    return /^\d*$/.test(text) ? null : text;
  }

  /** 0 where the player has no rating in this cadence: by its place in `cadences`. */
  rating(cadence: number): number {
    return Math.max(0, this.#number(cadence, RATING));
  }

  games(cadence: number): number {
    return Math.max(0, this.#number(cadence, GAMES));
  }

  k(cadence: number): number {
    return Math.max(0, this.#number(cadence, K));
  }

  #number(cadence: number, field: Field): number {
    return defined(this.numbers[cadence * NEXT_CADENCE + field - RATING]);
  }

  listed(cadence: number): ListedRating {
    const games = this.#number(cadence, GAMES);
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
}

/** Longer than other numbers, up to what a number holds exactly. */
function parseId(cell: string): number {
  if (cell === '') return BLANK;
  return /^\d{1,15}$/.test(cell) ? Number(cell) : NOT_A_NUMBER;
}
