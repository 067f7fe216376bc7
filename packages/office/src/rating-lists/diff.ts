import { DIFF_KINDS, type DiffKind } from '@eloquence/api/names';
import { defined } from '@eloquence/rating';
import { type AttributeChanges, AttributeComparison } from './attributes.ts';
import { FLAG, idOf, type ListColumns } from './columns.ts';
import { TopN } from './top-n.ts';
import { NO_ROW, walkBoth } from './walk.ts';

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

/** Players by change; null: unbounded. */
export interface HistogramBin {
  readonly from: number | null;
  readonly to: number | null;
  readonly count: number;
}

export interface ListDiff extends Readonly<Record<DiffKind, DiffCount>> {
  /** Players with a rating. */
  readonly ratedBefore: number;
  readonly ratedAfter: number;
  /** Players whose rating changed, and at 0 those who played without a change. */
  readonly histogram: readonly HistogramBin[];
  readonly gains: readonly DiffExample[];
  readonly losses: readonly DiffExample[];
  readonly attributes: AttributeChanges;
}

export interface DiffOptions {
  /** Examples of each kind; default 10. */
  readonly examples?: number;
  /**
   * Whether a player had a rating on any list before these two. Without it, players count as returned who are delisted
   * on the list before or have a peak above their rating.
   */
  readonly wasListed?: (key: number) => boolean;
  /** The lowest change of each bin after the first. */
  readonly binStarts?: readonly number[];
}

/** Even steps, as uneven ones would give bars a false shape. */
const BIN_STARTS: readonly number[] = [-49, -39, -29, -19, -9, 0, 1, 10, 20, 30, 40, 50];
const EXAMPLES = 10;

/** The bins of a stored summary: those of earlier versions are others. */
export function binStartsOf(summary: string): readonly number[] {
  const { diff } = JSON.parse(summary) as { readonly diff?: Pick<ListDiff, 'histogram'> };
  return diff?.histogram.flatMap(({ from }) => (from === null ? [] : [from])) ?? BIN_STARTS;
}

/** The changes of a list against the one before. */
export function diffLists(
  before: ListColumns | null,
  after: ListColumns,
  options: DiffOptions = {},
): ListDiff {
  const diff = new Diff(before, after, options);
  walkBoth(before, after, (key, oldRow, row) => diff.compare(key, oldRow, row));
  return diff.result();
}

class Diff {
  readonly #before: ListColumns | null;
  readonly #after: ListColumns;
  readonly #wasListed: DiffOptions['wasListed'];
  readonly #counts: Record<DiffKind, number>;
  readonly #examples: Record<DiffKind, TopN<DiffExample>>;
  readonly #binStarts: readonly number[];
  readonly #bins: number[];
  readonly #gains: TopN<DiffExample>;
  readonly #losses: TopN<DiffExample>;
  readonly #attributes: AttributeComparison | null;
  readonly #most: number;

  constructor(before: ListColumns | null, after: ListColumns, options: DiffOptions) {
    const most = options.examples ?? EXAMPLES;
    this.#before = before;
    this.#after = after;
    this.#wasListed = options.wasListed;
    this.#binStarts = options.binStarts ?? BIN_STARTS;
    this.#bins = Array.from({ length: this.#binStarts.length + 1 }, () => 0);
    this.#counts = perKind(() => 0);
    this.#examples = perKind(() => new TopN(most));
    this.#gains = new TopN(most);
    this.#losses = new TopN(most);
    this.#attributes = before && new AttributeComparison(before, after, most);
    this.#most = most;
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
    return oldRow === NO_ROW ? 0 : defined(this.#before?.ratings[oldRow]);
  }

  #ratingAfter(row: number): number {
    return row === NO_ROW ? 0 : defined(this.#after.ratings[row]);
  }

  // Allocates only for examples: nearly all rows are none.
  #count(kind: DiffKind, key: number, oldRow: number, row: number): void {
    this.#counts[kind] += 1;
    const score = Math.max(this.#ratingBefore(oldRow), this.#ratingAfter(row));
    this.#offer(this.#examples[kind], score, key, oldRow, row);
  }

  #offer(best: TopN<DiffExample>, score: number, key: number, oldRow: number, row: number): void {
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

  #countChange(change: number, key: number, oldRow: number, row: number): void {
    const bin = this.#binStarts.findLastIndex((start) => change >= start) + 1;
    this.#bins[bin] = defined(this.#bins[bin]) + 1;
    if (change > 0) this.#offer(this.#gains, change, key, oldRow, row);
    if (change < 0) this.#offer(this.#losses, -change, key, oldRow, row);
  }

  #isReturn(key: number, oldRow: number, row: number): boolean {
    if (this.#wasListed) return this.#wasListed(key);
    const wasDelisted = oldRow !== NO_ROW && (defined(this.#before?.flags[oldRow]) & FLAG.delisted) !== 0;
    return wasDelisted || defined(this.#after.peaks[row]) > defined(this.#after.ratings[row]);
  }

  #isDelisted(row: number): boolean {
    return row !== NO_ROW && (defined(this.#after.flags[row]) & FLAG.delisted) !== 0;
  }

  result(): ListDiff {
    const { new: fresh, returned, changed, unchanged, delisted, gone } = this.#counts;
    const found = perKind((kind) => ({ count: this.#counts[kind], examples: this.#examples[kind].values() }));
    return {
      ratedBefore: changed + unchanged + delisted + gone,
      ratedAfter: fresh + returned + changed + unchanged,
      ...found,
      histogram: this.#bins.map((count, bin) => ({
        from: this.#binStarts[bin - 1] ?? null,
        to: bin === this.#binStarts.length ? null : defined(this.#binStarts[bin]) - 1,
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
  return (defined(flags[row]) & (FLAG.inactive | FLAG.onlyFlagged)) !== 0;
}

function perKind<Value>(make: (kind: DiffKind) => Value): Record<DiffKind, Value> {
  return Object.fromEntries(DIFF_KINDS.map((kind) => [kind, make(kind)])) as Record<DiffKind, Value>;
}
