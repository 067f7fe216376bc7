import { setImmediate as immediate } from 'node:timers/promises';
import { CADENCES, type Cadence, defined } from '@eloquence/rating';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import type { BulkRow, Store } from '../../store/store.ts';
import { ListBuilder } from '../builder.ts';
import { FLAG, type ListColumns, shownRating } from '../columns.ts';
import { type HistoryRow, historyRows } from '../history.ts';
import { NO_ROW, walkBoth } from '../walk.ts';
import {
  type FoundList,
  findList,
  type LoadedList,
  listAfter,
  listBefore,
  listOn,
  loadBeside,
} from './load.ts';
import { batches, tableOf } from './values.ts';

/** A list that becomes current with this ledger entry; null: from now on the date has none. */
export interface BecomingCurrent {
  readonly cadence: Cadence;
  readonly date: string;
  readonly list: number | null;
  readonly seq: number;
}

export interface MakeCurrentOptions {
  /** The `standing` table already matches these lists. */
  readonly playersAreUpToDate?: boolean;
  /** Rows of `standing` per statement. */
  readonly standingsAtOnce?: number;
}

/**
 * Makes lists of several cadences, one of each, the current ones of their dates, and updates what is derived from
 * them in one pass.
 */
export async function listsBecameCurrent(
  store: Store,
  trx: Transaction<Schema>,
  lists: readonly BecomingCurrent[],
  { playersAreUpToDate = false, standingsAtOnce = STANDINGS_AT_ONCE }: MakeCurrentOptions = {},
): Promise<void> {
  const places: Place[] = [];
  for (const list of lists) places.push(await placeOf(store, trx, list));
  for (const { becoming } of places) await setCurrent(trx, becoming);
  const loaded: Around<LoadedList>[] = [];
  const histories: HistoryOfList[] = [];
  const standings = new Underway();
  try {
    for (const place of places) {
      const around = await loadAround(store, trx, place);
      loaded.push(around);
      if (!playersAreUpToDate && around.next === null) {
        const changes = standingChanges(around, place.becoming.cadence);
        await standings.begin(() =>
          updateStandings(store, trx, place.becoming.cadence, batches(changes, standingsAtOnce)),
        );
      }
      histories.push(...newHistory(around));
    }
  } finally {
    // Also after an error: a statement sent after the rollback would be committed.
    await standings.end();
  }
  for (const around of loaded) await forgetHistory(store, trx, around);
  await store.bulk(trx, 'history', HISTORY_COLUMNS, byPlayer(histories));
}

/** Sends statements without waiting for the answer: the server works while this thread prepares the next one. */
class Underway {
  #last: Promise<void> = Promise.resolve();

  /** Waits for the statement before, and returns once this one is sent. */
  async begin(work: () => Promise<void>): Promise<void> {
    await this.#last;
    this.#last = work();
    // `end` reports the error.
    this.#last.catch(() => {});
    await immediate();
  }

  end(): Promise<void> {
    return this.#last;
  }
}

/** A list and its neighbours by date. */
interface Around<List> {
  readonly list: List | null;
  /** The list that was current for this date. */
  readonly replaced: List | null;
  readonly before: List | null;
  readonly next: List | null;
}

interface Place extends Around<FoundList> {
  readonly becoming: BecomingCurrent;
}

async function placeOf(store: Store, trx: Transaction<Schema>, becoming: BecomingCurrent): Promise<Place> {
  const { cadence, date, list } = becoming;
  const find = async (name: { readonly id: number } | null): Promise<FoundList | null> =>
    name && findList(trx, name.id);
  return {
    becoming,
    list: list === null ? null : await findList(trx, list),
    replaced: await find(await listOn(store, cadence, date, trx)),
    before: await find(await listBefore(store, cadence, date, trx)),
    next: await find(await listAfter(store, cadence, date, trx)),
  };
}

async function loadAround(
  store: Store,
  trx: Transaction<Schema>,
  { list, replaced, before, next }: Place,
): Promise<Around<LoadedList>> {
  const load = async (found: FoundList | null): Promise<LoadedList | null> =>
    found && loadBeside(store, found, trx);
  return {
    list: await load(list),
    replaced: await load(replaced),
    before: await load(before),
    next: await load(next),
  };
}

async function setCurrent(trx: Transaction<Schema>, becoming: BecomingCurrent): Promise<void> {
  const { cadence, date, list, seq } = becoming;
  if (list === null) {
    await trx.deleteFrom('current_list').where('cadence', '=', cadence).where('date', '=', date).execute();
    return;
  }
  await trx
    .insertInto('current_list')
    .values({ cadence, date, list, seq })
    .onConflict((conflict) => conflict.columns(['cadence', 'date']).doUpdateSet({ list, seq }))
    .execute();
}

const HISTORY_COLUMNS = ['player', 'cadence', 'date', 'rating', 'games', 'k', 'flag'] as const;

/** Deletes the history rows of replaced lists; the columns give the keys, so no scan is needed. */
async function forgetHistory(
  store: Store,
  trx: Transaction<Schema>,
  { replaced, before, next }: Around<LoadedList>,
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

function newHistory({ list, before, next }: Around<LoadedList>): HistoryOfList[] {
  const own = list === null ? [] : [{ list, rows: historyRows(before?.columns ?? null, list.columns) }];
  const last = (list ?? before)?.columns ?? null;
  return next ? [...own, { list: next, rows: historyRows(last, next.columns) }] : own;
}

/** The rows of several lists in the order of the table's key, which is the fastest to insert. */
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

/** All rows of a month in one statement: the server would wait for the next one while this thread unpacks a list. */
const STANDINGS_AT_ONCE = 100_000;

const STANDING_COLUMNS = { key: 'integer', rating: 'integer', inactive: 'integer' } as const;

/** Updates ratings and activity to the newest list. */
async function updateStandings(
  store: Store,
  trx: Transaction<Schema>,
  cadence: Cadence,
  changes: Iterable<readonly StandingChange[]>,
): Promise<void> {
  const bit = inactiveBit(cadence);
  const rating = sql.ref(cadence);
  const greatest = sql.raw(store.kind === 'postgres' ? 'greatest' : 'max');
  for (const rows of changes) {
    // WHERE: without it SQLite parses ON CONFLICT as a join condition.
    await sql`INSERT INTO standing (player, ${rating}, best, inactive)
      SELECT key, rating, coalesce(rating, 0), inactive
        FROM ${tableOf(store.kind, STANDING_COLUMNS, rows)} AS changed WHERE true
      ON CONFLICT (player) DO UPDATE SET ${rating} = excluded.${rating},
        best = ${greatest}(excluded.best, ${ratingsBut(cadence)}),
        inactive = (standing.inactive & ~${sql.lit(bit)}) | excluded.inactive`.execute(trx);
  }
}

/** The ratings of the other cadences, 0 if none. */
function ratingsBut(cadence: Cadence): RawBuilder<unknown> {
  const others = CADENCES.filter((other) => other !== cadence);
  return sql.join(others.map((other) => sql`coalesce(standing.${sql.ref(other)}, 0)`));
}

/** The bit of a cadence in a player's `inactive`. */
export function inactiveBit(cadence: Cadence): number {
  return 1 << CADENCES.indexOf(cadence);
}

const NO_ROWS = new ListBuilder().build();

/** Key, rating, inactivity bit. */
type StandingChange = readonly (number | null)[];

/** The players whose rating or activity changed. */
function standingChanges(
  { list, replaced, before: last }: Around<LoadedList>,
  cadence: Cadence,
): StandingChange[] {
  const after = (list ?? last)?.columns ?? NO_ROWS;
  const before = (replaced ?? last)?.columns ?? null;
  const bit = inactiveBit(cadence);
  const changes: StandingChange[] = [];
  walkBoth(before, after, (key, oldRow, row) => {
    const rating = ratingAt(after, row);
    const isInactive = isInactiveAt(after, row);
    if (before && ratingAt(before, oldRow) === rating && isInactiveAt(before, oldRow) === isInactive) return;
    changes.push([key, rating || null, isInactive ? bit : 0]);
  });
  return changes;
}

function ratingAt(columns: ListColumns, row: number): number {
  return row === NO_ROW ? 0 : shownRating(columns, row);
}

function isInactiveAt({ flags }: ListColumns, row: number): boolean {
  return row !== NO_ROW && (defined(flags[row]) & (FLAG.inactive | FLAG.onlyFlagged)) !== 0;
}
