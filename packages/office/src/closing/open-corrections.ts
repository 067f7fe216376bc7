import type { Cadence } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import type { ListName } from '../lists-in-store/load.ts';
import type { Schema } from '../store/schema.ts';
import type { PlannedCorrection } from './plan.ts';

/** Corrections of events on lists before this one that no list has taken in yet. */
export async function openCorrections(
  db: Kysely<Schema>,
  cadence: Cadence,
  date: string,
  lists: readonly Pick<ListName, 'date'>[],
): Promise<readonly PlannedCorrection[]> {
  const rows = await db
    .selectFrom('correction')
    .innerJoin('event', 'event.id', 'correction.event')
    .innerJoin('report', 'report.id', 'correction.before')
    .innerJoin('entry', 'entry.seq', 'correction.seq')
    .select(['correction.seq', 'correction.event', 'correction.before', 'correction.after'])
    .select(['report.list', 'entry.body'])
    .where('event.cadence', '=', cadence)
    .where('correction.applied', 'is', null)
    .where('event.list', '<', date)
    .orderBy('correction.seq')
    .execute();
  if (rows.length === 0) return [];
  const imported = await importedDates(db, cadence);
  const between = lists.map((list) => list.date).filter((day) => imported.includes(day));
  return rows.map(({ list, body, ...correction }) => {
    const { ontoImported = false } = JSON.parse(body) as { readonly ontoImported?: boolean };
    const overtaken = ontoImported ? undefined : between.find((day) => day > (list ?? date));
    return overtaken === undefined ? correction : { ...correction, overtaken };
  });
}

/** The first list taken over after another; null where everything since was worked out here. */
export async function firstImportedAfter(
  db: Kysely<Schema>,
  cadence: Cadence,
  date: string,
): Promise<string | null> {
  return (await importedDates(db, cadence)).find((day) => day > date) ?? null;
}

async function importedDates(db: Kysely<Schema>, cadence: Cadence): Promise<readonly string[]> {
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
