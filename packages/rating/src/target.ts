import { applyChange, sumGames } from './change.ts';
import { defined } from './defined.ts';
import type { Edition } from './editions/rules.ts';
import { readEach, within } from './errors.ts';
import { limitedK } from './k.ts';
import { points } from './rational.ts';
import { collect, type Explain, type Reasons, reason, reasonsOf } from './reasons.ts';
import { checkGames, type HalfPoints, type Hundredths, kFactor, type Rating, rating } from './values.ts';

export interface TargetInput {
  readonly rating: number;
  readonly k: number;
  readonly opponents: readonly number[];
  readonly goal: number;
}

export interface TargetRow {
  readonly score: HalfPoints;
  readonly change: Hundredths;
  readonly rounded: number;
  readonly new: Rating;
}

/** What score against given opponents leads to a goal, and what every other score leads to. */
export function scoreForGoal(
  edition: Edition,
  input: TargetInput,
  options?: Explain,
): { readonly score: HalfPoints | null; readonly table: readonly TargetRow[]; readonly reasons: Reasons } {
  const why = collect(options);
  checkGames(input.opponents);
  const own = within('rating', () => rating(input.rating));
  const k = within('k', () => kFactor(input.k));
  const goal = within('goal', () => rating(input.goal));
  const lost = readEach('opponents', input.opponents, (opponent) => ({
    opponent: rating(opponent),
    score: 0 as HalfPoints,
  }));
  const { n, expected, games } = sumGames(edition, own, lost, why !== undefined);
  why?.push(...games.filter((game) => game.expected === null).flatMap((game) => game.reasons));
  const used = limitedK(edition, k, n, why);
  const table = Array.from({ length: 2 * n + 1 }, (_, score): TargetRow => {
    const change = ((50 * score - expected) * used) as Hundredths;
    return { score: score as HalfPoints, change, ...applyChange(edition, own, change, undefined) };
  });
  const reached = table.find((row) => row.new >= goal);
  const best = defined(table.at(-1));
  why?.push(
    reached
      ? reason('target-needs', edition.rules.change, {
          goal,
          score: points(reached.score),
          n,
          new: reached.new,
        })
      : reason('target-out-of-reach', edition.rules.change, { goal, n, best: best.new }),
  );
  return { score: reached?.score ?? null, table, reasons: reasonsOf(why) };
}
