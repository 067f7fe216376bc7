import {
  addDays,
  appeal as appealRule,
  type Cadence,
  type Editions,
  type Explain,
  formatDate,
  listOfEvent,
  nextList,
  openList,
  parseDate,
  type Reason,
  type Reasons,
} from '@eloquence/rating';
import { compare } from '../compare.ts';
import { editionsOf, hasEdition } from '../editions.ts';
import { listEditions } from '../facts/list-facts.ts';
import type { Office } from '../office.ts';
import { currentLists } from '../rating-lists/store/load.ts';
import { inParts } from '../store/parts.ts';
import type { EventTable } from '../store/schema.ts';
import { dayIn, todayOf } from '../today.ts';
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

/** The one answer to what becomes of an event: its stage, its list, and what it waits for. */
export interface EventStatus {
  readonly stage: Stage;
  /** The list it is on, or will be on; null: none, or unknown. */
  readonly list: string | null;
  readonly waits: Wait | null;
}

export interface EventStage extends EventStatus {
  readonly reasons: Reasons;
}

/** The columns that decide the stage. */
export const STATUS_COLUMNS = [
  'event.id',
  'event.cadence',
  'event.start',
  'event.end_date',
  'event.official',
  'event.facts',
  'event.stage',
  'event.list',
] as const;

export type StatusRow = Pick<
  EventTable,
  'id' | 'cadence' | 'start' | 'end_date' | 'official' | 'facts' | 'stage' | 'list'
>;

/** The stage of one event, with its reasons. */
export async function stageOf(office: Office, event: EventTable): Promise<EventStage> {
  const known = await knownAbout(office, [event]);
  const stage = eventStage(event, known, { explain: true });
  if (stage.stage === 'rejected') return { ...stage, reasons: await appealReasons(office, event) };
  if (stage.stage !== 'registered') return stage;
  return { ...stage, reasons: [...deadlineReasons(office, event), ...stage.reasons] };
}

/** The stages of many events, in their order: a few queries for all of them. */
export async function eventStatuses(
  office: Office,
  events: readonly StatusRow[],
): Promise<readonly EventStatus[]> {
  const known = await knownAbout(office, events);
  return events.map((event) => {
    const { stage, list, waits } = eventStage(event, known);
    return { stage, list, waits };
  });
}

interface OpenReport {
  readonly state: string;
  readonly start: string;
  readonly end_date: string;
  readonly received: string;
}

/** The lists of a cadence, as far as they decide the list of an event. */
interface KnownLists {
  readonly editions: Editions;
  readonly oldest: string | null;
  readonly newest: string | null;
}

/** What the store knows about some events. */
interface Known {
  readonly today: string;
  readonly lists: ReadonlyMap<Cadence, KnownLists>;
  readonly open: ReadonlyMap<string, OpenReport>;
  /** Corrected reports that no list has applied yet. */
  readonly corrections: ReadonlyMap<string, string>;
  /** The last rated rounds of events reported in parts. */
  readonly rounds: ReadonlyMap<string, { readonly to: number; readonly end: string | null }>;
}

async function knownAbout(office: Office, events: readonly StatusRow[]): Promise<Known> {
  const lists = new Map<Cadence, KnownLists>();
  for (const cadence of new Set(events.map((event) => event.cadence))) {
    const current = await currentLists(office.store, cadence);
    const [oldest, newest] = [current[0]?.date ?? null, current.at(-1)?.date ?? null];
    lists.set(cadence, { editions: await listEditions(office, cadence), oldest, newest });
  }
  const rated = events.filter(isRated).map(({ id }) => id);
  return {
    today: todayOf(office),
    lists,
    open: await openReports(office, events),
    corrections: await pendingCorrections(office, rated),
    rounds: await ratedRounds(office, rated),
  };
}

const isRated = ({ stage }: Pick<StatusRow, 'stage'>): boolean => stage === 'rated' || stage === 'corrected';

function eventStage(event: StatusRow, known: Known, options?: Explain): EventStage {
  const { id, list } = event;
  const stage = event.stage as Stage;
  const open = known.open.get(id) ?? null;
  const settled = (waits: Wait | null, own: string | null): EventStage => ({
    ...{ stage, list: own, waits },
    reasons: [],
  });
  if (isRated(event) && open === null) return settled(ratedWait(event, known), list);
  if (stage === 'withdrawn') return settled(null, null);
  if (stage === 'rejected') return settled(wait('for-new-report'), null);
  const { lists, today } = known;
  const { ordinary, ...coming } = comingList(lists.get(event.cadence), { ...event, ...open }, today, options);
  if (stage === 'registered') {
    const waits = wait('for-report', {
      ...phaseOf(event, ordinary, known),
      ...(coming.list !== null && { list: coming.list }),
    });
    return { ...coming, stage, waits };
  }
  const isToBeDecided = stage === 'reported' || (isRated(event) && open?.state === 'submitted');
  return isToBeDecided
    ? { ...coming, stage: 'reported', waits: wait('for-decision', listValues(coming, today)) }
    : coming;
}

const wait = (code: WaitCode, values: Wait['values'] = {}): Wait => ({ code, values });

/** The list, and whether its date has passed although it is not published. */
function listValues({ list }: Pick<EventStage, 'list'>, today: string): Wait['values'] {
  return list === null ? {} : { list, ...(list <= today && { listState: 'overdue' }) };
}

/** What a rated event still waits for. */
function ratedWait({ id, list, end_date }: StatusRow, { corrections, rounds }: Known): Wait | null {
  const report = corrections.get(id);
  if (report !== undefined) return wait('for-correction', { report, ...(list !== null && { list }) });
  const last = rounds.get(id);
  if (last === undefined || last.end === null || last.end >= end_date) return null;
  return wait('for-next-rounds', { round: last.to });
}

/** How far a registered event is, and when its report is due. */
function phaseOf(
  { cadence, start, end_date: end }: StatusRow,
  list: string | null,
  known: Known,
): Wait['values'] {
  const { today, lists } = known;
  if (today <= end) return { phase: today < start ? 'coming' : 'running', start, end };
  const editions = lists.get(cadence)?.editions;
  if (editions === undefined || !hasEdition(editions, start)) return { phase: 'over', start, end };
  const days = editions.at(parseDate(start)).rules.reportUploadDays.value;
  // Without a rule, the eve of its list.
  if (days === null && list === null) return { phase: 'over', start, end };
  const due = days === null ? addDays(parseDate(list ?? end), -1) : addDays(parseDate(end), days);
  return { phase: today > formatDate(due) ? 'overdue' : 'due', start, end, due: formatDate(due) };
}

type Dated = Pick<EventTable, 'start' | 'end_date' | 'official'> & { readonly received?: string | null };

interface ComingList extends EventStage {
  /** The list by the dates of the event, which may be published already. */
  readonly ordinary: string | null;
}

/** The list of an accepted event, and whether that is the next one. */
function comingList(
  lists: KnownLists | undefined,
  { start, end_date: end, official, received = null }: Dated,
  today: string,
  options?: Explain,
): ComingList {
  if (lists === undefined || !hasEdition(lists.editions, start)) {
    const waits = wait('for-edition', { start });
    return { stage: 'accepted', list: null, ordinary: null, reasons: [], waits };
  }
  const { editions, oldest, newest } = lists;
  const at = (day: Parameters<Editions['at']>[0]): ReturnType<Editions['at']> => editions.at(day);
  const { list, reasons } = listOfEvent(
    at,
    editions.at(parseDate(start)),
    {
      end: parseDate(end),
      received: received === null ? null : parseDate(received),
      official: official === 1,
    },
    options,
  );
  const ordinary = formatDate(list);
  // An event before the oldest list cannot be rated.
  if (oldest === null || newest === null || start < oldest) {
    const waits = wait('for-earlier-list', { start });
    return { stage: 'accepted', list: null, ordinary, reasons, waits };
  }
  const open = openList(at, list, parseDate(newest), options);
  const own = formatDate(open.list);
  const isDue = open.list === nextList(at, parseDate(newest));
  return {
    stage: isDue ? 'due' : 'accepted',
    list: own,
    ordinary,
    reasons: [...reasons, ...open.reasons],
    waits: wait(isDue ? 'for-closing' : 'for-its-list', listValues({ list: own }, today)),
  };
}

/** Of all federations, or of one. */
export async function countDue(office: Office, federation: string | null = null): Promise<number> {
  const events = await office.store.db
    .selectFrom('event')
    .select(STATUS_COLUMNS)
    .where('event.stage', '=', 'accepted')
    .$if(federation !== null, (query) => query.where('event.federation', '=', federation))
    .execute();
  const statuses = await eventStatuses(office, events);
  return statuses.filter(({ stage }) => stage === 'due').length;
}

/**
 * The report without a list that decides an event's list, as for closing: of an event reported in parts the submitted
 * one, else the earliest accepted one.
 */
async function openReports(
  office: Office,
  events: readonly StatusRow[],
): Promise<ReadonlyMap<string, OpenReport>> {
  const byId = new Map(events.map((event) => [event.id, event]));
  const open = new Map<string, OpenReport>();
  for (const ids of inParts([...byId.keys()])) {
    const rows = await office.store.db
      .selectFrom('report')
      .select(['event', 'state', 'seq', 'start', 'end_date', 'submitted', 'received'])
      .where('event', 'in', ids)
      .where('list', 'is', null)
      .where('state', 'in', ['submitted', 'accepted'])
      .execute();
    const ordered = rows.toSorted(
      (a, b) =>
        compare(b.state, a.state) || compare(a.end_date ?? '', b.end_date ?? '') || compare(a.seq, b.seq),
    );
    for (const report of ordered) {
      const event = byId.get(report.event);
      const isOther = event?.stage === 'accepted' && report.state !== 'accepted';
      if (event === undefined || isOther || open.has(event.id)) continue;
      open.set(event.id, {
        state: report.state,
        start: report.start ?? event.start,
        end_date: report.end_date ?? event.end_date,
        received: receivedOn(office, event, report),
      });
    }
  }
  return open;
}

async function pendingCorrections(
  { store }: Office,
  events: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const pending = new Map<string, string>();
  for (const ids of inParts(events)) {
    const rows = await store.db
      .selectFrom('correction')
      .select(['event', 'after'])
      .where('event', 'in', ids)
      .where('applied', 'is', null)
      .orderBy('seq')
      .execute();
    for (const { event, after } of rows) pending.set(event, after);
  }
  return pending;
}

async function ratedRounds({ store }: Office, events: readonly string[]): Promise<Known['rounds']> {
  const rounds = new Map<string, { readonly to: number; readonly end: string | null }>();
  for (const ids of inParts(events)) {
    const rows = await store.db
      .selectFrom('report')
      .select(['event', 'rounds_to as to', 'end_date as end'])
      .where('event', 'in', ids)
      .where('list', 'is not', null)
      .where('rounds_to', 'is not', null)
      .execute();
    for (const { event, to, end } of rows)
      if ((to ?? 0) > (rounds.get(event)?.to ?? 0)) rounds.set(event, { to: to ?? 0, end });
  }
  return rounds;
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
