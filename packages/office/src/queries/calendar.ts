import { setImmediate as pause } from 'node:timers/promises';
import { type Cadence, defined } from '@eloquence/rating';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type EventStatus, eventStatuses } from '../events/stage.ts';
import { foldWords } from '../fold.ts';
import type { Office } from '../office.ts';
import type { Schema } from '../store/schema.ts';

/** An event in the calendar. */
export interface EventRow {
  readonly event: string;
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  readonly cadence: Cadence;
  readonly type: string | null;
  readonly start: string;
  readonly end: string;
  /** As stored; `withStatus` computes the list of events that are not rated yet. */
  readonly stage: string;
  readonly list: string | null;
  readonly official: number;
  readonly facts: string;
}

export interface CalendarPlace {
  readonly start: string;
  readonly event: string;
}

export interface CalendarQuery {
  /** Prefixes of words in the name or city, in any order. */
  readonly text?: string | undefined;
  readonly federation?: string | undefined;
  readonly cadence?: Cadence | undefined;
  readonly stage?: string | undefined;
  /** The earliest start. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The date of the list that rated them. */
  readonly list?: string | undefined;
  readonly limit: number;
  /** The last event of the page before. */
  readonly after?: CalendarPlace | null;
  /** Only events assigned to this account. */
  readonly givenTo?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  /** How many events are looked through for the words; all unless said. */
  readonly mostScanned?: number | undefined;
}

const COLUMNS = [
  'event.id as event',
  'event.name',
  'event.city',
  'event.federation',
  'event.cadence',
  'event.type',
  'event.start',
  'event.end_date as end',
  'event.stage',
  'event.list',
  'event.official',
  'event.facts',
] as const;

const MOST_WORDS = 6;
/** Events scanned per query, by the index alone: few at first, since common words are found soon. */
const FIRST_SCAN = 1000;
const LARGEST_SCAN = 20_000;
/** More events than have ever been played. */
const MOST_SCANNED = 2_000_000;

/** Events by their start, the newest first. */
export async function calendar(
  { store }: Pick<Office, 'store'>,
  query: CalendarQuery,
): Promise<readonly EventRow[]> {
  const { text = '', limit, after = null, mostScanned = MOST_SCANNED } = query;
  const words = foldWords(text).slice(0, MOST_WORDS);
  if (text.trim() !== '' && words.length === 0) return [];
  const rows = filtered(store.db.selectFrom('event').select(COLUMNS), query);
  if (words.length === 0) {
    return afterPlace(rows, after)
      .orderBy('event.start', 'desc')
      .orderBy('event.id', 'desc')
      .limit(limit)
      .execute();
  }
  const holds = sql.raw(store.kind === 'sqlite' ? 'instr' : 'strpos');
  const matches = words.map((word) => sql<boolean>`${holds}(scanned.words, ${` ${word}`}) > 0`);
  const found: EventRow[] = [];
  let place: CalendarPlace | null = after;
  let atOnce = FIRST_SCAN;
  for (let scanned = 0; scanned < mostScanned && found.length < limit; scanned += atOnce) {
    const range = rangeOf(query, place);
    const ids = sql`SELECT id FROM (SELECT id, words FROM event WHERE ${range}
        ORDER BY start DESC, id DESC LIMIT ${sql.lit(atOnce)}) AS scanned
      WHERE ${sql.join(matches, sql` AND `)}`;
    const page = await rows
      .where(sql<boolean>`event.id IN (${ids})`)
      .orderBy('event.start', 'desc')
      .orderBy('event.id', 'desc')
      .limit(limit - found.length)
      .execute();
    found.push(...page);
    const { rows: last } = await sql<CalendarPlace>`SELECT start, id AS event FROM event WHERE ${range}
      ORDER BY start DESC, id DESC LIMIT 1 OFFSET ${sql.lit(atOnce - 1)}`.execute(store.db);
    if (last[0] === undefined) break;
    [place] = last;
    atOnce = Math.min(atOnce * 4, LARGEST_SCAN);
    // SQLite queries block the thread: let other requests run in between.
    await pause();
  }
  return found;
}

export type EventWithStatus = Omit<EventRow, 'stage' | 'list' | 'official' | 'facts'> & EventStatus;

/** Events with the one answer to what becomes of them. */
export async function withStatus(
  office: Office,
  rows: readonly EventRow[],
): Promise<readonly EventWithStatus[]> {
  const statuses = await eventStatuses(
    office,
    rows.map(({ event: id, end: end_date, ...row }) => ({ id, end_date, ...row })),
  );
  return rows.map(({ official: _official, facts: _facts, ...row }, index) => ({
    ...row,
    ...defined(statuses[index]),
  }));
}

/** How many events match; null: more than `most`. Words are not counted, since each event would have to be read. */
export async function countEvents(
  { store }: Pick<Office, 'store'>,
  query: Omit<CalendarQuery, 'text' | 'limit' | 'after'>,
  most: number,
): Promise<number | null> {
  const found = filtered(store.db.selectFrom('event').select(COLUMNS), query)
    .orderBy('event.start', 'desc')
    .orderBy('event.id', 'desc')
    .limit(most + 1);
  const { count } = await store.db
    .selectFrom(found.as('found'))
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count > most ? null : count;
}

type Rows = SelectQueryBuilder<Schema, 'event', EventRow>;

function filtered(rows: Rows, query: Omit<CalendarQuery, 'limit'>): Rows {
  const { federation, cadence, stage, from, to, list, givenTo, ids } = query;
  let kept = rows;
  if (federation !== undefined) kept = kept.where('event.federation', '=', federation);
  if (cadence !== undefined) kept = kept.where('event.cadence', '=', cadence);
  if (stage !== undefined) kept = kept.where('event.stage', '=', stage);
  if (from !== undefined) kept = kept.where('event.start', '>=', from);
  if (to !== undefined) kept = kept.where('event.start', '<=', to);
  if (list !== undefined) kept = kept.where('event.list', '=', list);
  if (ids !== undefined) kept = kept.where('event.id', 'in', ids);
  if (givenTo === undefined) return kept;
  return kept.where('event.id', 'in', (of) =>
    of.selectFrom('account_event').select('account_event.event').where('account', '=', givenTo),
  );
}

function afterPlace(rows: Rows, after: CalendarPlace | null): Rows {
  if (after === null) return rows;
  return rows
    .where('event.start', '<=', after.start)
    .where((is) => is.or([is('event.start', '<', after.start), is('event.id', '<', after.event)]));
}

function rangeOf({ from, to }: CalendarQuery, after: CalendarPlace | null): RawBuilder<unknown> {
  const conditions = [sql`1 = 1`];
  if (from !== undefined) conditions.push(sql`start >= ${from}`);
  if (to !== undefined) conditions.push(sql`start <= ${to}`);
  if (after !== null) {
    conditions.push(sql`start <= ${after.start} AND (start < ${after.start} OR id < ${after.event})`);
  }
  return sql.join(conditions, sql` AND `);
}
