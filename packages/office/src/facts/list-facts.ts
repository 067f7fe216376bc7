import type { Kysely } from 'kysely';
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
