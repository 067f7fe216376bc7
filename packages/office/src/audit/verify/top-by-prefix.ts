import type { Kysely } from 'kysely';
import { lastKeyInTop, topByPrefix } from '../../players/top-by-prefix.ts';
import type { Schema } from '../../store/schema.ts';
import type { Difference } from './differences.ts';
import { cell } from './result.ts';

/** The first prefix whose best players are others than the names and ratings say. Not while a rebuild is due. */
export async function wrongTopByPrefix(db: Kysely<Schema>): Promise<Difference | null> {
  const last = await lastKeyInTop(db);
  if (last === null) return null;
  const rows = await db.selectFrom('top_by_prefix').selectAll().orderBy('prefix').orderBy('place').execute();
  const found = new Map(rows.map(({ prefix, place, player }) => [`${prefix} ${place}`, player]));
  for (const [prefix, place, player] of await topByPrefix(db, last)) {
    const name = `${prefix} ${place}`;
    if (found.get(name) !== player)
      return cell('top_by_prefix', name, 'player', found.get(name), Number(player));
    found.delete(name);
  }
  for (const [name, player] of found) return cell('top_by_prefix', name, 'player', player, null);
  return null;
}
