import type { Office } from '../office.ts';
import { inParts } from '../store/parts.ts';
import { listedIds } from './player-data.ts';

export interface NamedPlayer {
  /** The ID on lists. */
  readonly id: string;
  readonly name: string;
}

/** IDs and current names by key; unknown keys are left out. */
export async function playersByKey(
  { store }: Pick<Office, 'store'>,
  keys: Iterable<number>,
): Promise<ReadonlyMap<number, NamedPlayer>> {
  const players = new Map<number, NamedPlayer>();
  for (const part of inParts([...new Set(keys)])) {
    const ids = await listedIds(store.db, part);
    const rows = await store.db
      .selectFrom('player')
      .select(['key', 'name'])
      .where('key', 'in', part)
      .execute();
    for (const { key, name } of rows) players.set(key, { id: ids.get(key) ?? `#${key}`, name });
  }
  return players;
}
