import { setImmediate as pause } from 'node:timers/promises';
import type { Cadence } from '@eloquence/rating';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Office } from '../context.ts';
import { foldWords } from '../players/fold.ts';
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
  readonly stage: string;
  readonly list: string | null;
}

export interface CalendarPlace {
  readonly start: string;
  readonly event: string;
}

export interface CalendarQuery {
  /** Beginnings of words in the name or the city, in any order. */
  readonly text?: string | undefined;
  readonly federation?: string | undefined;
  readonly cadence?: Cadence | undefined;
  readonly stage?: string | undefined;
  /** Events that start on this day or later. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** On which list they are. */
  readonly list?: string | undefined;
  readonly limit: number;
  /** The last event of the page before. */
  readonly after?: CalendarPlace | null;
  /** Only these, for somebody who has to do with some of them. */
  readonly givenTo?: string | undefined;
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
] as const;

const MOST_WORDS = 6;
/** Events looked at in one go by the index alone: few at first, as common words are found soon; then more. */
const FIRST_LOOK = 1000;
const LONGEST_LOOK = 20_000;
/** More than have ever been played. */
const MOST_LOOKED_AT = 2_000_000;

/** Events by their start, the newest first. */
export async function calendar(
  { store }: Pick<Office, 'store'>,
  query: CalendarQuery,
): Promise<readonly EventRow[]> {
  const { text = '', limit, after = null } = query;
  const words = foldWords(text).slice(0, MOST_WORDS);
  if (text.trim() !== '' && words.length === 0) return [];
  const rows = filtered(store.db.selectFrom('event').select(COLUMNS), query);
  if (words.length === 0) {
    return placed(rows, after)
      .orderBy('event.start', 'desc')
      .orderBy('event.id', 'desc')
      .limit(limit)
      .execute();
  }
  const holds = sql.raw(store.kind === 'sqlite' ? 'instr' : 'strpos');
  const matches = words.map((word) => sql<boolean>`${holds}(looked_at.words, ${` ${word}`}) > 0`);
  const found: EventRow[] = [];
  let place: CalendarPlace | null = after;
  let atOnce = FIRST_LOOK;
  for (let looked = 0; looked < MOST_LOOKED_AT && found.length < limit; looked += atOnce) {
    const range = rangeOf(query, place);
    const ids = sql`SELECT id FROM (SELECT id, words FROM event WHERE ${range}
        ORDER BY start DESC, id DESC LIMIT ${sql.lit(atOnce)}) AS looked_at
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
    atOnce = Math.min(atOnce * 4, LONGEST_LOOK);
    // Others have their turn in between.
    await pause();
  }
  return found;
}

type Rows = SelectQueryBuilder<Schema, 'event', EventRow>;

function filtered(rows: Rows, query: CalendarQuery): Rows {
  const { federation, cadence, stage, from, to, list, givenTo } = query;
  let kept = rows;
  if (federation !== undefined) kept = kept.where('event.federation', '=', federation);
  if (cadence !== undefined) kept = kept.where('event.cadence', '=', cadence);
  if (stage !== undefined) kept = kept.where('event.stage', '=', stage);
  if (from !== undefined) kept = kept.where('event.start', '>=', from);
  if (to !== undefined) kept = kept.where('event.start', '<=', to);
  if (list !== undefined) kept = kept.where('event.list', '=', list);
  if (givenTo === undefined) return kept;
  return kept.where('event.id', 'in', (of) =>
    of.selectFrom('account_event').select('account_event.event').where('account', '=', givenTo),
  );
}

function placed(rows: Rows, after: CalendarPlace | null): Rows {
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
