import type { Cadence } from '@eloquence/rating';
import { OfficeError } from '../../errors.ts';
import type { Store } from '../../store/store.ts';

/** The error for a published list that does not exist: none of the date, or not this revision. */
export async function listNotFound(
  { db }: Pick<Store, 'db'>,
  cadences: readonly Cadence[],
  date: string,
  revision: number | null,
): Promise<OfficeError> {
  const lists = await db
    .selectFrom('list')
    .select('revision')
    .where('cadence', 'in', cadences)
    .where('date', '=', date)
    .where('state', '=', 'published')
    .orderBy('revision')
    .execute();
  const known = [...new Set(lists.map((list) => list.revision))].join(', ');
  return revision !== null && known !== ''
    ? new OfficeError('revision-unknown', { date, revision, known })
    : new OfficeError('list-unknown', { cadence: cadences.join(', '), date });
}
