import {
  addMonths,
  type CivilDate,
  type DateInput,
  dateOf,
  formatDate,
  parseDate,
  yearMonthDay,
} from '../date.ts';
import type { Edition } from '../editions/rules.ts';
import { InputError } from '../errors.ts';
import { collect, type Explain, type Reasons, reason, reasonsOf } from '../reasons.ts';

/** The edition in force on a day: calendars change with it. */
export type EditionAt = (date: CivilDate) => Edition;

function firstOfMonth(date: CivilDate): CivilDate {
  const { year, month } = yearMonthDay(date);
  return dateOf(year, month, 1);
}

function hasList(edition: Edition, first: CivilDate): boolean {
  return edition.rules.listMonths.value.includes(yearMonthDay(first).month);
}

/** Rapid and blitz events were rated half a year before there was a list to publish them on. */
function isBeforeLists(edition: Edition, date: CivilDate): boolean {
  const { firstList } = edition.rules;
  return firstList.value !== null && date < parseDate(firstList.value);
}

/** The list that is used for events starting on a day: the newest one published by then (2005 9.11, 2009 7.11). */
export function listInForce(
  editionAt: EditionAt,
  on: DateInput,
  options?: Explain,
): { readonly list: CivilDate; readonly reasons: Reasons } {
  const date = parseDate(on);
  const why = collect(options);
  const edition = editionAt(date);
  if (isBeforeLists(edition, date)) {
    throw new InputError('before-first-edition', {
      value: formatDate(date),
      cadence: edition.cadence,
      expected: { kind: 'date', from: edition.rules.firstList.value as string, day: 'first-list' },
    });
  }
  let list = firstOfMonth(date);
  while (!hasList(edition, list)) list = addMonths(list, -1);
  const values = { date: formatDate(date), list: formatDate(list) };
  why?.push(reason('list-in-force', edition.rules.listInForce, values));
  return { list, reasons: reasonsOf(why) };
}

/** The first list published after a day. */
export function nextList(editionAt: EditionAt, date: DateInput): CivilDate {
  let list = addMonths(firstOfMonth(parseDate(date)), 1);
  while (!hasList(editionAt(list), list) || isBeforeLists(editionAt(list), list)) list = addMonths(list, 1);
  return list;
}

/** The list some lists before (after, if negative) another, by the calendar of one edition. */
export function listsBefore(edition: Edition, list: CivilDate, lists: number): CivilDate {
  let other = list;
  for (let left = Math.abs(lists); left > 0; ) {
    other = addMonths(other, -Math.sign(lists));
    if (hasList(edition, other)) left -= 1;
  }
  return other;
}

/** A rating period: from the day a list comes into force to the eve of the next. */
export interface ListPeriod {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

export function periodOf(editionAt: EditionAt, date: DateInput): ListPeriod {
  const { list } = listInForce(editionAt, date);
  return { from: list, to: (nextList(editionAt, date) - 1) as CivilDate };
}
