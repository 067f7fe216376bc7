import type { EventsPage, StageName } from '@eloquence/api';
import type { CalendarPlace, EventRow } from '@eloquence/office';
import { ServerProblem } from '../core/problems.ts';

/** A page of events; `rows` has one more than `limit` unless it is the last page. */
export function calendarPage(rows: readonly EventRow[], limit: number): EventsPage {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => ({ ...row, stage: row.stage as StageName })),
    next: rows.length > limit && last ? `${last.start}_${last.event}` : null,
  };
}

export function readCalendarCursor(cursor: string): CalendarPlace {
  const [, start, event] = /^(\d{4}-\d{2}-\d{2})_(E\d{1,10})$/.exec(cursor) ?? [];
  if (start === undefined || event === undefined) throw new ServerProblem('cursor-invalid');
  return { start, event };
}
