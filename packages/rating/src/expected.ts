import type { Edition } from './editions/rules.ts';
import { formatHundredths } from './rational.ts';
import {
  collect,
  type Explain,
  type ReasonCode,
  type Reasons,
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
  const [own, opponent] = [rating(game.own), rating(game.opponent)];
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

/** `capped`: this game's difference is cut to the cap, which only a game over the cap can be. */
export function expect(edition: Edition, own: Rating, opponent: Rating, capped: boolean, why: Why): Expected {
  const difference = own - opponent;
  const cap = edition.rules.differenceCap.value ?? 0;
  const counted = capped ? Math.sign(difference) * cap : difference;
  const expected = probability(counted);
  if (why) {
    const [code, rule] = expectationReason(edition, own, difference, capped);
    const values = { own, opponent, difference, counted, expected: formatHundredths(expected) };
    why.push(reason(code, rule, values));
  }
  return { difference, counted, expected };
}

type ExpectationCode = ReasonCode & `${'difference-' | 'cap-'}${string}`;

function expectationReason(
  edition: Edition,
  own: Rating,
  difference: number,
  capped: boolean,
): [ExpectationCode, { article: string | null }] {
  const { differenceCap, differenceCapGames, fullDifferenceFrom, probabilityTable } = edition.rules;
  if (capped) return ['difference-capped', differenceCap];
  if (differenceCap.value === null || Math.abs(difference) <= differenceCap.value) {
    return ['difference-counted', probabilityTable];
  }
  const full = fullDifferenceFrom.value !== null && own >= fullDifferenceFrom.value;
  return full ? ['difference-full', fullDifferenceFrom] : ['cap-used-elsewhere', differenceCapGames];
}
