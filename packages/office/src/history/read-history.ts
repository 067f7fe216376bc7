import { CADENCES, type Cadence, defined, type Edition, parseDate } from '@eloquence/rating';
import { editionsOf } from '../editions.ts';
import type { Office } from '../office.ts';
import { mergedKeys, withMergedKeys } from '../period/inputs/merged-players.ts';
import { planOf } from '../period/plan/plan-of-list.ts';
import type { EventPlayer } from '../period/rate/event-players.ts';
import { unpackRatedEvent } from '../period/rate/pack-event.ts';
import type { ListColumns } from '../rating-lists/columns.ts';
import type { Reconciliation } from '../rating-lists/points.ts';
import { type ListName, loadList } from '../rating-lists/store/load.ts';
import type { GameSet } from '../reports/game-set.ts';
import { loadGameSets } from '../reports/load-game-sets.ts';
import { readInParts } from '../store/parts.ts';
import type { ListTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** A current list with the events rated on it, for statistics. */
export interface HistoryList extends ListName {
  readonly source: 'imported' | 'computed';
  /** In force on the date of the list. */
  readonly edition: Edition;
  readonly columns: ListColumns;
  readonly points: Reconciliation | null;
  readonly events: readonly HistoryEvent[];
}

export interface HistoryEvent {
  readonly id: string;
  readonly edition: Edition;
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  /** The players with what they were rated with; `games` refers to them by place. */
  readonly players: readonly EventPlayer[];
  readonly games: GameSet;
}

/** Every current list of every cadence, the oldest first. */
export async function* readHistory(office: Office): AsyncGenerator<HistoryList> {
  for (const cadence of CADENCES) {
    const rows = await currentListRows(office.store, cadence);
    for (const row of rows) yield await historyList(office, row);
  }
}

/** How many lists `readHistory` gives. */
export async function countHistory({ store }: Pick<Office, 'store'>): Promise<number> {
  const { lists } = await store.db
    .selectFrom('current_list')
    .select((of) => of.fn.countAll<number>().as('lists'))
    .executeTakeFirstOrThrow();
  return Number(lists);
}

/** A current list without its columns. */
export type CurrentListRow = Pick<
  ListTable,
  'id' | 'cadence' | 'date' | 'revision' | 'source' | 'practice' | 'inputs' | 'summary'
>;

export async function currentListRows({ db }: Store, cadence: Cadence): Promise<readonly CurrentListRow[]> {
  return db
    .selectFrom('current_list')
    .innerJoin('list', 'list.id', 'current_list.list')
    .select(['list.id', 'list.cadence', 'list.date', 'list.revision', 'list.source', 'list.practice'])
    .select(['list.inputs', 'list.summary'])
    .where('current_list.cadence', '=', cadence)
    .orderBy('current_list.date')
    .execute();
}

export async function historyList(office: Office, row: CurrentListRow): Promise<HistoryList> {
  const { id, cadence, date, revision, source, practice } = row;
  const editions = editionsOf({ practice }, cadence);
  const { columns } = await loadList(office.store, id);
  const { points = null } = JSON.parse(row.summary) as { readonly points?: Reconciliation };
  const edition = editions.at(parseDate(date));
  const events = source === 'computed' ? await eventsOf(office.store, row) : [];
  return { id, cadence, date, revision, source, edition, columns, points, events };
}

async function eventsOf(store: Store, row: CurrentListRow): Promise<readonly HistoryEvent[]> {
  const plan = planOf(row);
  const editions = editionsOf(row, row.cadence);
  const merges = await mergedKeys(store.db, plan.peopleSeq);
  const rows = await store.db
    .selectFrom('rated_event')
    .select(['event', 'packed'])
    .where('list', '=', row.id)
    .execute();
  const rated = new Map(rows.map(({ event, packed }) => [event, packed]));
  const games = await loadGameSets(
    store.db,
    plan.events.map(({ reports }) => reports.map(({ id }) => id)),
  );
  const about = await aboutEvents(store, [...rated.keys()]);
  return plan.events.map(({ event }, index) => {
    const { players, start } = unpackRatedEvent(defined(rated.get(event)));
    return {
      id: event,
      edition: editions.at(parseDate(start)),
      ...defined(about.get(event)),
      players,
      games: withMergedKeys(defined(games[index]), merges),
    };
  });
}

export async function aboutEvents(
  { db }: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<HistoryEvent, 'name' | 'city' | 'federation'>>> {
  const rows = await readInParts(ids, (part) =>
    db.selectFrom('event').select(['id', 'name', 'city', 'federation']).where('id', 'in', part).execute(),
  );
  return new Map(rows.map(({ id, ...event }) => [id, event]));
}
