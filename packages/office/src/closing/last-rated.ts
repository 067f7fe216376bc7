import type { Cadence } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import type { Office } from '../context.ts';
import { rowOfKey } from '../lists/columns.ts';
import { currentLists, type ListName, loadList } from '../lists-in-store/load.ts';
import { inParts } from '../store/parts.ts';
import type { Schema } from '../store/schema.ts';

/**
 * The last of some lists of one cadence on which each player had a rating. The history tells it of lists that are
 * current; drafts and revisions that were replaced are looked through.
 */
export async function lastRated(
  { store }: Pick<Office, 'store'>,
  db: Kysely<Schema>,
  lists: readonly ListName[],
  players: readonly number[],
): Promise<ReadonlyMap<number, ListName>> {
  const found = new Map<number, ListName>();
  const [oldest] = lists;
  if (oldest === undefined || players.length === 0) return found;
  let open = players;
  const look = async (list: ListName, keys: readonly number[]): Promise<void> => {
    const { columns } = await loadList(store, list.id, db);
    for (const key of keys) {
      const row = rowOfKey(columns.keys, key);
      if (row >= 0 && columns.ratings[row] !== 0) found.set(key, list);
    }
    open = open.filter((key) => !found.has(key));
  };
  const current = await currentLists(store, oldest.cadence, db);
  const other = lists.findIndex(({ id }, index) => id !== current[index]?.id);
  const told = other < 0 ? lists : lists.slice(0, other);
  for (const list of lists.slice(told.length).toReversed()) await look(list, open);
  if (told.length === 0) return found;
  const left = await leftAfter(db, oldest.cadence, told.at(-1)?.date as string, open);
  // Whoever never left is on the newest, or on none.
  const last = (key: number): ListName | undefined => {
    const date = left.get(key);
    return date === undefined ? told.at(-1) : told.findLast((list) => list.date < date);
  };
  for (const [list, keys] of Map.groupBy(open, last)) if (list) await look(list, keys);
  return found;
}

/** The list up to a date with which each player left the lists for the last time, and did not come back by then. */
async function leftAfter(
  db: Kysely<Schema>,
  cadence: Cadence,
  until: string,
  players: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const left = new Map<number, string>();
  for (const part of inParts(players)) {
    const rows = await db
      .selectFrom('history')
      .select(['player', 'date', 'rating'])
      .where('player', 'in', part)
      .where('cadence', '=', cadence)
      .where('date', '<=', until)
      .orderBy('date')
      .execute();
    for (const { player, date, rating } of rows) {
      if (rating !== null) left.delete(player);
      else if (!left.has(player)) left.set(player, date);
    }
  }
  return left;
}
