import type { FederationView, RanksView } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';
import type { Office } from '../office.ts';
import type { ListView } from '../rating-lists/page.ts';
import { type ListInfo, listInfos, listView } from './lists.ts';

/** Each list has to be decoded. */
const MOST_LISTS = 36;
const TOP = 10;

export type RankOnList = RanksView['items'][number];
/** `topAverage`: null with fewer than ten active players. */
export type FederationOnList = FederationView['items'][number];

/** A player's rank among active players on the newest lists, oldest first. */
export function playerRanks(
  office: Pick<Office, 'store' | 'practice' | 'scenario'>,
  key: number,
  cadence: Cadence,
): Promise<readonly RankOnList[]> {
  return onNewestLists(office, cadence, (view, { date }) => {
    const selection = view.top();
    const place = selection.placeOfKey(key);
    const rank = place < 0 ? null : selection.rankAt(place);
    return rank === null ? null : { list: date, rank, of: selection.count };
  });
}

/** A federation on the newest lists, oldest first. */
export function federationOverTime(
  office: Pick<Office, 'store' | 'practice' | 'scenario'>,
  federation: string,
  cadence: Cadence,
): Promise<readonly FederationOnList[]> {
  return onNewestLists(office, cadence, (view, { date }) => {
    const top = view.top({ federation });
    const rated = view.select({ federation }).count;
    if (rated === 0) return null;
    const best = top.page(0, TOP).rows.map(({ rating }) => rating ?? 0);
    const average = Math.round(best.reduce((sum, rating) => sum + rating, 0) / TOP);
    return { list: date, rated, active: top.count, topAverage: best.length < TOP ? null : average };
  });
}

async function onNewestLists<T>(
  office: Pick<Office, 'store' | 'practice' | 'scenario'>,
  cadence: Cadence,
  read: (view: ListView, list: ListInfo) => T | null,
): Promise<readonly T[]> {
  const lists = (await listInfos(office, { cadence })).slice(0, MOST_LISTS).toReversed();
  const found: T[] = [];
  for (const list of lists) {
    const row = read(await listView(office, list), list);
    if (row !== null) found.push(row);
  }
  return found;
}
