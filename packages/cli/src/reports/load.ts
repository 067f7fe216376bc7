import {
  type Finding,
  fromJson,
  MAX_REPORT_BYTES,
  type ReportReading,
  readCsv,
  readReport,
  reportOf,
} from '@eloquence/reports';
import { asFailure, Failure } from '../failure.ts';
import { readBytes, reasonOf } from '../input.ts';
import type { Io } from '../io.ts';

/** How a report is written down. */
export type Layout = 'trf' | 'json' | 'csv';

export interface Loaded extends ReportReading {
  readonly file: string;
  readonly layout: Layout;
}

/** Reads a report in any layout, told by its content. What is wrong with a TRF or CSV is among its findings. */
export async function loadReport(file: string, io: Io): Promise<Loaded> {
  const { bytes, size } = await readBytes(file, io, MAX_REPORT_BYTES);
  if (bytes === null) return tooLarge(file, size);
  const layout = layoutOf(bytes);
  try {
    return { file, layout, ...readAs[layout](bytes, file) };
  } catch (error) {
    const { code, values, status } = asFailure(error, 'file', () => null);
    throw new Failure(code, { ...values, where: file }, status);
  }
}

const readAs: Readonly<Record<Layout, (bytes: Buffer, file: string) => ReportReading>> = {
  trf: readReport,
  csv: (bytes) => reportOf(readCsv(decode(bytes))),
  json: (bytes, file) => reportOf(fromJson(parse(bytes, file))),
};

/** The first characters tell: an object, a table with the name of a row in its first cell, or lines. */
function layoutOf(bytes: Buffer): Layout {
  const start = bytes.subarray(0, 200).toString('latin1').replace(/^ï»¿/, '').trimStart();
  if (start.startsWith('{')) return 'json';
  return /^"?(?:columns|event|player|line)"?[,;\t]/.test(start) ? 'csv' : 'trf';
}

/** Spreadsheets save in UTF-8 or in the encoding of western Windows. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function parse(bytes: Buffer, file: string): unknown {
  try {
    return JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Failure('not-json', { file, reason: reasonOf(error) });
  }
}

/** Nothing of it is read. */
function tooLarge(file: string, bytes: number): Loaded {
  const finding: Finding = {
    severity: 'error',
    code: 'file-too-large',
    article: null,
    line: null,
    column: null,
    values: { bytes, limit: MAX_REPORT_BYTES },
  };
  return { file, layout: 'trf', report: readReport(new Uint8Array()).report, findings: [finding] };
}
