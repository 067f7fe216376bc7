import type { RuleName, Rules } from './rules.ts';
import { type Problem, shown } from './shape.ts';

interface Check {
  /** The rule that would have to change. */
  readonly rule: RuleName;
  readonly expected: string;
  readonly holds: (rules: Rules) => boolean;
}

/** One rule that is needed because of another. */
function needed(rule: RuleName, because: string, when: (rules: Rules) => boolean): Check {
  const holds = (rules: Rules): boolean => !when(rules) || rules[rule].value !== null;
  return { rule, expected: `a value, since ${because}`, holds };
}

const hasRoundRobin = (rules: Rules): boolean => rules.roundRobinMethod.value !== null;
const hasThinkingTime = (rules: Rules): boolean => rules.thinkingTime.value !== null;

function largestK(rules: Rules): number {
  return Math.max(0, ...(rules.kSteps.value ?? []).map((step) => step.k));
}

const CHECKS: readonly Check[] = Object.freeze([
  needed('thinkingTimeScope', 'thinkingTime is given', hasThinkingTime),
  needed('thinkingTimeRatings', 'thinkingTime is given', hasThinkingTime),
  needed('movesAssumed', 'thinkingTime is given', hasThinkingTime),
  needed('movesAssumed', 'timeRange is given', (rules) => rules.timeRange.value !== null),
  needed(
    'roundRobinMethod',
    'roundRobinAgainstUnrated is "with-event-result"',
    (rules) => rules.roundRobinAgainstUnrated.value === 'with-event-result',
  ),
  needed('roundRobinAverage', 'roundRobinMethod is given', hasRoundRobin),
  needed('belowHalfRoundRobin', 'roundRobinMethod is given', hasRoundRobin),
  needed('bonus', 'firstRatingMethod is "bonus"', (rules) => rules.firstRatingMethod.value === 'bonus'),
  needed(
    'drawnGames',
    'firstRatingMethod is "drawn-games"',
    (rules) => rules.firstRatingMethod.value === 'drawn-games',
  ),
  {
    rule: 'atHalf',
    expected: '"average" where firstRatingMethod is "bonus", "average-and-dp" where it is "drawn-games"',
    holds: (rules) => (rules.firstRatingMethod.value === 'bonus') === (rules.atHalf.value === 'average'),
  },
  {
    rule: 'firstRatingMaximum',
    expected: 'no less than the floor',
    holds: ({ firstRatingMaximum, floor }) =>
      firstRatingMaximum.value === null || firstRatingMaximum.value >= floor.value,
  },
  needed('differenceCap', 'fullDifferenceFrom is given', (rules) => rules.fullDifferenceFrom.value !== null),
  {
    rule: 'kTimesGames',
    expected: 'no less than the largest K',
    holds: (rules) => rules.kTimesGames.value === null || rules.kTimesGames.value >= largestK(rules),
  },
]);

/** Rules that do not go together, each with the one that would have to change. */
export function contradictions(rules: Rules): readonly Problem[] {
  return CHECKS.filter(({ holds }) => !holds(rules)).map(({ rule, expected }) => ({
    path: `rules.${rule}.value`,
    found: shown(rules[rule].value),
    expected,
  }));
}
