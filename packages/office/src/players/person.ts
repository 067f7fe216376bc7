import type { Kysely, Selectable } from 'kysely';
import type { Person } from '../closing/input.ts';
import type { PlayerTable, Schema } from '../store/schema.ts';

/** What of a player a list shows. */
export type PersonRow = Pick<
  Selectable<PlayerTable>,
  | 'key'
  | 'name_version'
  | 'federation'
  | 'sex'
  | 'title'
  | 'women_title'
  | 'other_titles'
  | 'foa_title'
  | 'birth_year'
  | 'died'
  | 'merged_into'
>;

export const PERSON_COLUMNS = [
  'key',
  'name_version',
  'federation',
  'sex',
  'title',
  'women_title',
  'other_titles',
  'foa_title',
  'birth_year',
  'died',
  'merged_into',
] as const;

/** A player as the closing sees him; `id` is the outside ID. */
export function personOf(row: PersonRow, id: string): Person {
  return {
    key: row.key,
    id,
    nameVersion: row.name_version,
    federation: row.federation,
    sex: row.sex,
    titles: [row.title, row.women_title, row.other_titles, row.foa_title],
    birthYear: row.birth_year,
    gone: row.died !== null || row.merged_into !== null,
  };
}

/** Players asked for together. */
const AT_ONCE = 2000;

/** Players by key. Keys that nobody has are passed over. */
export async function peopleByKey(
  db: Kysely<Schema>,
  keys: Iterable<number>,
): Promise<ReadonlyMap<number, Person>> {
  const people = new Map<number, Person>();
  const all = [...new Set(keys)];
  for (let start = 0; start < all.length; start += AT_ONCE) {
    const some = all.slice(start, start + AT_ONCE);
    const rows = await db
      .selectFrom('player')
      .select([...PERSON_COLUMNS, 'fide_id'])
      .where('key', 'in', some)
      .execute();
    // FIDE's ID that somebody came with is the one; only of the others is it asked which.
    const ids = await idsOf(
      db,
      rows.filter(({ fide_id }) => fide_id === null).map(({ key }) => key),
    );
    for (const row of rows) people.set(row.key, personOf(row, row.fide_id ?? ids.get(row.key) ?? ''));
  }
  return people;
}

/** The ID under which each player stands on lists: a valid one before an ended one, FIDE's before a national one, the oldest first. */
export async function idsOf(
  db: Kysely<Schema>,
  keys: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (keys.length === 0) return new Map();
  const found = await db
    .selectFrom('identity')
    .select(['id', 'player', 'scheme', 'since', 'until'])
    .where('player', 'in', keys)
    .execute();
  const order = found.toSorted(
    (a, b) =>
      Number(a.until !== null) - Number(b.until !== null) ||
      (a.scheme === b.scheme ? 0 : a.scheme === 'fide' ? -1 : 1) ||
      a.since - b.since ||
      (a.id < b.id ? -1 : 1),
  );
  const ids = new Map<number, string>();
  for (const { id, player } of order) if (!ids.has(player)) ids.set(player, id);
  return ids;
}

/** The greatest key given so far; 0: there are no players. */
export async function lastKey(db: Kysely<Schema>): Promise<number> {
  const row = await db
    .selectFrom('player')
    .select((of) => of.fn.max('key').as('key'))
    .executeTakeFirst();
  return row?.key ?? 0;
}
