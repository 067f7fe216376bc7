import { InputError } from '@eloquence/rating';
import { checkBytes } from './check-bytes.ts';
import { readCsv } from './convert/csv.ts';
import { fromJson } from './convert/json.ts';
import { locateJsonMistake } from './convert/json-text.ts';
import { type Finding, finding } from './findings.ts';
import { type ReportReading, readReport, reportOf } from './report.ts';

/** How a report is written down. */
export type ReportLayout = 'trf' | 'json' | 'csv';

/** The first characters tell: an object or a list of JSON, a table with the name of a row in its first cell, or lines. */
export function reportLayout(bytes: Uint8Array): ReportLayout {
  checkBytes(bytes);
  const head = bytes.subarray(0, 400);
  const wide = wideEncoding(bytes);
  const start = wide === null ? String.fromCharCode(...head) : new TextDecoder(wide).decode(head);
  const text = start.replace(/^ï»¿/, '').trimStart();
  if (JSON_START.test(text)) return 'json';
  return TABLE.test(text) ? 'csv' : 'trf';
}

/** A PGN begins with a bracket too: `[Event "…"]`. */
const JSON_START = /^(?:\{|\[\s*[[{"\]\d])/;

/** Spreadsheets may say first what they put between the cells. */
const TABLE = /^(?:"?sep=.\s*"?[\r\n]+)?"?(?:columns|event|player|line)"?[,;\t]/i;

/** What Windows calls Unicode, known by its mark. */
function wideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Reads a report in any layout. Throws nothing but an InputError for what are no bytes: all else is a finding. */
export function readAnyReport(bytes: Uint8Array): ReportReading & { readonly layout: ReportLayout } {
  const layout = reportLayout(bytes);
  return { layout, ...READERS[layout](bytes) };
}

const READERS: Readonly<Record<ReportLayout, (bytes: Uint8Array) => ReportReading>> = {
  trf: readReport,
  csv: (bytes) => reportOf(readCsv(decode(bytes))),
  json: (bytes) => readJson(new TextDecoder(wideEncoding(bytes) ?? 'utf-8').decode(bytes)),
};

function readJson(text: string): ReportReading {
  try {
    return reportOf(fromJson(JSON.parse(text)));
  } catch (error) {
    if (error instanceof SyntaxError) {
      const mistake = locateJsonMistake(text, error);
      const { line, column } = mistake;
      return withoutPlayers(finding('json-broken', { line, column }, { ...mistake }));
    }
    if (!(error instanceof InputError)) throw error;
    const { path, value, expected } = error.values;
    const values = { path: String(path), value: String(value), ...(expected && { expected }) };
    return withoutPlayers(finding('json-invalid', { line: null }, values));
  }
}

const withoutPlayers = (found: Finding): ReportReading => ({
  ...readReport(new Uint8Array()),
  findings: [found],
});

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
