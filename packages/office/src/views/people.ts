import type { Kysely } from 'kysely';
import { idsOf } from '../players/person.ts';
import { inParts } from '../store/parts.ts';
import type { Schema } from '../store/schema.ts';

/** A player as others mention him. */
export interface PersonView {
  readonly id: string;
  readonly name: string;
  readonly federation: string;
  readonly title: string;
}

/** Players by key, as they are called today. */
export async function peopleViews(
  db: Kysely<Schema>,
  keys: Iterable<number>,
): Promise<ReadonlyMap<number, PersonView>> {
  const people = new Map<number, PersonView>();
  for (const part of inParts([...new Set(keys)].filter((key) => key !== 0))) {
    const ids = await idsOf(db, part);
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
