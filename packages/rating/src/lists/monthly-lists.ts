import { type CivilDate, type DateInput, dateOf, parseDate, yearMonthDay } from '../date.ts';
import { amend, at, edition } from '../editions/cite.ts';
import type { Edition } from '../editions/rules.ts';

/** A decision of the Presidential Board on monthly lists (2005 9.3, 2009 7.3). */
export interface MonthlyLists {
  /** The day of the decision. */
  readonly decided: DateInput;
  /** The first day on which it no longer holds. */
  readonly until?: DateInput | null;
}

const EVERY_MONTH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const cache = new WeakMap<Edition, Edition>();

/** 1 July of the year after the decision. */
export function monthlyListsFrom({ decided }: MonthlyLists): CivilDate {
  return dateOf(yearMonthDay(parseDate(decided)).year + 1, 7, 1);
}

/** The edition as the decision amends it, from 1 July on; other editions stay. Asked twice, it is the same value. */
export function withMonthlyLists(base: Edition, day: CivilDate, decision: MonthlyLists): Edition {
  const { monthlyLists, monthlyClosing, closing } = base.rules;
  const until = decision.until ?? null;
  const isOver = until !== null && day >= parseDate(until);
  if (monthlyLists.value === null || isOver || day < monthlyListsFrom(decision)) return base;
  const known = cache.get(base);
  if (known) return known;
  const changes = {
    listMonths: at(monthlyLists.article ?? '', EVERY_MONTH),
    closing: monthlyClosing.value === null ? closing : at(monthlyClosing.article ?? '', monthlyClosing.value),
  };
  const result = edition({ ...base, rules: amend(base.rules, changes, 'kept') });
  cache.set(base, result);
  return result;
}
