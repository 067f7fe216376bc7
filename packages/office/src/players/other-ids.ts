import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { OtherIdTable, Schema } from '../store/schema.ts';

/** Gives a player an ID beside the one that he may have come with. */
export async function addId(
  trx: Transaction<Schema>,
  id: Pick<OtherIdTable, 'id' | 'player' | 'scheme' | 'since'>,
): Promise<void> {
  await trx
    .insertInto('other_id')
    .values({ ...id, until: null })
    .execute();
}

/** Puts the ID that a player came with among the others, where it can end and lead to somebody else. */
export async function putAside(trx: Transaction<Schema>, key: number): Promise<void> {
  await sql`INSERT INTO other_id (id, player, scheme, since)
    SELECT fide_id, key, 'fide', fide_since FROM player WHERE key = ${key} AND fide_id IS NOT NULL`.execute(
    trx,
  );
  await trx.updateTable('player').set({ fide_id: null, fide_since: null }).where('key', '=', key).execute();
}

/**
 * The ID under which the player of a row stands on lists, as `idsOf` chooses it: FIDE's that he came with is valid, and
 * older than any other.
 */
export const LISTED_ID: RawBuilder<string> = sql`coalesce(fide_id, (SELECT id FROM other_id
  WHERE other_id.player = key ORDER BY until IS NOT NULL, scheme, since, id LIMIT 1))`;
