import { type Kysely, sql } from 'kysely';
import type { PlayerTable, Schema } from '../store/schema.ts';
import type { ReadRows } from './read-rows.ts';

export interface StoredPlayer
  extends Pick<
    PlayerTable,
    | 'key'
    | 'name'
    | 'name_version'
    | 'federation'
    | 'sex'
    | 'title'
    | 'women_title'
    | 'other_titles'
    | 'foa_title'
    | 'birth_year'
  > {
  readonly id: string;
  /** The entry that ended the ID: it finds the player but is no longer theirs. */
  readonly until: number | null;
}

const IDS_AT_ONCE = 500;
const KEYS_AT_ONCE = 20_000;
/** Below this share of all players, IDs are queried; above it the whole table is read. */
const FEW = 0.1;

/** Stored players with IDs on the list, in batches. A player with two IDs may come twice. */
export async function* storedPlayers(
  db: Kysely<Schema>,
  rows: ReadRows,
  last: number,
): AsyncGenerator<readonly StoredPlayer[]> {
  const known = db
    .selectFrom('player')
    .innerJoin('identity', 'identity.player', 'player.key')
    .select(['identity.id', 'identity.until', 'player.key', 'name', 'name_version', 'federation', 'sex'])
    .select(['title', 'women_title', 'other_titles', 'foa_title', 'birth_year'])
    .where('identity.scheme', '=', 'fide');
  if (rows.rows < last * FEW) {
    for (let row = 0; row < rows.rows; row += IDS_AT_ONCE) {
      const ids = Array.from(rows.ids.subarray(row, Math.min(row + IDS_AT_ONCE, rows.rows)), String);
      yield await known.where('identity.id', 'in', ids).execute();
    }
    return;
  }
  for (let key = 0; key < last; key += KEYS_AT_ONCE) {
    // Both conditions: neither database derives one range from the other.
    const batch = await known
      .where('player.key', '>', key)
      .where('player.key', '<=', key + KEYS_AT_ONCE)
      .where('identity.player', '>', key)
      .where('identity.player', '<=', key + KEYS_AT_ONCE)
      .execute();
    yield batch.filter(({ id }) => rows.rowOf(Number(id)) >= 0);
  }
}

/** The date of the newest list of any cadence, or ''. */
export async function newestDate(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ date: string | null }>`SELECT max(date) AS date FROM current_list`.execute(db);
  return rows[0]?.date ?? '';
}
