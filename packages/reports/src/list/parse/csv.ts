import { ListError } from '../../list-error.ts';
import { LIST_LIMITS, LONGEST_EXAMPLE } from '../../list-limits.ts';
import type { CsvLayout } from '../layout/detect.ts';
import type { QualityCheck } from '../quality/quality-check.ts';
import { decodeText, trimCell } from '../row/decode.ts';
import { type Field, ID } from '../row/fields.ts';
import type { ListRecord } from '../row/record.ts';
import type { ListParser, Visit } from './parser.ts';

/** Inside quotes a quote is written twice. */
export function unquoteCsv(text: string): string {
  return text.includes('""') ? text.replaceAll('""', '"') : text;
}

interface CsvRecord {
  readonly cells: readonly string[];
  /** Where the next one begins. */
  readonly end: number;
  readonly lines: number;
}

/** A cell in quotes; without the last one the quote never closes. */
const QUOTED = /"((?:[^"]+|"")*)("?)/y;

/** Reads a header and a record a player (RFC 4180), with commas, semicolons or tabs. */
export class CsvParser implements ListParser {
  readonly #columns: readonly Field[];
  readonly #separator: string;
  /** A cell without quotes. */
  readonly #bare: RegExp;
  readonly #record: ListRecord;
  readonly #quality: QualityCheck;
  readonly #visit: Visit<ListRecord>;
  #line = 0;

  constructor(layout: CsvLayout, record: ListRecord, quality: QualityCheck, visit: Visit<ListRecord>) {
    this.#columns = layout.columns;
    this.#separator = layout.separator;
    this.#bare = new RegExp(`[^${layout.separator}\\r\\n]*`, 'y');
    this.#record = record;
    this.#quality = quality;
    this.#visit = visit;
  }

  parse(text: string, last: boolean): number {
    let at = 0;
    while (at < text.length) {
      const record = this.#readRecord(text, at, last);
      const end = record?.end ?? text.length;
      if (end - at > LIST_LIMITS.line) {
        throw new ListError('list-line-too-long', { line: this.#line + 1, limit: LIST_LIMITS.line });
      }
      if (record === null) return at;
      if (this.#line > 0) {
        this.#take(record.cells, text.slice(at, end));
        // A last record that nothing ends and that lacks cells.
        const isCutOff = record.cells.length < this.#columns.length && !/[\r\n]$/.test(text);
        if (end === text.length && last && isCutOff) this.#quality.truncated = true;
      }
      this.#line += record.lines;
      at = end;
    }
    return text.length;
  }

  #take(cells: readonly string[], written: string): void {
    const record = this.#record;
    record.line = this.#line + 1;
    if (cells.length === 1 && trimCell(written) === '') return;
    record.cells.fill('');
    for (const [column, field] of this.#columns.entries()) record.cells[field] = cells[column] ?? '';
    if (cells.length !== this.#columns.length || record.cell(ID) === '') {
      const text = decodeText(written.slice(0, LONGEST_EXAMPLE)).trimEnd();
      this.#quality.unreadable.add(() => ({ line: record.line, text }));
      return;
    }
    this.#quality.check(record, record.readNumbers());
    this.#visit(record);
  }

  /** null: the block ends within the record. */
  #readRecord(text: string, start: number, last: boolean): CsvRecord | null {
    const cells: string[] = [];
    let lines = 1;
    for (let at = start; ; at += 1) {
      if (text[at] === '"') {
        QUOTED.lastIndex = at;
        const [whole = '', cell = '', closed] = QUOTED.exec(text) ?? [];
        at += whole.length;
        if (!last && (closed === '' || at === text.length)) return null;
        lines += cell.split('\n').length - 1;
        cells.push(trimCell(cell));
        at += this.#bareAt(text, at).length;
      } else {
        const cell = this.#bareAt(text, at);
        at += cell.length;
        cells.push(trimCell(cell));
      }
      if (at >= text.length) return last ? { cells, end: at, lines } : null;
      if (text[at] === this.#separator) continue;
      if (text[at] === '\n') return { cells, end: at + 1, lines };
      // A return alone ends a line as well; whether a newline follows must be seen.
      if (at + 1 >= text.length && !last) return null;
      return { cells, end: text[at + 1] === '\n' ? at + 2 : at + 1, lines };
    }
  }

  #bareAt(text: string, at: number): string {
    this.#bare.lastIndex = at;
    return this.#bare.exec(text)?.[0] ?? '';
  }
}
