import { CADENCES, type Cadence, defined } from '@eloquence/rating';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import type { BulkRow, Store } from '../../store/store.ts';
import { ListBuilder } from '../builder.ts';
import { FLAG, type ListColumns, shownRating } from '../columns.ts';
import { historyRows } from '../history.ts';
import { NO_ROW, walkBoth } from '../walk.ts';
import { type LoadedList, listAfter, listBefore, listOn, loadList } from './load.ts';
import { batches, tableOf } from './values.ts';

/** A list that becomes current with this ledger entry; null: from now on the date has none. */
export interface BecomingCurrent {
  readonly cadence: Cadence;
  readonly date: string;
  readonly list: number | null;
  readonly seq: number;
}

/**
 * Makes lists of several cadences, one of each, the current ones of their dates, and updates what is derived from them.
 * `playersAreUpToDate`: the `standing` table already matches them.
 */
export async function listsBecameCurrent(
  store: Store,
  trx: Transaction<Schema>,
  lists: readonly BecomingCurrent[],
  { playersAreUpToDate = false }: { readonly playersAreUpToDate?: boolean } = {},
): Promise<void> {
  const histories: BulkRow[][] = [];
  for (const becoming of lists) {
    const { cadence } = becoming;
    const around = await loadAround(store, trx, becoming);
    await setCurrent(trx, becoming);
    if (!playersAreUpToDate && around.next === null)
      await updateStandings(store, trx, cadence, standingChanges(around, cadence));
    await forgetHistory(store, trx, around);
    histories.push(newHistory(around));
  }
  // In the order of the table's key, which is the fastest to insert.
  const rows = histories.flat().sort(([one], [other]) => Number(one) - Number(other));
  const columns = ['player', 'cadence', 'date', 'rating', 'games', 'k', 'flag'] as const;
  // Profiles are read meanwhile.
  await store.bulk(trx, 'history', columns, rows, true);
}

/** A list and its neighbours by date. */
interface Around {
  readonly list: LoadedList | null;
  /** The list that was current for this date. */
  readonly replaced: LoadedList | null;
  readonly before: LoadedList | null;
  readonly next: LoadedList | null;
}

async function loadAround(
  store: Store,
  trx: Transaction<Schema>,
  { cadence, date, list }: BecomingCurrent,
): Promise<Around> {
  const load = async (found: { readonly id: number } | null): Promise<LoadedList | null> =>
    found && loadList(store, found.id, trx);
  return {
    list: await load(list === null ? null : { id: list }),
    replaced: await load(await listOn(store, cadence, date, trx)),
    before: await load(await listBefore(store, cadence, date, trx)),
    next: await load(await listAfter(store, cadence, date, trx)),
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

/** Deletes the history rows of replaced lists; the columns give the keys, so no scan is needed. */
async function forgetHistory(
  store: Store,
  trx: Transaction<Schema>,
  { replaced, before, next }: Around,
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

function newHistory({ list, before, next }: Around): BulkRow[] {
  const last = list ?? before;
  return [...historyOf(before, list), ...historyOf(last, next)];
}

function historyOf(before: LoadedList | null, list: LoadedList | null): BulkRow[] {
  if (list === null) return [];
  const { cadence, date, columns } = list;
  return historyRows(before?.columns ?? null, columns).map(({ key, rating, games, k, flag }) => {
    return [key, cadence, date, rating, games, k, flag];
  });
}

const STANDING_COLUMNS = { key: 'integer', rating: 'integer', inactive: 'integer' } as const;

/** Updates ratings and activity to the newest list. */
async function updateStandings(
  store: Store,
  trx: Transaction<Schema>,
  cadence: Cadence,
  changes: readonly StandingChange[],
): Promise<void> {
  const bit = inactiveBit(cadence);
  const rating = sql.ref(cadence);
  const greatest = sql.raw(store.kind === 'postgres' ? 'greatest' : 'max');
  for (const rows of batches(changes)) {
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
function standingChanges({ list, replaced, before: last }: Around, cadence: Cadence): StandingChange[] {
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
