import type { Cadence } from '@eloquence/rating';
import { LRUCache } from 'lru-cache';
import type { Office } from '../office.ts';
import { ListView } from '../rating-lists/page.ts';
import { publicationOn } from '../rating-lists/publication.ts';
import { listNotFound } from '../rating-lists/store/list-not-found.ts';
import { loadList } from '../rating-lists/store/load.ts';
import type { Store } from '../store/store.ts';

/** A published list, without its rows. */
export interface ListInfo {
  readonly id: number;
  readonly cadence: Cadence;
  readonly date: string;
  readonly revision: number;
  /** The current revision of its date. */
  readonly current: boolean;
  readonly source: 'imported' | 'computed';
  readonly practice: string;
  readonly engine: string;
  readonly rows: number;
  readonly rated: number;
  /** SHA-256 over all published columns in their canonical form. */
  readonly hash: string;
  /** The ledger entry that published it. */
  readonly seq: number | null;
}

export interface ListQuery {
  readonly cadence?: Cadence | undefined;
  readonly date?: string | undefined;
  /** Include superseded revisions. */
  readonly revisions?: boolean | undefined;
}

/** The published lists, the newest first. */
export async function listInfos(
  { store }: Pick<Office, 'store'>,
  { cadence, date, revisions = false }: ListQuery = {},
): Promise<readonly ListInfo[]> {
  let query = store.db
    .selectFrom('list')
    .leftJoin('current_list', 'current_list.list', 'list.id')
    .select([
      'list.id',
      'list.cadence',
      'list.date',
      'list.revision',
      'list.source',
      'list.practice',
      'list.engine',
      'list.rows',
      'list.rated',
      'list.hash',
      'list.seq',
      'current_list.list as current',
    ])
    .where('list.state', '=', 'published');
  if (cadence !== undefined) query = query.where('list.cadence', '=', cadence);
  if (date !== undefined) query = query.where('list.date', '=', date);
  if (!revisions) query = query.where('current_list.list', 'is not', null);
  const rows = await query
    .orderBy('list.date', 'desc')
    .orderBy('list.cadence', 'desc')
    .orderBy('list.revision', 'desc')
    .execute();
  return rows.map(({ current, ...row }) => ({ ...row, current: current !== null }));
}

/** `revision`: null for the current one. */
export async function listInfo(
  office: Pick<Office, 'store'>,
  cadence: Cadence,
  date: string,
  revision: number | null = null,
): Promise<ListInfo> {
  const all = await listInfos(office, { cadence, date, revisions: true });
  const found = all.find((list) => (revision === null ? list.current : list.revision === revision));
  if (found === undefined) throw await listNotFound(office.store, [cadence], date, revision);
  return found;
}

type ListOfDate = Pick<ListInfo, 'cadence' | 'date'>;

/** About ten lists of FIDE's size with their order. */
const MOST_BYTES = 512 * 1024 * 1024;

const views = new WeakMap<Store, LRUCache<number, ListView, ListOfDate>>();

/** A published list for paging, cached: it never changes. */
export async function listView(
  office: Pick<Office, 'store' | 'practice' | 'scenario'>,
  { id, cadence, date }: ListInfo,
): Promise<ListView> {
  const { store } = office;
  let cache = views.get(store);
  if (cache === undefined) {
    cache = new LRUCache<number, ListView, ListOfDate>({
      maxSize: MOST_BYTES,
      sizeCalculation: ({ bytes }) => bytes,
      fetchMethod: async (list, _stale, { context }) => {
        const { columns } = await loadList(store, list);
        return new ListView(columns, context.date, publicationOn(office, context.cadence, context.date));
      },
      // A load that loses its place to other lists still answers.
      ignoreFetchAbort: true,
    });
    views.set(store, cache);
  }
  return cache.forceFetch(id, { context: { cadence, date } });
}

/** The current list of the date before. */
export async function previousList(
  { store }: Pick<Office, 'store'>,
  { cadence, date }: ListInfo,
): Promise<ListInfo | null> {
  const before = await store.db
    .selectFrom('current_list')
    .select('date')
    .where('cadence', '=', cadence)
    .where('date', '<', date)
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst();
  return before ? listInfo({ store }, cadence, before.date) : null;
}
