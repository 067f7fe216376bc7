import { addDays, addMonths, type CivilDate, type DateInput, formatDate, parseDate } from '../date.ts';
import type { Duration, Edition } from '../editions/rules.ts';
import { within } from '../errors.ts';
import { collect, type Explain, type Reasons, reason, reasonsOf, type Why } from '../reasons.ts';
import { type EditionAt, nextList } from './calendar.ts';

/** A day some days or months before another. */
export function daysBefore(date: CivilDate, { count, unit }: Duration): CivilDate {
  return unit === 'days' ? addDays(date, -count) : addMonths(date, -count);
}

/** The last day an event may end on to be on a list; official events have their own (7.13, 7.1.3). */
export function closingDate(edition: Edition, list: DateInput, official: boolean): CivilDate {
  const { closing, closingOfficial } = edition.rules;
  return daysBefore(parseDate(list), (official ? closingOfficial.value : null) ?? closing.value.before);
}

export interface EventDates {
  readonly end: DateInput;
  /** When the report came in, where that decides (2005 9.13). */
  readonly received?: DateInput | null;
  readonly official?: boolean;
}

/** Which list an event ends up on, and why not on one before. */
export function listOfEvent(
  editionAt: EditionAt,
  edition: Edition,
  given: EventDates,
  options?: Explain,
): { readonly list: CivilDate; readonly reasons: Reasons } {
  const event = readEventDates(given);
  const why = collect(options);
  let list = nextList(editionAt, event.end);
  while (!isInTime(edition, list, event, why)) list = nextList(editionAt, list);
  noteNextList(editionAt, edition, list, event, why);
  return { list, reasons: reasonsOf(why) };
}

interface ReadEventDates {
  readonly end: CivilDate;
  readonly received: CivilDate | null;
  readonly official: boolean;
}

function readEventDates({ end, received = null, official = false }: EventDates): ReadEventDates {
  return {
    end: within('end', () => parseDate(end)),
    received: within('received', () => (received === null ? null : parseDate(received))),
    official,
  };
}

function isInTime(edition: Edition, list: CivilDate, event: ReadEventDates, why: Why): boolean {
  const { closing, closingOfficial } = edition.rules;
  const official = event.official && closingOfficial.value !== null;
  const last = closingDate(edition, list, official);
  const values = { end: formatDate(event.end), closing: formatDate(last), list: formatDate(list) };
  if (event.end > last) {
    why?.push(reason('ended-after-closing', official ? closingOfficial : closing, values));
    return false;
  }
  const { received } = event;
  if (closing.value.basis === 'ended-and-received' && received !== null && received > last) {
    const { closing: day, list: on } = values;
    why?.push(
      reason('received-after-closing', closing, { received: formatDate(received), closing: day, list: on }),
    );
    return false;
  }
  // An official event in time by the ordinary rule needs no other.
  const ordinary = closingDate(edition, list, false);
  if (official && event.end > ordinary) {
    why?.push(reason('official-closing', closingOfficial, { end: values.end, list: values.list }));
  } else {
    why?.push(reason('ended-in-time', closing, { ...values, closing: formatDate(ordinary) }));
  }
  return true;
}

/** A published list takes no more events: they go on the one after the newest. */
export function openList(
  editionAt: EditionAt,
  of: DateInput,
  published: DateInput,
  options?: Explain,
): { readonly list: CivilDate; readonly reasons: Reasons } {
  const [list, newest] = [parseDate(of), parseDate(published)];
  if (list > newest) return { list, reasons: [] };
  const why = collect(options);
  const next = nextList(editionAt, newest);
  why?.push(reason('list-already-published', null, { list: formatDate(list), next: formatDate(next) }));
  return { list: next, reasons: reasonsOf(why) };
}

/** 2024 9.1: with five days or fewer left after the event, its report may come in for the list after. */
function noteNextList(
  editionAt: EditionAt,
  edition: Edition,
  list: CivilDate,
  event: ReadEventDates,
  why: Why,
): void {
  const { reportNextListDays } = edition.rules;
  const left = list - 1 - event.end;
  if (reportNextListDays.value === null || left > reportNextListDays.value) return;
  const values = { end: formatDate(event.end), days: left, list: formatDate(nextList(editionAt, list)) };
  why?.push(reason('next-list-allowed', reportNextListDays, values));
}
