import { CADENCES, type Cadence } from '@eloquence/rating';
import type { Office } from '../../office.ts';
import { idOf, shownRating } from '../columns.ts';
import { listAtOrBefore, loadList } from './load.ts';

/** A player's ratings in force on a day; null: unrated. */
export type RatingsInForce = Readonly<Record<Cadence, number | null>>;

/** The published ratings in force on a day, by outside ID. */
export async function ratingsInForce(
  { store }: Pick<Office, 'store'>,
  date: string,
): Promise<ReadonlyMap<string, RatingsInForce>> {
  const ratings = new Map<string, RatingsInForce>();
  for (const cadence of CADENCES) {
    const list = await listAtOrBefore(store, cadence, date);
    if (list === null) continue;
    const { columns } = await loadList(store, list.id);
    for (let row = 0; row < columns.rows; row += 1) {
      const id = String(idOf(columns, row));
      const rating = shownRating(columns, row) || null;
      ratings.set(id, { ...(ratings.get(id) ?? NONE), [cadence]: rating });
    }
  }
  return ratings;
}

const NONE: RatingsInForce = Object.freeze({ standard: null, rapid: null, blitz: null });
