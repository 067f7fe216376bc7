import type { Cadence } from '@eloquence/rating';
import { type Kysely, sql, type Transaction } from 'kysely';
import { ByteCache } from '../lists/cache.ts';
import type { ListColumns } from '../lists/columns.ts';
import { PackedListError, unpackList } from '../lists/pack.ts';
import { StoreError, storeName } from '../store/errors.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** A list by name: which cadence, which date, which of its revisions. */
export interface ListName {
  readonly id: number;
  readonly cadence: Cadence;
  readonly date: string;
  readonly revision: number;
}

/** A list as it is kept, decoded. The columns are shared: nobody may write into them. */
export interface LoadedList extends ListName {
  readonly columns: ListColumns;
}

/** About 15 lists of FIDE's size: all of a year, and some to spare. */
const MOST_BYTES = 256 * 1024 * 1024;
const BYTES_OF_ROW = 30;

/** The lists of each store decoded last. A draft may give its ID to another: the hashes tell them apart. */
const decoded = new WeakMap<Store, ByteCache<string, ListColumns>>();

function cacheOf(store: Store): ByteCache<string, ListColumns> {
  const known = decoded.get(store);
  if (known) return known;
  const cache = new ByteCache<string, ListColumns>(MOST_BYTES, ({ rows }) => rows * BYTES_OF_ROW);
  decoded.set(store, cache);
  return cache;
}

interface ListContent {
  readonly id: number;
  readonly hash: string;
  readonly memoryHash: string;
}

/** A list by its name, and by what it holds. */
export interface FoundList extends ListName, ListContent {}

function contentOf({ id, hash, memoryHash }: ListContent): string {
  return `${id} ${hash} ${memoryHash}`;
}

/** Columns that have just been made, so that nobody need decode them. */
export function rememberList(store: Store, content: ListContent, columns: ListColumns): void {
  cacheOf(store).set(contentOf(content), columns);
}

type Unpack = (packed: Uint8Array) => ListColumns | Promise<ListColumns>;

/** A list of the store; with `db` also one of the write that is under way. Another thread may unpack it. */
export async function loadList(
  store: Store,
  id: number,
  db: Kysely<Schema> = store.db,
  unpack: Unpack = unpackList,
): Promise<LoadedList> {
  const list = await findList(db, id);
  const { cadence, date, revision } = list;
  const columns = await columnsOf(store, list, () => packedColumns(store, list, db), unpack);
  return { id, cadence, date, revision, columns };
}

/** The same in a write that is busy meanwhile: what is committed is read beside it, since nobody else can change it now. */
export async function loadBeside(
  store: Store,
  list: FoundList,
  trx: Transaction<Schema>,
): Promise<LoadedList> {
  const packed = async (): Promise<Uint8Array> =>
    (await committedColumns(store, list)) ?? packedColumns(store, list, trx);
  return { ...list, columns: await columnsOf(store, list, packed) };
}

export async function findList(db: Kysely<Schema>, id: number): Promise<FoundList> {
  return db
    .selectFrom('list')
    .select(['id', 'cadence', 'date', 'revision', 'hash', 'memory_hash as memoryHash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

function columnsOf(
  store: Store,
  list: FoundList,
  packed: () => Promise<Uint8Array>,
  unpack: Unpack = unpackList,
): Promise<ListColumns> {
  return cacheOf(store).load(contentOf(list), async () => {
    try {
      return await unpack(await packed());
    } catch (error) {
      if (!(error instanceof PackedListError)) throw error;
      const said = `${list.cadence} ${list.date}, ${error.message}`;
      throw new StoreError('store-broken', { store: storeName(store.url), said }, error);
    }
  });
}

/** The columns of a list as they are kept; of this one, not of another draft that has its number by now. */
export async function packedColumns(
  store: Store,
  list: ListContent,
  db: Kysely<Schema> = store.db,
): Promise<Uint8Array> {
  const packed = db === store.db ? await committedColumns(store, list) : null;
  if (packed) return packed;
  const query = db
    .selectFrom('list')
    .select('packed')
    .where('id', '=', list.id)
    .where('hash', '=', list.hash)
    .where('memory_hash', '=', list.memoryHash);
  return (await query.executeTakeFirstOrThrow()).packed;
}

async function committedColumns(
  store: Store,
  { id, hash, memoryHash }: ListContent,
): Promise<Uint8Array | null> {
  const found = await store.bytes(sql`SELECT hash, packed FROM list
    WHERE id = ${id} AND hash = ${hash} AND memory_hash = ${memoryHash}`);
  return found.get(hash) ?? null;
}

/** The current revisions of all lists of a cadence, the oldest first. */
export async function currentLists(
  store: Store,
  cadence: Cadence,
  db: Kysely<Schema> = store.db,
): Promise<readonly ListName[]> {
  return named(db, cadence).orderBy('current_list.date').execute();
}

/** The current revision of the list of a day; null where there is none. */
export async function listOn(
  store: Store,
  cadence: Cadence,
  date: string,
  db: Kysely<Schema> = store.db,
): Promise<ListName | null> {
  return (await named(db, cadence).where('current_list.date', '=', date).executeTakeFirst()) ?? null;
}

/** The newest list of a day or before it: the one in force then. */
export async function listAtOrBefore(
  store: Store,
  cadence: Cadence,
  date: string,
  db: Kysely<Schema> = store.db,
): Promise<ListName | null> {
  const query = named(db, cadence)
    .where('current_list.date', '<=', date)
    .orderBy('current_list.date', 'desc');
  return (await query.limit(1).executeTakeFirst()) ?? null;
}

export async function listBefore(
  store: Store,
  cadence: Cadence,
  date: string,
  db: Kysely<Schema> = store.db,
): Promise<ListName | null> {
  const query = named(db, cadence).where('current_list.date', '<', date).orderBy('current_list.date', 'desc');
  return (await query.limit(1).executeTakeFirst()) ?? null;
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

/** The newest of all. */
export async function newestList(
  store: Store,
  cadence: Cadence,
  db: Kysely<Schema> = store.db,
): Promise<ListName | null> {
  const query = named(db, cadence).orderBy('current_list.date', 'desc');
  return (await query.limit(1).executeTakeFirst()) ?? null;
}

function named(db: Kysely<Schema>, cadence: Cadence) {
  return db
    .selectFrom('current_list')
    .innerJoin('list', 'list.id', 'current_list.list')
    .select(['list.id', 'list.cadence', 'list.date', 'list.revision'])
    .where('current_list.cadence', '=', cadence);
}
