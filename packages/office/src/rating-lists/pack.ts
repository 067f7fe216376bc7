import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { defined } from '@eloquence/rating';
import {
  COLUMN_NAMES,
  type ColumnName,
  type ListColumns,
  MOST_KEY,
  MOST_ROWS,
  makeColumns,
  type NumberColumns,
  type TitleSet,
  type Unsigned,
  unsigned,
} from './columns.ts';

/**
 * A packed list: magic bytes, version, uncompressed length, then compressed with zstd (with its checksum): the length
 * of the header, the header as JSON, the columns.
 *
 * A column is stored as byte planes: the lowest bytes of all rows first, as many planes as the greatest value needs.
 * Similar bytes are adjacent, which makes the result a third smaller.
 */
const MARK = 'ELQL';
const VERSION = 1;
const PREFIX = 9;
const HEADER_LENGTH = 4;
const LEVEL = 1;
/** Rows of all columns with all their planes, and dictionaries of any size that makes sense. */
const MOST_BYTES = MOST_ROWS * 64;

interface Header {
  readonly rows: number;
  /** IDs are stored as differences, as keys are: they ascend with the keys after an import. Always, by now. */
  readonly idSteps: boolean;
  /** Planes of each column, in the order of `COLUMN_NAMES`. */
  readonly planes: readonly number[];
  readonly federations: readonly string[];
  readonly titles: readonly TitleSet[];
  readonly otherIds: readonly (readonly [row: number, id: string])[];
}

export type PackedListErrorCode = 'packed-list-damaged' | 'packed-list-newer';

/** Not a packed list, a damaged one, or one of a newer version. */
export class PackedListError extends Error {
  readonly code: PackedListErrorCode;
  readonly found: string;

  constructor(code: PackedListErrorCode, found: string, options?: ErrorOptions) {
    super(`${code}: ${found}`, options);
    this.name = 'PackedListError';
    this.code = code;
    this.found = found;
  }
}

export function packList(columns: ListColumns): Uint8Array {
  const encoded = COLUMN_NAMES.map((name) => encodedNumbers(columns, name));
  const header: Header = {
    rows: columns.rows,
    idSteps: true,
    planes: encoded.map(planesOf),
    federations: columns.federationNames,
    titles: columns.titleSets,
    otherIds: [...columns.otherIds],
  };
  const headerBytes = new TextEncoder().encode(JSON.stringify(header));
  const planes = header.planes.reduce((sum, count) => sum + count, 0);
  const raw = new Uint8Array(HEADER_LENGTH + headerBytes.length + planes * columns.rows);
  new DataView(raw.buffer).setUint32(0, headerBytes.length, true);
  raw.set(headerBytes, HEADER_LENGTH);
  let at = HEADER_LENGTH + headerBytes.length;
  for (const [index, numbers] of encoded.entries()) {
    for (let plane = 0; plane < defined(header.planes[index]); plane += 1)
      for (let row = 0; row < numbers.length; row += 1) raw[at++] = defined(numbers[row]) >>> (8 * plane);
  }
  return withPrefix(raw.length, compressed(raw));
}

export function unpackList(bytes: Uint8Array): ListColumns {
  const raw = decompressed(bytes);
  const headerLength = viewOf(raw).getUint32(0, true);
  const start = HEADER_LENGTH + headerLength;
  if (start > raw.length) throw damaged('a header longer than everything');
  const header = readHeader(raw.subarray(HEADER_LENGTH, start));
  const size = header.planes.reduce((sum, count) => sum + count, 0) * header.rows;
  if (raw.length - start !== size) throw damaged(`${raw.length - start} bytes of columns, not ${size}`);
  const columns = makeColumns(header.rows);
  let at = start;
  for (const [index, name] of COLUMN_NAMES.entries()) {
    const planes = defined(header.planes[index]);
    if (planes > columns[name].BYTES_PER_ELEMENT) throw damaged(`${planes} bytes for a number of ${name}`);
    const numbers = unsigned(columns[name]);
    for (let plane = 0; plane < planes; plane += 1)
      for (let row = 0; row < numbers.length; row += 1)
        numbers[row] = defined(numbers[row]) | (defined(raw[at++]) << (8 * plane));
  }
  decodeRows(columns, header);
  return {
    ...columns,
    rows: header.rows,
    otherIds: new Map(header.otherIds),
    federationNames: header.federations,
    titleSets: header.titles,
  };
}

/** How many bytes the greatest number needs. */
function planesOf(numbers: Unsigned): number {
  let bits = 0;
  for (let row = 0; row < numbers.length; row += 1) bits |= defined(numbers[row]);
  return bits === 0 ? 0 : 4 - (Math.clz32(bits) >>> 3);
}

/** A column as stored: differences if they are smaller than the values. */
function encodedNumbers(columns: ListColumns, name: ColumnName): Unsigned {
  if (name === 'keys') return steps(unsigned(columns.keys));
  if (name === 'ids') return steps(columns.ids);
  return name === 'peaks' ? aboveRating(columns.peaks, columns.ratings) : unsigned(columns[name]);
}

/** Keys are ascending, so the differences are small. */
function steps(values: Unsigned): Uint32Array {
  const result = new Uint32Array(values.length);
  let before = 0;
  for (let row = 0; row < values.length; row += 1) {
    const value = defined(values[row]);
    result[row] = value - before;
    before = value;
  }
  return result;
}

/** Most players are at their peak or not far below: the differences are small. */
function aboveRating(peaks: Uint16Array, ratings: Int16Array): Uint16Array {
  const above = new Uint16Array(peaks.length);
  for (let row = 0; row < peaks.length; row += 1) above[row] = defined(peaks[row]) - defined(ratings[row]);
  return above;
}

/** Undoes `encodedNumbers`; checks that keys ascend and that indexes are in range. */
function decodeRows(columns: NumberColumns, header: Header): void {
  const { federations, titles, idSteps } = header;
  const { keys, ids, ratings, peaks, sexes } = columns;
  let [key, id, without] = [0, 0, 0];
  for (let row = 0; row < keys.length; row += 1) {
    const step = defined(keys[row]);
    key += step;
    const isPossible =
      step > 0 &&
      key <= MOST_KEY &&
      defined(sexes[row]) <= 2 &&
      defined(ratings[row]) >= 0 &&
      defined(columns.federations[row]) < federations.length &&
      defined(columns.titles[row]) < titles.length;
    if (!isPossible) throw damaged(`row ${row}`);
    keys[row] = key;
    peaks[row] = defined(peaks[row]) + defined(ratings[row]);
    id = idSteps ? (id + defined(ids[row])) >>> 0 : defined(ids[row]);
    ids[row] = id;
    if (id === 0) without += 1;
  }
  // Exactly the rows without a numeric ID have another one.
  const others = header.otherIds.map(([row]) => row);
  if (without !== new Set(others).size || others.some((row) => ids[row] !== 0)) {
    throw damaged('IDs that belong to no row');
  }
}

function compressed(raw: Uint8Array): Uint8Array {
  return zstdCompressSync(raw, {
    params: {
      [constants.ZSTD_c_compressionLevel]: LEVEL,
      [constants.ZSTD_c_checksumFlag]: 1,
    },
  });
}

function withPrefix(rawLength: number, body: Uint8Array): Uint8Array {
  const packed = new Uint8Array(PREFIX + body.length);
  packed.set(new TextEncoder().encode(MARK));
  packed[MARK.length] = VERSION;
  viewOf(packed).setUint32(MARK.length + 1, rawLength, true);
  packed.set(body, PREFIX);
  return packed;
}

function decompressed(bytes: Uint8Array): Uint8Array {
  const mark = new TextDecoder('latin1').decode(bytes.subarray(0, MARK.length));
  if (bytes.length < PREFIX || mark !== MARK) throw damaged('no packed list');
  const version = defined(bytes[MARK.length]);
  if (version > VERSION) throw new PackedListError('packed-list-newer', `version ${version}`);
  if (version !== VERSION) throw damaged(`version ${version}`);
  const length = viewOf(bytes).getUint32(MARK.length + 1, true);
  if (length < HEADER_LENGTH || length > MOST_BYTES) throw damaged(`${length} bytes`);
  const raw = inflated(bytes.subarray(PREFIX), length);
  if (raw.length !== length) throw damaged(`${raw.length} bytes, not ${length}`);
  return raw;
}

function inflated(body: Uint8Array, length: number): Uint8Array {
  try {
    return zstdDecompressSync(body, { maxOutputLength: length, chunkSize: length });
  } catch (cause) {
    throw damaged(cause instanceof Error ? cause.message : String(cause), cause);
  }
}

function readHeader(bytes: Uint8Array): Header {
  let header: unknown;
  try {
    header = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw damaged('an unreadable header', cause);
  }
  if (!isHeader(header)) throw damaged('a header that says something else');
  return header;
}

function isHeader(header: unknown): header is Header {
  if (typeof header !== 'object' || header === null) return false;
  const { rows, idSteps, planes, federations, titles, otherIds } = header as Record<string, unknown>;
  return (
    isCount(rows, MOST_ROWS) &&
    typeof idSteps === 'boolean' &&
    isListOf(planes, (count) => isCount(count, 4)) &&
    planes.length === COLUMN_NAMES.length &&
    isListOf(federations, isText) &&
    isListOf(titles, (set) => isListOf(set, isText) && set.length === 4) &&
    isListOf(otherIds, (pair) => {
      return Array.isArray(pair) && pair.length === 2 && isCount(pair[0], rows - 1) && isText(pair[1]);
    })
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

function isListOf(values: unknown, is: (value: unknown) => boolean): values is unknown[] {
  return Array.isArray(values) && values.every(is);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function damaged(found: string, cause?: unknown): PackedListError {
  return new PackedListError('packed-list-damaged', found, cause === undefined ? {} : { cause });
}
