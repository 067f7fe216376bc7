import { defined } from '@eloquence/rating';
import { detectLayout, type ListLayout } from '../src/list/layout/detect.ts';
import { createParser, type ListOptions } from '../src/list/parse/create-parser.ts';
import { readList } from '../src/list/read-list.ts';
import type { ListedRating, ListRow } from '../src/list/row/row.ts';
import type { ListReport } from '../src/list/scan-list.ts';
import { Blocks } from '../src/list/unpack/blocks.ts';
import type { ListSource } from '../src/list/unpack/source.ts';

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
export const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A line of fixed width with each text at its column. */
export function line(
  width: number,
  ...cells: readonly (readonly [column: number, text: string | number])[]
): string {
  let text = '';
  for (const [column, cell] of cells) text = text.padEnd(column) + cell;
  return text.padEnd(width);
}

/** A row with some values. */
export function row(values: Partial<ListRow> & Pick<ListRow, 'id' | 'name'>): ListRow {
  return {
    federation: '',
    sex: null,
    title: '',
    womenTitle: '',
    otherTitles: '',
    foaTitle: '',
    birthYear: null,
    birthday: null,
    flag: '',
    ratings: {},
    ...values,
  };
}

export function listed(rating: number | null, games: number | null, k: number | null): ListedRating {
  return { rating, games, k };
}

export async function rowsOf(source: ListSource, options: ListOptions = {}): Promise<ListRow[]> {
  return (await readWhole(source, options)).rows;
}

export async function readWhole(
  source: ListSource,
  options: ListOptions = {},
): Promise<{ rows: ListRow[]; report: ListReport }> {
  const reading = readList(source, options);
  const rows: ListRow[] = [];
  for await (const each of reading) rows.push(each);
  return { rows, report: reading.report() };
}

/** Bytes in pieces of these lengths, over and over. */
export function* piecesOfLength(bytes: Uint8Array, lengths: readonly number[]): Generator<Uint8Array> {
  for (let at = 0, index = 0; at < bytes.length; index += 1) {
    const length = defined(lengths[index % lengths.length]);
    yield bytes.slice(at, at + length);
    at += length;
  }
}

/** Rows read in blocks of unusual sizes, so that rows are cut everywhere. */
export function rowsInBlocks(bytes: Uint8Array, size: number, options: ListOptions = {}): ListRow[] {
  const layout = detectLayout(bytes, true) as ListLayout;
  const rows: ListRow[] = [];
  const { parser } = createParser(layout, options, (record) => rows.push(record.toRow()));
  const blocks = new Blocks((block, last) => parser.parse(block, last), size);
  for (const _ of blocks.add(bytes.subarray(layout.skip)));
  blocks.end();
  return rows;
}

/** The modern layouts, a value a column. */
export const SINGLE: readonly number[] = [0, 15, 76, 80, 84, 89, 94, 109, 113, 119, 123, 126, 132];
export const COMBINED: readonly number[] = [
  0, 15, 76, 80, 84, 89, 94, 109, 113, 119, 123, 126, 132, 136, 139, 145, 149, 152, 158,
];

export function single(...cells: readonly (string | number)[]): string {
  return line(136, ...cells.map((cell, index) => [defined(SINGLE[index]), cell] as const));
}

export function combined(...cells: readonly (string | number)[]): string {
  return line(162, ...cells.map((cell, index) => [defined(COMBINED[index]), cell] as const));
}

export const SINGLE_HEADER: string = single(
  ...['ID Number', 'Name', 'Fed', 'Sex', 'Tit', 'WTit', 'OTit', 'FOA', 'OCT26', 'Gms', 'K', 'B-day', 'Flag'],
).trimEnd();
export const COMBINED_HEADER: string = combined(
  ...[
    'ID Number',
    'Name',
    'Fed',
    'Sex',
    'Tit',
    'WTit',
    'OTit',
    'FOA',
    'SRtng',
    'SGm',
    'SK',
    'RRtng',
    'RGm',
    'Rk',
  ],
  ...['BRtng', 'BGm', 'BK', 'B-day', 'Flag'],
).trimEnd();
