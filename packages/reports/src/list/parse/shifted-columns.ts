import { defined } from '@eloquence/rating';
import type { TextLayout } from '../layout/detect.ts';
import { fits } from '../layout/fit.ts';
import { decodeColumns, isAscii, isSpace, isUtf8, trimCell } from '../row/decode.ts';
import { BIRTH, FEDERATION, type Field, ID, isNumeric, NAME, RATING } from '../row/fields.ts';
import { TITLE_KINDS, unknownTitles } from '../row/titles.ts';
import { startsWithTitle, titleBesideName } from './title-beside-name.ts';

/** The cells of a line, by column. */
export interface Cells {
  readonly cells: readonly string[];
  /** Whether a cell is elsewhere than its column. */
  readonly shifted: boolean;
}

/** A line as written, as characters, and the byte at which each begins. */
interface Line {
  readonly written: string;
  readonly text: string;
  readonly offsets: readonly number[];
}

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

  /** The cells of a line; null where there is no one reading of it. */
  find(written: string): Cells | null {
    const lines = readings(written);
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

  #cells({ written, offsets }: Line, starts: readonly number[]): Cells {
    const bytes = starts.map((start) => offsets[start] ?? written.length);
    const cells = bytes.map((_, column) => trimCell(cellOf(written, bytes, column)));
    return { cells, shifted: starts.some((start, column) => start !== this.#starts[column]) };
  }
}

function cellOf(text: string, starts: readonly number[], column: number): string {
  return text.slice(starts[column], starts[column + 1]);
}

/** A line by characters and, since some programs count so, by bytes. */
function readings(written: string): readonly Line[] {
  const byBytes = { written, text: written, offsets: [...written].map((_, at) => at) };
  if (isAscii(written) || !isUtf8(written)) return [byBytes];
  return [{ written, text: decodeColumns(written), offsets: characterStarts(written) }, byBytes];
}

/** The bytes of UTF-8 that begin a character. */
export function characterStarts(written: string): readonly number[] {
  const starts: number[] = [];
  for (let at = 0; at < written.length; at += 1)
    if ((written.charCodeAt(at) & 0xc0) !== 0x80) starts.push(at);
  return starts;
}

function firstLetter(cell: string): number {
  let at = 0;
  while (at < cell.length && isSpace(cell, at)) at += 1;
  return at === cell.length ? 0 : at;
}
