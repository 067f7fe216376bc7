import { ListError } from '../../list-error.ts';
import { byteText } from '../../windows-1252.ts';
import { decodeColumns, decodeText } from '../row/decode.ts';
import { areCombined, type Field } from '../row/fields.ts';
import { csvColumns, type Separator } from './csv-columns.ts';
import { type Column, isKnown, KNOWN_LAYOUTS, nameLayout, type TextLayoutName } from './fide-layouts.ts';
import { type Alignment, alignments, fitOf, mode, settleColumns, startAtFederation } from './fit.ts';
import { headerColumns, headerMonth } from './header.ts';

interface CommonLayout {
  /** Whether rows have all three cadences. */
  readonly combined: boolean;
  /** The first day of the list, where a header names its month. */
  readonly date: string | null;
  /** Bytes before the text: a byte-order mark. */
  readonly skip: number;
}

export interface TextLayout extends CommonLayout {
  readonly format: 'txt';
  readonly name: TextLayoutName;
  readonly headerLines: number;
  readonly lineEnd: LineEnd;
  readonly columns: readonly Column[];
  readonly alignments: readonly Alignment[];
  /** The length of nearly all rows. */
  readonly width: number;
}

export interface XmlLayout extends CommonLayout {
  readonly format: 'xml';
  readonly name: 'xml';
}

export interface CsvLayout extends CommonLayout {
  readonly format: 'csv';
  readonly name: 'csv';
  readonly separator: Separator;
  readonly columns: readonly Field[];
}

export type ListLayout = TextLayout | XmlLayout | CsvLayout;
export type LineEnd = '\n' | '\r\n' | '\r';

/** Bytes used to detect the layout. */
export const SAMPLE_BYTES = 65_536;
const SAMPLE_LINES = 400;
const MOST_HEADER_LINES = 10;
/** Without a header, nearly all rows must fit a layout of FIDE's. */
const ENOUGH_ALONE = 0.8;
/** With a header, its columns stand unless they hardly fit and a known layout does. */
const HARDLY = 0.5;

/**
 * Detects the layout from the first unpacked bytes; null if they are no list. `complete`: there are no more
 * bytes, so the last line is whole.
 */
export function detectLayout(bytes: Uint8Array, complete = false): ListLayout | null {
  return layoutOf(byteText(bytes.subarray(0, SAMPLE_BYTES)), complete && bytes.length <= SAMPLE_BYTES);
}

/** The same for a text with a character for each byte. */
export function layoutOf(text: string, complete: boolean): ListLayout | null {
  if (/^(?:\xff\xfe|\xfe\xff)/.test(text))
    throw new ListError('list-encoding', { found: 'UTF-16', allowed: 'UTF-8, Latin-1' });
  const skip = text.startsWith('\xef\xbb\xbf') ? 3 : 0;
  const sample = text.slice(skip, SAMPLE_BYTES);
  if (/^\s*</.test(decodeText(sample.slice(0, 2048)))) return detectXml(sample, skip);
  const lineEnd = lineEndOf(sample);
  const lines = linesOf(sample, lineEnd, complete);
  // The first line end may stand in quotes, and not be the file's.
  return detectCsv(lines[0]?.split('\r', 1)[0] ?? '', skip) ?? detectText(lines, lineEnd, skip);
}

function lineEndOf(sample: string): LineEnd {
  const newline = sample.indexOf('\n');
  if (newline < 0) return sample.includes('\r') ? '\r' : '\n';
  return sample[newline - 1] === '\r' ? '\r\n' : '\n';
}

function linesOf(sample: string, lineEnd: LineEnd, complete: boolean): string[] {
  const lines = sample.split(lineEnd === '\r' ? '\r' : '\n', SAMPLE_LINES + 1);
  const last = lines.length > SAMPLE_LINES ? '' : lines.at(-1);
  // What nothing ends is a line only where the file ends.
  const whole = complete && last !== '' ? lines : lines.slice(0, -1);
  return whole.map((line) => decodeColumns(line).replace(/\r$/, ''));
}

function detectXml(sample: string, skip: number): XmlLayout | null {
  const text = decodeText(sample);
  if (!/<playerslist[\s/>]|<player[\s>]/.test(text)) return null;
  return { format: 'xml', name: 'xml', combined: /<(?:rapid|blitz)_/.test(text), date: null, skip };
}

function detectCsv(header: string, skip: number): CsvLayout | null {
  const found = csvColumns(header);
  if (found === null) return null;
  return { format: 'csv', name: 'csv', combined: areCombined(found.columns), date: null, skip, ...found };
}

const ROW = /^\s*\d+\s+\S/;
/** A row without an ID still has a rating and a year: it is no header, and is reported as unreadable. */
const TWO_NUMBERS = /\b\d{3,}\b.*\b\d{3,}\b/;

function detectText(lines: readonly string[], lineEnd: LineEnd, skip: number): TextLayout | null {
  const firstRow = lines
    .slice(0, MOST_HEADER_LINES)
    .findIndex((line) => ROW.test(line) || TWO_NUMBERS.test(line));
  const above = lines.slice(0, firstRow < 0 ? MOST_HEADER_LINES : firstRow);
  const headerAt = above.findIndex((line) => headerColumns(line) !== null);
  const header = above[headerAt] ?? '';
  if (headerAt < 0 && firstRow < 0) return null;
  const headerLines = firstRow < 0 ? headerAt + 1 : firstRow;
  const rows = lines.slice(headerLines).filter((line) => line.trim() !== '');
  const found = columnsOf(headerColumns(header), rows);
  if (found === null) return null;
  const columns = startAtFederation(found, rows);
  const fitting = rows.filter((row) => fitOf(columns, [row]) === 1);
  const width = mode(fitting.map((row) => row.length)) ?? Math.max(header.length, columns.at(-1)?.start ?? 0);
  return {
    format: 'txt',
    name: nameLayout(columns),
    combined: areCombined(columns.map(({ field }) => field)),
    date: headerMonth(header),
    skip,
    headerLines,
    lineEnd,
    columns,
    alignments: alignments(
      columns,
      fitting.filter((row) => row.length === width),
    ),
    width,
  };
}

function columnsOf(header: readonly Column[] | null, rows: readonly string[]): readonly Column[] | null {
  // An exact FIDE header is right about every row: an overflowing row does not move columns.
  const isExact = header !== null && isKnown(header) && fitOf(header, rows) > HARDLY;
  const settled = isExact ? header : header && settleColumns(header, rows);
  if (settled && (rows.length === 0 || fitOf(settled, rows) > HARDLY)) return settled;
  const least = settled ? HARDLY : ENOUGH_ALONE;
  const known = KNOWN_LAYOUTS.map(({ columns }) => ({ columns, fit: fitOf(columns, rows) }));
  const best = known.toSorted((a, b) => b.fit - a.fit)[0];
  return best && best.fit > least ? best.columns : settled;
}
