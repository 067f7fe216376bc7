import {
  appeal as appealRule,
  type Cadence,
  type Editions,
  formatDate,
  listOfEvent,
  nextList,
  openList,
  parseDate,
  type Reason,
  type Reasons,
} from '@eloquence/rating';
import { editionsOf, hasEdition } from '../editions.ts';
import { listEditions } from '../facts/list-facts.ts';
import type { Office } from '../office.ts';
import { currentLists, type ListName } from '../rating-lists/store/load.ts';
import type { EventTable } from '../store/schema.ts';
import { dayIn } from '../today.ts';
import { receivedOn } from './received.ts';
import { deadlineFindings } from './register.ts';
import type { Wait, WaitCode } from './waits.ts';

/** `due`: accepted, and goes into the next list. */
export type Stage =
  | 'registered'
  | 'reported'
  | 'accepted'
  | 'due'
  | 'rejected'
  | 'withdrawn'
  | 'rated'
  | 'corrected';

/** The stage of an event, its list, the reasons, and what it waits for. */
export interface EventStage {
  readonly stage: Stage;
  readonly list: string | null;
  readonly reasons: Reasons;
  readonly waits: Wait | null;
}

export async function stageOf(office: Office, event: EventTable): Promise<EventStage> {
  const stage = event.stage as Stage;
  const isRated = stage === 'rated' || stage === 'corrected';
  const open = stage === 'registered' ? null : await openReport(office, event);
  if (isRated && open === null) {
    const waits = (await openCorrection(office, event)) ?? (await nextRounds(office, event));
    return { stage, list: event.list, reasons: [], waits };
  }
  if (stage === 'withdrawn') return { stage, list: null, reasons: [], waits: null };
  if (stage === 'rejected') {
    return { stage, list: null, reasons: await appealReasons(office, event), waits: wait('for-new-report') };
  }
  const editions = await listEditions(office, event.cadence);
  const lists = await currentLists(office.store, event.cadence);
  const coming = comingList(editions, lists, { ...event, ...open }, open?.received ?? null);
  if (stage === 'registered') {
    const reasons = [...deadlineReasons(office, event), ...coming.reasons];
    return { ...coming, stage, reasons, waits: wait('for-report') };
  }
  const isToBeDecided = stage === 'reported' || (isRated && open?.state === 'submitted');
  return isToBeDecided ? { ...coming, stage: 'reported', waits: wait('for-decision') } : coming;
}

type Dated = Pick<EventTable, 'start' | 'end_date' | 'official'>;

const wait = (code: WaitCode, values: Wait['values'] = {}): Wait => ({ code, values });

/** The list of an accepted event, and whether that is the next one. */
function comingList(
  editions: Editions,
  lists: readonly Pick<ListName, 'date'>[],
  event: Dated,
  received: string | null,
): EventStage {
  const { start, end_date: end, official } = event;
  if (!hasEdition(editions, start)) {
    return { stage: 'accepted', list: null, reasons: [], waits: wait('for-edition', { start }) };
  }
  const at = (day: Parameters<Editions['at']>[0]): ReturnType<Editions['at']> => editions.at(day);
  const { list, reasons } = listOfEvent(
    at,
    editions.at(parseDate(start)),
    {
      end: parseDate(end),
      received: received === null ? null : parseDate(received),
      official: official === 1,
    },
    { explain: true },
  );
  const [oldest, newest] = [lists[0]?.date, lists.at(-1)?.date];
  // An event before the oldest list cannot be rated.
  if (oldest === undefined || newest === undefined || start < oldest) {
    return { stage: 'accepted', list: null, reasons, waits: wait('for-earlier-list', { start }) };
  }
  const open = openList(at, list, parseDate(newest), { explain: true });
  const own = formatDate(open.list);
  const isDue = open.list === nextList(at, parseDate(newest));
  return {
    stage: isDue ? 'due' : 'accepted',
    list: own,
    reasons: [...reasons, ...open.reasons],
    waits: wait(isDue ? 'for-closing' : 'for-its-list', { list: own }),
  };
}

/** Of all federations, or of one. */
export async function countDue(office: Office, federation: string | null = null): Promise<number> {
  const { db } = office.store;
  const events = await db
    .selectFrom('event')
    .innerJoin('report', 'report.event', 'event.id')
    .select(['event.id', 'event.cadence', 'event.start', 'event.end_date', 'event.official'])
    .select(['event.facts', 'report.end_date as reported', 'report.submitted', 'report.received'])
    .where('event.stage', '=', 'accepted')
    .where('report.state', '=', 'accepted')
    .where('report.list', 'is', null)
    .$if(federation !== null, (query) => query.where('event.federation', '=', federation))
    .execute();
  const due = new Set<string>();
  for (const [cadence, own] of Map.groupBy(events, (event): Cadence => event.cadence)) {
    const lists = await currentLists(office.store, cadence);
    const editions = await listEditions(office, cadence);
    for (const event of own) {
      const dates = { ...event, end_date: event.reported ?? event.end_date };
      const { stage } = comingList(editions, lists, dates, receivedOn(office, event, event));
      if (stage === 'due') due.add(event.id);
    }
  }
  return due.size;
}

/** A correction that no list has applied yet. */
async function openCorrection(office: Office, { id }: EventTable): Promise<Wait | null> {
  const open = await office.store.db
    .selectFrom('correction')
    .select('after')
    .where('event', '=', id)
    .where('applied', 'is', null)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  return open ? wait('for-correction', { report: open.after }) : null;
}

interface OpenReport {
  readonly state: string;
  readonly end_date: string;
  readonly received: string;
}

/**
 * The report without a list that decides the event's list, as for closing: of an event reported in parts the
 * submitted one, else the earliest accepted one.
 */
async function openReport(office: Office, event: EventTable): Promise<OpenReport | null> {
  const rows = await office.store.db
    .selectFrom('report')
    .select(['state', 'end_date', 'submitted', 'received'])
    .where('event', '=', event.id)
    .where('list', 'is', null)
    .where('state', 'in', event.stage === 'accepted' ? ['accepted'] : ['submitted', 'accepted'])
    .orderBy('state', 'desc')
    .orderBy('end_date')
    .orderBy('seq')
    .limit(1)
    .execute();
  const [row] = rows;
  if (row === undefined) return null;
  return {
    state: row.state,
    end_date: row.end_date ?? event.end_date,
    received: receivedOn(office, event, row),
  };
}

/** The next rounds of an event reported in parts that has not ended. */
async function nextRounds({ store }: Office, { id, end_date }: EventTable): Promise<Wait | null> {
  const last = await store.db
    .selectFrom('report')
    .select(['rounds_to', 'end_date'])
    .where('event', '=', id)
    .where('list', 'is not', null)
    .where('rounds_to', 'is not', null)
    .orderBy('rounds_to', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined || last.end_date === null || last.end_date >= end_date) return null;
  return wait('for-next-rounds', { round: last.rounds_to ?? 0 });
}

function deadlineReasons(office: Office, event: EventTable): Reasons {
  const findings = deadlineFindings(office, {
    name: event.name,
    city: event.city,
    federation: event.federation,
    cadence: event.cadence,
    type: null,
    start: event.start,
    end: event.end_date,
    partOf: event.part_of,
    facts: { ...JSON.parse(event.facts), ...(event.registered && { registered: event.registered }) },
  });
  return findings.map(({ reason }) => reason);
}

async function appealReasons(office: Office, event: EventTable): Promise<readonly Reason[]> {
  const rejected = await office.store.db
    .selectFrom('entry')
    .select('at')
    .where('subject', '=', event.id)
    .where('kind', '=', 'report-rejected')
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  const editions = editionsOf(office, event.cadence);
  if (rejected === undefined || !hasEdition(editions, event.start)) return [];
  const edition = editions.at(parseDate(event.start));
  return [appealRule(edition, dayIn(office.zone, new Date(rejected.at))).reason];
}
