import { CADENCES, type Cadence, defined } from '@eloquence/rating';
import type { Finding } from '@eloquence/reports';
import type { Kysely, Transaction } from 'kysely';
import { OfficeError } from '../errors.ts';
import { nextSeq } from '../ledger/ledger.ts';
import type { Office } from '../office.ts';
import type { WorkProgress } from '../progress.ts';
import { type KeptList, nextListId, nextRevision } from '../rating-lists/store/insert-list.ts';
import { type ListName, listOn, newestList } from '../rating-lists/store/load.ts';
import { storedPlan } from '../rating-lists/store/stored-plan.ts';
import type { Schema } from '../store/schema.ts';
import { type ComputedList, computeList, type ListSummary } from './compute-list.ts';
import { loadInput, type UnsavedLists } from './inputs/load-input.ts';
import { notAListDate } from './list-to-come.ts';
import { isSamePlan, leavesK, type Overlay, overlayKey, type PeriodPlan, planPeriod } from './plan/plan.ts';
import { timingFindings } from './plan/timing-findings.ts';
import { dropDrafts, eventRows, recordClosing, saveDraft, savedPlan, saveEvents } from './save-draft.ts';

export interface CloseOptions {
  /** The date of the list. */
  readonly date: string;
  /** All cadences with a previous list, unless given. */
  readonly cadence?: Cadence | null;
  readonly dryRun?: boolean;
  readonly progress?: (progress: WorkProgress) => void;
}

export interface ClosedList {
  readonly cadence: Cadence;
  readonly date: string;
  /** null: a dry run. */
  readonly revision: number | null;
  readonly hash: string | null;
  readonly rows: number;
  readonly summary: ListSummary;
  /** What an officer should know before it is published. */
  readonly findings: readonly Finding[];
}

/** Computes the next list of each cadence from everything accepted and due, and saves it as a draft. */
export async function close(office: Office, options: CloseOptions): Promise<readonly ClosedList[]> {
  const { date, dryRun = false, progress } = options;
  return office.store.exclusively('closing', async () => {
    const planned = await nextSeq(office.store.db);
    const cadences = await cadencesToClose(office, date, options.cadence ?? null);
    const lists: ComputedList[] = [];
    // Standard first: the other cadences may need its ratings.
    for (const [index, cadence] of cadences.entries()) {
      const report = (done: number, all: number): void =>
        progress?.({ work: cadence, done, all, share: (index + (all && done / all)) / cadences.length });
      report(0, 0);
      const standard = lists.find(({ plan }) => plan.cadence === 'standard');
      lists.push(await computeCadence(office, cadence, date, standard, report));
    }
    if (dryRun) return Promise.all(lists.map((list) => closedList(office, office.store.db, list, null)));
    return saveDrafts(office, date, lists, planned);
  });
}

/** Computes the list of one cadence without writing; `standard`: that of the same date, not yet in the store. */
async function computeCadence(
  office: Office,
  cadence: Cadence,
  date: string,
  standard: ComputedList | undefined,
  progress: (done: number, all: number) => void,
): Promise<ComputedList> {
  const unsaved = standard && { id: UNSAVED, cadence: standard.plan.cadence, date, revision: 0 };
  const overlay: Overlay = new Map(unsaved && [[overlayKey(unsaved.cadence, date), unsaved]]);
  const plan = await planPeriod(office, office.store.db, cadence, date, overlay);
  if (plan.k === null && leavesK(office, plan)) throw new OfficeError('k-not-stated', { cadence, date });
  const columns: UnsavedLists = new Map(standard && [[UNSAVED, standard.columns]]);
  const input = await loadInput(office, plan, columns);
  return computeList(plan, input, ({ done, all }) => {
    if (done % 100 === 0 || done === all) progress(done, all);
  });
}

/** Stands in for the number of a list that is not in the store yet; stored lists have positive ones. */
const UNSAVED = -1;

/** Saves all lists or none, replacing earlier drafts. `planned`: the ledger's next entry when the plans were made. */
async function saveDrafts(
  office: Office,
  date: string,
  lists: readonly ComputedList[],
  planned: number,
): Promise<readonly ClosedList[]> {
  const events = lists.map((list) => eventRows(list, list.input));
  return office.store.write(async (trx) => {
    await dropDrafts(
      trx,
      lists.map(({ plan }) => plan.cadence),
      date,
    );
    const names = await assignNames(trx, lists);
    const isUnchanged = (await nextSeq(trx)) === planned;
    const kept: KeptList[] = [];
    for (const [index, list] of lists.entries()) {
      const plan = isUnchanged
        ? withSavedStandard(list.plan, names)
        : await replan(office, trx, list.plan, names);
      kept.push(await saveDraft(office, trx, list, savedPlan(office, plan), names[index]));
    }
    await saveEvents(
      office,
      trx,
      names.map(({ id }, index) => [id, defined(events[index])]),
    );
    for (const [index, { plan }] of lists.entries())
      await recordClosing(office, trx, plan, defined(kept[index]));
    return Promise.all(lists.map((list, index) => closedList(office, trx, list, kept[index] ?? null)));
  });
}

/** The plan with the final number of the standard list of its date. */
function withSavedStandard(plan: PeriodPlan, names: readonly ListName[]): PeriodPlan {
  const standard = names.find(({ cadence }) => cadence === 'standard');
  return { ...plan, standard: plan.standard.map((list) => (list.id === UNSAVED && standard) || list) };
}

/** Plans again after new ledger entries; refused if the plan has changed. */
async function replan(
  office: Office,
  trx: Transaction<Schema>,
  plan: PeriodPlan,
  names: readonly ListName[],
): Promise<PeriodPlan> {
  const { cadence, date } = plan;
  const overlay = new Map(names.map((name) => [overlayKey(name.cadence, name.date), name]));
  const now = await planPeriod(office, trx, cadence, date, overlay);
  if (!isSamePlan(now, plan)) throw new OfficeError('changed-meanwhile', { date });
  return now;
}

/** Numbers and revisions of the lists to save: rapid and blitz refer to the draft of the standard list. */
async function assignNames(
  trx: Transaction<Schema>,
  lists: readonly ComputedList[],
): Promise<readonly ListName[]> {
  const first = await nextListId(trx);
  const names: ListName[] = [];
  for (const [index, { plan }] of lists.entries()) {
    const { cadence, date } = plan;
    names.push({ id: first + index, cadence, date, revision: await nextRevision(trx, cadence, date) });
  }
  return names;
}

async function closedList(
  office: Office,
  db: Kysely<Schema>,
  { plan, columns, summary }: ComputedList,
  kept: KeptList | null,
): Promise<ClosedList> {
  const { cadence, date, previous } = plan;
  return {
    cadence,
    date,
    revision: kept?.revision ?? null,
    hash: kept?.hash ?? null,
    rows: columns.rows,
    summary,
    findings: await timingFindings(office, db, cadence, date, previous.date),
  };
}

/** Standard first: rapid and blitz depend on it. */
async function cadencesToClose(
  office: Office,
  date: string,
  cadence: Cadence | null,
): Promise<readonly Cadence[]> {
  const wanted = cadence === null ? CADENCES : [cadence];
  const cadences: Cadence[] = [];
  for (const each of wanted) {
    const newest = await newestList(office.store, each);
    if (newest === null && cadence === null) continue;
    await checkDate(office, each, date, newest);
    cadences.push(each);
  }
  if (cadences.length === 0) throw new OfficeError('no-list-before', { cadence: wanted.join(', '), date });
  return cadences;
}

/**
 * Refuses if a replay revised an earlier list and the newest was not replayed on it: the revision would never reach a
 * later list.
 */
async function refuseRevisedBasis(office: Office, { id, cadence, date }: ListName): Promise<void> {
  const { db } = office.store;
  const { lists = [] } = await storedPlan(db, id);
  const basis = new Map(lists);
  const revised = await db
    .selectFrom('current_list')
    .innerJoin('list', 'list.id', 'current_list.list')
    .select(['list.id', 'list.date'])
    .where('current_list.cadence', '=', cadence)
    .where('list.source', '=', 'computed')
    .execute();
  const other = revised.find((list) => basis.has(list.date) && basis.get(list.date) !== list.id);
  if (other) throw new OfficeError('basis-revised', { list: date, basis: other.date });
}

/** The date must be a list date of the calendar, after the newest list. */
async function checkDate(
  office: Office,
  cadence: Cadence,
  date: string,
  newest: ListName | null,
): Promise<void> {
  if (newest === null) throw new OfficeError('no-list-before', { cadence, date });
  const published = await listOn(office.store, cadence, date);
  if (published) throw new OfficeError('list-published', { cadence, date, revision: published.revision });
  await refuseRevisedBasis(office, newest);
  if (date < newest.date) throw new OfficeError('list-too-early', { cadence, date, newest: newest.date });
  const refusal = await notAListDate(office, office.store.db, cadence, date);
  if (refusal) throw refusal;
}
