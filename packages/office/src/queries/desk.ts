import type {
  DeskEvent,
  DeskSection,
  DeskView,
  MissingReportItem,
  OpenAppealItem,
  OpenCorrectionItem,
  OpenReportItem,
} from '@eloquence/api';
import { appeal, type Cadence, defined, formatDate, parseDate } from '@eloquence/rating';
import { countFindings } from '@eloquence/reports';
import { compare } from '../compare.ts';
import { editionsOf, hasEdition } from '../editions.ts';
import { eventStatuses, STATUS_COLUMNS } from '../events/stage.ts';
import type { Wait } from '../events/waits.ts';
import type { Office } from '../office.ts';
import { dayIn, todayOf } from '../today.ts';

/** All events, those of a federation, or those assigned to an account. */
export type DeskScope =
  | { readonly of: 'everything' }
  | { readonly of: 'federation'; readonly federation: string }
  | { readonly of: 'account'; readonly account: string };

/** As in the API, with the code instead of the sentence. */
export type Coded<Item extends DeskEvent> = Omit<Item, 'status'> & { readonly waits: Wait | null };

/** The sections about events and reports; the server adds those about jobs. */
export interface Desk extends Pick<DeskView, 'today'> {
  readonly missing: DeskSection<Coded<MissingReportItem>>;
  readonly coming: DeskSection<Coded<DeskEvent>>;
  readonly open: DeskSection<Coded<OpenReportItem>>;
  readonly appeals: DeskSection<Coded<OpenAppealItem>>;
  readonly corrections: DeskSection<Coded<OpenCorrectionItem>>;
}

const MOST = 100;

function part<T>(items: readonly T[]): DeskSection<T> {
  return { count: items.length, items: items.slice(0, MOST) };
}

export async function deskOf(office: Office, scope: DeskScope): Promise<Desk> {
  const today = todayOf(office);
  const events = await pendingEvents(office, scope);
  const registered = events.filter(({ stage }) => stage === 'registered');
  const byId = new Map(events.map((event) => [event.event, deskEvent(event)]));
  const withEvent = <Item extends { readonly event: string }>(items: readonly Item[]) =>
    items.flatMap((item) => {
      const event = byId.get(item.event);
      // It came in since the events were read.
      return event === undefined ? [] : [{ ...event, ...item }];
    });
  return {
    today,
    missing: part(registered.filter(({ end }) => end < today).map(missingReport)),
    coming: part(
      registered
        .filter(({ end }) => end >= today)
        .toSorted((a, b) => a.start.localeCompare(b.start))
        .map(deskEvent),
    ),
    open: part(withEvent(await openReports(office, scope))),
    appeals: part(await openAppeals(office, events, today)),
    corrections: part(withEvent(await openCorrections(office, scope))),
  };
}

/** Events that a list leaves out: those that are over without a report, and those whose report is not decided. */
export interface LeftOut {
  readonly missing: readonly Coded<DeskEvent>[];
  readonly undecided: readonly Coded<DeskEvent>[];
}

export async function leftOut(office: Office, cadence: Cadence, date: string): Promise<LeftOut> {
  const today = todayOf(office);
  const events = (await pendingEvents(office, { of: 'everything' })).filter(
    (event) => event.cadence === cadence && event.list !== null && event.list <= date,
  );
  return {
    missing: events.filter(({ stage, end }) => stage === 'registered' && end < today).map(deskEvent),
    undecided: events.filter(({ stage }) => stage === 'reported').map(deskEvent),
  };
}

interface PendingEvent extends Coded<DeskEvent> {
  readonly because: string | null;
}

function eventsOf({ store }: Office, scope: DeskScope) {
  const rows = store.db.selectFrom('event');
  if (scope.of === 'everything') return rows;
  if (scope.of === 'federation') return rows.where('event.federation', '=', scope.federation);
  return rows.where('event.id', 'in', (of) =>
    of.selectFrom('account_event').select('account_event.event').where('account', '=', scope.account),
  );
}

/** The events with something left to do, by their end, each with its status. */
async function pendingEvents(office: Office, scope: DeskScope): Promise<readonly PendingEvent[]> {
  const rows = await eventsOf(office, scope)
    .select(STATUS_COLUMNS)
    .select(['event.name', 'event.federation', 'event.because'])
    .where((of) =>
      of.or([
        of('event.stage', 'in', ['registered', 'rejected']),
        of('event.id', 'in', of.selectFrom('report').select('event').where('state', '=', 'submitted')),
        of('event.id', 'in', of.selectFrom('correction').select('event').where('applied', 'is', null)),
      ]),
    )
    .orderBy('event.end_date')
    .orderBy('event.id')
    .execute();
  const statuses = await eventStatuses(office, rows);
  return rows.map(({ id: event, name, federation, cadence, start, end_date: end, because }, index) => ({
    ...{ event, name, federation, cadence, start, end, because },
    ...defined(statuses[index]),
  }));
}

function deskEvent({ because: _, ...event }: PendingEvent): Coded<DeskEvent> {
  return event;
}

function missingReport(event: PendingEvent): Coded<MissingReportItem> {
  const { due, phase } = event.waits?.values ?? {};
  return {
    ...deskEvent(event),
    due: due === undefined ? null : String(due),
    overdue: phase === 'overdue',
  };
}

/** Without the event's own fields. */
type OwnFields<Item extends DeskEvent> = Omit<Item, Exclude<keyof DeskEvent, 'event'>>;

async function openReports(office: Office, scope: DeskScope): Promise<readonly OwnFields<OpenReportItem>[]> {
  const rows = await eventsOf(office, scope)
    .innerJoin('report', 'report.event', 'event.id')
    .select(['event.id as event', 'report.id as report', 'report.version', 'report.submitted'])
    .select(['report.findings', 'report.players', 'report.games'])
    .where('report.state', '=', 'submitted')
    .orderBy('report.submitted')
    .orderBy('report.id')
    .execute();
  return rows.map(({ findings, ...report }) => ({ ...report, ...countFindings(JSON.parse(findings)) }));
}

async function openAppeals(
  office: Office,
  events: readonly PendingEvent[],
  today: string,
): Promise<readonly Coded<OpenAppealItem>[]> {
  const open: Coded<OpenAppealItem>[] = [];
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
    open.push({ ...event, until: formatDate(until) });
  }
  return open.toSorted((a, b) => compare(a.until, b.until));
}

async function openCorrections(
  office: Office,
  scope: DeskScope,
): Promise<readonly OwnFields<OpenCorrectionItem>[]> {
  return eventsOf(office, scope)
    .innerJoin('correction', 'correction.event', 'event.id')
    .select(['event.id as event', 'correction.after as report', 'event.because'])
    .where('correction.applied', 'is', null)
    .orderBy('correction.seq')
    .execute();
}
