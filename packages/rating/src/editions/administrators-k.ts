import { type K, kFactor } from '../values.ts';
import { amend, at, edition } from './cite.ts';
import type { Edition } from './rules.ts';

const cache = new WeakMap<Edition, Map<K, Edition>>();

/** Whether the edition leaves K to the administrator (2005 15b). */
export function leavesKToAdministrator({ rules }: Edition): boolean {
  return rules.kSteps.value === null || isKOfAdministrator({ rules });
}

/** Whether K is the one that the administrator set. */
export function isKOfAdministrator({ rules }: Pick<Edition, 'rules'>): boolean {
  return rules.kSteps.value?.[0]?.set !== undefined;
}

/** The edition with the K that the administrator set; other editions keep theirs. Asked twice, it is the same value. */
export function withAdministratorsK(base: Edition, k: number): Edition {
  const { kSteps } = base.rules;
  if (kSteps.value !== null) return base;
  const own = kFactor(k);
  const known = cache.get(base) ?? new Map<K, Edition>();
  cache.set(base, known);
  const steps = at(kSteps.article ?? '', [{ k: own, set: 'administrator' }]);
  const result = known.get(own) ?? edition({ ...base, rules: amend(base.rules, { kSteps: steps }, 'kept') });
  known.set(own, result);
  return result;
}
