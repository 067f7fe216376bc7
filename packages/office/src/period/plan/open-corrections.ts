import type { Cadence } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import { importedDates } from '../../rating-lists/store/imported-dates.ts';
import type { ListName } from '../../rating-lists/store/load.ts';
import type { PlannedCorrection } from '../../rating-lists/store/stored-plan.ts';
import type { Schema } from '../../store/schema.ts';

/** Corrections of events on earlier lists that no list contains yet. */
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
