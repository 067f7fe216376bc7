import type { Office } from '../context.ts';
import type { ListColumns } from '../lists/columns.ts';
import type { ListFilter } from '../lists/filter.ts';
import { type MoverOrder, moversPage, placeAmongMovers } from '../lists/movers.ts';
import type { ListPage, Selection } from '../lists/selection.ts';
import { findPlayer } from '../players/player.ts';
import { searchPlayers } from '../players/search.ts';
import { type ListInfo, listView, previousList } from './lists.ts';

export interface PageQuery {
  readonly filter: ListFilter;
  readonly limit: number;
  /** The place of the first row, from 0. */
  readonly offset?: number | null;
  /** By rating unless said; of a list without one before it nobody gained or lost. */
  readonly order?: 'rating' | MoverOrder;
  /** A rank to begin at. */
  readonly at?: number | null;
  /** A name or an ID to be found. */
  readonly find?: string | null;
}

/** Where what was looked for stands. */
export interface Found {
  readonly place: number;
  /** Its place on the page, from 0. */
  readonly row: number;
}

export interface FoundPage {
  readonly before: ListInfo | null;
  readonly page: ListPage;
  /** null: nothing was looked for, or it is not among these rows. */
  readonly found: Found | null;
}

/** A page of a list: the one asked for by its place, or the one with a rank, a name or an ID on it. */
export async function listPage(
  office: Pick<Office, 'store'>,
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
  const isThere = place >= 0 && place < page.count;
  return { before, page, found: isThere ? { place, row: place - page.offset } : null };
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

/** As many of a name are looked for on a list. */
const MOST_FOUND = 100;

/** The first place of those whom a name or an ID finds, or −1. */
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
