import { defined } from '@eloquence/rating';
import { ListError } from '../../list-error.ts';
import { LIST_LIMITS, LONGEST_EXAMPLE } from '../../list-limits.ts';
import type { TextLayout } from '../layout/detect.ts';
import type { LineExample } from '../quality/quality.ts';
import type { QualityCheck } from '../quality/quality-check.ts';
import { decodeShort, decodeText, hasWideBytes } from '../row/decode.ts';
import { BIRTH, isNumeric, NEXT_CADENCE, RATING, TITLE } from '../row/fields.ts';
import type { ListRecord } from '../row/record.ts';
import type { ListParser, Visit } from './parser.ts';
import { type Cells, ShiftedColumns } from './shifted-columns.ts';
import { isWrittenAsTitle, titleBesideName } from './title-beside-name.ts';

const SPACE = 0x20;
const RETURN = 0x0d;
const NEWLINE = 0x0a;
const END_OF_FILE = 0x1a;

/** Parses the fixed-width layouts: one player per line, cells by column. */
export class FixedWidthParser implements ListParser {
  readonly #layout: TextLayout;
  readonly #record: ListRecord;
  readonly #quality: QualityCheck;
  readonly #visit: Visit<ListRecord>;
  readonly #fields: Int8Array;
  /** Where each column starts, in bytes, and where the last one ends. */
  readonly #starts: Int32Array;
  /** The same for the current line, if its letters take several bytes. */
  readonly #wideStarts: Int32Array;
  /** 1 for columns with a space before them. */
  readonly #apart: Uint8Array;
  readonly #shifted: ShiftedColumns;
  /** Names reach into the title's column. */
  readonly #hasTitleBesideName: boolean;
  /** A complete row is at least this long. */
  readonly #minLength: number;
  #bytes: Uint8Array = new Uint8Array(0);
  #line = 0;

  constructor(layout: TextLayout, record: ListRecord, quality: QualityCheck, visit: Visit<ListRecord>) {
    this.#layout = layout;
    this.#record = record;
    this.#quality = quality;
    this.#visit = visit;
    const { columns, alignments, width } = layout;
    this.#fields = Int8Array.from(columns, ({ field }) => field);
    this.#starts = Int32Array.from([...columns.map(({ start }) => start), width]);
    this.#wideStarts = new Int32Array(this.#starts.length);
    const title = titleBesideName(columns.map(({ field }) => field));
    this.#hasTitleBesideName = title >= 0;
    this.#apart = Uint8Array.from(alignments, ({ apart }, column) => (apart || column === title ? 1 : 0));
    this.#shifted = new ShiftedColumns(layout);
    this.#minLength = minLength(layout);
  }

  parse(bytes: Uint8Array, last: boolean): number {
    const { headerLines, lineEnd } = this.#layout;
    const end = lineEnd === '\r' ? RETURN : NEWLINE;
    this.#bytes = bytes;
    this.#record.bytes = bytes;
    let from = 0;
    while (from < bytes.length) {
      const to = bytes.indexOf(end, from);
      const length = (to < 0 ? bytes.length : to) - from;
      if (length > LIST_LIMITS.line) {
        throw new ListError('list-line-too-long', { line: this.#line + 1, limit: LIST_LIMITS.line });
      }
      if (to < 0) {
        if (last) this.#readLastLine(from);
        break;
      }
      this.#line += 1;
      if (this.#line > headerLines) {
        this.#readLine(from, to > from && bytes[to - 1] === RETURN ? to - 1 : to);
      }
      from = to + 1;
    }
    return last ? bytes.length : from;
  }

  /** A line without a line end. If it is unreadable or too short, the file is truncated there. */
  #readLastLine(from: number): void {
    const { length } = this.#bytes;
    this.#line += 1;
    if (this.#line <= this.#layout.headerLines) return;
    const { unreadable, rows } = this.#quality;
    const before = unreadable.count;
    this.#readLine(from, length);
    const isRow = this.#quality.rows > rows;
    if (unreadable.count > before || (isRow && length - from < this.#minLength))
      this.#quality.truncated = true;
  }

  #readLine(from: number, to: number): void {
    this.#record.line = this.#line;
    if (this.#isReadByColumns(from, to)) this.#accept();
    else this.#readShifted(from, to);
  }

  /** A row of the usual width, without its trailing spaces, or with letters of several bytes. */
  #isReadByColumns(from: number, to: number): boolean {
    const missing = this.#layout.width - (to - from);
    // Bytes are characters in ASCII, in Latin-1, and where a program counted bytes.
    if (missing === 0 && this.#readCells(this.#starts, from, to)) return true;
    if (missing > 0 && !hasWideBytes(this.#bytes, from, to)) {
      return this.#readCells(this.#starts, from, to) && this.#record.rating(0) > 0;
    }
    const isWhole = missing < 0 && this.#findWideStarts(from, to) === this.#layout.width;
    return isWhole && this.#readCells(this.#wideStarts, 0, to);
  }

  /** Finds where each column starts in a line of UTF-8, and returns how many characters the line has. */
  #findWideStarts(from: number, to: number): number {
    const starts = this.#starts;
    const wideStarts = this.#wideStarts;
    let character = -1;
    let column = 0;
    for (let at = from; at < to; at += 1) {
      if ((defined(this.#bytes[at]) & 0xc0) === 0x80) continue;
      character += 1;
      if (character !== starts[column]) continue;
      wideStarts[column] = at;
      column += 1;
    }
    wideStarts[column] = to;
    return character + 1;
  }

  /**
   * Reads the cells of the row whose columns start at `base` + `starts`. False if there is text in the space
   * before a column, as there is when columns have shifted, or if a number is not a number.
   */
  #readCells(starts: Int32Array, base: number, lineEnd: number): boolean {
    const bytes = this.#bytes;
    const { from, to } = this.#record;
    const fields = this.#fields;
    const apart = this.#apart;
    for (let column = 0; column < fields.length; column += 1) {
      const field = defined(fields[column]);
      let start = base + defined(starts[column]);
      let end = base + defined(starts[column + 1]);
      if (end > lineEnd) end = lineEnd;
      // Spaces at the end of the line may be missing.
      if (apart[column] === 1 && start <= lineEnd && bytes[start - 1] !== SPACE) return false;
      if (field < RATING) {
        while (end > start && defined(bytes[end - 1]) <= SPACE) end -= 1;
        while (start < end && defined(bytes[start]) <= SPACE) start += 1;
      }
      from[field] = start;
      to[field] = end;
    }
    return this.#record.readNumbers() && this.#record.id >= 0 && this.#hasTitleOrNone();
  }

  /** The title's cell may hold the end of the name. */
  #hasTitleOrNone(): boolean {
    if (!this.#hasTitleBesideName) return true;
    const { bytes, from, to } = this.#record;
    const [start, end] = [defined(from[TITLE]), defined(to[TITLE])];
    return start >= end || isWrittenAsTitle(decodeShort(bytes, start, end));
  }

  #accept(): void {
    this.#quality.check(this.#record, true);
    this.#visit(this.#record);
  }

  /** A row of another length, or whose columns do not hold what they should. */
  #readShifted(from: number, to: number): void {
    let end = to;
    while (end > from && isBlank(defined(this.#bytes[end - 1]))) end -= 1;
    if (end === from) return;
    const cells = this.#shifted.find(this.#bytes, from, end);
    const example = (): LineExample => ({
      line: this.#line,
      text: decodeText(this.#bytes, from, Math.min(end, from + LONGEST_EXAMPLE)),
    });
    if (cells === null) {
      this.#quality.unreadable.add(example);
      return;
    }
    this.#keep(cells);
    if (cells.shifted) this.#quality.recovered.add(example);
    this.#accept();
  }

  #keep({ from, to }: Cells): void {
    const record = this.#record;
    for (const [column, field] of this.#fields.entries()) {
      record.from[field] = defined(from[column]);
      record.to[field] = defined(to[column]);
    }
    record.readNumbers();
  }
}

const isBlank = (byte: number): boolean => byte <= SPACE || byte === END_OF_FILE;

/** A birth year has four digits and is the last column that is always filled; flags are mostly blank. */
function minLength({ columns }: TextLayout): number {
  const birth = columns.find(({ field }) => field === BIRTH);
  if (birth !== undefined) return birth.start + 4;
  const ratings = columns.filter(({ field }) => isNumeric(field) && (field - RATING) % NEXT_CADENCE === 0);
  return (ratings.at(-1)?.start ?? 0) + 3;
}
