import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The highest player key in use; 0 without players. */
export async function lastKey(db: Kysely<Schema>): Promise<number> {
  const row = await db
    .selectFrom('player')
    .select((of) => of.fn.max('key').as('key'))
    .executeTakeFirst();
  return row?.key ?? 0;
}
