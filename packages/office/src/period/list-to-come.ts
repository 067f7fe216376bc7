import { addDays, type Cadence, formatDate, nextList, parseDate } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import { OfficeError } from '../errors.ts';
import { listEditions } from '../facts/list-facts.ts';
import type { Office } from '../office.ts';
import { currentLists } from '../rating-lists/store/load.ts';
import type { Schema } from '../store/schema.ts';

/** Why no list of this date will be calculated next: published, before the newest, or not in the calendar; null if none. */
export async function noListToCome(
  office: Office,
  db: Kysely<Schema>,
  cadence: Cadence,
  date: string,
): Promise<OfficeError | null> {
  const lists = await currentLists(office.store, cadence, db);
  const published = lists.find((list) => list.date === date);
  if (published) return new OfficeError('list-published', { cadence, date, revision: published.revision });
  const newest = lists.at(-1)?.date ?? '';
  if (date < newest) return new OfficeError('list-too-early', { cadence, date, newest });
  return notAListDate(office, db, cadence, date);
}

/** A date that the calendar has no list on, with the next that it has; null for the date of a list. */
export async function notAListDate(
  office: Office,
  db: Kysely<Schema>,
  cadence: Cadence,
  date: string,
): Promise<OfficeError | null> {
  const editions = await listEditions(office, cadence, db);
  const next = formatDate(nextList((day) => editions.at(day), addDays(parseDate(date), -1)));
  return next === date ? null : new OfficeError('not-a-list-date', { cadence, date, next });
}
