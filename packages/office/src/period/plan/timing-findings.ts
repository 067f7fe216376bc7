import { type Cadence, closingDate, formatDate, nextList, parseDate } from '@eloquence/rating';
import type { Finding } from '@eloquence/reports';
import type { Kysely } from 'kysely';
import { listEditions } from '../../facts/list-facts.ts';
import { officeFinding } from '../../findings.ts';
import type { Office } from '../../office.ts';
import { type ListName, newestList } from '../../rating-lists/store/load.ts';
import type { Schema } from '../../store/schema.ts';
import { todayOf } from '../../today.ts';

/** Warnings before a list is closed or published: a skipped list, a closing day in the future. */
export async function timingFindings(
  office: Office,
  db: Kysely<Schema>,
  cadence: Cadence,
  date: string,
  newest: string,
): Promise<readonly Finding[]> {
  const editions = await listEditions(office, cadence, db);
  const day = parseDate(date);
  const next = formatDate(nextList((at) => editions.at(at), parseDate(newest)));
  const closing = formatDate(closingDate(editions.at(day), day, false));
  return [
    ...(next < date
      ? [officeFinding('warning', 'list-skipped', { cadence, date, newest, skipped: next })]
      : []),
    // Events may end on the closing day itself.
    ...(todayOf(office) <= closing
      ? [officeFinding('warning', 'closing-early', { cadence, date, closing })]
      : []),
  ];
}

/** The same for a draft; none for a revision, whose list is already published. */
export async function draftFindings(
  office: Office,
  { cadence, date, revision }: Omit<ListName, 'id'>,
): Promise<readonly Finding[]> {
  const newest = revision === 1 ? await newestList(office.store, cadence) : null;
  return newest === null ? [] : timingFindings(office, office.store.db, cadence, date, newest.date);
}
