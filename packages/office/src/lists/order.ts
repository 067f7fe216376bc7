import { type ListColumns, shownRating } from './columns.ts';

/** The rows by outside ID: numbers ascending, then the others as texts. */
export function rowsById({ ids, otherIds }: Pick<ListColumns, 'ids' | 'otherIds'>): Uint32Array {
  const rows = new Uint32Array(ids.length - otherIds.size);
  const numbers = new Uint32Array(rows.length);
  let at = 0;
  for (let row = 0; row < ids.length; row += 1) {
    const id = ids[row] as number;
    if (id === 0) continue;
    rows[at] = row;
    numbers[at] = id;
    at += 1;
  }
  const sorted = new Uint32Array(ids.length);
  sorted.set(sortedByNumber(rows, numbers));
  const others = [...otherIds].sort(([, a], [, b]) => (a < b ? -1 : 1));
  sorted.set(
    others.map(([row]) => row),
    rows.length,
  );
  return sorted;
}

/** The rows by the rating they show, the highest first, then by ID; those without one last. */
export function rowsByRating(columns: ListColumns): Uint32Array {
  const { rows, ratings } = columns;
  let highest = 0;
  for (let row = 0; row < rows; row += 1) highest = Math.max(highest, ratings[row] as number);
  const starts = new Uint32Array(highest + 2);
  for (let row = 0; row < rows; row += 1) {
    const next = highest - shownRating(columns, row) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  addUp(starts);
  const byId = rowsById(columns);
  const sorted = new Uint32Array(rows);
  for (let at = 0; at < rows; at += 1) {
    const row = byId[at] as number;
    const below = highest - shownRating(columns, row);
    const place = starts[below] as number;
    starts[below] = place + 1;
    sorted[place] = row;
  }
  return sorted;
}

interface Pairs {
  readonly rows: Uint32Array;
  readonly numbers: Uint32Array;
}

const DIGIT_BITS = 11;
const DIGITS = 1 << DIGIT_BITS;

/** More runs than this are sorted faster by their digits. */
const FEW_RUNS = 8;

/** The rows by the number that stands beside each; both are overwritten. */
function sortedByNumber(rows: Uint32Array, numbers: Uint32Array): Uint32Array {
  const runs = runsIn(numbers, FEW_RUNS);
  if (runs.length === 1) return rows;
  const from: Pairs = { rows, numbers };
  const to: Pairs = { rows: new Uint32Array(rows.length), numbers: new Uint32Array(rows.length) };
  return runs.length <= FEW_RUNS ? mergedRuns(from, to, runs) : sortedByDigits(from, to);
}

/** Where ascending numbers begin, up to one more than are few. Players who came with one list have keys by their ID. */
function runsIn(numbers: Uint32Array, few: number): readonly number[] {
  const starts = [0];
  for (let at = 1; at < numbers.length && starts.length <= few; at += 1) {
    if ((numbers[at] as number) < (numbers[at - 1] as number)) starts.push(at);
  }
  return starts;
}

/** Two and two, until one is left. */
function mergedRuns(one: Pairs, other: Pairs, starts: readonly number[]): Uint32Array {
  let [from, to, runs] = [one, other, starts];
  while (runs.length > 1) {
    const end = (run: number): number => runs[run] ?? from.rows.length;
    for (let run = 0; run < runs.length; run += 2) merge(from, to, end(run), end(run + 1), end(run + 2));
    runs = runs.filter((_, run) => run % 2 === 0);
    [from, to] = [to, from];
  }
  return from.rows;
}

function merge(from: Pairs, to: Pairs, start: number, middle: number, end: number): void {
  let [left, right] = [start, middle];
  for (let place = start; place < end; place += 1) {
    const isLeft =
      right === end || (left < middle && (from.numbers[left] as number) <= (from.numbers[right] as number));
    const at = isLeft ? left++ : right++;
    to.rows[place] = from.rows[at] as number;
    to.numbers[place] = from.numbers[at] as number;
  }
}

/** Radix sort. */
function sortedByDigits(one: Pairs, other: Pairs): Uint32Array {
  let [from, to] = [one, other];
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
    const next = (((numbers[at] as number) >>> shift) & (DIGITS - 1)) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  addUp(starts);
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] as number;
    const digit = (number >>> shift) & (DIGITS - 1);
    const place = starts[digit] as number;
    starts[digit] = place + 1;
    toRows[place] = rows[at] as number;
    toNumbers[place] = number;
  }
}

/** From how many there are of each class to where each begins. */
function addUp(counts: Uint32Array): void {
  for (let at = 1; at < counts.length; at += 1) {
    counts[at] = (counts[at] as number) + (counts[at - 1] as number);
  }
}
