import type { Kysely } from 'kysely';
import { OfficeError } from '../errors.ts';
import type { ListName } from '../lists-in-store/load.ts';
import type { Schema } from '../store/schema.ts';
import type { ClosingPlan } from './plan.ts';

/** What stands on a list as one event, and the reports that are to stand there now. */
export interface CorrectedUnit {
  readonly list: ListName;
  readonly event: string;
  /** The events themselves: parts of one competition stand under the first. */
  readonly events: readonly string[];
  readonly reports: readonly string[];
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
  for (const { event, before } of plan.corrections) {
    const unit = await unitOf(db, plan, chains, event, chains.rootOf(before));
    units.set(`${unit.list.id} ${unit.event}`, unit);
  }
  return [...units.values()];
}

/** Reports by what they took the place of, as it was by an entry: a list knows nothing of later corrections. */
async function chainsOf(db: Kysely<Schema>, lastSeq: number): Promise<Chains> {
  const rows = await db
    .selectFrom('correction')
    .select(['before', 'after'])
    .where('seq', '<=', lastSeq)
    .orderBy('seq')
    .execute();
  const next = new Map(rows.map(({ before, after }) => [before, after]));
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
  const rows = await db.selectFrom('report').select('event').distinct().where('id', 'in', reports).execute();
  return { list, event: found.event, events: rows.map((row) => row.event), reports };
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
