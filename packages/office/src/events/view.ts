import {
  appeal as appealRule,
  formatDate,
  listOfEvent,
  nextList,
  parseDate,
  type Reason,
  type Reasons,
} from '@eloquence/rating';
import type { Finding } from '@eloquence/reports';
import { editionsOf, hasEdition } from '../closing/plan.ts';
import type { Office } from '../context.ts';
import { currentLists, newestList } from '../lists-in-store/load.ts';
import type { EventTable } from '../store/schema.ts';
import { dayIn } from '../today.ts';
import { deadlineFindings } from './register.ts';
import { findEvent } from './submit.ts';

/** Where an event stands. `due`: accepted, and for the next list. */
export type Stage = 'registered' | 'reported' | 'accepted' | 'due' | 'rejected' | 'rated' | 'corrected';

export interface ReportView {
  readonly report: string;
  readonly version: number;
  readonly submitted: string;
  readonly actor: string;
  readonly state: string;
  readonly hash: string;
  readonly size: number;
  readonly players: number;
  readonly games: number;
  readonly rounds: { readonly from: number; readonly to: number } | null;
  readonly list: string | null;
  readonly findings: readonly Finding[];
}

export interface EventView {
  readonly event: string;
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  readonly cadence: EventTable['cadence'];
  readonly type: string | null;
  readonly start: string;
  readonly end: string;
  readonly official: boolean;
  readonly partOf: string | null;
  readonly registered: string | null;
  readonly stage: Stage;
  /** The list it is on, or will be on; null where nobody can say yet. */
  readonly list: string | null;
  readonly revision: number | null;
  /** Why it is where it is: deadlines, closing dates, what it waits for. */
  readonly reasons: Reasons;
  /** What was said when it was rejected or corrected. */
  readonly because: string | null;
  readonly reports: readonly ReportView[];
  readonly corrections: readonly { readonly report: string; readonly applied: string | null }[];
}

export async function viewEvent(office: Office, id: string): Promise<EventView> {
  const { db } = office.store;
  const event = await findEvent(db, id);
  const reports = await db
    .selectFrom('report')
    .selectAll()
    .where('event', '=', id)
    .orderBy('version')
    .execute();
  const corrections = await db
    .selectFrom('correction')
    .select(['after as report', 'applied'])
    .where('event', '=', id)
    .orderBy('seq')
    .execute();
  const { stage, list, reasons } = await stageOf(office, event);
  return {
    event: id,
    name: event.name,
    city: event.city,
    federation: event.federation,
    cadence: event.cadence,
    type: event.type,
    start: event.start,
    end: event.end_date,
    official: event.official === 1,
    partOf: event.part_of,
    registered: event.registered,
    stage,
    list,
    revision: event.list_revision,
    reasons,
    because: event.because,
    reports: reports.map((row) => ({
      report: row.id,
      version: row.version,
      submitted: row.submitted,
      actor: row.actor,
      state: row.state,
      hash: row.hash,
      size: row.size,
      players: row.players,
      games: row.games,
      rounds:
        row.rounds_from === null ? null : { from: row.rounds_from, to: row.rounds_to ?? row.rounds_from },
      list: row.list,
      findings: JSON.parse(row.findings),
    })),
    corrections,
  };
}

/** Where an event stands, on which list it is or will be, and why. */
export async function stageOf(
  office: Office,
  event: EventTable,
): Promise<{ readonly stage: Stage; readonly list: string | null; readonly reasons: Reasons }> {
  const stage = event.stage as Stage;
  if (stage === 'rated' || stage === 'corrected') return { stage, list: event.list, reasons: [] };
  if (stage === 'rejected') return { stage, list: null, reasons: await appealReasons(office, event) };
  const editions = editionsOf(office, event.cadence);
  if (!hasEdition(editions, event.start)) return { stage, list: null, reasons: [] };
  const received = await receivedOn(office, event);
  const { list, reasons } = listOfEvent(
    (day) => editions.at(day),
    editions.at(parseDate(event.start)),
    { end: parseDate(event.end_date), received, official: event.official === 1 },
    { explain: true },
  );
  if (stage === 'registered') {
    return { stage, list: formatDate(list), reasons: [...deadlineReasons(office, event), ...reasons] };
  }
  const next = await nextToClose(office, event.cadence, formatDate(list));
  if (stage !== 'accepted') return { stage, list: next, reasons };
  return { stage: (await isNext(office, event, next)) ? 'due' : 'accepted', list: next, reasons };
}

/** A list that is out cannot take anything in: then it is the one after the newest. */
async function nextToClose(office: Office, cadence: EventTable['cadence'], list: string): Promise<string> {
  const newest = await newestList(office.store, cadence);
  if (newest === null || list > newest.date) return list;
  const editions = editionsOf(office, cadence);
  return formatDate(nextList((day) => editions.at(day), parseDate(newest.date)));
}

async function isNext(office: Office, { cadence, start }: EventTable, list: string): Promise<boolean> {
  const lists = await currentLists(office.store, cadence);
  const [oldest, newest] = [lists[0], lists.at(-1)];
  if (oldest === undefined || newest === undefined || start < oldest.date) return false;
  const editions = editionsOf(office, cadence);
  return list === formatDate(nextList((day) => editions.at(day), parseDate(newest.date)));
}

async function receivedOn(office: Office, event: EventTable): Promise<ReturnType<typeof parseDate> | null> {
  const report = await office.store.db
    .selectFrom('report')
    .select('submitted')
    .where('event', '=', event.id)
    .orderBy('seq')
    .executeTakeFirst();
  return report ? parseDate(dayIn(office.zone, new Date(report.submitted))) : null;
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
