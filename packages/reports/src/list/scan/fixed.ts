import { ListError } from '../errors.ts';
import { BIRTH, isNumeric, NEXT_CADENCE, RATING } from '../fields.ts';
import type { LineExample } from '../hygiene/hygiene.ts';
import type { Inspector } from '../hygiene/inspector.ts';
import type { TextLayout } from '../layout/detect.ts';
import { LIST_LIMITS, LONGEST_EXAMPLE } from '../limits.ts';
import { decodeText, hasWideBytes, isWideBlock } from '../text.ts';
import { Columns } from './columns.ts';
import type { ListRecord } from './record.ts';
import { type Places, Recovery } from './recover.ts';
import type { Scanner, Visit } from './scanner.ts';
import { WholeRow } from './whole-row.ts';

const SPACE = 0x20;
const RETURN = 0x0d;
const NEWLINE = 0x0a;

/** Reads the fixed-width layouts: a line a player, cells by their columns. */
export class FixedScanner implements Scanner {
  readonly #layout: TextLayout;
  readonly #record: ListRecord;
  readonly #inspector: Inspector;
  readonly #visit: Visit<ListRecord>;
  readonly #fields: Int8Array;
  readonly #starts: Int32Array;
  /** The same for a line in which letters take more than one byte. */
  readonly #wideStarts: Int32Array;
  readonly #wholeRow: WholeRow;
  readonly #columns: Columns;
  readonly #recovery: Recovery;
  #bytes: Uint8Array = new Uint8Array(0);
  #view: DataView = new DataView(new ArrayBuffer(0));
  #wide = false;
  #line = 0;
  /** The length of nearly all lines, with their end. */
  readonly #lineWidth: number;
  /** Where a row that is whole ends at the earliest. */
  readonly #leastEnd: number;

  constructor(layout: TextLayout, record: ListRecord, inspector: Inspector, visit: Visit<ListRecord>) {
    this.#layout = layout;
    this.#record = record;
    this.#inspector = inspector;
    this.#visit = visit;
    const { columns, width } = layout;
    this.#fields = Int8Array.from(columns, ({ field }) => field);
    this.#starts = Int32Array.from([...columns.map(({ start }) => start), width]);
    this.#wideStarts = new Int32Array(this.#starts.length);
    this.#wholeRow = new WholeRow(layout, record.cadences.length);
    this.#columns = new Columns(layout);
    this.#recovery = new Recovery(layout);
    this.#lineWidth = width + layout.lineEnd.length;
    this.#leastEnd = leastEnd(layout);
  }

  scan(bytes: Uint8Array, last: boolean): number {
    const { headerLines, lineEnd } = this.#layout;
    const end = lineEnd === '\r' ? RETURN : NEWLINE;
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#record.bytes = bytes;
    this.#wide = isWideBlock(bytes);
    let from = 0;
    while (from < bytes.length) {
      if (this.#isWholeRow(from, end)) {
        from += this.#lineWidth;
        continue;
      }
      const to = bytes.indexOf(end, from);
      if (to < 0) {
        if (bytes.length - from > LIST_LIMITS.line) this.#refuseLine();
        if (!last) break;
        this.#readLastLine(from);
        break;
      }
      if (to - from > LIST_LIMITS.line) this.#refuseLine();
      this.#line += 1;
      if (this.#line > headerLines) {
        this.#readLine(from, to > from && bytes[to - 1] === RETURN ? to - 1 : to);
      }
      from = to + 1;
    }
    return last ? bytes.length : from;
  }

  /** A row like most, which nobody has to look for the end of. */
  #isWholeRow(from: number, end: number): boolean {
    const bytes = this.#bytes;
    const next = from + this.#lineWidth;
    if (next > bytes.length || bytes[next - 1] !== end || this.#line < this.#layout.headerLines) return false;
    if (this.#lineWidth > this.#layout.width + 1 && bytes[next - 2] !== RETURN) return false;
    if (!this.#wholeRow.read(bytes, this.#view, from, this.#record)) return false;
    this.#line += 1;
    this.#record.line = this.#line;
    return this.#accept();
  }

  /** A line that nothing ends; where it is no row, or too short for one, the file breaks off in it. */
  #readLastLine(from: number): void {
    const { length } = this.#bytes;
    if (length - from > LIST_LIMITS.line) this.#refuseLine();
    this.#line += 1;
    if (this.#line <= this.#layout.headerLines) return;
    const { unreadable, rows } = this.#inspector;
    const before = unreadable.count;
    this.#readLine(from, length);
    const isRow = this.#inspector.rows > rows;
    if (unreadable.count > before || (isRow && length - from < this.#leastEnd))
      this.#inspector.truncated = true;
  }

  #refuseLine(): never {
    throw new ListError('list-line-too-long', { line: this.#line + 1, limit: LIST_LIMITS.line });
  }

  #readLine(from: number, to: number): void {
    this.#record.line = this.#line;
    if (!this.#isReadByColumns(from, to)) this.#readCarefully(from, to);
  }

  /** A row of the usual width, without the spaces at its end, or with letters of several bytes. */
  #isReadByColumns(from: number, to: number): boolean {
    const missing = this.#layout.width - (to - from);
    // Bytes are characters in ASCII, in Latin-1, and where a program counted bytes.
    if (missing === 0 && this.#readAt(this.#starts, from, to)) return this.#accept();
    // What the rows around it hold makes no difference.
    if (missing > 0 && !(this.#wide && hasWideBytes(this.#bytes, from, to))) {
      return this.#readAt(this.#starts, from, to) && this.#record.rating(0) > 0 && this.#accept();
    }
    const isWhole = missing < 0 && this.#wide && this.#startsByCharacter(from, to) === this.#layout.width;
    return isWhole && this.#readAt(this.#wideStarts, 0, to) && this.#accept();
  }

  /** Where each column begins in a line of UTF-8, and how many characters the line has. */
  #startsByCharacter(from: number, to: number): number {
    const starts = this.#starts;
    const wideStarts = this.#wideStarts;
    let character = -1;
    let column = 0;
    for (let at = from; at < to; at += 1) {
      if (((this.#bytes[at] as number) & 0xc0) === 0x80) continue;
      character += 1;
      if (character !== starts[column]) continue;
      wideStarts[column] = at;
      column += 1;
    }
    wideStarts[column] = to;
    return character + 1;
  }

  #readAt(starts: Int32Array, base: number, lineEnd: number): boolean {
    const record = this.#record;
    return this.#columns.read(this.#bytes, this.#view, starts, base, lineEnd, record) && record.id >= 0;
  }

  #accept(): true {
    this.#inspector.inspect(this.#record, true, this.#wide);
    this.#visit(this.#record);
    return true;
  }

  /** A row of another length, with letters outside ASCII, or whose columns do not hold what they should. */
  #readCarefully(from: number, to: number): void {
    let end = to;
    while (end > from && ((this.#bytes[end - 1] as number) <= SPACE || this.#bytes[end - 1] === 0x1a))
      end -= 1;
    if (end === from) return;
    const places = this.#recovery.find(this.#bytes, from, end);
    const example = (): LineExample => ({
      line: this.#line,
      text: decodeText(this.#bytes, from, Math.min(end, from + LONGEST_EXAMPLE)),
    });
    if (places === null) {
      this.#inspector.unreadable.add(example);
      return;
    }
    this.#take(places);
    if (places.shifted) this.#inspector.recovered.add(example);
    this.#accept();
  }

  #take({ from, to }: Places): void {
    const record = this.#record;
    for (let column = 0; column < this.#fields.length; column += 1) {
      const field = this.#fields[column] as number;
      record.from[field] = from[column] as number;
      record.to[field] = to[column] as number;
    }
    record.readNumbers();
  }
}

/** A year of birth has four figures, and ends the row where there is one; flags are mostly blank. */
function leastEnd({ columns }: TextLayout): number {
  const birth = columns.find(({ field }) => field === BIRTH);
  if (birth !== undefined) return birth.start + 4;
  const ratings = columns.filter(({ field }) => isNumeric(field) && (field - RATING) % NEXT_CADENCE === 0);
  return (ratings.at(-1)?.start ?? 0) + 3;
}
