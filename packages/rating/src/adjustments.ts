import type { Cadence } from './editions/rules.ts';
import { InputError } from './errors.ts';
import { collect, type Explain, type Reasons, reason, reasonsOf } from './reasons.ts';
import { oneOf } from './requirement.ts';
import { halfUp } from './rounding.ts';
import { type Rating, rating } from './values.ts';

/** A one-off change of a whole list. */
export interface Adjustment {
  readonly id: string;
  /** The list it was made with. */
  readonly list: string;
  readonly cadences: readonly Cadence[];
  readonly article: string;
  /** The rating after it; `standard` is the player's standard rating, where there is one. */
  readonly apply: (value: Rating, standard: Rating | null) => number;
}

/** How far a rapid or blitz rating may stay below the standard one. */
const RAPID_BLITZ_GAP = 100;

/** Ratings below this were raised by two fifths of the distance. */
const LIFT_TO = 2000;

export const ADJUSTMENTS: readonly Adjustment[] = Object.freeze([
  {
    id: '2022-10',
    list: '2022-10-01',
    cadences: ['rapid', 'blitz'],
    article: 'announcement 2022-10-01',
    apply: (value, standard) => (standard === null ? value : Math.max(value, standard - RAPID_BLITZ_GAP)),
  },
  {
    id: '2024-03',
    list: '2024-03-01',
    cadences: ['standard', 'rapid', 'blitz'],
    article: 'announcement 2024-03-01',
    apply: (value) => (value >= LIFT_TO ? value : halfUp(3 * value + 2 * LIFT_TO, 5)),
  },
]);

export function adjustRating(
  id: string,
  player: { readonly cadence: Cadence; readonly rating: number; readonly standard?: number | null },
  options?: Explain,
): { readonly rating: Rating; readonly reasons: Reasons } {
  const adjustment = ADJUSTMENTS.find((each) => each.id === id);
  if (adjustment === undefined) {
    const expected = oneOf(ADJUSTMENTS.map((each) => each.id));
    throw new InputError('unknown-adjustment', { value: id, expected });
  }
  const why = collect(options);
  const before = rating(player.rating);
  const standard = player.standard === null || player.standard === undefined ? null : rating(player.standard);
  const after = adjustment.cadences.includes(player.cadence) ? adjustment.apply(before, standard) : before;
  why?.push(
    after === before
      ? reason('rating-not-adjusted', adjustment, { adjustment: id, rating: before })
      : reason('rating-adjusted', adjustment, { adjustment: id, before, after }),
  );
  return { rating: after as Rating, reasons: reasonsOf(why) };
}
