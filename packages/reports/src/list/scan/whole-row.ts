import {
  BIRTH,
  FEDERATION,
  type Field,
  FLAG,
  FOA_TITLE,
  ID,
  NAME,
  NEXT_CADENCE,
  RATING,
  SEX,
  TITLE,
} from '../fields.ts';
import type { TextLayout } from '../layout/detect.ts';
import { NOT_A_NUMBER, parseDigits } from '../text.ts';
import { placeText } from './columns.ts';
import type { ListRecord } from './record.ts';

const SPACE = 0x20;
const ZERO = 0x30;
const FOUR_SPACES = 0x20202020;
const NOWHERE = -1;

/** Where a column begins and ends in a line; nowhere if the layout does not have it. */
interface Span {
  readonly field: Field;
  readonly start: number;
  readonly end: number;
}

/** Columns side by side that hold the same in most rows: one comparison then tells it. */
interface Stretch {
  readonly start: number;
  readonly usual: Uint8Array;
  /** The same, four bytes at a time. */
  readonly words: Int32Array;
}

/**
 * Reads rows that have the whole width of their layout, as nearly all have: the innermost loop of reading a
 * list, written out column by column. Titles, which few have, and the three numbers of a cadence, which are 0
 * for most, are compared at once. `Columns` reads the same of the same row, only slower.
 */
export class WholeRow {
  readonly #id: Span;
  readonly #name: Span;
  readonly #federation: Span;
  readonly #sex: Span;
  readonly #birth: Span;
  readonly #flag: Span;
  readonly #titles: readonly Span[];
  readonly #noTitles: Stretch | null;
  readonly #numbers: readonly Span[];
  readonly #unrated: readonly (Stretch | null)[];
  /** The places before columns, in which there is a space. */
  readonly #gaps: Int32Array;

  constructor({ columns, alignments, width }: TextLayout, cadences: number) {
    const spanOf = (field: Field): Span => {
      const column = columns.findIndex((each) => each.field === field);
      const start = columns[column]?.start ?? NOWHERE;
      return { field, start, end: column < 0 ? NOWHERE : (columns[column + 1]?.start ?? width) };
    };
    this.#id = spanOf(ID);
    this.#name = spanOf(NAME);
    this.#federation = spanOf(FEDERATION);
    this.#sex = spanOf(SEX);
    this.#birth = spanOf(BIRTH);
    this.#flag = spanOf(FLAG);
    this.#titles = range(TITLE, FOA_TITLE + 1)
      .map(spanOf)
      .filter(({ start }) => start !== NOWHERE);
    this.#noTitles = stretchOf(this.#titles, SPACE);
    this.#numbers = range(RATING, RATING + cadences * NEXT_CADENCE).map(spanOf);
    this.#unrated = range(0, cadences).map((cadence) =>
      stretchOf(this.#numbers.slice(cadence * NEXT_CADENCE, (cadence + 1) * NEXT_CADENCE), ZERO),
    );
    this.#gaps = Int32Array.from(
      columns.flatMap(({ start }, column) => (alignments[column]?.apart ? [start - 1] : [])),
    );
  }

  /** False where columns may have shifted, or where something else stands in the place of a number. */
  read(bytes: Uint8Array, view: DataView, line: number, record: ListRecord): boolean {
    const gaps = this.#gaps;
    for (let at = 0; at < gaps.length; at += 1) {
      if (bytes[line + (gaps[at] as number)] !== SPACE) return false;
    }
    this.#place(bytes, view, line, record, this.#name);
    this.#readId(bytes, view, line, record);
    if (!this.#readBirth(bytes, view, line, record)) return false;
    this.#place(bytes, view, line, record, this.#federation);
    this.#place(bytes, view, line, record, this.#sex);
    this.#placeFlag(bytes, view, line, record);
    const titles = this.#titles;
    const noTitles = this.#noTitles;
    if (noTitles !== null && isUsual(bytes, view, line, noTitles)) {
      for (let at = 0; at < titles.length; at += 1) record.to[(titles[at] as Span).field] = 0;
    } else {
      for (let at = 0; at < titles.length; at += 1)
        this.#place(bytes, view, line, record, titles[at] as Span);
    }
    return this.#readNumbers(bytes, view, line, record.numbers);
  }

  #place(bytes: Uint8Array, view: DataView, line: number, record: ListRecord, span: Span): void {
    if (span.start !== NOWHERE)
      placeText(bytes, view, line + span.start, line + span.end, record, span.field);
  }

  /** Digits from the first place on, as all lists since 2012 have them. */
  #readId(bytes: Uint8Array, view: DataView, line: number, record: ListRecord): void {
    const start = line + this.#id.start;
    const end = line + this.#id.end;
    let at = start;
    let id = 0;
    for (; at < end; at += 1) {
      const digit = (bytes[at] as number) - ZERO;
      if (digit < 0 || digit > 9) break;
      id = id * 10 + digit;
    }
    let rest = at;
    while (rest < end && bytes[rest] === SPACE) rest += 1;
    if (at === start || at > start + 9 || rest < end) {
      placeText(bytes, view, start, end, record, ID);
      record.readId();
      return;
    }
    record.id = id;
    record.from[ID] = start;
    record.to[ID] = at;
  }

  /** A year of four digits; anything else the long way. */
  #readBirth(bytes: Uint8Array, view: DataView, line: number, record: ListRecord): boolean {
    if (this.#birth.start === NOWHERE) return true;
    const start = line + this.#birth.start;
    const end = line + this.#birth.end;
    const year = parseDigits(bytes, start, end);
    if (year > 0) {
      record.birthYear = year;
      // There is no date to be shown.
      record.to[BIRTH] = 0;
      return true;
    }
    placeText(bytes, view, start, end, record, BIRTH);
    return record.readBirth();
  }

  #placeFlag(bytes: Uint8Array, view: DataView, line: number, record: ListRecord): void {
    const { start, end } = this.#flag;
    if (start === NOWHERE) return;
    if (end - start === 4 && view.getInt32(line + start, true) === FOUR_SPACES) record.to[FLAG] = 0;
    else placeText(bytes, view, line + start, line + end, record, FLAG);
  }

  #readNumbers(bytes: Uint8Array, view: DataView, line: number, numbers: Int32Array): boolean {
    const spans = this.#numbers;
    for (let cadence = 0; cadence < this.#unrated.length; cadence += 1) {
      const unrated = this.#unrated[cadence] as Stretch | null;
      const first = cadence * NEXT_CADENCE;
      if (unrated !== null && isUsual(bytes, view, line, unrated)) {
        numbers[first] = 0;
        numbers[first + 1] = 0;
        numbers[first + 2] = 0;
        continue;
      }
      for (let at = first; at < first + NEXT_CADENCE; at += 1) {
        const { start, end } = spans[at] as Span;
        if (start === NOWHERE) continue;
        const number = parseDigits(bytes, line + start, line + end);
        if (number === NOT_A_NUMBER) return false;
        numbers[at] = number;
      }
    }
    return true;
  }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** Columns one after the other, each with `first` in its first place and spaces after it; null if they are not. */
function stretchOf(spans: readonly Span[], first: number): Stretch | null {
  const start = spans[0]?.start ?? NOWHERE;
  const adjoin = spans.every((span, index) => index === 0 || span.start === spans[index - 1]?.end);
  if (start === NOWHERE || !adjoin) return null;
  const usual = new Uint8Array((spans.at(-1)?.end as number) - start).fill(SPACE);
  for (const span of spans) usual[span.start - start] = first;
  const view = new DataView(usual.buffer);
  const words = Int32Array.from({ length: usual.length >> 2 }, (_, word) => view.getInt32(word * 4, true));
  return { start, usual, words };
}

function isUsual(bytes: Uint8Array, view: DataView, line: number, stretch: Stretch): boolean {
  const { usual, words } = stretch;
  const start = line + stretch.start;
  for (let word = 0; word < words.length; word += 1) {
    if (view.getInt32(start + word * 4, true) !== words[word]) return false;
  }
  for (let at = words.length * 4; at < usual.length; at += 1) {
    if (bytes[start + at] !== usual[at]) return false;
  }
  return true;
}
