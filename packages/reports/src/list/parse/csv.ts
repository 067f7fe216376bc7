import { defined } from '@eloquence/rating';
import { ListError } from '../../list-error.ts';
import { LIST_LIMITS, LONGEST_EXAMPLE } from '../../list-limits.ts';
import type { CsvLayout } from '../layout/detect.ts';
import type { QualityCheck } from '../quality/quality-check.ts';
import { decodeText } from '../row/decode.ts';
import { type Field, ID, IGNORED } from '../row/fields.ts';
import type { ListRecord } from '../row/record.ts';
import type { ListParser, Visit } from './parser.ts';

const QUOTE = 0x22;
const NEWLINE = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
/** The block ends within the record. */
const CUT = -1;

/** Inside quotes a quote is written twice. */
export function unquoteCsv(text: string): string {
  return text.includes('""') ? text.replaceAll('""', '"') : text;
}

/** Reads a header and a record a player (RFC 4180), with commas, semicolons or tabs. */
export class CsvParser implements ListParser {
  readonly #columns: readonly Field[];
  readonly #separator: number;
  readonly #record: ListRecord;
  readonly #quality: QualityCheck;
  readonly #visit: Visit<ListRecord>;
  #bytes: Uint8Array = new Uint8Array(0);
  #last = false;
  #line = 0;
  /** Lines and cells of the record being read, which may have to be read again. */
  #lines = 0;
  #cells = 0;

  constructor(layout: CsvLayout, record: ListRecord, quality: QualityCheck, visit: Visit<ListRecord>) {
    this.#columns = layout.columns;
    this.#separator = layout.separator.charCodeAt(0);
    this.#record = record;
    this.#quality = quality;
    this.#visit = visit;
  }

  parse(bytes: Uint8Array, last: boolean): number {
    this.#bytes = bytes;
    this.#last = last;
    this.#record.bytes = bytes;
    let at = 0;
    while (at < bytes.length) {
      const end = this.#readRecord(at);
      if ((end === CUT ? bytes.length : end) - at > LIST_LIMITS.line) {
        throw new ListError('list-line-too-long', { line: this.#line + 1, limit: LIST_LIMITS.line });
      }
      if (end === CUT) return at;
      if (this.#line > 0) this.#take(at, end);
      if (end === bytes.length && last && this.#isCutOff(end)) this.#quality.truncated = true;
      this.#line += this.#lines;
      at = end;
    }
    return bytes.length;
  }

  /** A last record that nothing ends and that lacks cells. */
  #isCutOff(end: number): boolean {
    const byte = this.#bytes[end - 1];
    return this.#line > 0 && byte !== NEWLINE && byte !== RETURN && this.#cells < this.#columns.length;
  }

  #take(from: number, to: number): void {
    const record = this.#record;
    record.line = this.#line + 1;
    const isEmpty = this.#cells === 1 && decodeText(this.#bytes, from, to).trim() === '';
    if (isEmpty) return;
    const hasId = defined(record.from[ID]) < defined(record.to[ID]);
    if (this.#cells !== this.#columns.length || !hasId) {
      this.#quality.unreadable.add(() => ({
        line: record.line,
        text: decodeText(this.#bytes, from, Math.min(to, from + LONGEST_EXAMPLE)).trimEnd(),
      }));
      return;
    }
    const sound = record.readNumbers();
    this.#quality.check(record, sound);
    this.#visit(record);
  }

  /** Places the cells of the record at `start` and answers where the next one begins. */
  #readRecord(start: number): number {
    const bytes = this.#bytes;
    this.#lines = 1;
    this.#cells = 0;
    this.#record.from.fill(0);
    this.#record.to.fill(0);
    let at = start;
    for (;;) {
      at = bytes[at] === QUOTE ? this.#readQuoted(at) : this.#readBare(at);
      if (at === CUT) return CUT;
      this.#cells += 1;
      if (at >= bytes.length) return this.#last ? at : CUT;
      if (bytes[at] === this.#separator) {
        at += 1;
        continue;
      }
      if (bytes[at] === NEWLINE) return at + 1;
      // A return alone ends a line as well; whether a newline follows must be seen.
      if (at + 1 >= bytes.length && !this.#last) return CUT;
      return bytes[at + 1] === NEWLINE ? at + 2 : at + 1;
    }
  }

  #readBare(start: number): number {
    const bytes = this.#bytes;
    const separator = this.#separator;
    let at = start;
    for (; at < bytes.length; at += 1) {
      const byte = defined(bytes[at]);
      if (byte === separator || byte === NEWLINE || byte === RETURN) break;
    }
    this.#keep(start, at);
    return at;
  }

  /** The place after the closing quote and what spaces follow it. */
  #readQuoted(start: number): number {
    const bytes = this.#bytes;
    let at = start + 1;
    for (; ; at += 1) {
      if (at >= bytes.length) return this.#last ? this.#keepRest(start + 1) : CUT;
      if (bytes[at] === NEWLINE) this.#lines += 1;
      if (bytes[at] !== QUOTE) continue;
      if (bytes[at + 1] === QUOTE) at += 1;
      else break;
    }
    this.#keep(start + 1, at);
    at += 1;
    while (at < bytes.length && !this.#isEnd(defined(bytes[at]))) at += 1;
    return at;
  }

  #isEnd(byte: number): boolean {
    return byte === this.#separator || byte === NEWLINE || byte === RETURN;
  }

  /** A quote that never closes. */
  #keepRest(start: number): number {
    this.#keep(start, this.#bytes.length);
    return this.#bytes.length;
  }

  #keep(start: number, end: number): void {
    const field = this.#columns[this.#cells] ?? IGNORED;
    if (field === IGNORED) return;
    const bytes = this.#bytes;
    let from = start;
    let to = end;
    while (to > from && defined(bytes[to - 1]) <= SPACE) to -= 1;
    while (from < to && defined(bytes[from]) <= SPACE) from += 1;
    this.#record.from[field] = from;
    this.#record.to[field] = to;
  }
}
