import { defined } from '@eloquence/rating';
import type { TextLayout } from '../layout/detect.ts';
import { fits } from '../layout/fit.ts';
import { decodeColumns, isUtf8 } from '../row/decode.ts';
import { BIRTH, FEDERATION, type Field, ID, isNumeric, NAME, RATING } from '../row/fields.ts';
import { TITLE_KINDS, unknownTitles } from '../row/titles.ts';
import { startsWithTitle, titleBesideName } from './title-beside-name.ts';

/** Where the cells of a line were found, by column. */
export interface Cells {
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** Whether a cell is elsewhere than its column. */
  readonly shifted: boolean;
}

/** A line as characters, and the byte at which each begins. */
interface Line {
  readonly text: string;
  readonly offsets: readonly number[];
}

const SPACE = 0x20;
const MOST_SHIFT = 40;
/** After this many failures the file has another problem. */
const MOST_ATTEMPTS = 2000;

/**
 * Finds the cells of a line that its columns alone do not give: letters of more than one byte, spaces missing
 * at the end, a name that reaches into the title, or a column that overflowed and moved those after it to the right.
 */
export class ShiftedColumns {
  readonly #layout: TextLayout;
  readonly #fields: readonly Field[];
  readonly #starts: readonly number[];
  /** The title's column where the name is before it; −1 in other layouts. */
  readonly #title: number;
  #attempts = 0;

  constructor(layout: TextLayout) {
    this.#layout = layout;
    this.#fields = layout.columns.map(({ field }) => field);
    this.#starts = layout.columns.map(({ start }) => start);
    this.#title = titleBesideName(this.#fields);
  }

  /** The cells of the line from `from` to `to`; null where there is no one reading of it. */
  find(bytes: Uint8Array, from: number, to: number): Cells | null {
    const lines = readings(bytes, from, to);
    for (const line of lines) {
      const starts = this.#startsIn(line);
      if (this.#agrees(line, starts)) return this.#cells(line, starts);
    }
    if (this.#attempts < MOST_ATTEMPTS) {
      for (const line of lines) {
        const starts = this.#shiftedStarts(line);
        if (starts !== null) return this.#cells(line, starts);
      }
      this.#attempts += 1;
    }
    for (const line of lines) {
      const starts = this.#startsIn(line);
      if (this.#passes(line, starts)) return this.#cells(line, starts);
    }
    return null;
  }

  /** The columns' starts; the title's is where the name of this line ends. */
  #startsIn(line: Line): readonly number[] {
    const title = this.#title;
    return title < 0 ? this.#starts : startsWithTitle(line.text, this.#starts, title);
  }

  /** Every cell holds what it should, in its place. */
  #agrees(line: Line, starts: readonly number[]): boolean {
    // From the right, where a shift shows first.
    for (let column = starts.length - 1; column >= 0; column -= 1) {
      const cell = cellOf(line.text, starts, column);
      const text = trimCell(cell);
      if (!fits(defined(this.#fields[column]), text)) return false;
      const isMoved = column === this.#title && starts[column] !== this.#starts[column];
      if (text !== '' && !isMoved && !this.#isAligned(column, cell)) return false;
    }
    return true;
  }

  #isAligned(column: number, cell: string): boolean {
    const { left = null, right = null } = this.#layout.alignments[column] ?? {};
    if (left === null && right === null) return true;
    const first = firstLetter(cell);
    return first === left || first + trimCell(cell).length === right;
  }

  /** The one way in which a single overflowing column explains the line. */
  #shiftedStarts(line: Line): readonly number[] | null {
    // Spaces at the end are gone, so the line may have been longer than it is.
    const least = Math.max(1, line.text.length - this.#layout.width);
    const full = [...this.#starts.keys()].slice(0, -1).filter((column) => this.#fills(line, column));
    const ways: (readonly number[])[] = [];
    for (const overflowing of full) {
      for (let shift = least; shift < least + MOST_SHIFT; shift += 1) {
        const starts = this.#starts.map((start, column) => (column > overflowing ? start + shift : start));
        if (this.#agrees(line, starts)) ways.push(starts);
      }
    }
    // `NAAFM` may be cut in several ways; only one of them gives titles that exist.
    const known = ways.length > 1 ? ways.filter((starts) => this.#hasKnownTitles(line, starts)) : ways;
    return known.length === 1 ? defined(known[0]) : null;
  }

  /** Whether a column is full to its end, as one that overflows is; a name may have a space there. */
  #fills({ text }: Line, column: number): boolean {
    const end = defined(this.#starts[column + 1]);
    if (end >= text.length) return false;
    return text[end - 1] !== ' ' || (this.#fields[column] === NAME && text[end] !== ' ');
  }

  #hasKnownTitles({ text }: Line, starts: readonly number[]): boolean {
    return this.#fields.every((field, column) => {
      const kind = TITLE_KINDS.get(field);
      const cell = trimCell(cellOf(text, starts, column));
      return kind === undefined || cell === '' || unknownTitles(kind, cell).length === 0;
    });
  }

  /** Odd, but no cell is in the wrong place: the row is accepted. */
  #passes(line: Line, starts: readonly number[]): boolean {
    const cell = (field: Field): string => {
      const column = this.#fields.indexOf(field);
      return column < 0 ? '' : trimCell(cellOf(line.text, starts, column));
    };
    const whole = this.#layout.alignments.every(({ apart }, column) => {
      const start = defined(starts[column]);
      // A name or a title may reach to the federation.
      const isReached = this.#title >= 0 && column === this.#title + 1 && fits(FEDERATION, cell(FEDERATION));
      return !apart || isReached || line.text.length < start || line.text[start - 1] === ' ';
    });
    const numbers = this.#fields.every((field) => !isNumeric(field) || /^\d{0,9}$/.test(cell(field)));
    const named = /^\S+$/.test(cell(ID)) && cell(NAME) !== '';
    const placed = cell(FEDERATION) !== '' || cell(RATING) !== '';
    return whole && numbers && named && placed && fits(BIRTH, cell(BIRTH)) && this.#isNotTooLong(line);
  }

  #isNotTooLong(line: Line): boolean {
    return line.text.length <= this.#layout.width;
  }

  #cells({ text, offsets }: Line, starts: readonly number[]): Cells {
    const from: number[] = [];
    const to: number[] = [];
    for (let column = 0; column < starts.length; column += 1) {
      const cell = cellOf(text, starts, column);
      const start = defined(starts[column]);
      const first = Math.min(start + firstLetter(cell), text.length);
      const last = first + trimCell(cell).length;
      from.push(defined(offsets[first]));
      to.push(defined(offsets[last]));
    }
    return { from, to, shifted: starts.some((start, column) => start !== this.#starts[column]) };
  }
}

function cellOf(text: string, starts: readonly number[], column: number): string {
  return text.slice(starts[column], starts[column + 1]);
}

/** A line by characters and, since some programs count so, by bytes. */
function readings(bytes: Uint8Array, from: number, to: number): readonly Line[] {
  const line = bytes.subarray(from, to);
  const byBytes = { text: '', offsets: [] as number[] };
  for (let at = from; at < to; at += 1) {
    byBytes.text += String.fromCharCode(defined(bytes[at]));
    byBytes.offsets.push(at);
  }
  byBytes.offsets.push(to);
  if (/^[\0-\x7f]*$/.test(byBytes.text) || !isUtf8(line)) return [byBytes];
  const offsets: number[] = [];
  for (let at = from; at < to; at += 1) {
    // A byte that begins a character.
    if ((defined(bytes[at]) & 0xc0) !== 0x80) offsets.push(at);
  }
  offsets.push(to);
  const text = decodeColumns(bytes, from, to);
  return [{ text, offsets }, byBytes];
}

/** Without the spaces around it; only what bytes call spaces. */
function trimCell(cell: string): string {
  let end = cell.length;
  while (end > 0 && cell.charCodeAt(end - 1) <= SPACE) end -= 1;
  return cell.slice(Math.min(firstLetter(cell), end), end);
}

function firstLetter(cell: string): number {
  let at = 0;
  while (at < cell.length && cell.charCodeAt(at) <= SPACE) at += 1;
  return at === cell.length ? 0 : at;
}
