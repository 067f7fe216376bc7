import type { Kysely } from 'kysely';
import type { GameSet } from '../events/game-set.ts';
import type { Schema } from '../store/schema.ts';

/** Players who had turned out to be somebody else by an entry, by key: a list knows nothing of later ones. */
export async function mergedKeys(
  db: Kysely<Schema>,
  peopleSeq: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('player')
    .innerJoin('player_change', 'player_change.player', 'player.key')
    .select(['player.key', 'player_change.after as into'])
    .where('player.merged_into', 'is not', null)
    .where('player_change.field', '=', 'merged_into')
    .where('player_change.seq', '<=', peopleSeq)
    .execute();
  const into = new Map(rows.map((row) => [row.key, Number(row.into)]));
  const last = (key: number): number => (into.has(key) ? last(into.get(key) as number) : key);
  return new Map([...into.keys()].map((key) => [key, last(key)]));
}

/** The games with the players they are of. Who played in an event as two keeps both places: they are not added up. */
export function withSurvivors(games: GameSet, survivors: ReadonlyMap<number, number>): GameSet {
  const taken = new Set(games.keys);
  const survivor = (key: number): number => {
    const other = survivors.get(key);
    if (other === undefined || taken.has(other)) return key;
    taken.add(other);
    return other;
  };
  return { ...games, keys: games.keys.map(survivor) };
}
