import { type DateInput, parseDate } from '../date.ts';
import type { Edition } from '../editions/rules.ts';

/** The lowest published rating on the day of an event. */
export function floorOn(edition: Edition, date: DateInput | null): number {
  const before = edition.rules.floorBefore.value;
  if (before !== null && date !== null && parseDate(date) < parseDate(before.date)) return before.floor;
  return edition.rules.floor.value;
}
