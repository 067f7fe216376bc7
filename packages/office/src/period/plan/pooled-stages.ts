import { type Editions, parseDate, stagesOfEvent } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import { readInParts } from '../../store/parts.ts';
import type { Schema } from '../../store/schema.ts';
import type { DueReports, PeriodPlan } from './plan.ts';

/** A report, its event, and the event that this one is a part of. */
export interface StageReport {
  readonly event: string;
  readonly part_of: string | null;
  readonly start: string;
}

/** The event that a report is rated as. A final is pooled with its preliminary where the edition says so (6.2). */
export function ratedAs(editions: Editions, { event, part_of, start }: StageReport): string {
  if (part_of === null) return event;
  return stagesOfEvent(editions.at(parseDate(start))).stages === null ? event : part_of;
}

/** The events of a stored plan as they are rated today: earlier versions pooled stages under every edition. */
export async function withStages(
  db: Kysely<Schema>,
  editions: Editions,
  events: PeriodPlan['events'],
): Promise<PeriodPlan['events']> {
  const joined = events.filter(({ reports }) => reports.length > 1);
  const stageOf = await stageReports(db, joined);
  return events.flatMap((due): readonly DueReports[] => {
    if (due.reports.length === 1) return [due];
    const groups = Map.groupBy(due.reports, ({ id }) => {
      const stage = stageOf.get(id);
      return stage ? ratedAs(editions, stage) : due.event;
    });
    return [...groups].map(([event, reports]) => ({ event, reports }));
  });
}

async function stageReports(
  db: Kysely<Schema>,
  events: PeriodPlan['events'],
): Promise<ReadonlyMap<string, StageReport>> {
  const ids = events.flatMap(({ reports }) => reports.map(({ id }) => id));
  const reports = db
    .selectFrom('report')
    .innerJoin('event', 'event.id', 'report.event')
    .select(['report.id', 'report.event', 'report.start', 'event.part_of', 'event.start as registered']);
  const rows = await readInParts(ids, (part) => reports.where('report.id', 'in', part).execute());
  return new Map(
    rows.map(({ id, event, part_of, start, registered }) => {
      return [id, { event, part_of, start: start ?? registered }];
    }),
  );
}

/** Whether the reports of a rated event are of several stages. */
export async function isPooled(db: Kysely<Schema>, due: DueReports): Promise<boolean> {
  if (due.reports.length === 1) return false;
  const stages = await stageReports(db, [due]);
  return new Set([...stages.values()].map(({ event }) => event)).size > 1;
}
