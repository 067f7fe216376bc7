import type { Cadence } from '@eloquence/rating';
import { OfficeError } from '../errors.ts';
import type { Office } from '../office.ts';
import type { ListSummary } from '../period/compute-list.ts';
import { unpackRatedEvent } from '../period/rate/pack-event.ts';
import { type HistoryRow, historyRowOn, historyRows } from '../rating-lists/history.ts';
import { listNotFound } from '../rating-lists/store/list-not-found.ts';
import { loadList } from '../rating-lists/store/load.ts';
import { planIn } from '../rating-lists/store/stored-plan.ts';
import type { ListInfo } from './lists.ts';

/** Figures of an event on a list. */
export interface EventOnList {
  readonly event: string;
  readonly name: string;
  readonly start: string;
  readonly edition: string;
  readonly players: number;
  readonly unrated: number;
  /** Counted games, once for each player. */
  readonly games: number;
}

/** The changes of a list, as recorded when it was computed. */
export interface StoredSummary {
  readonly cadence: Cadence;
  readonly date: string;
  readonly revision: number;
  readonly state: 'draft' | 'published';
  readonly source: 'imported' | 'computed';
  readonly hash: string;
  /** An imported list has `diff` and `points` only. */
  readonly summary: Pick<ListSummary, 'diff' | 'points'> & Partial<ListSummary>;
  readonly adjustments: readonly string[];
  /** The first of them by their start; `summary.events` says how many there are. */
  readonly events: readonly EventOnList[];
}

const MOST_EVENTS = 500;

/** `revision`: null for the current one, or the newest draft. */
export async function listSummary(
  { store }: Pick<Office, 'store'>,
  cadence: Cadence,
  date: string,
  state: 'draft' | 'published',
  revision: number | null = null,
): Promise<StoredSummary> {
  let query = store.db
    .selectFrom('list')
    .leftJoin('current_list', 'current_list.list', 'list.id')
    .select(['list.id', 'list.revision', 'list.source', 'list.hash', 'list.inputs', 'list.summary'])
    .where('list.cadence', '=', cadence)
    .where('list.date', '=', date)
    .where('list.state', '=', state);
  if (revision !== null) query = query.where('list.revision', '=', revision);
  else if (state === 'published') query = query.where('current_list.list', 'is not', null);
  const list = await query.orderBy('list.revision', 'desc').executeTakeFirst();
  if (list === undefined) {
    throw state === 'draft'
      ? new OfficeError('no-draft', { date })
      : await listNotFound(store, [cadence], date, revision);
  }
  const { adjustments = [] } = planIn(list);
  return {
    cadence,
    date,
    revision: list.revision,
    state,
    source: list.source,
    hash: list.hash,
    summary: JSON.parse(list.summary),
    adjustments,
    events: await eventsOnList(store, list.id),
  };
}

async function eventsOnList(store: Office['store'], list: number): Promise<readonly EventOnList[]> {
  const rows = await store.db
    .selectFrom('rated_event')
    .innerJoin('event', 'event.id', 'rated_event.event')
    .select(['event.id', 'event.name', 'event.start', 'rated_event.packed'])
    .where('rated_event.list', '=', list)
    .orderBy('event.start')
    .orderBy('event.id')
    .limit(MOST_EVENTS)
    .execute();
  return rows.map(({ id, name, packed }) => {
    const { edition, start, players } = unpackRatedEvent(packed);
    return {
      event: id,
      name,
      start,
      edition,
      players: players.length,
      unrated: players.filter(({ rating }) => rating === null).length,
      games: players.reduce((sum, { n }) => sum + n, 0),
    };
  });
}

/** A player whose rows differ between two revisions of a list. */
export interface RevisedRow {
  readonly key: number;
  readonly before: HistoryRow | null;
  readonly after: HistoryRow | null;
}

export interface RevisedRows {
  readonly count: number;
  readonly rows: readonly RevisedRow[];
  readonly next: number | null;
}

/** The rows that differ between two revisions of a list, the largest changes first. */
export async function listDifferences(
  { store }: Pick<Office, 'store'>,
  from: Pick<ListInfo, 'id'>,
  to: Pick<ListInfo, 'id'>,
  offset: number,
  limit: number,
): Promise<RevisedRows> {
  const before = (await loadList(store, from.id)).columns;
  const after = (await loadList(store, to.id)).columns;
  const changed = historyRows(before, after).map(
    ({ key }): RevisedRow => ({ key, before: historyRowOn(before, key), after: historyRowOn(after, key) }),
  );
  const size = ({ before: old, after: now }: RevisedRow): number =>
    Math.abs((now?.rating ?? 0) - (old?.rating ?? 0));
  changed.sort((a, b) => size(b) - size(a) || a.key - b.key);
  const end = offset + limit;
  return {
    count: changed.length,
    rows: changed.slice(offset, end),
    next: end < changed.length ? end : null,
  };
}
