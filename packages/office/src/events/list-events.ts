import { type Cadence, defined } from '@eloquence/rating';
import type { SelectQueryBuilder } from 'kysely';
import type { Office } from '../office.ts';
import type { EventTable, Schema } from '../store/schema.ts';
import { type EventStatus, eventStatuses, type Stage } from './stage.ts';

export interface ListedEvent extends EventStatus {
  readonly event: string;
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  readonly cadence: Cadence;
  readonly start: string;
  readonly end: string;
}

export interface ListedEventsQuery {
  readonly stage?: Stage | null;
  /** `2026-11`: events with a day in this month. */
  readonly month?: string | null;
  readonly federation?: string | null;
  readonly cadence?: Cadence | null;
  readonly limit: number;
}

export interface ListedEvents {
  readonly events: readonly ListedEvent[];
  /** The total, beyond the limit. */
  readonly all: number;
}

/** Events by start, newest first. */
export async function listEvents(office: Office, query: ListedEventsQuery): Promise<ListedEvents> {
  const { stage = null, limit } = query;
  const newest = matchingEvents(office, query).selectAll().orderBy('start', 'desc').orderBy('id', 'desc');
  // "Due" depends on the calendar, not on a column: every accepted event has to be checked.
  if (stage === 'due' || stage === 'accepted') {
    const events = (await withStages(office, await newest.execute())).filter((each) => each.stage === stage);
    return { events: events.slice(0, limit), all: events.length };
  }
  const { all } = await matchingEvents(office, query)
    .select((of) => of.fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  return { events: await withStages(office, await newest.limit(limit).execute()), all };
}

function matchingEvents(
  office: Office,
  query: ListedEventsQuery,
): SelectQueryBuilder<Schema, 'event', object> {
  const { stage = null, month = null, federation = null, cadence = null } = query;
  let rows = office.store.db.selectFrom('event');
  if (stage !== null) rows = rows.where('stage', '=', stage === 'due' ? 'accepted' : stage);
  if (month !== null) rows = rows.where('start', '<=', `${month}-31`).where('end_date', '>=', `${month}-01`);
  if (federation !== null) rows = rows.where('federation', '=', federation);
  if (cadence !== null) rows = rows.where('cadence', '=', cadence);
  return rows;
}

async function withStages(office: Office, rows: readonly EventTable[]): Promise<readonly ListedEvent[]> {
  const statuses = await eventStatuses(office, rows);
  return rows.map(({ id, name, city, federation, cadence, start, end_date: end }, index) => ({
    ...{ event: id, name, city, federation, cadence, start, end },
    ...defined(statuses[index]),
  }));
}
