import type { EventItem, EventsPage } from '@eloquence/api';
import { type CalendarPlace, type EventRow, type Office, withStatus } from '@eloquence/office';
import type { Language } from '@eloquence/words';
import { ServerProblem } from '../core/problems.ts';
import { withStatusText } from './reasons.ts';

/** Events of the calendar, each with its status. */
export async function eventItems(
  office: Office,
  rows: readonly EventRow[],
  language: Language,
): Promise<EventItem[]> {
  return (await withStatus(office, rows)).map((event) => withStatusText(event, language));
}

/** A page of events; `rows` has one more than `limit` unless it is the last page. */
export async function calendarPage(
  office: Office,
  rows: readonly EventRow[],
  limit: number,
  language: Language,
): Promise<EventsPage> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await eventItems(office, shown, language),
    next: rows.length > limit && last ? `${last.start}_${last.event}` : null,
  };
}

export function readCalendarCursor(cursor: string): CalendarPlace {
  const [, start, event] = /^(\d{4}-\d{2}-\d{2})_(E\d{1,10})$/.exec(cursor) ?? [];
  if (start === undefined || event === undefined) throw new ServerProblem('cursor-invalid');
  return { start, event };
}
