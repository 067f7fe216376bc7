import { ListError } from '../errors.ts';
import { RATING } from '../fields.ts';
import type { LineExample } from '../hygiene/hygiene.ts';
import type { Inspector } from '../hygiene/inspector.ts';
import type { TextLayout } from '../layout/detect.ts';
import { LIST_LIMITS, LONGEST_EXAMPLE } from '../limits.ts';
import { decodeText, isWideBlock } from '../text.ts';
import type { ListRecord } from './record.ts';
import { type Places, Recovery } from './recover.ts';
import type { Scanner, Visit } from './scanner.ts';

const SPACE = 0x20;
const FOUR_SPACES = 0x20202020;
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
  /** 1 for columns that have a space before them. */
  readonly #apart: Uint8Array;
  readonly #recovery: Recovery;
  #bytes: Uint8Array = new Uint8Array(0);
  #view: DataView = new DataView(new ArrayBuffer(0));
  #wide = false;
  #line = 0;

  constructor(layout: TextLayout, record: ListRecord, inspector: Inspector, visit: Visit<ListRecord>) {
    this.#layout = layout;
    this.#record = record;
    this.#inspector = inspector;
    this.#visit = visit;
    const { columns, alignments, width } = layout;
    this.#fields = Int8Array.from(columns, ({ field }) => field);
    this.#starts = Int32Array.from([...columns.map(({ start }) => start), width]);
    this.#wideStarts = new Int32Array(this.#starts.length);
    this.#apart = Uint8Array.from(alignments, ({ apart }) => (apart ? 1 : 0));
    this.#recovery = new Recovery(layout);
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
      let to = bytes.indexOf(end, from);
      if (to < 0) {
        if (bytes.length - from > LIST_LIMITS.line) this.#refuseLine();
        if (!last) break;
        to = bytes.length;
      }
      if (to - from > LIST_LIMITS.line) this.#refuseLine();
      this.#line += 1;
      if (this.#line > headerLines) {
        this.#readLine(from, to > from && bytes[to - 1] === RETURN ? to - 1 : to);
      }
      from = to + 1;
    }
    return Math.min(from, bytes.length);
  }

  #refuseLine(): never {
    throw new ListError('list-line-too-long', { line: this.#line + 1, limit: LIST_LIMITS.line });
  }

  #readLine(from: number, to: number): void {
    this.#record.line = this.#line;
    const { width } = this.#layout;
    const length = to - from;
    // Bytes are characters in ASCII, in Latin-1, and where a program counted bytes.
    const byBytes = this.#wide ? length === width : length <= width;
    if (byBytes && this.#readAt(this.#starts, from, to, length === width)) return;
    const byCharacters = this.#wide && length > width && this.#startsByCharacter(from, to) === width;
    if (byCharacters && this.#readAt(this.#wideStarts, 0, to, true)) return;
    this.#readCarefully(from, to);
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

  /** Takes the cells between these starts for the row; false where it looks as if they were others. */
  #readAt(starts: Int32Array, base: number, lineEnd: number, isWhole: boolean): boolean {
    if (!this.#place(starts, base, lineEnd)) return false;
    const record = this.#record;
    if (!record.readNumbers() || record.id < 0 || !(isWhole || record.rating(0) > 0)) return false;
    this.#accept();
    return true;
  }

  /**
   * Cells by their columns: texts without the spaces around them, numbers as they stand. False where something
   * stands in the space before a column, as it does when columns have shifted.
   */
  #place(starts: Int32Array, base: number, lineEnd: number): boolean {
    const { from, to } = this.#record;
    const bytes = this.#bytes;
    const view = this.#view;
    const fields = this.#fields;
    const apart = this.#apart;
    let next = base + (starts[0] as number);
    for (let column = 0; column < fields.length; column += 1) {
      let start = next;
      next = base + (starts[column + 1] as number);
      let end = next < lineEnd ? next : lineEnd;
      if (apart[column] === 1 && start <= lineEnd && bytes[start - 1] !== SPACE) return false;
      const field = fields[column] as number;
      if (field < RATING) {
        while (end - start >= 4 && view.getInt32(end - 4, true) === FOUR_SPACES) end -= 4;
        while (end > start && (bytes[end - 1] as number) <= SPACE) end -= 1;
        while (start < end && (bytes[start] as number) <= SPACE) start += 1;
      }
      from[field] = start;
      to[field] = end;
    }
    return true;
  }

  #accept(): void {
    this.#inspector.inspect(this.#record, this.#wide);
    this.#visit(this.#record);
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
