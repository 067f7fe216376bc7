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
import { BLANK, hasControls, NOT_A_NUMBER } from '../text.ts';
import type { ListRecord } from './record.ts';

const SPACE = 0x20;
const ZERO = 0x30;
const MOST_DIGITS = 9;
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
  /** The same, eight bytes at a time. */
  readonly words: Float64Array;
}

/**
 * Reads rows as nearly all are: of the whole width of their layout, digits where numbers belong, spaces around
 * everything. This is the innermost loop of reading a list, written out column by column. Titles, which few have,
 * and the three numbers of a cadence, which are 0 for most, are compared at once. `Columns` reads the same of the
 * same row, only slower, and reads other rows as well.
 *
 * Eight bytes are compared as one number with a fraction: equal if and only if the bytes are, because spaces and
 * digits never make one that is zero or not a number.
 */
export class WholeRow {
  readonly #id: Span;
  readonly #birth: Span;
  readonly #texts: readonly Span[];
  readonly #titles: readonly Span[];
  readonly #numbers: readonly Span[];
  readonly #unrated: readonly (Stretch | null)[];
  /** Titles and numbers of a player who has none of them. */
  readonly #plain: Stretch | null;
  /** The places before columns, in which there is a space; the second only where a row is not plain. */
  readonly #gaps: Int32Array;
  readonly #innerGaps: Int32Array;
  /** What nobody reads, between the columns that are. */
  readonly #rest: readonly Span[];

  constructor({ columns, alignments, width }: TextLayout, cadences: number) {
    const spans = columns.map(({ field, start }, column) => ({
      field,
      start,
      end: columns[column + 1]?.start ?? width,
    }));
    const spanOf = (field: Field): Span =>
      spans.find((each) => each.field === field) ?? { field, start: NOWHERE, end: NOWHERE };
    const spansOf = (fields: readonly Field[]): readonly Span[] =>
      fields.map(spanOf).filter(({ start }) => start !== NOWHERE);
    this.#id = spanOf(ID);
    this.#birth = spanOf(BIRTH);
    this.#texts = spansOf([NAME, FEDERATION, SEX, FLAG]);
    this.#titles = spansOf(range(TITLE, FOA_TITLE + 1));
    this.#numbers = range(RATING, RATING + cadences * NEXT_CADENCE).map(spanOf);
    this.#unrated = range(0, cadences).map((cadence) =>
      stretchOf(this.#numbers.slice(cadence * NEXT_CADENCE, (cadence + 1) * NEXT_CADENCE)),
    );
    this.#plain = stretchOf([...this.#titles, ...this.#numbers]);
    const isInner = (place: number): boolean =>
      this.#plain !== null &&
      place >= this.#plain.start &&
      place < this.#plain.start + this.#plain.usual.length;
    const gaps = columns.flatMap(({ start }, column) => (alignments[column]?.apart ? [start - 1] : []));
    this.#gaps = Int32Array.from(gaps.filter((place) => !isInner(place)));
    this.#innerGaps = Int32Array.from(gaps.filter(isInner));
    const read = new Set([this.#id, this.#birth, ...this.#texts, ...this.#titles, ...this.#numbers]);
    const before = { field: NOWHERE, start: 0, end: spans[0]?.start ?? 0 };
    this.#rest = [before, ...spans].filter((span) => !read.has(span) && span.start < span.end);
  }

  /** False where a row is not like most: nothing is said of it then, not even that it ends where they do. */
  read(bytes: Uint8Array, view: DataView, line: number, record: ListRecord): boolean {
    if (!areSpaces(bytes, line, this.#gaps)) return false;
    if (!this.#readId(bytes, line, record) || !this.#readBirth(bytes, line, record)) return false;
    const texts = this.#texts;
    for (let at = 0; at < texts.length; at += 1) {
      if (!placeClean(bytes, view, line, texts[at] as Span, record)) return false;
    }
    const plain = this.#plain;
    if (plain !== null && isUsual(bytes, view, line, plain)) {
      for (let field = TITLE; field <= FOA_TITLE; field += 1) record.to[field] = 0;
      for (let at = 0; at < this.#numbers.length; at += 1) record.numbers[at] = 0;
    } else if (
      !areSpaces(bytes, line, this.#innerGaps) ||
      !this.#readTitles(bytes, view, line, record) ||
      !this.#readNumbers(bytes, view, line, record.numbers)
    ) {
      return false;
    }
    const rest = this.#rest;
    for (let at = 0; at < rest.length; at += 1) {
      const { start, end } = rest[at] as Span;
      if (hasControls(bytes, view, line + start, line + end)) return false;
    }
    return true;
  }

  /** Digits from the first place on, as all lists since 2012 have them. */
  #readId(bytes: Uint8Array, line: number, record: ListRecord): boolean {
    const start = line + this.#id.start;
    const end = line + this.#id.end;
    let at = start;
    let id = 0;
    for (; at < end; at += 1) {
      const digit = (bytes[at] as number) - ZERO;
      if (digit < 0 || digit > 9) break;
      id = id * 10 + digit;
    }
    record.id = id;
    record.from[ID] = start;
    record.to[ID] = at;
    if (at === start || at > start + MOST_DIGITS) return false;
    for (; at < end; at += 1) if (bytes[at] !== SPACE) return false;
    return true;
  }

  /** A year, or none; there is no date to be shown. */
  #readBirth(bytes: Uint8Array, line: number, record: ListRecord): boolean {
    const { start, end } = this.#birth;
    if (start === NOWHERE) return true;
    const year = readDigits(bytes, line + start, line + end);
    record.birthYear = year > 0 ? year : BLANK;
    record.to[BIRTH] = 0;
    return year !== NOT_A_NUMBER;
  }

  #readTitles(bytes: Uint8Array, view: DataView, line: number, record: ListRecord): boolean {
    const titles = this.#titles;
    for (let at = 0; at < titles.length; at += 1) {
      if (!placeClean(bytes, view, line, titles[at] as Span, record)) return false;
    }
    return true;
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
        const number = readDigits(bytes, line + start, line + end);
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

/** Columns one after the other, numbers 0 and texts blank; null if they do not adjoin. */
function stretchOf(spans: readonly Span[]): Stretch | null {
  const start = spans[0]?.start ?? NOWHERE;
  const adjoin = spans.every((span, index) => index === 0 || span.start === spans[index - 1]?.end);
  if (start === NOWHERE || !adjoin) return null;
  const usual = new Uint8Array((spans.at(-1)?.end as number) - start).fill(SPACE);
  for (const span of spans) if (span.field >= RATING) usual[span.start - start] = ZERO;
  const view = new DataView(usual.buffer);
  const words = Float64Array.from({ length: usual.length >> 3 }, (_, word) =>
    view.getFloat64(word * 8, true),
  );
  return { start, usual, words };
}

function isUsual(bytes: Uint8Array, view: DataView, line: number, stretch: Stretch): boolean {
  const { usual, words } = stretch;
  const start = line + stretch.start;
  for (let word = 0; word < words.length; word += 1) {
    if (view.getFloat64(start + word * 8, true) !== words[word]) return false;
  }
  for (let at = words.length * 8; at < usual.length; at += 1) {
    if (bytes[start + at] !== usual[at]) return false;
  }
  return true;
}

function areSpaces(bytes: Uint8Array, line: number, places: Int32Array): boolean {
  for (let at = 0; at < places.length; at += 1) {
    if (bytes[line + (places[at] as number)] !== SPACE) return false;
  }
  return true;
}

const FOUR_SPACES = 0x20202020;
const EIGHT_SPACES = new Float64Array(new Uint8Array(8).fill(SPACE).buffer)[0] as number;

/** Keeps where a cell's text stands, without the spaces around it; false if a line end may be in it. */
function placeClean(
  bytes: Uint8Array,
  view: DataView,
  line: number,
  { field, start: cellStart, end: cellEnd }: Span,
  { from, to }: ListRecord,
): boolean {
  let start = line + cellStart;
  let end = line + cellEnd;
  while (end - start >= 8 && view.getFloat64(end - 8, true) === EIGHT_SPACES) end -= 8;
  if (end - start >= 4 && view.getInt32(end - 4, true) === FOUR_SPACES) end -= 4;
  while (end > start && bytes[end - 1] === SPACE) end -= 1;
  while (start < end && bytes[start] === SPACE) start += 1;
  from[field] = start;
  to[field] = end;
  return !hasControls(bytes, view, start, end);
}

/** As `parseDigits`, with nothing but spaces around the digits. */
function readDigits(bytes: Uint8Array, from: number, to: number): number {
  let at = from;
  while (at < to && bytes[at] === SPACE) at += 1;
  if (at === to) return BLANK;
  const first = at;
  let value = 0;
  for (; at < to; at += 1) {
    const digit = (bytes[at] as number) - ZERO;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
  }
  if (at === first || at - first > MOST_DIGITS) return NOT_A_NUMBER;
  for (; at < to; at += 1) if (bytes[at] !== SPACE) return NOT_A_NUMBER;
  return value;
}
