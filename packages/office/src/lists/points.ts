import type { ListColumns } from './columns.ts';

/** Where points came from and went to, in hundredths, over all players of a list. */
export interface PointsTally {
  readonly games: number;
  /** Lines of corrected reports, which count no games. */
  readonly corrections: number;
  /** Ratings with which players came on the list for the first time. */
  readonly newcomers: number;
  /** Ratings with which players came back who had been taken off. */
  readonly returns: number;
  /** Ratings that were taken off the list, counted as they would have stood on it. */
  readonly leavers: number;
  readonly imports: number;
  readonly adjustments: number;
  /** What rounding to whole points gave; less than 0 where it took. */
  readonly rounding: number;
}

export const NO_POINTS: PointsTally = Object.freeze({
  games: 0,
  corrections: 0,
  newcomers: 0,
  returns: 0,
  leavers: 0,
  imports: 0,
  adjustments: 0,
  rounding: 0,
});

export interface Reconciliation extends PointsTally {
  /** Total of the list before; 0 where there is none. */
  readonly old: number;
  readonly new: number;
  /** What the tally does not account for. */
  readonly unexplained: number;
  readonly holds: boolean;
}

/** All ratings of a list in hundredths, also those that it keeps without showing them. */
export function totalOf({ ratings }: Pick<ListColumns, 'ratings'>): number {
  let total = 0;
  for (let row = 0; row < ratings.length; row += 1) total += ratings[row] as number;
  return 100 * total;
}

/**
 * The one identity of points: new total − old total = games + corrections + newcomers + returns − leavers +
 * imports + adjustments + rounding.
 */
export function reconcile(
  before: Pick<ListColumns, 'ratings'> | null,
  after: Pick<ListColumns, 'ratings'>,
  tally: PointsTally,
): Reconciliation {
  const { games, corrections, newcomers, returns, leavers, imports, adjustments, rounding } = tally;
  const sum = games + corrections + newcomers + returns - leavers + imports + adjustments + rounding;
  const totals = { old: before ? totalOf(before) : 0, new: totalOf(after) };
  const unexplained = totals.new - totals.old - sum;
  return { ...tally, ...totals, unexplained, holds: unexplained === 0 };
}
