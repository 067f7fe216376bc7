import { checkBytes } from './check-bytes.ts';
import { readCsv } from './convert/csv.ts';
import { fromJson } from './convert/json.ts';
import { type ReportReading, readReport, reportOf } from './report.ts';

/** How a report is written down. */
export type ReportLayout = 'trf' | 'json' | 'csv';

/** The first characters tell: an object, a table with the name of a row in its first cell, or lines. */
export function reportLayout(bytes: Uint8Array): ReportLayout {
  checkBytes(bytes);
  const head = bytes.subarray(0, 400);
  const wide = wideEncoding(bytes);
  const start = wide === null ? String.fromCharCode(...head) : new TextDecoder(wide).decode(head);
  const text = start.replace(/^ï»¿/, '').trimStart();
  if (text.startsWith('{')) return 'json';
  return TABLE.test(text) ? 'csv' : 'trf';
}

/** Spreadsheets may say first what they put between the cells. */
const TABLE = /^(?:"?sep=.\s*"?[\r\n]+)?"?(?:columns|event|player|line)"?[,;\t]/i;

/** What Windows calls Unicode, known by its mark. */
function wideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/**
 * Reads a report in any layout. What is wrong with a TRF or CSV is among its findings; JSON that is none throws
 * a SyntaxError, JSON that is no report an InputError.
 */
export function readAnyReport(bytes: Uint8Array): ReportReading & { readonly layout: ReportLayout } {
  const layout = reportLayout(bytes);
  return { layout, ...READERS[layout](bytes) };
}

const READERS: Readonly<Record<ReportLayout, (bytes: Uint8Array) => ReportReading>> = {
  trf: readReport,
  csv: (bytes) => reportOf(readCsv(decode(bytes))),
  json: (bytes) =>
    reportOf(fromJson(JSON.parse(new TextDecoder(wideEncoding(bytes) ?? 'utf-8').decode(bytes)))),
};

/** Spreadsheets save in UTF-8, in UTF-16 or in the encoding of western Windows. */
function decode(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
