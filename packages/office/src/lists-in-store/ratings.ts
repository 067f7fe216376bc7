import { CADENCES, type Cadence } from '@eloquence/rating';
import type { Office } from '../context.ts';
import { idOf, shownRating } from '../lists/columns.ts';
import { listAtOrBefore, loadList } from './load.ts';

/** The ratings of a player in force on a day; null where he has none. */
export type RatingsInForce = Readonly<Record<Cadence, number | null>>;

/** The ratings that the lists in force on a day show, by outside ID. */
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
