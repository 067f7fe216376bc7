import type { Cadence } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import type { SavedList } from '../../period/plan/plan-of-list.ts';
import { listNotFound } from '../../rating-lists/store/list-not-found.ts';
import type { ListTable, Schema } from '../../store/schema.ts';

interface PublishedList extends SavedList, Pick<ListTable, 'source' | 'practice' | 'summary'> {
  /** The revision that is the list of the date; null: its import was undone. */
  readonly currentRevision: number | null;
}

/** A published list with its inputs; `revision`: null for the current one. */
export async function publishedList(
  db: Kysely<Schema>,
  cadence: Cadence,
  date: string,
  revision: number | null,
): Promise<PublishedList> {
  const rows = await db
    .selectFrom('list')
    .leftJoin('current_list', 'current_list.list', 'list.id')
    .select(['list.id', 'list.cadence', 'list.date', 'list.revision', 'list.inputs', 'list.source'])
    .select(['list.practice', 'list.summary', 'current_list.list as current'])
    .where('list.cadence', '=', cadence)
    .where('list.date', '=', date)
    .where('list.state', '=', 'published')
    .orderBy('list.revision')
    .execute();
  const found = rows.find((row) => (revision === null ? row.current !== null : row.revision === revision));
  if (found === undefined) throw await listNotFound({ db }, [cadence], date, revision);
  const current = rows.find((row) => row.current !== null);
  return { ...found, currentRevision: current?.revision ?? null };
}
