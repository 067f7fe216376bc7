import { defined } from '@eloquence/rating';
import { isPublished, type ListColumns, shownRating } from './columns.ts';

/** Up to this many runs are merged; more are sorted by their digits. */
const FEW_RUNS = 8;

/** The rows by outside ID: numbers ascending, then the others as texts. */
export function rowsById({ ids, otherIds }: Pick<ListColumns, 'ids' | 'otherIds'>): Uint32Array {
  const rows = new Uint32Array(ids.length);
  // Keys are assigned by ID within an import, so the IDs form a few ascending runs.
  const runs = [0];
  let numbers = 0;
  let before = 0;
  for (let row = 0; row < ids.length; row += 1) {
    const id = defined(ids[row]);
    if (id === 0) continue;
    if (id < before && runs.length <= FEW_RUNS) runs.push(numbers);
    before = id;
    rows[numbers] = row;
    numbers += 1;
  }
  const sorted =
    runs.length <= FEW_RUNS ? mergedRuns(ids, rows, runs, numbers) : sortedByDigits(ids, rows, numbers);
  const others = [...otherIds].sort(([, a], [, b]) => (a < b ? -1 : 1));
  sorted.set(
    others.map(([row]) => row),
    numbers,
  );
  return sorted;
}

/** The published rows by outside ID. */
export function publishedRowsById(columns: ListColumns): Uint32Array {
  const isAnyExcluded = columns.flags.some((_, row) => !isPublished(columns, row));
  const rows = rowsById(columns);
  return isAnyExcluded ? rows.filter((row) => isPublished(columns, row)) : rows;
}

/** The rows by published rating, the highest first, then by ID; rows without a rating last. */
export function rowsByRating(columns: ListColumns): Uint32Array {
  const { rows, ratings } = columns;
  let highest = 0;
  for (let row = 0; row < rows; row += 1) highest = Math.max(highest, defined(ratings[row]));
  const starts = new Uint32Array(highest + 2);
  for (let row = 0; row < rows; row += 1) {
    const next = highest - shownRating(columns, row) + 1;
    starts[next] = defined(starts[next]) + 1;
  }
  addUp(starts);
  const byId = rowsById(columns);
  const sorted = new Uint32Array(rows);
  for (let at = 0; at < rows; at += 1) {
    const row = defined(byId[at]);
    const below = highest - shownRating(columns, row);
    const place = defined(starts[below]);
    starts[below] = place + 1;
    sorted[place] = row;
  }
  return sorted;
}

/** Merge sort of the runs; overwrites the rows. */
function mergedRuns(
  ids: Uint32Array,
  rows: Uint32Array,
  starts: readonly number[],
  length: number,
): Uint32Array {
  if (starts.length === 1) return rows;
  let [from, to, runs]: [Uint32Array, Uint32Array, readonly number[]] = [
    rows,
    new Uint32Array(rows.length),
    starts,
  ];
  while (runs.length > 1) {
    const end = (run: number): number => runs[run] ?? length;
    for (let run = 0; run < runs.length; run += 2) merge(ids, from, to, end(run), end(run + 1), end(run + 2));
    runs = runs.filter((_, run) => run % 2 === 0);
    [from, to] = [to, from];
  }
  return from;
}

function merge(
  ids: Uint32Array,
  from: Uint32Array,
  to: Uint32Array,
  start: number,
  middle: number,
  end: number,
): void {
  let left = start;
  let right = middle;
  for (let place = start; place < end; place += 1) {
    const isLeft =
      right === end ||
      (left < middle && defined(ids[defined(from[left])]) <= defined(ids[defined(from[right])]));
    to[place] = defined(from[isLeft ? left : right]);
    if (isLeft) left += 1;
    else right += 1;
  }
}

const DIGIT_BITS = 11;
const DIGITS = 1 << DIGIT_BITS;

interface Pairs {
  readonly rows: Uint32Array;
  readonly numbers: Uint32Array;
}

/** Radix sort of the first rows; overwrites them. */
function sortedByDigits(ids: Uint32Array, rows: Uint32Array, length: number): Uint32Array {
  let from: Pairs = { rows, numbers: new Uint32Array(length) };
  let to: Pairs = { rows: new Uint32Array(rows.length), numbers: new Uint32Array(length) };
  for (let at = 0; at < length; at += 1) from.numbers[at] = defined(ids[defined(rows[at])]);
  for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
    sortByDigit(from.rows, from.numbers, to.rows, to.numbers, shift);
    [from, to] = [to, from];
  }
  return from.rows;
}

function sortByDigit(
  rows: Uint32Array,
  numbers: Uint32Array,
  toRows: Uint32Array,
  toNumbers: Uint32Array,
  shift: number,
): void {
  const starts = new Uint32Array(DIGITS + 1);
  for (let at = 0; at < numbers.length; at += 1) {
    const next = ((defined(numbers[at]) >>> shift) & (DIGITS - 1)) + 1;
    starts[next] = defined(starts[next]) + 1;
  }
  addUp(starts);
  for (let at = 0; at < numbers.length; at += 1) {
    const number = defined(numbers[at]);
    const digit = (number >>> shift) & (DIGITS - 1);
    const place = defined(starts[digit]);
    starts[digit] = place + 1;
    toRows[place] = defined(rows[at]);
    toNumbers[place] = number;
  }
}

/** Counts → start offsets. */
function addUp(counts: Uint32Array): void {
  for (let at = 1; at < counts.length; at += 1) {
    counts[at] = defined(counts[at]) + defined(counts[at - 1]);
  }
}
