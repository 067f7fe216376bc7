import type { Edition } from './editions/rules.ts';
import { within } from './errors.ts';
import { formatHundredths } from './rational.ts';
import {
  collect,
  type Explain,
  type Reason,
  type Reasons,
  type ReasonValues,
  reason,
  reasonsOf,
  type Why,
} from './reasons.ts';
import { probability } from './tables.ts';
import { type Hundredths, type Rating, rating } from './values.ts';

/** What a player may expect of one game. */
export interface Expected {
  /** own − opponent */
  readonly difference: number;
  /** The difference that counts, after the cap. */
  readonly counted: number;
  /** Hundredths of a point. */
  readonly expected: Hundredths;
}

/** The expected score of one game taken by itself. */
export function expectedScore(
  edition: Edition,
  game: { readonly own: number; readonly opponent: number },
  options?: Explain,
): Expected & { readonly reasons: Reasons } {
  const why = collect(options);
  const own = within('own', () => rating(game.own));
  const opponent = within('opponent', () => rating(game.opponent));
  isGapUnrated(edition, own, opponent, why);
  return {
    ...expect(edition, own, opponent, isOverCap(edition, own, opponent), why),
    reasons: reasonsOf(why),
  };
}

/** Whether the cap on the difference may apply: only to players below the edition's limit (2024 8.3.1 as of 2025). */
export function isOverCap(edition: Edition, own: Rating, opponent: Rating): boolean {
  const { differenceCap, fullDifferenceFrom } = edition.rules;
  if (differenceCap.value === null || Math.abs(own - opponent) <= differenceCap.value) return false;
  return fullDifferenceFrom.value === null || own < fullDifferenceFrom.value;
}

/** Rapid and blitz from December 2024: a large gap with a top player in the game is not rated (7.3.1). */
export function isGapUnrated(edition: Edition, own: Rating, opponent: Rating, why: Why): boolean {
  const { unratedGap } = edition.rules;
  if (unratedGap.value === null) return false;
  const gap = Math.abs(own - opponent);
  const { gap: limit, above } = unratedGap.value;
  if (gap < limit || Math.max(own, opponent) <= above) return false;
  why?.push(reason('gap-not-rated', unratedGap, { own, opponent, gap, limit, above }));
  return true;
}

/** `capped`: this game's difference is cut to the cap, which only a game over the cap can be. */
export function expect(edition: Edition, own: Rating, opponent: Rating, capped: boolean, why: Why): Expected {
  const difference = own - opponent;
  const counted = countedDifference(edition, difference, capped);
  const expected = probability(counted);
  if (why) {
    const values = { own, opponent, difference, counted, expected: formatHundredths(expected) };
    why.push(expectationReason(edition, values, capped));
  }
  return { difference, counted, expected };
}

/** The same without an account of it. */
export function expectedOf(edition: Edition, own: Rating, opponent: Rating, capped: boolean): Hundredths {
  return probability(countedDifference(edition, own - opponent, capped));
}

function countedDifference(edition: Edition, difference: number, capped: boolean): number {
  return capped ? Math.sign(difference) * (edition.rules.differenceCap.value ?? 0) : difference;
}

function expectationReason(
  edition: Edition,
  values: ReasonValues['difference-counted'],
  capped: boolean,
): Reason {
  const { differenceCap, differenceCapGames, fullDifferenceFrom, probabilityTable } = edition.rules;
  if (capped) return reason('difference-capped', differenceCap, values);
  if (differenceCap.value === null || Math.abs(values.difference) <= differenceCap.value) {
    return reason('difference-counted', probabilityTable, values);
  }
  const from = fullDifferenceFrom.value;
  if (from !== null && values.own >= from)
    return reason('difference-full', fullDifferenceFrom, { ...values, from });
  return reason('cap-used-elsewhere', differenceCapGames, values);
}
