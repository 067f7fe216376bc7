import type { Kysely } from 'kysely';
import { listedIds } from '../players/player-data.ts';
import { inParts } from '../store/parts.ts';
import type { Schema } from '../store/schema.ts';

/** A player as an opponent or in a crosstable. */
export interface PlayerName {
  readonly id: string;
  readonly name: string;
  readonly federation: string;
  readonly title: string;
}

/** By key, with today's names. */
export async function playerNames(
  db: Kysely<Schema>,
  keys: Iterable<number>,
): Promise<ReadonlyMap<number, PlayerName>> {
  const people = new Map<number, PlayerName>();
  for (const part of inParts([...new Set(keys)].filter((key) => key !== 0))) {
    const ids = await listedIds(db, part);
    const rows = await db
      .selectFrom('player')
      .select(['key', 'name', 'federation', 'title', 'women_title'])
      .where('key', 'in', part)
      .execute();
    for (const { key, name, federation, title, women_title } of rows) {
      people.set(key, { id: ids.get(key) ?? '', name, federation, title: title || women_title });
    }
  }
  return people;
}
