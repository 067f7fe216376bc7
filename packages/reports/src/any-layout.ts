import { readCsv } from './convert/csv.ts';
import { fromJson } from './convert/json.ts';
import { type ReportReading, readReport, reportOf } from './report.ts';

/** How a report is written down. */
export type ReportLayout = 'trf' | 'json' | 'csv';

/** The first characters tell: an object, a table with the name of a row in its first cell, or lines. */
export function reportLayout(bytes: Uint8Array): ReportLayout {
  const start = String.fromCharCode(...bytes.subarray(0, 200))
    .replace(/^ï»¿/, '')
    .trimStart();
  if (start.startsWith('{')) return 'json';
  return /^"?(?:columns|event|player|line)"?[,;\t]/.test(start) ? 'csv' : 'trf';
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
  json: (bytes) => reportOf(fromJson(JSON.parse(new TextDecoder().decode(bytes)))),
};

/** Spreadsheets save in UTF-8 or in the encoding of western Windows. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
