import { AlikeRows } from './alike.ts';
import { type AttributeChanges, AttributeComparison } from './attributes.ts';
import { Best } from './best.ts';
import { FLAG, idOf, type ListColumns } from './columns.ts';
import { NO_ROW, type Skipping, walkBoth } from './walk.ts';

/**
 * What can have become of a player. Of the first six exactly one is true of everybody with a rating on either
 * list; the last two are said besides.
 */
export const DIFF_KINDS = [
  'new',
  'returned',
  'changed',
  'unchanged',
  'delisted',
  'gone',
  'inactive',
  'activeAgain',
] as const;
export type DiffKind = (typeof DIFF_KINDS)[number];

export interface DiffExample {
  readonly key: number;
  readonly id: number | string;
  /** null: no rating. */
  readonly before: number | null;
  readonly after: number | null;
}

export interface DiffCount {
  readonly count: number;
  /** Some of them, the highest rated. */
  readonly examples: readonly DiffExample[];
}

/** How many gained or lost so many points; null: without end. */
export interface HistogramBin {
  readonly from: number | null;
  readonly to: number | null;
  readonly count: number;
}

export interface ListDiff extends Readonly<Record<DiffKind, DiffCount>> {
  /** Players with a rating. */
  readonly ratedBefore: number;
  readonly ratedAfter: number;
  /** Everybody whose rating changed, and at 0 those who played and kept theirs. */
  readonly histogram: readonly HistogramBin[];
  readonly gains: readonly DiffExample[];
  readonly losses: readonly DiffExample[];
  readonly attributes: AttributeChanges;
}

export interface DiffOptions {
  /** How many examples of each kind; 10 unless said. */
  readonly examples?: number;
  /**
   * Whether a player had a rating on any list before these two. Without it, those count as returned whom the
   * list before has as delisted or whose peak is above their rating.
   */
  readonly wasListed?: (key: number) => boolean;
  /**
   * By row of the list before: 1 where its player stands on the other with the same rating and flags, no games, and the
   * same said about the person. Who makes a list knows it of nearly everybody; all others are compared.
   */
  readonly untouched?: Uint8Array | null;
}

/** The lowest change of each bin after the first. */
const BIN_STARTS: readonly number[] = [-99, -49, -19, -9, -4, 0, 1, 5, 10, 20, 50, 100];
const EXAMPLES = 10;

/** All that is told of those who did not play; what changes most often first. */
const COMPARED = [
  'games',
  'ratings',
  'flags',
  'titles',
  'federations',
  'nameVersions',
  'birthYears',
  'sexes',
  'ids',
] as const;

/** What a list changes against the one before it. */
export function diffLists(
  before: ListColumns | null,
  after: ListColumns,
  options: DiffOptions = {},
): ListDiff {
  const diff = new Diff(before, after, options);
  walkBoth(before, after, (key, oldRow, row) => diff.compare(key, oldRow, row), diff);
  return diff.result();
}

function asBefore(before: ListColumns, after: ListColumns, untouched: Uint8Array | null): Skipping {
  if (untouched !== null) return new UntouchedRows(before, after, untouched);
  // Games of the list before say nothing here: who is as before has none on this one.
  return new AlikeRows({ ...before, games: new Uint16Array(before.rows) }, after, COMPARED);
}

/** Rows that are known to be as before, as long as the same players stand beside each other on both lists. */
export class UntouchedRows implements Skipping {
  readonly #oldKeys: Int32Array;
  readonly #keys: Int32Array;
  readonly #untouched: Uint8Array;

  constructor(before: ListColumns, after: ListColumns, untouched: Uint8Array) {
    this.#oldKeys = before.keys;
    this.#keys = after.keys;
    this.#untouched = untouched;
  }

  from(oldRow: number, row: number): number {
    const [oldKeys, keys, untouched] = [this.#oldKeys, this.#keys, this.#untouched];
    const most = Math.min(oldKeys.length - oldRow, keys.length - row);
    let same = 0;
    while (same < most && untouched[oldRow + same] === 1 && oldKeys[oldRow + same] === keys[row + same])
      same += 1;
    return same;
  }
}

class Diff implements Skipping {
  readonly #before: ListColumns | null;
  readonly #after: ListColumns;
  readonly #wasListed: DiffOptions['wasListed'];
  readonly #counts: Record<DiffKind, number>;
  readonly #examples: Record<DiffKind, Best<DiffExample>>;
  readonly #bins: number[] = Array.from({ length: BIN_STARTS.length + 1 }, () => 0);
  readonly #gains: Best<DiffExample>;
  readonly #losses: Best<DiffExample>;
  readonly #attributes: AttributeComparison | null;
  readonly #most: number;
  /** Players of whom nothing at all is to be said: so it is with nearly all, and quickly told. */
  readonly #asBefore: Skipping | null;

  constructor(before: ListColumns | null, after: ListColumns, options: DiffOptions) {
    const most = options.examples ?? EXAMPLES;
    this.#before = before;
    this.#after = after;
    this.#wasListed = options.wasListed;
    this.#counts = perKind(() => 0);
    this.#examples = perKind(() => new Best(most));
    this.#gains = new Best(most);
    this.#losses = new Best(most);
    this.#attributes = before && new AttributeComparison(before, after, most);
    this.#most = most;
    this.#asBefore = before && asBefore(before, after, options.untouched ?? null);
  }

  /** Counts the players from these rows on who are as before and did not play, and answers how many they are. */
  from(oldRow: number, row: number): number {
    const { ratings, keys } = this.#after;
    const same = this.#asBefore?.from(oldRow, row) ?? 0;
    const unchanged = this.#examples.unchanged;
    for (let at = 0; at < same; at += 1) {
      const rating = ratings[row + at] as number;
      if (rating === 0) continue;
      this.#counts.unchanged += 1;
      if (unchanged.takes(rating))
        this.#offer(unchanged, rating, keys[row + at] as number, oldRow + at, row + at);
    }
    return same;
  }

  compare(key: number, oldRow: number, row: number): void {
    const before = this.#ratingBefore(oldRow);
    const after = this.#ratingAfter(row);
    if (before > 0 && after > 0) {
      this.#count(before === after ? 'unchanged' : 'changed', key, oldRow, row);
      if (before !== after || this.#after.games[row] !== 0)
        this.#countChange(after - before, key, oldRow, row);
    } else if (after > 0)
      this.#count(this.#isReturn(key, oldRow, row) ? 'returned' : 'new', key, oldRow, row);
    else if (before > 0) this.#count(this.#isDelisted(row) ? 'delisted' : 'gone', key, oldRow, row);
    if (oldRow === NO_ROW || row === NO_ROW) return;
    const wasInactive = isInactive(this.#before as ListColumns, oldRow);
    if (isInactive(this.#after, row) !== wasInactive) {
      this.#count(wasInactive ? 'activeAgain' : 'inactive', key, oldRow, row);
    }
    this.#attributes?.compare(key, oldRow, row);
  }

  #ratingBefore(oldRow: number): number {
    return oldRow === NO_ROW ? 0 : (this.#before?.ratings[oldRow] as number);
  }

  #ratingAfter(row: number): number {
    return row === NO_ROW ? 0 : (this.#after.ratings[row] as number);
  }

  // Nothing is made for a row that is no example, as nearly all are.
  #count(kind: DiffKind, key: number, oldRow: number, row: number): void {
    this.#counts[kind] += 1;
    const score = Math.max(this.#ratingBefore(oldRow), this.#ratingAfter(row));
    this.#offer(this.#examples[kind], score, key, oldRow, row);
  }

  #offer(best: Best<DiffExample>, score: number, key: number, oldRow: number, row: number): void {
    if (best.takes(score)) best.offer(score, () => this.#example(key, oldRow, row));
  }

  #example(key: number, oldRow: number, row: number): DiffExample {
    const id = row === NO_ROW ? idOf(this.#before as ListColumns, oldRow) : idOf(this.#after, row);
    return {
      key,
      id,
      before: this.#ratingBefore(oldRow) || null,
      after: this.#ratingAfter(row) || null,
    };
  }

  /** Of everybody whose rating changed, and of those who played and kept theirs. */
  #countChange(change: number, key: number, oldRow: number, row: number): void {
    const bin = BIN_STARTS.findLastIndex((start) => change >= start) + 1;
    this.#bins[bin] = (this.#bins[bin] as number) + 1;
    if (change > 0) this.#offer(this.#gains, change, key, oldRow, row);
    if (change < 0) this.#offer(this.#losses, -change, key, oldRow, row);
  }

  #isReturn(key: number, oldRow: number, row: number): boolean {
    if (this.#wasListed) return this.#wasListed(key);
    const wasDelisted = oldRow !== NO_ROW && ((this.#before?.flags[oldRow] as number) & FLAG.delisted) !== 0;
    return wasDelisted || (this.#after.peaks[row] as number) > (this.#after.ratings[row] as number);
  }

  #isDelisted(row: number): boolean {
    return row !== NO_ROW && ((this.#after.flags[row] as number) & FLAG.delisted) !== 0;
  }

  result(): ListDiff {
    const { new: fresh, returned, changed, unchanged, delisted, gone } = this.#counts;
    const found = perKind((kind) => ({ count: this.#counts[kind], examples: this.#examples[kind].values() }));
    return {
      ratedBefore: changed + unchanged + delisted + gone,
      ratedAfter: fresh + returned + changed + unchanged,
      ...found,
      histogram: this.#bins.map((count, bin) => ({
        from: BIN_STARTS[bin - 1] ?? null,
        to: bin === BIN_STARTS.length ? null : (BIN_STARTS[bin] as number) - 1,
        count,
      })),
      gains: this.#gains.values(),
      losses: this.#losses.values(),
      attributes: (
        this.#attributes ?? new AttributeComparison(this.#after, this.#after, this.#most)
      ).result(),
    };
  }
}

function isInactive({ flags }: ListColumns, row: number): boolean {
  return ((flags[row] as number) & (FLAG.inactive | FLAG.onlyFlagged)) !== 0;
}

function perKind<Value>(make: (kind: DiffKind) => Value): Record<DiffKind, Value> {
  return Object.fromEntries(DIFF_KINDS.map((kind) => [kind, make(kind)])) as Record<DiffKind, Value>;
}
