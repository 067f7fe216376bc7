import { defined } from '@eloquence/rating';
import { ListError } from '../../list-error.ts';
import { LIST_LIMITS, LONGEST_EXAMPLE } from '../../list-limits.ts';
import type { TextLayout } from '../layout/detect.ts';
import type { LineExample } from '../quality/quality.ts';
import type { QualityCheck } from '../quality/quality-check.ts';
import { decodeText, isAscii, trimCell } from '../row/decode.ts';
import { BIRTH, type Field, isNumeric, NEXT_CADENCE, RATING, TITLE } from '../row/fields.ts';
import type { ListRecord } from '../row/record.ts';
import type { ListParser, Visit } from './parser.ts';
import { characterStarts, ShiftedColumns } from './shifted-columns.ts';
import { isWrittenAsTitle, titleBesideName } from './title-beside-name.ts';

/** Parses the fixed-width layouts: one player per line, cells by column. */
export class FixedWidthParser implements ListParser {
  readonly #layout: TextLayout;
  readonly #record: ListRecord;
  readonly #quality: QualityCheck;
  readonly #visit: Visit<ListRecord>;
  readonly #fields: readonly Field[];
  /** Where each column starts, and where the last one ends. */
  readonly #starts: readonly number[];
  /** Columns with a space before them. */
  readonly #apart: readonly boolean[];
  readonly #shifted: ShiftedColumns;
  /** Names reach into the title's column. */
  readonly #hasTitleBesideName: boolean;
  /** A complete row is at least this long. */
  readonly #minLength: number;
  #line = 0;

  constructor(layout: TextLayout, record: ListRecord, quality: QualityCheck, visit: Visit<ListRecord>) {
    this.#layout = layout;
    this.#record = record;
    this.#quality = quality;
    this.#visit = visit;
    const { columns, alignments, width } = layout;
    this.#fields = columns.map(({ field }) => field);
    this.#starts = [...columns.map(({ start }) => start), width];
    const title = titleBesideName(this.#fields);
    this.#hasTitleBesideName = title >= 0;
    this.#apart = alignments.map(({ apart }, column) => apart || column === title);
    this.#shifted = new ShiftedColumns(layout);
    this.#minLength = minLength(layout);
  }

  parse(text: string, last: boolean): number {
    const { headerLines, lineEnd } = this.#layout;
    const end = lineEnd === '\r' ? '\r' : '\n';
    let from = 0;
    while (from < text.length) {
      const to = text.indexOf(end, from);
      const length = (to < 0 ? text.length : to) - from;
      if (length > LIST_LIMITS.line) {
        throw new ListError('list-line-too-long', { line: this.#line + 1, limit: LIST_LIMITS.line });
      }
      if (to < 0) {
        if (last) this.#readLastLine(text.slice(from));
        break;
      }
      this.#line += 1;
      if (this.#line > headerLines) {
        this.#readLine(text.slice(from, to > from && text[to - 1] === '\r' ? to - 1 : to));
      }
      from = to + 1;
    }
    return last ? text.length : from;
  }

  /** A line without a line end. If it is unreadable or too short, the file is truncated there. */
  #readLastLine(line: string): void {
    this.#line += 1;
    if (this.#line <= this.#layout.headerLines) return;
    const { unreadable, rows } = this.#quality;
    const before = unreadable.count;
    this.#readLine(line);
    const isRow = this.#quality.rows > rows;
    if (unreadable.count > before || (isRow && line.length < this.#minLength)) this.#quality.truncated = true;
  }

  #readLine(line: string): void {
    this.#record.line = this.#line;
    if (this.#isReadByColumns(line)) this.#accept();
    else this.#readShifted(line);
  }

  /** A row of the usual width, without its trailing spaces, or with letters of several bytes. */
  #isReadByColumns(line: string): boolean {
    const missing = this.#layout.width - line.length;
    // Bytes are characters in ASCII, in Latin-1, and where a program counted bytes.
    if (missing === 0 && this.#readCells(line, this.#starts)) return true;
    if (missing > 0 && isAscii(line))
      return this.#readCells(line, this.#starts) && this.#record.rating(0) > 0;
    if (missing >= 0) return false;
    const characters = characterStarts(line);
    if (characters.length !== this.#layout.width) return false;
    return this.#readCells(
      line,
      this.#starts.map((start) => characters[start] ?? line.length),
    );
  }

  /**
   * Reads the cells of the row whose columns start at `starts`. False if there is text in the space before a column, as
   * there is when columns have shifted, or if a number is not a number.
   */
  #readCells(line: string, starts: readonly number[]): boolean {
    const { cells } = this.#record;
    for (const [column, field] of this.#fields.entries()) {
      const start = defined(starts[column]);
      // Spaces at the end of the line may be missing.
      if (this.#apart[column] && start <= line.length && line[start - 1] !== ' ') return false;
      cells[field] = trimCell(line.slice(start, starts[column + 1]));
    }
    return this.#record.readNumbers() && this.#record.id >= 0 && this.#hasTitleOrNone();
  }

  /** The title's cell may hold the end of the name. */
  #hasTitleOrNone(): boolean {
    if (!this.#hasTitleBesideName) return true;
    const title = this.#record.cell(TITLE);
    return title === '' || isWrittenAsTitle(decodeText(title));
  }

  #accept(): void {
    this.#quality.check(this.#record, true);
    this.#visit(this.#record);
  }

  /** A row of another length, or whose columns do not hold what they should. */
  #readShifted(written: string): void {
    const line = written.replace(/[\0-\x20]+$/, '');
    if (line === '') return;
    const found = this.#shifted.find(line);
    const example = (): LineExample => ({
      line: this.#line,
      text: decodeText(line.slice(0, LONGEST_EXAMPLE)),
    });
    if (found === null) {
      this.#quality.unreadable.add(example);
      return;
    }
    for (const [column, field] of this.#fields.entries())
      this.#record.cells[field] = defined(found.cells[column]);
    this.#record.readNumbers();
    if (found.shifted) this.#quality.recovered.add(example);
    this.#accept();
  }
}

/** A birth year has four digits and is the last column that is always filled; flags are mostly blank. */
function minLength({ columns }: TextLayout): number {
  const birth = columns.find(({ field }) => field === BIRTH);
  if (birth !== undefined) return birth.start + 4;
  const ratings = columns.filter(({ field }) => isNumeric(field) && (field - RATING) % NEXT_CADENCE === 0);
  return (ratings.at(-1)?.start ?? 0) + 3;
}
