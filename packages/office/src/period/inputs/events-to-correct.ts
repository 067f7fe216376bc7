import type { Kysely } from 'kysely';
import { OfficeError } from '../../errors.ts';
import type { ListName } from '../../rating-lists/store/load.ts';
import { storedPlan } from '../../rating-lists/store/stored-plan.ts';
import type { Schema } from '../../store/schema.ts';
import type { PeriodPlan } from '../plan/plan.ts';

/**
 * An event on an earlier list, with the reports that should have been rated for it: several if it was rated in parts.
 */
export interface EventToCorrect {
  readonly list: ListName;
  readonly event: string;
  readonly reports: readonly string[];
  /** A list imported since already includes it: only results of unrated players are corrected. */
  readonly overtaken: boolean;
}

interface Chains {
  /** The report rated first. */
  readonly rootOf: (report: string) => string;
  /** Its newest correction. */
  readonly newestOf: (report: string) => string;
}

/** The events with open corrections, each once. */
export async function eventsToCorrect(
  db: Kysely<Schema>,
  plan: PeriodPlan,
): Promise<readonly EventToCorrect[]> {
  if (plan.corrections.length === 0) return [];
  const chains = await chainsOf(db, Math.max(...plan.corrections.map(({ seq }) => seq)));
  const targets = new Map<string, EventToCorrect>();
  for (const { event, before, overtaken } of plan.corrections) {
    const target = await eventToCorrect(db, plan, chains, event, chains.rootOf(before));
    const id = `${target.list.id} ${target.event}`;
    targets.set(id, {
      ...target,
      overtaken: overtaken !== undefined && (targets.get(id)?.overtaken ?? true),
    });
  }
  return [...targets.values()];
}

/** Events of a list whose corrections were applied by later lists. */
export async function eventsCorrectedBefore(
  db: Kysely<Schema>,
  plan: PeriodPlan,
  list: ListName,
): Promise<readonly EventToCorrect[]> {
  const open = new Set(plan.corrections.map(({ seq }) => seq));
  const lastSeq = Math.max(...open);
  const chains = await chainsOf(db, lastSeq, open);
  const rows = await db
    .selectFrom('correction')
    .innerJoin('event', 'event.id', 'correction.event')
    .innerJoin('report', 'report.id', 'correction.before')
    .select(['correction.seq', 'correction.event', 'correction.before'])
    .where('event.cadence', '=', plan.cadence)
    .where('report.list', '=', list.date)
    .where('correction.seq', '<=', lastSeq)
    .orderBy('correction.seq')
    .execute();
  const targets = new Map<string, EventToCorrect>();
  for (const { event, before } of rows.filter(({ seq }) => !open.has(seq))) {
    const target = await eventToCorrect(db, plan, chains, event, chains.rootOf(before));
    targets.set(target.event, target);
  }
  return [...targets.values()];
}

/** Follows reports through their corrections up to an entry: a list ignores later corrections. */
async function chainsOf(
  db: Kysely<Schema>,
  lastSeq: number,
  without: ReadonlySet<number> = new Set(),
): Promise<Chains> {
  const rows = await db
    .selectFrom('correction')
    .select(['seq', 'before', 'after'])
    .where('seq', '<=', lastSeq)
    .orderBy('seq')
    .execute();
  const counted = rows.filter(({ seq }) => !without.has(seq));
  const next = new Map(counted.map(({ before, after }) => [before, after]));
  const previous = new Map(rows.map(({ before, after }) => [after, before]));
  const follow =
    (steps: ReadonlyMap<string, string>) =>
    (report: string): string => {
      let at = report;
      for (let step = steps.get(at); step !== undefined; step = steps.get(at)) at = step;
      return at;
    };
  return { rootOf: follow(previous), newestOf: follow(next) };
}

async function eventToCorrect(
  db: Kysely<Schema>,
  plan: PeriodPlan,
  { rootOf, newestOf }: Chains,
  event: string,
  root: string,
): Promise<EventToCorrect> {
  const { list: date } = await db
    .selectFrom('report')
    .select('list')
    .where('id', '=', root)
    .executeTakeFirstOrThrow();
  const list = plan.lists.find((each) => each.date === date);
  const { events = [] } = list ? await storedPlan(db, list.id) : {};
  const found = events.find(({ reports }) => reports.some(([report]) => rootOf(report) === root));
  if (!list || !found) throw new OfficeError('correction-unplaced', { event, list: date ?? '' });
  const reports = found.reports.map(([report]) => newestOf(report));
  return { list, event: found.event, reports, overtaken: false };
}
