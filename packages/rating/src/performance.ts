import { type GameInput, readGames } from './change.ts';
import type { Edition } from './editions/rules.ts';
import { fraction } from './initial/formula.ts';
import { formatHundredths, formatRational, points, type Rational, rational } from './rational.ts';
import { collect, type Explain, type Reasons, reason, reasonsOf } from './reasons.ts';
import { halfUp } from './rounding.ts';
import { differenceFor } from './tables.ts';
import type { HalfPoints, Hundredths } from './values.ts';

export interface Performance {
  readonly rating: number;
  readonly n: number;
  readonly score: HalfPoints;
  /** Whole, half up. */
  readonly average: Rational;
  readonly p: Hundredths;
  readonly dp: number;
  readonly reasons: Reasons;
}

/** The performance rating: the opponents' average, whole, plus dp for the score. */
export function performanceRating(
  edition: Edition,
  games: readonly GameInput[],
  options?: Explain,
): Performance {
  const why = collect(options);
  const read = readGames(games);
  const n = read.length;
  const score = read.reduce((sum, game) => sum + game.score, 0) as HalfPoints;
  const whole = halfUp(
    read.reduce((sum, game) => sum + game.opponent, 0),
    n,
  );
  const p = fraction(score, n);
  const dp = differenceFor(p, edition.rules.extremeDifference.value);
  const average = rational(whole);
  why?.push(
    reason('performance', edition.rules.differenceTable, {
      n,
      score: points(score),
      average: formatRational(average),
      p: formatHundredths(p),
      dp,
      ru: whole + dp,
    }),
  );
  return { rating: whole + dp, n, score, average, p, dp, reasons: reasonsOf(why) };
}
