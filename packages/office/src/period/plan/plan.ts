import {
  type Cadence,
  type CivilDate,
  defined,
  type Editions,
  formatDate,
  leavesKToAdministrator,
  listOfEvent,
  type MonthlyLists,
  monthlyListsFrom,
  parseDate,
} from '@eloquence/rating';
import type { Kysely } from 'kysely';
import { editionsOf, hasEdition } from '../../editions.ts';
import { OfficeError } from '../../errors.ts';
import { receivedOn } from '../../events/received.ts';
import { exclusionsOn } from '../../facts/exclusions.ts';
import { membersOn, monthlyLists, rapidKOn } from '../../facts/list-facts.ts';
import { canonicalJson, type Json, sha256 } from '../../ledger/canonical.ts';
import type { Office } from '../../office.ts';
import { PLAYER_ENTRIES } from '../../players/entry-kinds.ts';
import { currentLists, type ListName } from '../../rating-lists/store/load.ts';
import type { Exclusions, PlannedCorrection } from '../../rating-lists/store/stored-plan.ts';
import type { Schema } from '../../store/schema.ts';
import { ENGINE } from '../../version.ts';
import { openCorrections } from './open-corrections.ts';
import { ratedAs } from './pooled-stages.ts';

/** The reports of one event that go into a list together. */
export interface DueReports {
  readonly event: string;
  readonly reports: readonly { readonly id: string; readonly games: string }[];
}

/** What goes into a list, decided before anything is rated. */
export interface PeriodPlan {
  readonly cadence: Cadence;
  readonly date: string;
  readonly previous: ListName;
  /** All lists before this one, the oldest first; for rapid and blitz the standard ones as well. */
  readonly lists: readonly ListName[];
  readonly standard: readonly ListName[];
  readonly events: readonly DueReports[];
  /** Accepted events that began before the oldest list in the store. */
  readonly held: readonly string[];
  readonly corrections: readonly PlannedCorrection[];
  readonly adjustments: readonly string[];
  /** null: everybody is included. */
  readonly exclusions: Exclusions | null;
  /** Unrated players' membership of an association for which fewer games are enough, by key. */
  readonly members: readonly number[];
  /** K of the list, where the edition leaves it to the administrator; null: not stated, or not asked for. */
  readonly k: number | null;
  /** The Board's decision on monthly lists, while they come out every month. */
  readonly monthly: MonthlyLists | null;
  /** The last entry that changed a player. */
  readonly peopleSeq: number;
}

/** Drafts that later lists build on before they are published: in a closing of all cadences, or a replay. */
export type Overlay = ReadonlyMap<string, ListName>;

export const overlayKey = (cadence: Cadence, date: string): string => `${cadence} ${date}`;

/** Everything accepted and due for a list. */
export async function planPeriod(
  office: Office,
  db: Kysely<Schema>,
  cadence: Cadence,
  date: string,
  overlay: Overlay = new Map(),
): Promise<PeriodPlan> {
  const lists = await listsBefore(office, db, cadence, date, overlay);
  const previous = lists.at(-1);
  if (previous === undefined) throw new OfficeError('no-list-before', { cadence, date });
  const standard = cadence === 'standard' ? [] : await listsUpTo(office, db, 'standard', date, overlay);
  const monthly = await monthlyLists(db);
  const editions = editionsOf(office, cadence, { monthly });
  const { events, held } = await dueEvents(db, { office, cadence, date, editions }, defined(lists[0]));
  return {
    cadence,
    date,
    previous,
    lists,
    standard,
    events,
    held,
    corrections: await openCorrections(db, cadence, date, lists),
    adjustments: await adjustmentsOn(db, cadence, date),
    exclusions: await exclusionsOn(db, editions.at(parseDate(date)), date),
    members: await membersOn(db, date),
    k: leavesK(office, { cadence, date, previous }) ? await rapidKOn(db, date) : null,
    monthly: monthly !== null && parseDate(date) >= monthlyListsFrom(monthly) ? monthly : null,
    peopleSeq: await lastPeopleSeq(db),
  };
}

/** Whether the edition of a list, or of the one before, leaves K to the administrator (2005 15b). */
export function leavesK(
  office: Pick<Office, 'practice'>,
  { cadence, date, previous }: Pick<PeriodPlan, 'cadence' | 'date' | 'previous'>,
): boolean {
  const editions = editionsOf(office, cadence);
  const known = [previous.date, date].filter((day) => hasEdition(editions, day));
  return known.some((day) => leavesKToAdministrator(editions.at(parseDate(day))));
}

async function listsBefore(
  office: Office,
  db: Kysely<Schema>,
  cadence: Cadence,
  date: string,
  overlay: Overlay,
): Promise<readonly ListName[]> {
  return (await listsUpTo(office, db, cadence, date, overlay)).filter((list) => list.date < date);
}

async function listsUpTo(
  office: Office,
  db: Kysely<Schema>,
  cadence: Cadence,
  date: string,
  overlay: Overlay,
): Promise<readonly ListName[]> {
  const drafts = [...overlay.values()].filter((list) => list.cadence === cadence);
  const replaced = new Set(drafts.map((list) => list.date));
  const current = (await currentLists(office.store, cadence, db)).filter((list) => !replaced.has(list.date));
  return [...current, ...drafts]
    .filter((list) => list.date <= date)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

async function adjustmentsOn(db: Kysely<Schema>, cadence: Cadence, date: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('adjustment')
    .select('id')
    .where('date', '=', date)
    .where('cadence', '=', cadence)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function lastPeopleSeq(db: Kysely<Schema>): Promise<number> {
  const row = await db
    .selectFrom('entry')
    .select((of) => of.fn.max('seq').as('seq'))
    .where('kind', 'in', PLAYER_ENTRIES)
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** Accepted reports that are on no list yet and whose list is this one or an earlier one. */
async function dueEvents(
  db: Kysely<Schema>,
  list: {
    readonly office: Office;
    readonly cadence: Cadence;
    readonly date: string;
    readonly editions: Editions;
  },
  oldest: ListName,
): Promise<{ readonly events: readonly DueReports[]; readonly held: readonly string[] }> {
  const { office, cadence, date, editions } = list;
  const accepted = await db
    .selectFrom('report')
    .innerJoin('event', 'event.id', 'report.event')
    .innerJoin('game_set', 'game_set.report', 'report.id')
    .select([
      'report.id',
      'report.event',
      'report.submitted',
      'report.received',
      'event.facts',
      'report.end_date as end',
      'report.start as reported',
      'event.start as registered',
      'event.official',
      'event.part_of',
      'game_set.hash as games',
    ])
    .where('report.state', '=', 'accepted')
    .where('report.list', 'is', null)
    .where('event.cadence', '=', cadence)
    .where('event.start', '<', date)
    .orderBy('event.start')
    .orderBy('report.seq')
    .execute();
  const listOf = listsByDates(editions);
  const held: string[] = [];
  const byEvent = new Map<string, { id: string; games: string }[]>();
  for (const report of accepted) {
    const start = report.reported ?? report.registered;
    const own = listOf({
      start,
      end: report.end ?? start,
      received: receivedOn(office, report, report),
      official: report.official === 1,
    });
    if (own > date) continue;
    if (start < oldest.date) {
      held.push(report.event);
      continue;
    }
    const event = ratedAs(editions, { ...report, start });
    const reports = byEvent.get(event) ?? [];
    reports.push({ id: report.id, games: report.games });
    byEvent.set(event, reports);
  }
  return { events: [...byEvent].map(([event, reports]) => ({ event, reports })), held };
}

/** The dates that decide the list of an event. */
interface EventDates {
  readonly start: string;
  readonly end: string;
  readonly received: string | null;
  readonly official: boolean;
}

/** `listFor`, cached by dates. */
function listsByDates(editions: Editions): (event: EventDates) => string {
  const lists = new Map<string, string>();
  return (event) => {
    const dates = `${event.start} ${event.end} ${event.received} ${event.official}`;
    const list = lists.get(dates) ?? listFor(editions, event);
    lists.set(dates, list);
    return list;
  };
}

/** The list of an event by its dates. */
export function listFor(editions: Editions, event: EventDates): string {
  const at = (day: CivilDate): ReturnType<Editions['at']> => editions.at(day);
  const edition = editions.at(parseDate(event.start));
  const { list } = listOfEvent(at, edition, {
    end: parseDate(event.end),
    received: event.received === null ? null : parseDate(event.received),
    official: event.official,
  });
  return formatDate(list);
}

/** The plan as stored with the list, so that it can be recomputed. */
export function planInputs(plan: PeriodPlan): Json {
  const { previous, lists, standard, events, corrections, adjustments, peopleSeq } = plan;
  const { exclusions, members, k, monthly } = plan;
  return {
    previous: previous.id,
    lists: lists.map(({ date, id }) => [date, id]),
    standard: standard.map(({ date, id }) => [date, id]),
    events: events.map(({ event, reports }) => ({
      event,
      reports: reports.map(({ id, games }) => [id, games]),
    })),
    corrections: corrections.map((correction) => ({ ...correction })),
    adjustments,
    // Left out without any, so that the plans of older lists keep their fingerprint.
    ...(exclusions !== null && { exclusions: { ...exclusions } }),
    ...(members.length > 0 && { members }),
    ...(k !== null && { k }),
    ...(monthly !== null && { monthly: { ...monthly } }),
    peopleSeq,
  };
}

/** A draft is stale when its fingerprint differs. */
export function fingerprintOf(plan: PeriodPlan, office: Pick<Office, 'practice'>): string {
  return fingerprintOfInputs(canonicalJson(planInputs(plan)), office);
}

/** `inputs`: canonical JSON. */
export function fingerprintOfInputs(inputs: string, { practice }: Pick<Office, 'practice'>): string {
  return sha256(
    `{"engine":${canonicalJson(ENGINE)},"inputs":${inputs},"practice":${canonicalJson(practice)}}`,
  );
}

/** Whether two plans give the same list; the numbers of other drafts may differ. */
export function isSamePlan(a: PeriodPlan, b: PeriodPlan): boolean {
  const basis = ({ standard, ...plan }: PeriodPlan): string =>
    canonicalJson({ ...(planInputs({ ...plan, standard: [] }) as object), standard: standard.length });
  return basis(a) === basis(b);
}
