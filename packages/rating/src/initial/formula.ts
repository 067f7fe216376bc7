import type { Edition } from '../editions/rules.ts';
import {
  add,
  formatHundredths,
  formatRational,
  multiply,
  parseDecimal,
  points,
  type Rational,
  rational,
} from '../rational.ts';
import { reason, type Why } from '../reasons.ts';
import { halfUp, round } from '../rounding.ts';
import { differenceFor } from '../tables.ts';
import type { HalfPoints, Hundredths } from '../values.ts';

/** What the formula gives for an unrated player's games, and what went into it. */
export interface FormulaResult {
  /** Ru, rounded; also below any floor and above any maximum. */
  readonly ru: number;
  readonly n: number;
  readonly score: HalfPoints;
  /** The average the formula used. */
  readonly average: Rational;
  /** The fraction of the score that is looked up. */
  readonly p: Hundredths;
  /** The table's value, or null where the formula does without it. */
  readonly dp: number | null;
}

/** p in whole percent, a half upwards on both sides of .50. */
export function fraction(score: number, games: number): Hundredths {
  return halfUp(score * 50, games) as Hundredths;
}

/** The mean of some ratings as the edition takes it: whole, half up, before anything is added; or exact. */
export function averageOf(edition: Edition, sum: number, n: number): Rational {
  return edition.rules.averages.value === 'whole' ? rational(halfUp(sum, n)) : rational(sum, n);
}

/** Ru of games against opponents whose ratings add up to `sum`: one Swiss or team event, or a pool taken as one. */
export function resultOfGames(
  edition: Edition,
  n: number,
  score: HalfPoints,
  sum: number,
  why: Why,
): FormulaResult {
  const { drawnGames, average: rule } = edition.rules;
  if (edition.rules.firstRatingMethod.value === 'drawn-games' && drawnGames.value !== null) {
    const { games, rating } = drawnGames.value;
    const average = averageOf(edition, sum + games * rating, n + games);
    why?.push(
      reason('drawn-games-added', drawnGames, { n, games, rating, average: formatRational(average) }),
    );
    const p = fraction(score + games, n + games);
    return { ...converted(edition, { n, score, average, p }, 'score-converted', why), n, score };
  }
  const average = averageOf(edition, sum, n);
  why?.push(reason('average-of-opponents', rule, { n, average: formatRational(average) }));
  return resultFromAverage(edition, { n, score, average, opponents: null }, why);
}

interface Scored {
  readonly n: number;
  readonly score: HalfPoints;
  readonly average: Rational;
}

/** Ru by the bonus method. `opponents` is their number in a round robin, null elsewhere. */
export function resultFromAverage(
  edition: Edition,
  scored: Scored & { readonly opponents: number | null },
  why: Why,
): FormulaResult {
  const { n, score, average, opponents } = scored;
  const p = fraction(score, n);
  if (score < n) {
    if (opponents === null) return converted(edition, { ...scored, p }, 'score-below-half', why);
    return shrunk(edition, { ...scored, p, opponents }, why);
  }
  const { atHalf, bonus } = edition.rules;
  const halfPoints = score - n;
  const added = multiply(parseDecimal(bonus.value ?? '0'), rational(halfPoints));
  const ru = roundRating(edition, add(average, added));
  const values = { n, score: points(score), average: formatRational(average), ru };
  if (halfPoints === 0) why?.push(reason('score-half', atHalf, values));
  else why?.push(reason('score-above-half', bonus, { ...values, halfPoints, bonus: bonus.value ?? '0' }));
  return { ru, n, score, average, p, dp: null };
}

function converted(
  edition: Edition,
  scored: Scored & { readonly p: Hundredths },
  code: 'score-below-half' | 'score-converted',
  why: Why,
): FormulaResult {
  const { n, score, average, p } = scored;
  const { belowHalf, firstRatingMethod, extremeDifference } = edition.rules;
  const dp = differenceFor(p, extremeDifference.value);
  const ru = roundRating(edition, add(average, rational(dp)));
  why?.push(
    reason(code, code === 'score-converted' ? firstRatingMethod : belowHalf, {
      n,
      score: points(score),
      average: formatRational(average),
      p: formatHundredths(p),
      dp,
      ru,
    }),
  );
  return { ru, n, score, average, p, dp };
}

/** Below half in a round robin dp is shrunk by n/(n+1), because the player is in the average too (10.25, 8.25). */
function shrunk(
  edition: Edition,
  scored: Scored & { readonly p: Hundredths; readonly opponents: number },
  why: Why,
): FormulaResult {
  const { n, score, average, p, opponents } = scored;
  const { belowHalfRoundRobin, extremeDifference } = edition.rules;
  const dp = differenceFor(p, extremeDifference.value);
  const ru = roundRating(edition, add(average, rational(dp * opponents, opponents + 1)));
  const values = {
    n,
    score: points(score),
    average: formatRational(average),
    p: formatHundredths(p),
    dp,
    opponents,
    ru,
  };
  why?.push(reason('score-below-half-round-robin', belowHalfRoundRobin, values));
  return { ru, n, score, average, p, dp };
}

export function roundRating(edition: Edition, value: Rational): number {
  return round(edition.rules.firstRatingRounding.value, value.numerator, value.denominator);
}
