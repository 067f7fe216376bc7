import { addDays, addMonths, type CivilDate, type DateInput } from '../date.ts';
import type { Edition } from '../editions/rules.ts';
import { type EditionAt, listInForce, nextList } from '../lists/calendar.ts';

/**
 * The last day on which another event may start and still be pooled with one that started on a day: the window ends
 * with the newest event (2005 9.14c, 2014 7.14c, 2024 7.1.4).
 */
export function lastDayOfPooling(editionAt: EditionAt, edition: Edition, start: DateInput): CivilDate {
  const { count, unit } = edition.rules.poolingWindow.value;
  if (unit === 'months') return addDays(listInForce(editionAt, addMonths(start, count)).list, -1);
  let end = listInForce(editionAt, start).list;
  for (let left = count; left > 0; left -= 1) end = nextList(editionAt, end);
  return addDays(end, -1);
}
