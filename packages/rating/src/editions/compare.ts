import type { Cited, Edition, RuleName } from './rules.ts';
import { RULE_NAMES } from './shapes.ts';

export interface RuleDifference {
  readonly rule: RuleName;
  /** One entry for each edition, in the order given. */
  readonly cited: readonly Cited<unknown>[];
}

/** The rules whose values differ among some editions, in the order of the chapters; articles may differ freely. */
export function compareEditions(editions: readonly Edition[]): readonly RuleDifference[] {
  return RULE_NAMES.map((rule) => ({ rule, cited: editions.map((each) => each.rules[rule]) })).filter(
    ({ cited }) => cited.some((each) => !isSame(each.value, cited[0]?.value)),
  );
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSame(left[key], right[key]))
  );
}
