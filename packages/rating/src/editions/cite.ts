import type { Cited, Edition, Provenance, RuleName, Rules } from './rules.ts';

function cite<T>(article: string | null, value: T, provenance: Provenance): Cited<T> {
  return Object.freeze({ value: deepFreeze(value), article, provenance });
}

/** A value of the text, with its article. */
export function at<const T>(article: string, value: T): Cited<T> {
  return cite(article, value, 'text');
}

/** A value that another source reports; the article is that of the same rule in the text nearest to it. */
export function reported<const T>(article: string, value: T): Cited<T> {
  return cite(article, value, 'reported');
}

/** A value deduced, not read. */
export function inferred<const T>(article: string, value: T): Cited<T> {
  return cite(article, value, 'inferred');
}

/** The regulation has nothing on the point. */
export const none: Cited<null> = cite(null, null, 'text');

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}

/** A whole edition, in which nothing can be changed any more. */
export function edition(parts: Edition): Edition {
  return deepFreeze(parts);
}

/**
 * Rules that change some values of others. In an edition whose body is not known (`carried`) everything
 * that is not named is marked as taken over; otherwise it keeps the provenance it had.
 */
export function amend(base: Rules, changes: Partial<Rules>, rest: 'kept' | 'carried'): Rules {
  const entries = Object.entries(base) as [RuleName, Cited<unknown>][];
  const untouched = entries.map(([name, rule]) => [
    name,
    rest === 'carried' ? cite(rule.article, rule.value, 'carried') : rule,
  ]);
  return { ...Object.fromEntries(untouched), ...changes } as Rules;
}
