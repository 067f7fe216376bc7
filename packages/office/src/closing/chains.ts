import type { Kysely } from 'kysely';
import { OfficeError } from '../errors.ts';
import type { ListName } from '../lists-in-store/load.ts';
import type { Schema } from '../store/schema.ts';
import type { ClosingPlan } from './plan.ts';

/** What stands on a list as one event, and the reports that are to stand there now. */
export interface CorrectedUnit {
  readonly list: ListName;
  readonly event: string;
  readonly reports: readonly string[];
  /** Lists taken over since speak for themselves: only results of unrated players are still counted here. */
  readonly overtaken: boolean;
}

interface Chains {
  /** The report that was rated first. */
  readonly rootOf: (report: string) => string;
  /** The one that holds now. */
  readonly newestOf: (report: string) => string;
}

/** The units that open corrections change, each once, whatever number of corrections it has. */
export async function correctedUnits(
  db: Kysely<Schema>,
  plan: ClosingPlan,
): Promise<readonly CorrectedUnit[]> {
  if (plan.corrections.length === 0) return [];
  const chains = await chainsOf(db, Math.max(...plan.corrections.map(({ seq }) => seq)));
  const units = new Map<string, CorrectedUnit>();
  for (const { event, before, overtaken } of plan.corrections) {
    const unit = await unitOf(db, plan, chains, event, chains.rootOf(before));
    const id = `${unit.list.id} ${unit.event}`;
    units.set(id, { ...unit, overtaken: overtaken !== undefined && (units.get(id)?.overtaken ?? true) });
  }
  return [...units.values()];
}

/** The units of a list as corrections have left them so far: their lines stand on lists since. */
export async function settledUnits(
  db: Kysely<Schema>,
  plan: ClosingPlan,
  list: ListName,
): Promise<readonly CorrectedUnit[]> {
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
  const units = new Map<string, CorrectedUnit>();
  for (const { event, before } of rows.filter(({ seq }) => !open.has(seq))) {
    const unit = await unitOf(db, plan, chains, event, chains.rootOf(before));
    units.set(unit.event, unit);
  }
  return [...units.values()];
}

/** Reports by what they took the place of, as it was by an entry: a list knows nothing of later corrections. */
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

async function unitOf(
  db: Kysely<Schema>,
  plan: ClosingPlan,
  { rootOf, newestOf }: Chains,
  event: string,
  root: string,
): Promise<CorrectedUnit> {
  const { list: date } = await db
    .selectFrom('report')
    .select('list')
    .where('id', '=', root)
    .executeTakeFirstOrThrow();
  const list = plan.lists.find((each) => each.date === date);
  const found = list && (await entryOf(db, list, (report) => rootOf(report) === root));
  if (!list || !found) throw new OfficeError('correction-unplaced', { event, list: date ?? '' });
  const reports = found.reports.map(([report]) => newestOf(report));
  return { list, event: found.event, reports, overtaken: false };
}

interface KeptEntry {
  readonly event: string;
  readonly reports: readonly (readonly [report: string, games: string])[];
}

async function entryOf(
  db: Kysely<Schema>,
  { id }: ListName,
  isWanted: (report: string) => boolean,
): Promise<KeptEntry | undefined> {
  const { inputs } = await db
    .selectFrom('list')
    .select('inputs')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { events = [] } = JSON.parse(inputs) as { readonly events?: readonly KeptEntry[] };
  return events.find(({ reports }) => reports.some(([report]) => isWanted(report)));
}
