import { type CivilDate, type DateInput, formatDate, parseDate } from './date.ts';
import type { Edition } from './editions/rules.ts';
import { within } from './errors.ts';
import { type EditionAt, listInForce } from './lists/calendar.ts';
import { type EventDates, listOfEvent } from './lists/closing.ts';
import { type Reason, reason } from './reasons.ts';

/** K at the start of each event, not that of the list before for the whole period. */
export function takesKAtStart({ rules }: Edition): boolean {
  return rules.kTaken.value === 'event-start';
}

/**
 * The day for which K of an event is taken: the list before the one the event goes on, or the start of the event
 * (`kTaken`). A junior's K may end between the two.
 */
export function dayOfK(
  editionAt: EditionAt,
  edition: Edition,
  event: EventDates & { readonly start: DateInput },
): CivilDate {
  const start = within('start', () => parseDate(event.start));
  const { firstList } = edition.rules;
  if (takesKAtStart(edition)) return start;
  const { list } = listOfEvent(editionAt, edition, event);
  // Nothing comes before the very first list of a cadence.
  if (firstList.value !== null && list <= parseDate(firstList.value)) return start;
  return listInForce(editionAt, (list - 1) as CivilDate).list;
}

/** K differs between the start of an event and the list it is taken from. */
export function kOfLaterList(
  { rules: { kTaken } }: Edition,
  { k, before, list }: { readonly k: number; readonly before: number; readonly list: DateInput },
): Reason {
  return reason('k-of-later-list', kTaken, { k, before, list: formatDate(list) });
}
