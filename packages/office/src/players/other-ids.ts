import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { OtherIdTable, Schema } from '../store/schema.ts';

export async function addId(
  trx: Transaction<Schema>,
  id: Pick<OtherIdTable, 'id' | 'player' | 'scheme' | 'since'>,
): Promise<void> {
  await trx
    .insertInto('other_id')
    .values({ ...id, until: null })
    .execute();
}

/** Moves a player's first ID into the table of other IDs, where it can end or find another player. */
export async function putAside(trx: Transaction<Schema>, key: number): Promise<void> {
  await sql`INSERT INTO other_id (id, player, scheme, since)
    SELECT fide_id, key, 'fide', fide_since FROM player WHERE key = ${key} AND fide_id IS NOT NULL`.execute(
    trx,
  );
  await trx.updateTable('player').set({ fide_id: null, fide_since: null }).where('key', '=', key).execute();
}

/**
 * The listed ID of a row, as `listedIds` chooses it: the FIDE ID a player came with is valid and older than any
 * other.
 */
export const LISTED_ID: RawBuilder<string> = sql`coalesce(fide_id, (SELECT id FROM other_id
  WHERE other_id.player = key ORDER BY until IS NOT NULL, scheme, since, id LIMIT 1))`;
