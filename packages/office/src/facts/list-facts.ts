import type { Cadence, Editions, MonthlyLists } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import { editionsOf } from '../editions.ts';
import type { Office } from '../office.ts';
import type { Schema } from '../store/schema.ts';
import { factsOn, playerFactsOn } from './exclusions.ts';

/** Members of an association for which fewer games are enough (2005 9.14e, 2009 7.14g), by key. */
export async function membersOn(db: Kysely<Schema>, date: string): Promise<readonly number[]> {
  return (await playerFactsOn(db, 'association-member', date)).map(([key]) => key);
}

/** K of the rapid list of a date, as the administrator set it (2005 15b). */
export async function rapidKOn(db: Kysely<Schema>, date: string): Promise<number | null> {
  const [stated] = await factsOn(db, 'rapid-k', date);
  return stated === undefined ? null : Number(stated[0]);
}

/** The Board's decision on monthly lists (2005 9.3, 2009 7.3). */
export async function monthlyLists(db: Kysely<Schema>): Promise<MonthlyLists | null> {
  const fact = await db
    .selectFrom('fact')
    .select(['since as decided', 'until'])
    .where('kind', '=', 'monthly-lists')
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  return fact ?? null;
}

/** The editions with the calendar of lists as it stands. */
export async function listEditions(
  office: Office,
  cadence: Cadence,
  db: Kysely<Schema> = office.store.db,
): Promise<Editions> {
  return editionsOf(office, cadence, { monthly: await monthlyLists(db) });
}
