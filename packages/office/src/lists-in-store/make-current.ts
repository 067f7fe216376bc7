import { CADENCES, type Cadence } from '@eloquence/rating';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { AlikeRows } from '../lists/alike.ts';
import { FLAG, type ListColumns, shownRating } from '../lists/columns.ts';
import { type HistoryRow, historyRows } from '../lists/history.ts';
import { NO_ROW, walkBoth } from '../lists/walk.ts';
import type { Schema } from '../store/schema.ts';
import type { BulkRow, Store } from '../store/store.ts';
import { type LoadedList, listAfter, listBefore, listOn, loadList } from './load.ts';
import { batches, tableOf } from './values.ts';

/** A list that is the one for its date from this entry on. */
export interface BecomingCurrent {
  readonly cadence: Cadence;
  readonly date: string;
  readonly list: number;
  readonly seq: number;
}

export interface MakeCurrentOptions {
  /** The players stand in the store already as these lists have them. */
  readonly playersAreUpToDate?: boolean;
}

/**
 * Makes lists of several cadences, one of each, the current ones of their dates, and what is derived from them with
 * them: faster than one after the other.
 */
export async function listsBecameCurrent(
  store: Store,
  trx: Transaction<Schema>,
  lists: readonly BecomingCurrent[],
  { playersAreUpToDate = false }: MakeCurrentOptions = {},
): Promise<void> {
  const places: Place[] = [];
  for (const list of lists) places.push(await placeOf(store, trx, list));
  for (const place of places) {
    await setCurrent(trx, place.becoming);
    await forgetHistory(store, trx, place);
  }
  await store.bulk(trx, 'history', HISTORY_COLUMNS, byPlayer(places.flatMap(newHistory)));
  if (playersAreUpToDate) return;
  for (const place of places) if (place.next === null) await updateStandings(store, trx, place);
}

/** A list among those around it. */
interface Place {
  readonly becoming: BecomingCurrent;
  readonly list: LoadedList;
  /** What was current for this date until now. */
  readonly replaced: LoadedList | null;
  readonly before: LoadedList | null;
  readonly next: LoadedList | null;
}

async function placeOf(store: Store, trx: Transaction<Schema>, becoming: BecomingCurrent): Promise<Place> {
  const { cadence, date, list } = becoming;
  const load = async (name: { readonly id: number } | null): Promise<LoadedList | null> =>
    name && loadList(store, name.id, trx);
  return {
    becoming,
    list: await loadList(store, list, trx),
    replaced: await load(await listOn(store, cadence, date, trx)),
    before: await load(await listBefore(store, cadence, date, trx)),
    next: await load(await listAfter(store, cadence, date, trx)),
  };
}

async function setCurrent(trx: Transaction<Schema>, becoming: BecomingCurrent): Promise<void> {
  const { list, seq } = becoming;
  await trx
    .insertInto('current_list')
    .values(becoming)
    .onConflict((conflict) => conflict.columns(['cadence', 'date']).doUpdateSet({ list, seq }))
    .execute();
}

const HISTORY_COLUMNS = ['player', 'cadence', 'date', 'rating', 'games', 'k', 'flag'] as const;

/** The rows that lists gave before; the lists tell which, so that nothing is searched for. */
async function forgetHistory(
  store: Store,
  trx: Transaction<Schema>,
  { replaced, before, next }: Place,
): Promise<void> {
  if (replaced) await deleteHistory(store, trx, before, replaced);
  if (next) await deleteHistory(store, trx, replaced ?? before, next);
}

async function deleteHistory(
  store: Store,
  trx: Transaction<Schema>,
  before: LoadedList | null,
  { cadence, date, columns }: LoadedList,
): Promise<void> {
  for (const batch of batches(historyRows(before?.columns ?? null, columns))) {
    const keys = batch.map(({ key }) => [key]);
    await sql`DELETE FROM history WHERE cadence = ${cadence} AND date = ${date}
      AND player IN ${tableOf(store.kind, { player: 'integer' }, keys)}`.execute(trx);
  }
}

interface HistoryOfList {
  readonly list: LoadedList;
  readonly rows: Iterable<HistoryRow>;
}

function newHistory({ list, before, next }: Place): HistoryOfList[] {
  const own = { list, rows: historyRows(before?.columns ?? null, list.columns) };
  return next ? [own, { list: next, rows: historyRows(list.columns, next.columns) }] : [own];
}

/** The rows of several lists by player: written in the order in which they are kept. */
function* byPlayer(histories: readonly HistoryOfList[]): Generator<BulkRow> {
  const heads = histories.map(({ list, rows }) => {
    const iterator = rows[Symbol.iterator]();
    return { list, iterator, next: iterator.next() };
  });
  for (;;) {
    let first: (typeof heads)[number] | null = null;
    for (const head of heads) {
      if (!head.next.done && (first === null || head.next.value.key < first.next.value.key)) first = head;
    }
    if (first === null) return;
    const { key, rating, games, k, flag } = first.next.value as HistoryRow;
    yield [key, first.list.cadence, first.list.date, rating, games, k, flag];
    first.next = first.iterator.next();
  }
}

const STANDING_COLUMNS = { key: 'integer', rating: 'integer', inactive: 'integer' } as const;

/** Ratings and activity of the players as the newest list has them. */
async function updateStandings(
  store: Store,
  trx: Transaction<Schema>,
  { becoming: { cadence }, list, replaced, before }: Place,
): Promise<void> {
  const bit = inactiveBit(cadence);
  const rating = sql.ref(cadence);
  const greatest = sql.raw(store.kind === 'postgres' ? 'greatest' : 'max');
  const changes = standingChanges((replaced ?? before)?.columns ?? null, list.columns, bit);
  for (const rows of batches(changes)) {
    // WHERE: else SQLite would take ON CONFLICT for the condition of a join.
    await sql`INSERT INTO standing (player, ${rating}, best, inactive)
      SELECT key, rating, coalesce(rating, 0), inactive
        FROM ${tableOf(store.kind, STANDING_COLUMNS, rows)} AS changed WHERE true
      ON CONFLICT (player) DO UPDATE SET ${rating} = excluded.${rating},
        best = ${greatest}(excluded.best, ${ratingsBut(cadence)}),
        inactive = (standing.inactive & ~${sql.lit(bit)}) | excluded.inactive`.execute(trx);
  }
}

/** The ratings of the other cadences, 0 where there is none. */
function ratingsBut(cadence: Cadence): RawBuilder<unknown> {
  const others = CADENCES.filter((other) => other !== cadence);
  return sql.join(others.map((other) => sql`coalesce(standing.${sql.ref(other)}, 0)`));
}

/** The bit of a cadence in a player's `inactive`. */
export function inactiveBit(cadence: Cadence): number {
  return 1 << CADENCES.indexOf(cadence);
}

/** Key, rating and the bit of activity of everybody of whom one of them is another than before. */
function standingChanges(
  before: ListColumns | null,
  after: ListColumns,
  bit: number,
): (readonly (number | null)[])[] {
  const changes: (number | null)[][] = [];
  walkBoth(
    before,
    after,
    (key, oldRow, row) => {
      const rating = ratingAt(after, row);
      const isInactive = isInactiveAt(after, row);
      if (before && ratingAt(before, oldRow) === rating && isInactiveAt(before, oldRow) === isInactive)
        return;
      changes.push([key, rating || null, isInactive ? bit : 0]);
    },
    before && new AlikeRows(before, after, ['ratings', 'flags']),
  );
  return changes;
}

function ratingAt(columns: ListColumns, row: number): number {
  return row === NO_ROW ? 0 : shownRating(columns, row);
}

function isInactiveAt({ flags }: ListColumns, row: number): boolean {
  return row !== NO_ROW && ((flags[row] as number) & (FLAG.inactive | FLAG.onlyFlagged)) !== 0;
}
