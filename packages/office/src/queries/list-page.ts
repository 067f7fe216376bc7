import type { Office } from '../office.ts';
import { findPlayer } from '../players/player.ts';
import { searchPlayers } from '../players/search.ts';
import type { ListColumns } from '../rating-lists/columns.ts';
import type { ListFilter } from '../rating-lists/filter.ts';
import { type MoverOrder, moversPage, placeAmongMovers } from '../rating-lists/movers.ts';
import type { ListPage, Selection } from '../rating-lists/selection.ts';
import { type ListInfo, listView, previousList } from './lists.ts';

export interface PageQuery {
  readonly filter: ListFilter;
  readonly limit: number;
  /** The place of the first row, from 0. */
  readonly offset?: number | null;
  /** Default: by rating. Without a list before, the order by change is empty. */
  readonly order?: 'rating' | MoverOrder;
  /** A rank: the page with it. */
  readonly at?: number | null;
  /** A name or an ID: the page with the player. */
  readonly find?: string | null;
}

/** The place of the player or rank searched for. */
export interface Found {
  readonly place: number;
  /** Its place on the page, from 0. */
  readonly row: number;
}

export interface FoundPage {
  readonly before: ListInfo | null;
  readonly page: ListPage;
  /** null: no search, or no match on this list. */
  readonly found: Found | null;
}

/** A page of a list: by offset, or the one with a rank, a name or an ID. */
export async function listPage(
  office: Pick<Office, 'store' | 'practice' | 'scenario'>,
  info: ListInfo,
  { filter, limit, offset, order = 'rating', at = null, find = null }: PageQuery,
): Promise<FoundPage> {
  const view = await listView(office, info);
  const before = await previousList(office, info);
  const columns = before && (await listView(office, before)).columns;
  const isByRating = order === 'rating';
  const selection = view.select(isByRating ? filter : { ...filter, active: true });
  const rows = rowsOf(selection, columns, order);
  const place =
    find !== null ? await findOnPage(office, find, rows.placeOf) : at === null ? -1 : rows.placeOfRank(at);
  const start = place < 0 ? (offset ?? 0) : place - (place % limit);
  const page = rows.page(start, limit);
  const isFound = place >= 0 && place < page.count;
  return { before, page, found: isFound ? { place, row: place - page.offset } : null };
}

interface Rows {
  readonly page: (offset: number, limit: number) => ListPage;
  readonly placeOf: (key: number) => number;
  readonly placeOfRank: (rank: number) => number;
}

function rowsOf(selection: Selection, before: ListColumns | null, order: 'rating' | MoverOrder): Rows {
  if (order === 'rating') {
    return {
      page: (offset, limit) => selection.page(offset, limit, before),
      placeOf: (key) => selection.placeOfKey(key),
      placeOfRank: (rank) => selection.placeOfRank(rank),
    };
  }
  if (before === null) {
    const page = { count: 0, offset: 0, rows: [], next: null };
    return { page: () => page, placeOf: () => -1, placeOfRank: () => -1 };
  }
  return {
    page: (offset, limit) => moversPage(selection, before, order, offset, limit),
    placeOf: (key) => placeAmongMovers(selection, before, order, key),
    placeOfRank: (rank) => rank - 1,
  };
}

/** Players with the same name that are looked up on the list. */
const MOST_FOUND = 100;

/** The first place among the matches of a name or an ID; −1 if none. */
export async function findOnPage(
  { store }: Pick<Office, 'store'>,
  text: string,
  placeOf: (key: number) => number,
): Promise<number> {
  const byId = await findPlayer(store, text.trim());
  const keys = byId
    ? [byId.key]
    : (await searchPlayers({ store }, { text, limit: MOST_FOUND })).players.map(({ key }) => key);
  const places = keys.map(placeOf).filter((place) => place >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
}
