import { defined } from '@eloquence/rating';
import { type ListColumns, rowOfKey, shownRating } from './columns.ts';
import { type ListPage, MOST_ROWS_OF_PAGE, type Selection } from './selection.ts';

export type MoverOrder = 'gain' | 'loss';

/** Computed once per selection. */
const known = new WeakMap<Selection, WeakMap<ListColumns, Map<MoverOrder, Uint32Array>>>();

/**
 * The players of a selection by gain or loss against the list before, the largest first; ties by rating. Players
 * without games are left out.
 */
export function moversPage(
  selection: Selection,
  before: ListColumns,
  order: MoverOrder,
  offset: number,
  limit: number,
): ListPage {
  const places = placesOf(selection, before, order);
  const start = Math.min(Math.max(0, Math.trunc(offset)), places.length);
  const end = Math.min(start + Math.min(Math.max(1, Math.trunc(limit)), MOST_ROWS_OF_PAGE), places.length);
  const rows = Array.from(places.subarray(start, end), (place) => selection.rowAt(place, before));
  return { count: places.length, offset: start, rows, next: end < places.length ? end : null };
}

/** The place of a player among the movers, or −1. */
export function placeAmongMovers(
  selection: Selection,
  before: ListColumns,
  order: MoverOrder,
  key: number,
): number {
  const place = selection.placeOfKey(key);
  return place < 0 ? -1 : placesOf(selection, before, order).indexOf(place);
}

function placesOf(selection: Selection, before: ListColumns, order: MoverOrder): Uint32Array {
  const ofSelection = known.get(selection) ?? new WeakMap<ListColumns, Map<MoverOrder, Uint32Array>>();
  known.set(selection, ofSelection);
  const ofLists = ofSelection.get(before) ?? new Map<MoverOrder, Uint32Array>();
  ofSelection.set(before, ofLists);
  const places = ofLists.get(order) ?? sortedPlaces(selection, before, order);
  ofLists.set(order, places);
  return places;
}

function sortedPlaces(selection: Selection, before: ListColumns, order: MoverOrder): Uint32Array {
  const { columns } = selection;
  const sign = order === 'gain' ? 1 : -1;
  const places: number[] = [];
  const changes = new Map<number, number>();
  for (let place = 0; place < selection.count; place += 1) {
    const row = selection.rowNumber(place);
    if (columns.games[row] === 0) continue;
    const old = rowOfKey(before.keys, defined(columns.keys[row]));
    const was = old < 0 ? 0 : shownRating(before, old);
    const change = sign * (shownRating(columns, row) - was);
    if (was === 0 || change <= 0) continue;
    places.push(place);
    changes.set(place, change);
  }
  const changeAt = (place: number): number => defined(changes.get(place));
  return Uint32Array.from(places.sort((a, b) => changeAt(b) - changeAt(a) || a - b));
}
