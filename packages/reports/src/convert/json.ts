import { FindingList } from '../findings.ts';
import { readRecord, readTrf, type TrfReading } from '../trf/read.ts';
import type { TrfFile, TrfRecord } from '../trf/records.ts';
import { renderRecord } from '../trf/write.ts';
import { checkRecord, refused } from './json-shape.ts';
import { encodeMarked, withWholeNames } from './names.ts';

type WithoutSource<Record> = Record extends TrfRecord ? Omit<Record, 'source'> : never;

/** A record field by field; with the line as it stands where the fields do not say all of it. */
export type RecordJson = WithoutSource<TrfRecord> & { readonly text?: string };

/** A report as JSON: how it was written and its records, in their order. Nothing is left out. */
export interface ReportJson {
  readonly format: 'eloquence-report';
  readonly version: TrfFile['version'];
  readonly encoding: TrfFile['encoding'];
  readonly byteOrderMark: boolean;
  readonly lineEnd: TrfFile['lineEnd'];
  readonly records: readonly RecordJson[];
}

export function toJson(file: TrfFile): ReportJson {
  const records = file.records.map((record): RecordJson => {
    const { source, ...fields } = record;
    return saysAll(record) ? fields : { ...fields, text: source?.text ?? '' };
  });
  const { version, encoding, byteOrderMark, lineEnd } = file;
  return { format: 'eloquence-report', version, encoding, byteOrderMark, lineEnd, records };
}

/** Whether the fields say all that the line does: written anew and read again they are the same. */
function saysAll(record: TrfRecord): boolean {
  const { kind, source } = record;
  if (source === null || (kind !== 'player' && kind !== 'team' && kind !== 'round-dates')) return true;
  const anew = renderRecord(record);
  if (anew === source.text.trimEnd()) return true;
  return kind === 'player' && meaningOf(anew) === meaningOf(source.text);
}

function meaningOf(text: string): string {
  const findings = new FindingList();
  const { source, ...fields } = readRecord({ line: 1, text, end: '' }, findings);
  return JSON.stringify([fields, findings.all()]);
}

/** Reads what `toJson` made. Every record is written out and read again, so that all fields are checked the same way. */
export function fromJson(value: unknown): TrfReading {
  const { records, encoding, byteOrderMark, lineEnd } = readShape(value);
  const lines = records.map((record, index) => {
    const known = checkRecord(record, `records[${index}]`);
    return known.text ?? renderRecord({ ...known, source: null } as TrfRecord);
  });
  const text = lines.map((line) => line + lineEnd).join('');
  const { file, findings } = readTrf(encodeMarked(text));
  const names = records.map((record) => (record as { readonly name?: string }).name);
  return { file: { ...withWholeNames(file, names), encoding, byteOrderMark, lineEnd }, findings };
}

interface Shape extends Pick<ReportJson, 'encoding' | 'byteOrderMark' | 'lineEnd'> {
  readonly records: readonly unknown[];
}

function readShape(value: unknown): Shape {
  const json = (typeof value === 'object' && value !== null ? value : {}) as Partial<ReportJson>;
  const { format, encoding = 'utf-8', byteOrderMark = false, lineEnd = '\n', records } = json;
  if (format !== 'eloquence-report' || !Array.isArray(records)) {
    throw refused('report', value, 'an object with "format": "eloquence-report" and "records"');
  }
  if (encoding !== 'utf-8' && encoding !== 'latin-1')
    throw refused('encoding', encoding, '"utf-8" or "latin-1"');
  if (typeof byteOrderMark !== 'boolean') throw refused('byteOrderMark', byteOrderMark, 'true or false');
  if (!['\n', '\r', '\r\n'].includes(lineEnd)) throw refused('lineEnd', lineEnd, '"\\n", "\\r" or "\\r\\n"');
  return { encoding, byteOrderMark, lineEnd, records };
}
