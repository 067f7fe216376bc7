import { adjustRating } from '../adjustments.ts';
import type { GameInput } from '../change.ts';
import { parseDate } from '../date.ts';
import type { Cadence } from '../editions/rules.ts';
import type { EventType } from '../initial/counting.ts';
import { floorOn } from '../lists/floor.ts';
import { type Reasons, reason } from '../reasons.ts';
import { chooseEditions } from './choose.ts';
import type { KFile } from './index.ts';
import {
  calculateInitialOfEvents,
  calculateK,
  calculatePeriod,
  type InitialEventsAnswer,
  type KAnswer,
  type PeriodAnswer,
} from './index.ts';

/** A period as `calculatePeriod` takes it. */
export interface PeriodFile {
  readonly cadence: Cadence;
  /** For what concerns the period as a whole. */
  readonly edition: string;
  readonly list: string;
  readonly rating: number;
  readonly k: number;
  readonly events: readonly {
    readonly start: string;
    readonly rating: number;
    /** null: that of the period. */
    readonly k: number | null;
    readonly games: readonly GameInput[];
  }[];
  /** Owed by corrected reports: exact, with two decimals. */
  readonly corrections: readonly string[];
}

/** Results of an unrated player as `calculateInitialOfEvents` takes them. */
export interface FirstRatingFile {
  readonly cadence: Cadence;
  /** `any`: a member of an association for which fewer games are enough (2005 9.14e, 2009 7.14g). */
  readonly member?: 'any';
  readonly events: readonly {
    readonly start: string;
    readonly type: EventType;
    readonly official: boolean;
    readonly games: readonly GameInput[];
    /** Of a round robin, which only its whole crosstable gives. */
    readonly ru?: number;
    /** Different opponents with a rating, where fewer than games. */
    readonly opponents?: number;
    /** Points over the whole crosstable, where more than in `games`. */
    readonly crosstableScore?: number;
  }[];
}

/** Everything that one player's rating on a list depends on, so that it can be recomputed. */
export interface RecomputeInput {
  readonly cadence: Cadence;
  /** The date of the list. */
  readonly list: string;
  /** By FIDE's known practice instead of the text. */
  readonly applied: boolean;
  /** The rating on the list before; null: none. */
  readonly before: number | null;
  /** What K was worked out from; null where nothing was multiplied. */
  readonly k: {
    readonly edition: string;
    readonly input: Required<KFile>;
    /** As the administrator set it, where the edition leaves it to them (2005 15b). */
    readonly set?: number;
  } | null;
  /** Rated games and corrections; null where there were none. */
  readonly period: PeriodFile | null;
  /** The results of an unrated player, whether or not they give a first rating; null where there are none. */
  readonly first: FirstRatingFile | null;
  /** One-off changes of the whole list, with the standard rating they look at. */
  readonly adjustments: readonly { readonly id: string; readonly standard: number | null }[];
}

export interface Recomputed {
  /** As the list has it; null: unrated, or taken off the list. */
  readonly rating: number | null;
  readonly k: KAnswer | null;
  readonly period: PeriodAnswer | null;
  readonly first: InitialEventsAnswer | null;
  /** Of the adjustments and the floor. */
  readonly reasons: Reasons;
}

/** One player's rating on a list from what it depends on, and from nothing else. */
export function recompute(input: RecomputeInput): Recomputed {
  const { cadence, applied } = input;
  const choice = { cadence, applied };
  const k =
    input.k && calculateK({ ...choice, edition: input.k.edition, k: input.k.set ?? null }, input.k.input);
  const period = input.period && calculatePeriod(choice, input.period);
  const first = input.first && calculateInitialOfEvents(choice, input.first);
  const reasons: Reasons[number][] = [];
  let rating = period ? period.new : first ? first.rating : input.before;
  for (const { id, standard } of rating === null ? [] : input.adjustments) {
    const adjusted = adjustRating(id, { cadence, rating: rating as number, standard }, { explain: true });
    rating = adjusted.rating;
    reasons.push(...adjusted.reasons);
  }
  const edition = chooseEditions(choice).at(parseDate(input.list));
  const floor = floorOn(edition, parseDate(input.list));
  if (rating !== null && rating < floor) {
    reasons.push(reason('below-floor-delisted', edition.rules.belowFloor, { rating, floor }));
    rating = null;
  }
  return { rating, k, period, first, reasons };
}
