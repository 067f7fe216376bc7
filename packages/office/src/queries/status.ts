import type { Cadence } from '@eloquence/rating';
import { byCadence } from '../compare.ts';
import { countDue } from '../events/stage.ts';
import { openAppeals } from '../events/view.ts';
import type { Office } from '../office.ts';

/** An event whose report needs a decision. */
export interface WaitingEvent {
  readonly event: string;
  readonly name: string;
  readonly cadence: Cadence;
  readonly start: string;
  readonly end: string;
  /** The reason of the appeal; null: none. */
  readonly appeal: string | null;
}

/** `events` has the total. */
const MOST_WAITING = 100;

export interface OfficeStatus {
  readonly practice: string;
  readonly zone: string;
  readonly entries: number;
  /** The hash of the newest entry: stores with the same one have the same ledger. */
  readonly head: string | null;
  readonly players: number;
  readonly events: Readonly<Record<string, number>>;
  /** Events that need a decision, the oldest first. */
  readonly waiting: readonly WaitingEvent[];
  /** The newest list of each cadence. */
  readonly lists: readonly { readonly cadence: Cadence; readonly date: string; readonly revision: number }[];
  /** Unpublished drafts. */
  readonly drafts: readonly { readonly cadence: Cadence; readonly date: string; readonly revision: number }[];
}

/** With a federation, only its events, and no drafts: an unpublished list has the players of all. */
export async function officeStatus(office: Office, federation: string | null = null): Promise<OfficeStatus> {
  const { store, practice, zone } = office;
  const { db } = store;
  const newestEntry = await db
    .selectFrom('entry')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const players = await db
    .selectFrom('player')
    .select((of) => of.fn.max('key').as('key'))
    .executeTakeFirst();
  const stages = await db
    .selectFrom('event')
    .select((of) => ['stage', of.fn.countAll<number>().as('events')])
    .$if(federation !== null, (query) => query.where('federation', '=', federation))
    .groupBy('stage')
    .execute();
  const waiting = await db
    .selectFrom('event')
    .select(['id as event', 'name', 'cadence', 'start', 'end_date as end'])
    // An event reported in parts can have one part rated while another needs a decision.
    .where((of) =>
      of.or([
        of('stage', '=', 'reported'),
        of('id', 'in', of.selectFrom('report').select('event').where('state', '=', 'submitted')),
      ]),
    )
    .$if(federation !== null, (query) => query.where('federation', '=', federation))
    .orderBy('end_date')
    .orderBy('id')
    .limit(MOST_WAITING)
    .execute();
  const appeals = await openAppeals(
    db,
    waiting.map(({ event }) => event),
  );
  const drafts = await db
    .selectFrom('list')
    .select(['cadence', 'date', 'revision'])
    .where('state', '=', 'draft')
    .orderBy('date')
    .orderBy('id')
    .execute();
  // One query, so that lists published together appear together.
  const newest = await db
    .selectFrom('current_list')
    .innerJoin('list', 'list.id', 'current_list.list')
    .select(['list.cadence', 'list.date', 'list.revision'])
    .where('current_list.date', '=', (of) =>
      of
        .selectFrom('current_list as other')
        .select((max) => max.fn.max('other.date').as('date'))
        .whereRef('other.cadence', '=', 'current_list.cadence'),
    )
    .execute();
  const lists = newest.toSorted(byCadence);
  return {
    practice,
    zone,
    entries: newestEntry?.seq ?? 0,
    head: newestEntry?.hash ?? null,
    players: players?.key ?? 0,
    events: withDue(stages, await countDue(office, federation)),
    waiting: waiting.map((event) => ({ ...event, appeal: appeals.get(event.event) ?? null })),
    lists,
    drafts: federation === null ? drafts : [],
  };
}

/** Counts by stage; due events are not counted as accepted. */
function withDue(
  stages: readonly { readonly stage: string; readonly events: number }[],
  due: number,
): Readonly<Record<string, number>> {
  const events = Object.fromEntries(stages.map(({ stage, events: count }) => [stage, Number(count)]));
  if (due === 0) return events;
  const { accepted = 0, ...others } = events;
  return { ...others, ...(accepted > due && { accepted: accepted - due }), due };
}
