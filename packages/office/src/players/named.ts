import type { Office } from '../context.ts';
import { inParts } from '../store/parts.ts';
import { idsOf } from './person.ts';

export interface NamedPlayer {
  /** The ID he stands on lists with. */
  readonly id: string;
  readonly name: string;
}

/** IDs and present names of some players, by key. Keys that nobody has are passed over. */
export async function playersByKey(
  { store }: Pick<Office, 'store'>,
  keys: Iterable<number>,
): Promise<ReadonlyMap<number, NamedPlayer>> {
  const players = new Map<number, NamedPlayer>();
  for (const part of inParts([...new Set(keys)])) {
    const ids = await idsOf(store.db, part);
    const rows = await store.db
      .selectFrom('player')
      .select(['key', 'name'])
      .where('key', 'in', part)
      .execute();
    for (const { key, name } of rows) players.set(key, { id: ids.get(key) ?? `#${key}`, name });
  }
  return players;
}
