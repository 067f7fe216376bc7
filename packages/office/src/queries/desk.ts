import type {
  DeskEvent,
  DeskSection,
  DeskView,
  MissingReportItem,
  OpenAppealItem,
  OpenCorrectionItem,
  OpenReportItem,
} from '@eloquence/api';
import { addDays, appeal, formatDate, type MonthlyLists, parseDate } from '@eloquence/rating';
import { editionsOf, hasEdition } from '../editions.ts';
import { monthlyLists } from '../facts/list-facts.ts';
import type { Office } from '../office.ts';
import { listFor } from '../period/plan/plan.ts';
import { dayIn, todayOf } from '../today.ts';

/** All events, those of a federation, or those assigned to an account. */
export type DeskScope =
  | { readonly of: 'everything' }
  | { readonly of: 'federation'; readonly federation: string }
  | { readonly of: 'account'; readonly account: string };

/** The sections about events and reports; the server adds those about jobs. */
export type Desk = Pick<DeskView, 'today' | 'missing' | 'coming' | 'open' | 'appeals' | 'corrections'>;

const MOST = 100;

function part<T>(items: readonly T[]): DeskSection<T> {
  return { count: items.length, items: items.slice(0, MOST) };
}

export async function deskOf(office: Office, scope: DeskScope): Promise<Desk> {
  const today = todayOf(office);
  const events = await openEvents(office, scope);
  const monthly = await monthlyLists(office.store.db);
  const registered = events.filter(({ stage }) => stage === 'registered');
  return {
    today,
    missing: part(
      registered
        .filter(({ end }) => end < today)
        .map((event) => missingReport(office, monthly, event, today)),
    ),
    coming: part(registered.filter(({ end }) => end >= today).map(deskEvent)),
    open: part(await openReports(office, scope)),
    appeals: part(await openAppeals(office, events, today)),
    corrections: part(await openCorrections(office, scope)),
  };
}

interface EventRow extends DeskEvent {
  readonly stage: string;
  readonly because: string | null;
  readonly official: number;
}

function eventsOf({ store }: Office, scope: DeskScope) {
  const rows = store.db
    .selectFrom('event')
    .select(['event.id as event', 'event.name', 'event.federation', 'event.cadence'])
    .select(['event.start', 'event.end_date as end']);
  if (scope.of === 'everything') return rows;
  if (scope.of === 'federation') return rows.where('event.federation', '=', scope.federation);
  return rows.where('event.id', 'in', (of) =>
    of.selectFrom('account_event').select('account_event.event').where('account', '=', scope.account),
  );
}

async function openEvents(office: Office, scope: DeskScope): Promise<readonly EventRow[]> {
  return eventsOf(office, scope)
    .select(['event.stage', 'event.because', 'event.official'])
    .where('event.stage', 'in', ['registered', 'rejected'])
    .orderBy('event.end_date')
    .orderBy('event.id')
    .execute();
}

function deskEvent({ event, name, federation, cadence, start, end }: DeskEvent): DeskEvent {
  return { event, name, federation, cadence, start, end };
}

function missingReport(
  office: Office,
  monthly: MonthlyLists | null,
  event: EventRow,
  today: string,
): MissingReportItem {
  const editions = editionsOf(office, event.cadence, { monthly });
  const { start, end } = event;
  if (!hasEdition(editions, start)) return { ...deskEvent(event), list: null, due: null, overdue: false };
  const days = editions.at(parseDate(start)).rules.reportUploadDays.value;
  const list = listFor(editions, { start, end, received: null, official: event.official === 1 });
  const due = formatDate(days === null ? addDays(parseDate(list), -1) : addDays(parseDate(end), days));
  return { ...deskEvent(event), list, due, overdue: today > due };
}

async function openReports(office: Office, scope: DeskScope): Promise<readonly OpenReportItem[]> {
  return eventsOf(office, scope)
    .innerJoin('report', 'report.event', 'event.id')
    .select(['report.id as report', 'report.version', 'report.submitted', 'report.errors'])
    .select(['report.warnings', 'report.players', 'report.games'])
    .where('report.state', '=', 'submitted')
    .orderBy('report.submitted')
    .orderBy('report.id')
    .execute();
}

async function openAppeals(
  office: Office,
  events: readonly EventRow[],
  today: string,
): Promise<readonly OpenAppealItem[]> {
  const open: OpenAppealItem[] = [];
  for (const event of events.filter(({ stage }) => stage === 'rejected')) {
    const editions = editionsOf(office, event.cadence);
    if (!hasEdition(editions, event.start)) continue;
    const rejected = await office.store.db
      .selectFrom('entry')
      .select('at')
      .where('subject', '=', event.event)
      .where('kind', '=', 'report-rejected')
      .orderBy('seq', 'desc')
      .executeTakeFirst();
    if (rejected === undefined) continue;
    const { until } = appeal(editions.at(parseDate(event.start)), dayIn(office.zone, new Date(rejected.at)));
    if (until === null || formatDate(until) < today) continue;
    open.push({ ...deskEvent(event), because: event.because, until: formatDate(until) });
  }
  return open.toSorted((a, b) => (a.until < b.until ? -1 : a.until > b.until ? 1 : 0));
}

async function openCorrections(office: Office, scope: DeskScope): Promise<readonly OpenCorrectionItem[]> {
  return eventsOf(office, scope)
    .innerJoin('correction', 'correction.event', 'event.id')
    .select(['correction.after as report', 'event.list', 'event.because'])
    .where('correction.applied', 'is', null)
    .orderBy('correction.seq')
    .execute();
}
