import type { Cadence } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import type { Office } from '../../office.ts';
import { rowOfKey } from '../../rating-lists/columns.ts';
import { currentLists, type ListName, loadList } from '../../rating-lists/store/load.ts';
import { readInParts } from '../../store/parts.ts';
import type { Schema } from '../../store/schema.ts';

/**
 * The last of some lists of one cadence on which each player had a rating: from the history for current lists, from
 * the rows for drafts and replaced revisions.
 */
export async function lastRated(
  { store, departures }: Pick<Office, 'store' | 'departures'>,
  db: Kysely<Schema>,
  lists: readonly ListName[],
  players: readonly number[],
): Promise<ReadonlyMap<number, ListName>> {
  const found = new Map<number, ListName>();
  const [oldest] = lists;
  if (oldest === undefined || players.length === 0) return found;
  let open = players;
  const findOn = async (list: ListName, keys: readonly number[]): Promise<void> => {
    const { columns } = await loadList(store, list.id, db);
    for (const key of keys) {
      const row = rowOfKey(columns.keys, key);
      if (row >= 0 && columns.ratings[row] !== 0) found.set(key, list);
    }
    open = open.filter((key) => !found.has(key));
  };
  const current = await currentLists(store, oldest.cadence, db);
  const other = lists.findIndex(({ id }, index) => id !== current[index]?.id);
  const published = other < 0 ? lists : lists.slice(0, other);
  const newer = lists.slice(published.length).toReversed();
  // Players on the newest list did not leave; the others are found without the lists between.
  for (const list of departures === undefined ? newer : newer.slice(0, 1)) await findOn(list, open);
  const [newest] = newer;
  if (departures !== undefined && newest !== undefined) {
    for (const key of open) {
      const list = departures.lastBefore(newest.cadence, key, newest.date);
      if (list !== undefined) found.set(key, list);
    }
    open = open.filter((key) => !found.has(key));
  }
  if (published.length === 0) return found;
  const left = await leftAfter(db, oldest.cadence, published.at(-1)?.date as string, open);
  // A player who never left is on the newest list, or on none.
  const last = (key: number): ListName | undefined => {
    const date = left.get(key);
    return date === undefined ? published.at(-1) : published.findLast((list) => list.date < date);
  };
  for (const [list, keys] of Map.groupBy(open, last)) if (list) await findOn(list, keys);
  return found;
}

/** The list on which each player was last removed, up to a date. */
async function leftAfter(
  db: Kysely<Schema>,
  cadence: Cadence,
  until: string,
  players: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const history = db
    .selectFrom('history')
    .select(['player', 'date', 'rating'])
    .where('cadence', '=', cadence)
    .where('date', '<=', until)
    .orderBy('date');
  const left = new Map<number, string>();
  for (const row of await readInParts(players, (part) => history.where('player', 'in', part).execute())) {
    if (row.rating !== null) left.delete(row.player);
    else if (!left.has(row.player)) left.set(row.player, row.date);
  }
  return left;
}
