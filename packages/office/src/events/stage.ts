import {
  appeal as appealRule,
  type Cadence,
  type Editions,
  formatDate,
  listOfEvent,
  nextList,
  parseDate,
  type Reason,
  type Reasons,
} from '@eloquence/rating';
import { editionsOf, hasEdition } from '../closing/plan.ts';
import type { Office } from '../context.ts';
import { currentLists, type ListName } from '../lists-in-store/load.ts';
import type { EventTable } from '../store/schema.ts';
import { dayIn } from '../today.ts';
import { deadlineFindings } from './register.ts';
import type { Wait, WaitCode } from './waits.ts';

/** Where an event stands. `due`: accepted, and for the next list that is closed. */
export type Stage =
  | 'registered'
  | 'reported'
  | 'accepted'
  | 'due'
  | 'rejected'
  | 'withdrawn'
  | 'rated'
  | 'corrected';

/** Where an event stands, on which list it is or will be, why, and what it waits for. */
export interface EventStage {
  readonly stage: Stage;
  readonly list: string | null;
  readonly reasons: Reasons;
  readonly waits: Wait | null;
}

export async function stageOf(office: Office, event: EventTable): Promise<EventStage> {
  const stage = event.stage as Stage;
  if (stage === 'rated' || stage === 'corrected') {
    return { stage, list: event.list, reasons: [], waits: await openCorrection(office, event) };
  }
  if (stage === 'withdrawn') return { stage, list: null, reasons: [], waits: null };
  if (stage === 'rejected') {
    return { stage, list: null, reasons: await appealReasons(office, event), waits: wait('for-new-report') };
  }
  const editions = editionsOf(office, event.cadence);
  const lists = await currentLists(office.store, event.cadence);
  const coming = comingList(editions, lists, event, await receivedOn(office, event));
  if (stage === 'registered') {
    const reasons = [...deadlineReasons(office, event), ...coming.reasons];
    return { ...coming, stage, reasons, waits: wait('for-report') };
  }
  if (stage === 'reported') return { ...coming, stage, waits: wait('for-decision') };
  return coming;
}

type Dated = Pick<EventTable, 'start' | 'end_date' | 'official'>;

const wait = (code: WaitCode, values: Wait['values'] = {}): Wait => ({ code, values });

/** On which list an accepted event will be, and whether that is the next to be closed. */
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
  // Nothing can be rated with a list that is not there.
  if (oldest === undefined || newest === undefined || start < oldest) {
    return { stage: 'accepted', list: null, reasons, waits: wait('for-earlier-list', { start }) };
  }
  // A list that is out cannot take anything in: then it is the one after the newest.
  const next = formatDate(nextList(at, parseDate(newest)));
  const own = formatDate(list) > newest ? formatDate(list) : next;
  const isDue = own === next;
  return {
    stage: isDue ? 'due' : 'accepted',
    list: own,
    reasons,
    waits: wait(isDue ? 'for-closing' : 'for-its-list', { list: own }),
  };
}

/** How many of the accepted events are due: for the next list that is closed. */
export async function countDue(office: Office): Promise<number> {
  const { db } = office.store;
  const events = await db
    .selectFrom('event')
    .innerJoin('report', 'report.event', 'event.id')
    .select((of) => [
      ...(['event.id', 'event.cadence', 'event.start', 'event.end_date', 'event.official'] as const),
      of.fn.min('report.submitted').as('submitted'),
    ])
    .where('event.stage', '=', 'accepted')
    .groupBy(['event.id', 'event.cadence', 'event.start', 'event.end_date', 'event.official'])
    .execute();
  let due = 0;
  for (const [cadence, own] of Map.groupBy(events, (event): Cadence => event.cadence)) {
    const lists = await currentLists(office.store, cadence);
    const editions = editionsOf(office, cadence);
    const isDue = (event: (typeof own)[number]): boolean =>
      comingList(editions, lists, event, dayIn(office.zone, new Date(event.submitted))).stage === 'due';
    due += own.filter(isDue).length;
  }
  return due;
}

/** A correction that no list has taken in yet. */
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

async function receivedOn(office: Office, event: EventTable): Promise<string | null> {
  const report = await office.store.db
    .selectFrom('report')
    .select('submitted')
    .where('event', '=', event.id)
    .orderBy('seq')
    .executeTakeFirst();
  return report ? dayIn(office.zone, new Date(report.submitted)) : null;
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
