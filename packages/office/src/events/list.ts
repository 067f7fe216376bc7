import type { Cadence } from '@eloquence/rating';
import type { Office } from '../context.ts';
import { type Stage, stageOf } from './stage.ts';

/** An event as the officer sees it in a listing. */
export interface ListedEvent {
  readonly event: string;
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  readonly cadence: Cadence;
  readonly start: string;
  readonly end: string;
  readonly stage: Stage;
  /** On which it is or will be; null where nobody can say. */
  readonly list: string | null;
}

export interface ListedEventsQuery {
  readonly stage?: Stage | null;
  /** `2026-11`: those that have a day in this month. */
  readonly month?: string | null;
  readonly federation?: string | null;
  readonly cadence?: Cadence | null;
  readonly limit: number;
}

export interface ListedEvents {
  readonly events: readonly ListedEvent[];
  /** How many there are of them in all. */
  readonly all: number;
}

/** Events by their start, the newest first, each with its stage as it is now. */
export async function listEvents(office: Office, query: ListedEventsQuery): Promise<ListedEvents> {
  const { stage = null, month = null, federation = null, cadence = null, limit } = query;
  let rows = office.store.db.selectFrom('event').selectAll();
  // What is due is among the accepted: the calendar tells, not the store.
  const kept = stage === 'due' ? 'accepted' : stage;
  if (kept !== null) rows = rows.where('stage', '=', kept);
  if (month !== null) rows = rows.where('start', '<=', `${month}-31`).where('end_date', '>=', `${month}-01`);
  if (federation !== null) rows = rows.where('federation', '=', federation);
  if (cadence !== null) rows = rows.where('cadence', '=', cadence);
  const found = await rows.orderBy('start', 'desc').orderBy('id', 'desc').execute();
  // Where it stands is asked of those that are shown; of the accepted of all, since it decides who is.
  const isDecided = stage === 'due' || stage === 'accepted';
  const events: ListedEvent[] = [];
  for (const event of isDecided ? found : found.slice(0, limit)) {
    const { id, name, city, start, end_date: end } = event;
    const { stage: now, list } = await stageOf(office, event);
    if (isDecided && now !== stage) continue;
    const { federation: at, cadence: of } = event;
    events.push({ event: id, name, city, federation: at, cadence: of, start, end, stage: now, list });
  }
  return { events: events.slice(0, limit), all: isDecided ? events.length : found.length };
}
