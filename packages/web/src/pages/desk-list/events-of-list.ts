import type { CalendarItem, DeskEvent } from '@eloquence/api';

/** The events that ended by the closing date of the lists of a date. */
export function eventsOfList(
  calendar: readonly CalendarItem[],
  date: string,
  events: readonly DeskEvent[],
): readonly DeskEvent[] {
  const closings = new Map(
    calendar
      .filter(({ list }) => list === date)
      // Official events may end later.
      .map(({ cadence, closing, closingOfficial }) => [cadence, closingOfficial ?? closing]),
  );
  return events
    .filter(({ cadence, end }) => end <= (closings.get(cadence) ?? ''))
    .map(({ event, name, federation, cadence, start, end }) => ({
      ...{ event, name, federation, cadence, start, end },
    }));
}
