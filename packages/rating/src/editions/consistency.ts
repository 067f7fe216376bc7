import type { InputProblem } from '../errors.ts';
import { type Requirement, shownValue } from '../requirement.ts';
import type { RuleName, Rules } from './rules.ts';

interface Check {
  /** The rule that would have to change. */
  readonly rule: RuleName;
  readonly expected: Requirement;
  readonly holds: (rules: Rules) => boolean;
}

/** A rule that needs a value where another has one, or has a given one. */
function needed(rule: RuleName, other: RuleName, value: string | null = null): Check {
  const when = (rules: Rules): boolean =>
    value === null ? rules[other].value !== null : rules[other].value === value;
  const holds = (rules: Rules): boolean => !when(rules) || rules[rule].value !== null;
  return { rule, expected: { kind: 'rule-needed', rule: other, value }, holds };
}

function largestK(rules: Rules): number {
  return Math.max(0, ...(rules.kSteps.value ?? []).map((step) => step.k));
}

const CHECKS: readonly Check[] = Object.freeze([
  needed('thinkingTimeScope', 'thinkingTime'),
  needed('thinkingTimeRatings', 'thinkingTime'),
  needed('movesAssumed', 'thinkingTime'),
  needed('movesAssumed', 'timeRange'),
  needed('roundRobinMethod', 'roundRobinAgainstUnrated', 'with-event-result'),
  needed('roundRobinAverage', 'roundRobinMethod'),
  needed('belowHalfRoundRobin', 'roundRobinMethod'),
  needed('bonus', 'firstRatingMethod', 'bonus'),
  needed('drawnGames', 'firstRatingMethod', 'drawn-games'),
  {
    rule: 'atHalf',
    expected: { kind: 'at-half-of-method' },
    holds: (rules) => (rules.firstRatingMethod.value === 'bonus') === (rules.atHalf.value === 'average'),
  },
  {
    rule: 'firstRatingMaximum',
    expected: { kind: 'at-least', rule: 'floor' },
    holds: ({ firstRatingMaximum, floor }) =>
      firstRatingMaximum.value === null || firstRatingMaximum.value >= floor.value,
  },
  needed('differenceCap', 'fullDifferenceFrom'),
  {
    rule: 'kTimesGames',
    expected: { kind: 'at-least', rule: 'largest-k' },
    holds: (rules) => rules.kTimesGames.value === null || rules.kTimesGames.value >= largestK(rules),
  },
]);

/** Contradictory rules, each as the one that would have to change. */
export function contradictions(rules: Rules): readonly InputProblem[] {
  return CHECKS.filter(({ holds }) => !holds(rules)).map(({ rule, expected }) => ({
    path: `rules.${rule}.value`,
    value: shownValue(rules[rule].value),
    expected,
  }));
}
