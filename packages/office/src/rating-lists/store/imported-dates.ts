import type { Cadence } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';

/** The dates of the current lists of a cadence that were imported, oldest first. */
export async function importedDates(db: Kysely<Schema>, cadence: Cadence): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('current_list')
    .innerJoin('list', 'list.id', 'current_list.list')
    .select('list.date')
    .where('current_list.cadence', '=', cadence)
    .where('list.source', '=', 'imported')
    .orderBy('list.date')
    .execute();
  return rows.map(({ date }) => date);
}

/** The first imported list after a date; null if every list since was computed here. */
export async function firstImportedAfter(
  db: Kysely<Schema>,
  cadence: Cadence,
  date: string,
): Promise<string | null> {
  return (await importedDates(db, cadence)).find((day) => day > date) ?? null;
}
