import { defined, oneOf, type Requirement } from '@eloquence/rating';
import { FindingList } from '../findings.ts';
import { MAX_REPORT_BYTES } from '../limits.ts';
import { readRecord, readTrf, type TrfReading } from '../trf/read.ts';
import type { TrfFile, TrfRecord } from '../trf/records.ts';
import type { LineEnd } from '../trf/text.ts';
import { ENCODINGS, isEncoding } from '../trf/text.ts';
import { renderRecord } from '../trf/write.ts';
import { checkRecord, isLineEnd, LINE_END, refused } from './json-shape.ts';
import { encodeMarked, NAME_WIDTH, withWholeNames } from './long-names.ts';

type WithoutSource<Record> = Record extends TrfRecord ? Omit<Record, 'source'> : never;

/** A record field by field; with the line as it stands where it is not the one that the fields give. */
export type RecordJson = WithoutSource<TrfRecord> & {
  readonly text?: string;
  /** What ends the line, where that is not what ends the others; empty for nothing, at the end of the file. */
  readonly end?: LineEnd;
};

/** A report as JSON: how it was written and its records, in their order. Nothing is left out. */
export interface ReportJson {
  readonly format: 'eloquence-report';
  readonly version: TrfFile['version'];
  readonly encoding: TrfFile['encoding'];
  readonly byteOrderMark: boolean;
  readonly lineEnd: TrfFile['lineEnd'];
  readonly records: readonly RecordJson[];
}

/** JSON takes more room than a TRF: this much is enough for any report that is read. */
export const MAX_JSON_BYTES: number = 10 * MAX_REPORT_BYTES;

export function toJson(file: TrfFile): ReportJson {
  const { version, encoding, byteOrderMark, lineEnd } = file;
  const records = file.records.map((record): RecordJson => {
    const { source, ...fields } = record;
    if (source === null) return fields;
    const { text, end } = source;
    return {
      ...fields,
      ...(renderRecord(record) !== text && { text }),
      ...(end !== lineEnd && { end }),
    };
  });
  return { format: 'eloquence-report', version, encoding, byteOrderMark, lineEnd, records };
}

/** The same as text, a record a line. */
export function writeJson(file: TrfFile): string {
  const { records, ...head } = toJson(file);
  const fields = Object.entries(head).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`,
  );
  const lines = records.map((record) => `\n    ${JSON.stringify(record)}`);
  return `{\n${fields.join('')}  "records": [${lines.join(',')}${lines.length === 0 ? '' : '\n  '}]\n}\n`;
}

/** Reads what `toJson` made. Every record is written out and read again, so that all fields are checked the same way. */
export function fromJson(value: unknown): TrfReading {
  const { records, encoding, byteOrderMark, lineEnd } = readShape(value);
  const last = records.length - 1;
  const lines = records.map((record, index) => {
    const path = `records[${index}]`;
    const { text, end = lineEnd, ...fields } = checkRecord(record, path, index === last);
    const parsed = { ...fields, ...(isText(fields.kind) && { text }), source: null } as TrfRecord;
    if (text !== undefined && !isSameRecord(parsed, text)) {
      throw refused(`${path}.text`, text, { kind: 'unchanged-text' });
    }
    return (text ?? renderRecord(parsed)) + end;
  });
  const { file, findings } = readTrf(encodeMarked(lines.join('')));
  const names = records.map((record) => (record as { readonly name?: string }).name);
  return { file: { ...withWholeNames(file, names), encoding, byteOrderMark, lineEnd }, findings };
}

/** Kinds that are nothing but their text. */
const isText = (kind: TrfRecord['kind']): boolean =>
  kind === 'comment' || kind === 'extension' || kind === 'blank' || kind === 'unknown';

/** Whether a line says what the fields do: somebody may have changed the one and not the other. */
function isSameRecord(parsed: TrfRecord, text: string): boolean {
  if (isText(parsed.kind)) return true;
  const { source, ...read } = readRecord({ line: 1, text, end: '' }, new FindingList());
  const fields = parsed as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(read).every(([key, value]) => {
    const found = key === 'name' ? String(fields.name).slice(0, NAME_WIDTH).trim() : fields[key];
    const known = key === 'name' ? String(value).slice(0, NAME_WIDTH) : value;
    return JSON.stringify(found) === JSON.stringify(known) || isSameList(found, value);
  });
}

/** Rounds, whatever the order of their fields. */
function isSameList(found: unknown, value: unknown): boolean {
  if (!Array.isArray(found) || !Array.isArray(value) || found.length !== value.length) return false;
  return value.every((each, index) =>
    Object.entries(each as object).every(([key, part]) => defined(found[index])[key] === part),
  );
}

interface Shape extends Pick<ReportJson, 'encoding' | 'byteOrderMark' | 'lineEnd'> {
  readonly records: readonly unknown[];
}

const REPORT: Requirement = {
  kind: 'object',
  keys: [
    { name: 'format', value: { kind: 'one-of', values: ['eloquence-report'], inQuotes: true } },
    { name: 'records', value: { kind: 'list' } },
  ],
};

function readShape(value: unknown): Shape {
  const json = (typeof value === 'object' && value !== null ? value : {}) as Partial<ReportJson>;
  const { format, encoding = 'utf-8', byteOrderMark = false, lineEnd = '\n', records } = json;
  if (format !== 'eloquence-report' || !Array.isArray(records)) {
    throw refused('report', value, REPORT);
  }
  if (!isEncoding(encoding)) throw refused('encoding', encoding, oneOf(ENCODINGS));
  if (typeof byteOrderMark !== 'boolean') throw refused('byteOrderMark', byteOrderMark, { kind: 'flag' });
  if (!isLineEnd(lineEnd)) throw refused('lineEnd', lineEnd, LINE_END);
  return { encoding, byteOrderMark, lineEnd, records };
}
