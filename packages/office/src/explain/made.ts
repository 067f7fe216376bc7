import type { Cadence } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import type { MadeList } from '../closing/again.ts';
import { notPublished } from '../lists-in-store/not-published.ts';
import type { ListTable, Schema } from '../store/schema.ts';

/** A published list as far as it tells how it was made: the current one of a date, or a revision of it. */
export async function publishedList(
  db: Kysely<Schema>,
  cadence: Cadence,
  date: string,
  revision: number | null,
): Promise<MadeList & Pick<ListTable, 'source' | 'practice' | 'summary'>> {
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
  if (found === undefined) throw await notPublished({ db }, [cadence], date, revision);
  return found;
}
