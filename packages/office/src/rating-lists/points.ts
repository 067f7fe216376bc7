import { defined } from '@eloquence/rating';
import type { ListColumns } from './columns.ts';

/** The sources of all rating changes of a list, in hundredths. */
export interface PointsTally {
  readonly games: number;
  /** By corrected reports. */
  readonly corrections: number;
  /** First ratings of newcomers. */
  readonly newcomers: number;
  /** Ratings of players who return to the list. */
  readonly returns: number;
  /** Ratings of players who leave the list, as they would have been on it. */
  readonly leavers: number;
  readonly imports: number;
  readonly adjustments: number;
  /** Gained by rounding to whole points; can be negative. */
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
  /** Total of the list before; 0 if none. */
  readonly old: number;
  readonly new: number;
  /** 0 if the tally is complete. */
  readonly unexplained: number;
  readonly holds: boolean;
}

/** The sum of all ratings in hundredths, including those that are not published. */
export function totalOf({ ratings }: Pick<ListColumns, 'ratings'>): number {
  let total = 0;
  for (let row = 0; row < ratings.length; row += 1) total += defined(ratings[row]);
  return 100 * total;
}

/**
 * The identity: new total − old total = games + corrections + newcomers + returns − leavers + imports + adjustments +
 * rounding.
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
