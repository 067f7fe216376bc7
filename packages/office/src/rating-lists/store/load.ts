import type { Cadence } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { StoreError, storeName } from '../../store/errors.ts';
import type { Schema } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { ListColumns } from '../columns.ts';
import { PackedListError, unpackList } from '../pack.ts';

export interface ListName {
  readonly id: number;
  readonly cadence: Cadence;
  readonly date: string;
  readonly revision: number;
}

/** A decoded list. The columns are shared: do not write to them. */
export interface LoadedList extends ListName {
  readonly columns: ListColumns;
}

/** About 15 lists of FIDE's size, more than a year. */
const MOST_BYTES = 256 * 1024 * 1024;
const BYTES_OF_ROW = 30;

/** How to read a list that is not in the cache. */
type ReadPacked = () => Promise<Uint8Array>;
type ColumnsCache = LRUCache<string, ListColumns, ReadPacked>;

/** Decoded lists of each store. A draft may get the ID of a dropped one: the hashes tell them apart. */
const decoded = new WeakMap<Store, ColumnsCache>();

function cacheOf(store: Store): ColumnsCache {
  const known = decoded.get(store);
  if (known) return known;
  const cache: ColumnsCache = new LRUCache({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ rows }) => Math.max(1, rows * BYTES_OF_ROW),
    fetchMethod: async (_key, _stale, { context: read }) => unpackList(await read()),
    // A read that loses its place to other lists still answers.
    ignoreFetchAbort: true,
  });
  decoded.set(store, cache);
  return cache;
}

interface ListContent {
  readonly id: number;
  readonly hash: string;
  readonly memoryHash: string;
}

export interface FoundList extends ListName, ListContent {}

function contentOf({ id, hash, memoryHash }: ListContent): string {
  return `${id} ${hash} ${memoryHash}`;
}

/** Caches columns that were just computed, so that they are not decoded. */
export function rememberList(store: Store, content: ListContent, columns: ListColumns): void {
  cacheOf(store).set(contentOf(content), columns);
}

/** `db`: the transaction, for a list of the running write. */
export async function loadList(store: Store, id: number, db: Kysely<Schema> = store.db): Promise<LoadedList> {
  const list = await findList(db, id);
  const { cadence, date, revision } = list;
  const columns = await columnsOf(store, list, () => packedColumns(db, list));
  return { id, cadence, date, revision, columns };
}

export async function findList(db: Kysely<Schema>, id: number): Promise<FoundList> {
  return db
    .selectFrom('list')
    .select(['id', 'cadence', 'date', 'revision', 'hash', 'memory_hash as memoryHash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function columnsOf(store: Store, list: FoundList, read: ReadPacked): Promise<ListColumns> {
  try {
    return await cacheOf(store).forceFetch(contentOf(list), { context: read });
  } catch (error) {
    if (!(error instanceof PackedListError)) throw error;
    const { cadence, date } = list;
    const problem = error.code === 'packed-list-newer' ? 'list-newer' : 'list-damaged';
    const values = { store: storeName(store.url), problem, cadence, date } as const;
    throw new StoreError('store-broken', values, error);
  }
}

/** The packed columns; the hashes guard against another draft with the same ID. */
export async function packedColumns(db: Kysely<Schema>, list: ListContent): Promise<Uint8Array> {
  const { packed } = await db
    .selectFrom('list')
    .select('packed')
    .where('id', '=', list.id)
    .where('hash', '=', list.hash)
    .where('memory_hash', '=', list.memoryHash)
    .executeTakeFirstOrThrow();
  return packed;
}

/** The current revisions of all lists of a cadence, the oldest first. */
export async function currentLists(
  store: Store,
  cadence: Cadence,
  db: Kysely<Schema> = store.db,
): Promise<readonly ListName[]> {
  return named(db, cadence).orderBy('current_list.date').execute();
}

/** The current list of a date; null if none. */
export async function listOn(
  store: Store,
  cadence: Cadence,
  date: string,
  db: Kysely<Schema> = store.db,
): Promise<ListName | null> {
  return (await named(db, cadence).where('current_list.date', '=', date).executeTakeFirst()) ?? null;
}

/** The list in force on a day. */
export function listAtOrBefore(
  store: Store,
  cadence: Cadence,
  date: string,
  db: Kysely<Schema> = store.db,
): Promise<ListName | null> {
  return newest(named(db, cadence).where('current_list.date', '<=', date));
}

export function listBefore(
  store: Store,
  cadence: Cadence,
  date: string,
  db: Kysely<Schema> = store.db,
): Promise<ListName | null> {
  return newest(named(db, cadence).where('current_list.date', '<', date));
}

export async function listAfter(
  store: Store,
  cadence: Cadence,
  date: string,
  db: Kysely<Schema> = store.db,
): Promise<ListName | null> {
  const query = named(db, cadence).where('current_list.date', '>', date).orderBy('current_list.date');
  return (await query.limit(1).executeTakeFirst()) ?? null;
}

export function newestList(
  store: Store,
  cadence: Cadence,
  db: Kysely<Schema> = store.db,
): Promise<ListName | null> {
  return newest(named(db, cadence));
}

async function newest(lists: ReturnType<typeof named>): Promise<ListName | null> {
  return (await lists.orderBy('current_list.date', 'desc').limit(1).executeTakeFirst()) ?? null;
}

function named(db: Kysely<Schema>, cadence: Cadence) {
  return db
    .selectFrom('current_list')
    .innerJoin('list', 'list.id', 'current_list.list')
    .select(['list.id', 'list.cadence', 'list.date', 'list.revision'])
    .where('current_list.cadence', '=', cadence);
}
