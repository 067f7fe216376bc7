import { InputError } from '@eloquence/rating';
import { readTrf, type TrfReading } from '../trf/read.ts';
import type { TrfFile, TrfRecord } from '../trf/records.ts';
import { renderRecord } from '../trf/write.ts';

/** A report as JSON: how it was written and its records, field by field. Nothing is left out. */
export interface ReportJson {
  readonly format: 'eloquence-report';
  readonly version: TrfFile['version'];
  readonly encoding: TrfFile['encoding'];
  readonly byteOrderMark: boolean;
  readonly lineEnd: TrfFile['lineEnd'];
  readonly records: readonly Omit<TrfRecord, 'source'>[];
}

export function toJson(file: TrfFile): ReportJson {
  const records = file.records.map(({ source, ...record }) => record);
  const { version, encoding, byteOrderMark, lineEnd } = file;
  return { format: 'eloquence-report', version, encoding, byteOrderMark, lineEnd, records };
}

const KINDS: ReadonlySet<string> = new Set([
  'player',
  'header',
  'round-dates',
  'team',
  'comment',
  'extension',
  'blank',
  'unknown',
]);

/** Reads what `toJson` made. Every record is written out and read again, so that all fields are checked the same way. */
export function fromJson(value: unknown): TrfReading {
  const json = value as Partial<ReportJson> | null;
  if (
    typeof json !== 'object' ||
    json === null ||
    json.format !== 'eloquence-report' ||
    !Array.isArray(json.records)
  ) {
    const allowed = 'an object with "format": "eloquence-report" and "records"';
    throw new InputError('invalid-input', {
      path: 'report',
      value: JSON.stringify(value)?.slice(0, 60) ?? '',
      allowed,
    });
  }
  const lines = json.records.map((record, index) => renderJson(record, index));
  const { lineEnd = '\n', byteOrderMark = false } = json;
  const text = lines.map((line) => line + lineEnd).join('');
  const { file, findings } = readTrf(new TextEncoder().encode(text));
  return { file: { ...file, encoding: json.encoding ?? 'utf-8', byteOrderMark, lineEnd }, findings };
}

function renderJson(record: unknown, index: number): string {
  const known = record as TrfRecord | null;
  try {
    if (known && KINDS.has(known.kind)) return renderRecord({ ...known, source: null });
  } catch {
    // A field that is missing or of another type: said below, with its place.
  }
  throw new InputError('invalid-input', {
    path: `records[${index}]`,
    value: JSON.stringify(record)?.slice(0, 60) ?? '',
    allowed: 'a record as `convert --to json` writes it',
  });
}
