import { titleTexts, translation } from './attributes.ts';
import { type ColumnName, type ListColumns, type Unsigned, unsigned } from './columns.ts';

/** Rows that are looked at together at most. */
const STRETCH = 256;
/** First one, then so many times more each time: a column may be the same to the end where the next is not. */
const GROWTH = 8;

type Pair = readonly [old: Unsigned, now: Unsigned];

/** Compares two lists by stretches of their columns: nearly all rows are as on the list before, and passed over together. */
export class AlikeRows {
  readonly #oldRows: number;
  readonly #rows: number;
  readonly #pairs: readonly Pair[];
  readonly #ids: readonly [old: Uint32Array, now: Uint32Array] | null;

  /** `columns`: those that matter, beside the player's key; what changes most often is best named first. */
  constructor(before: ListColumns, after: ListColumns, columns: readonly ColumnName[]) {
    const compared: ColumnName[] = ['keys', ...columns.filter((name) => name !== 'ids')];
    this.#oldRows = before.rows;
    this.#rows = after.rows;
    this.#pairs = compared.map((name) => pairOf(before, after, name));
    this.#ids = columns.includes('ids') ? [before.ids, after.ids] : null;
  }

  /** How many rows from these two on, up to a stretch, are the same players' and alike; never where the ID is no number. */
  from(oldRow: number, row: number): number {
    let done = 0;
    for (let next = 1; done < STRETCH; next *= GROWTH) {
      const wanted = Math.min(next, STRETCH - done);
      const same = this.#same(oldRow + done, row + done, wanted);
      done += same;
      if (same < wanted) break;
    }
    return done;
  }

  #same(oldRow: number, row: number, most: number): number {
    let same = Math.min(most, this.#oldRows - oldRow, this.#rows - row);
    for (let index = 0; index < this.#pairs.length && same > 0; index += 1) {
      const pair = this.#pairs[index] as Pair;
      same = sameNumbers(pair[0], oldRow, pair[1], row, same);
    }
    if (this.#ids === null) return same;
    const [old, now] = this.#ids;
    return sameIds(old, oldRow, now, row, same);
  }
}

function pairOf(before: ListColumns, after: ListColumns, name: ColumnName): Pair {
  if (name === 'federations') {
    return asNumbered(before, after, name, translation(before.federationNames, after.federationNames));
  }
  if (name === 'titles')
    return asNumbered(before, after, name, translation(titleTexts(before), titleTexts(after)));
  return [unsigned(before[name]), unsigned(after[name])];
}

/** What stands in a table, by the numbers it has on the second list. */
function asNumbered(
  before: ListColumns,
  after: ListColumns,
  name: 'federations' | 'titles',
  numbers: Int32Array,
): Pair {
  const [old, now] = [before[name], after[name]];
  if (numbers.every((number, index) => number === index)) return [old, now];
  const renumbered = new Uint32Array(old.length);
  for (let row = 0; row < old.length; row += 1) renumbered[row] = numbers[old[row] as number] as number;
  return [renumbered, new Uint32Array(now)];
}

/** One function for each kind of array, since a loop that meets several kinds runs three times as long. */
function sameNumbers(old: Unsigned, oldRow: number, now: Unsigned, row: number, most: number): number {
  if (old instanceof Uint8Array) return sameBytes(old, oldRow, now as Uint8Array, row, most);
  if (old instanceof Uint16Array) return sameWords(old, oldRow, now as Uint16Array, row, most);
  return sameLongWords(old, oldRow, now as Uint32Array, row, most);
}

function sameBytes(old: Uint8Array, oldRow: number, now: Uint8Array, row: number, most: number): number {
  let same = 0;
  while (same < most && old[oldRow + same] === now[row + same]) same += 1;
  return same;
}

function sameWords(old: Uint16Array, oldRow: number, now: Uint16Array, row: number, most: number): number {
  let same = 0;
  while (same < most && old[oldRow + same] === now[row + same]) same += 1;
  return same;
}

function sameLongWords(
  old: Uint32Array,
  oldRow: number,
  now: Uint32Array,
  row: number,
  most: number,
): number {
  let same = 0;
  while (same < most && old[oldRow + same] === now[row + same]) same += 1;
  return same;
}

function sameIds(old: Uint32Array, oldRow: number, now: Uint32Array, row: number, most: number): number {
  let same = 0;
  while (same < most && old[oldRow + same] === now[row + same] && now[row + same] !== 0) same += 1;
  return same;
}
