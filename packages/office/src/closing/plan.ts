import {
  type Cadence,
  type CivilDate,
  chooseEditions,
  type Editions,
  formatDate,
  InputError,
  listOfEvent,
  parseDate,
} from '@eloquence/rating';
import type { Kysely } from 'kysely';
import type { Office } from '../context.ts';
import { OfficeError } from '../errors.ts';
import { canonicalJson, type Json, sha256 } from '../ledger/canonical.ts';
import { currentLists, type ListName } from '../lists-in-store/load.ts';
import type { Schema } from '../store/schema.ts';
import { dayIn } from '../today.ts';
import { ENGINE } from '../version.ts';
import { openCorrections } from './open-corrections.ts';

/** The reports of one event that go into a list together. */
export interface DueReports {
  readonly event: string;
  readonly reports: readonly { readonly id: string; readonly games: string }[];
}

/** A corrected report and the one it takes the place of. */
export interface PlannedCorrection {
  readonly seq: number;
  readonly event: string;
  readonly before: string;
  readonly after: string;
  /**
   * A list taken over since the event was rated: its ratings are somebody else's, and nothing is added to them
   * unless the officer has said so.
   */
  readonly overtaken?: string;
}

/** What a list will be made of, decided before anything is rated. */
export interface ClosingPlan {
  readonly cadence: Cadence;
  readonly date: string;
  readonly previous: ListName;
  /** All lists before this one, the oldest first; for rapid and blitz the standard ones as well. */
  readonly lists: readonly ListName[];
  readonly standard: readonly ListName[];
  readonly events: readonly DueReports[];
  /** Accepted, but the store has no list of the time before they began. */
  readonly held: readonly string[];
  readonly corrections: readonly PlannedCorrection[];
  readonly adjustments: readonly string[];
  /** The last entry that changed a player. */
  readonly peopleSeq: number;
}

/** Lists that are drafts still and count as published for what follows: a closing of all cadences, a replay. */
export type Overlay = ReadonlyMap<string, ListName>;

export const overlayKey = (cadence: Cadence, date: string): string => `${cadence} ${date}`;

export function editionsOf({ practice }: Pick<Office, 'practice'>, cadence: Cadence): Editions {
  return chooseEditions({ cadence, applied: practice === 'applied' });
}

/** Everything accepted and due for a list. */
export async function planClosing(
  office: Office,
  db: Kysely<Schema>,
  cadence: Cadence,
  date: string,
  overlay: Overlay = new Map(),
): Promise<ClosingPlan> {
  const lists = await listsBefore(office, db, cadence, date, overlay);
  const previous = lists.at(-1);
  if (previous === undefined) throw new OfficeError('no-list-before', { cadence, date });
  const standard = cadence === 'standard' ? [] : await listsUpTo(office, db, 'standard', date, overlay);
  const { events, held } = await dueEvents(office, db, cadence, date, lists[0] as ListName);
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
    peopleSeq: await lastPeopleSeq(db),
  };
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

const PEOPLE_KINDS = [
  'player-added',
  'player-changed',
  'players-merged',
  'players-split',
  'player-redacted',
  'list-imported',
];

async function lastPeopleSeq(db: Kysely<Schema>): Promise<number> {
  const row = await db
    .selectFrom('entry')
    .select((of) => of.fn.max('seq').as('seq'))
    .where('kind', 'in', PEOPLE_KINDS)
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** Accepted reports that are on no list yet and whose list is this one or an earlier one. */
async function dueEvents(
  office: Office,
  db: Kysely<Schema>,
  cadence: Cadence,
  date: string,
  oldest: ListName,
): Promise<{ readonly events: readonly DueReports[]; readonly held: readonly string[] }> {
  const accepted = await db
    .selectFrom('report')
    .innerJoin('event', 'event.id', 'report.event')
    .innerJoin('game_set', 'game_set.report', 'report.id')
    .select([
      'report.id',
      'report.event',
      'report.submitted',
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
  const listOf = listsByDates(editionsOf(office, cadence));
  const held: string[] = [];
  const byEvent = new Map<string, { id: string; games: string }[]>();
  for (const report of accepted) {
    const start = report.reported ?? report.registered;
    const list = listOf({
      start,
      end: report.end ?? start,
      received: dayIn(office.zone, new Date(report.submitted)),
      official: report.official === 1,
    });
    if (list > date) continue;
    if (start < oldest.date) {
      held.push(report.event);
      continue;
    }
    // Parts of one competition on one list are one event (2005 and 2009 6.2).
    const event = report.part_of ?? report.event;
    const reports = byEvent.get(event) ?? [];
    reports.push({ id: report.id, games: report.games });
    byEvent.set(event, reports);
  }
  return { events: [...byEvent].map(([event, reports]) => ({ event, reports })), held };
}

/** What decides on which list an event belongs. */
interface EventDates {
  readonly start: string;
  readonly end: string;
  readonly received: string | null;
  readonly official: boolean;
}

/** The same for many events, of which many have the same dates. */
function listsByDates(editions: Editions): (event: EventDates) => string {
  const lists = new Map<string, string>();
  return (event) => {
    const dates = `${event.start} ${event.end} ${event.received} ${event.official}`;
    const list = lists.get(dates) ?? listFor(editions, event);
    lists.set(dates, list);
    return list;
  };
}

/** The list an event belongs on by its dates; events before the first edition belong on none. */
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

/** Why a day has no edition is told by the engine; here it is only asked whether it has one. */
export function hasEdition(editions: Editions, day: string): boolean {
  try {
    return editions.at(parseDate(day)) !== null;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

/** What a list depends on, as data: kept with it, so that it can be worked out again. */
export function planInputs(plan: ClosingPlan): Json {
  const { previous, lists, standard, events, corrections, adjustments, peopleSeq } = plan;
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
    peopleSeq,
  };
}

/** The same plan by the same program has the same fingerprint: a draft is stale when it changes. */
export function fingerprintOf(plan: ClosingPlan, office: Pick<Office, 'practice'>): string {
  return fingerprintOfInputs(canonicalJson(planInputs(plan)), office);
}

/** The same where the inputs are canonical JSON already; so is all that is hashed. */
export function fingerprintOfInputs(inputs: string, { practice }: Pick<Office, 'practice'>): string {
  return sha256(
    `{"engine":${canonicalJson(ENGINE)},"inputs":${inputs},"practice":${canonicalJson(practice)}}`,
  );
}

/** Whether two plans take the same into a list; the numbers of drafts beside it may differ. */
export function isSamePlan(a: ClosingPlan, b: ClosingPlan): boolean {
  const basis = ({ standard, ...plan }: ClosingPlan): string =>
    canonicalJson({ ...(planInputs({ ...plan, standard: [] }) as object), standard: standard.length });
  return basis(a) === basis(b);
}
