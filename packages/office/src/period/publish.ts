import { CADENCES, type Cadence } from '@eloquence/rating';
import type { Finding } from '@eloquence/reports';
import type { Kysely, Transaction } from 'kysely';
import { byCadence, byDateAndCadence } from '../compare.ts';
import { OfficeError } from '../errors.ts';
import type { Json } from '../ledger/canonical.ts';
import { enter } from '../ledger/ledger.ts';
import type { Office } from '../office.ts';
import { markTopStale } from '../players/top-by-prefix.ts';
import type { WorkProgress } from '../progress.ts';
import { newestList } from '../rating-lists/store/load.ts';
import { type BecomingCurrent, listsBecameCurrent } from '../rating-lists/store/make-current.ts';
import { parsePlan } from '../rating-lists/store/stored-plan.ts';
import { inParts } from '../store/parts.ts';
import type { ListTable, Schema } from '../store/schema.ts';
import type { ListSummary } from './compute-list.ts';
import { noListToCome } from './list-to-come.ts';
import { fingerprintOf, type Overlay, overlayKey, type PeriodPlan, planPeriod } from './plan/plan.ts';
import { timingFindings } from './plan/timing-findings.ts';

export interface PublishOptions {
  readonly date: string;
  /** All unpublished revisions from the date on, oldest first, instead of the drafts of the date. */
  readonly onwards?: boolean;
  readonly cadence?: Cadence | null;
  /** A revision made by a replay; the draft of the list unless given. */
  readonly revision?: number | null;
  readonly progress?: (progress: WorkProgress) => void;
}

export interface PublishedList {
  readonly cadence: Cadence;
  readonly date: string;
  readonly revision: number;
  readonly hash: string;
  readonly rows: number;
  readonly summary: ListSummary;
  /** Findings of the closing that still hold; none for a revision. */
  readonly findings: readonly Finding[];
}

const DRAFT_COLUMNS = [
  'id',
  'cadence',
  'date',
  'revision',
  'hash',
  'memory_hash',
  'names_hash',
  'rows',
  'inputs',
  'summary',
  'fingerprint',
] as const;

type Draft = Pick<ListTable, (typeof DRAFT_COLUMNS)[number]>;

/** Publishes drafts in one transaction: readers see all of the new lists or none. */
export async function publish(office: Office, options: PublishOptions): Promise<readonly PublishedList[]> {
  const { store } = office;
  return store.exclusively('closing', () =>
    store.write(async (trx) => {
      const drafts = options.onwards
        ? await revisionsFrom(trx, options)
        : await draftsOf(office, trx, options);
      const overlay = new Map<string, Draft>();
      const becoming: BecomingCurrent[] = [];
      const published: PublishedList[] = [];
      for (const draft of drafts) {
        const isFirst = (await currentOf(trx, draft)) === null;
        const plan = isFirst ? await currentPlan(office, trx, draft, overlay) : null;
        if (plan === null) await refuseUnpublishedBasis(trx, draft, overlay);
        overlay.set(overlayKey(draft.cadence, draft.date), draft);
        const seq = await recordPublication(office, trx, draft);
        becoming.push({ cadence: draft.cadence, date: draft.date, list: draft.id, seq });
        await markRated(trx, draft);
        published.push(await publishedList(office, trx, draft, plan));
      }
      // Data derived from a list depends on the list before it.
      let done = 0;
      for (const lists of Map.groupBy(becoming, ({ date }) => date).values()) {
        options.progress?.({ work: 'lists', done, all: drafts.length });
        await listsBecameCurrent(store, trx, lists);
        done += lists.length;
      }
      options.progress?.({ work: 'search', done: 0, all: 0 });
      await markTopStale(trx, becoming.at(-1)?.seq ?? 0);
      return published;
    }),
  );
}

async function publishedList(
  office: Office,
  db: Kysely<Schema>,
  draft: Draft,
  plan: PeriodPlan | null,
): Promise<PublishedList> {
  const { cadence, date, revision, hash, rows, summary } = draft;
  const findings = plan === null ? [] : await timingFindings(office, db, cadence, date, plan.previous.date);
  return { cadence, date, revision, hash, rows, summary: JSON.parse(summary), findings };
}

/** The newest unpublished revision of each published list from a date on. */
async function revisionsFrom(
  trx: Transaction<Schema>,
  { date, cadence = null }: PublishOptions,
): Promise<readonly Draft[]> {
  let query = trx
    .selectFrom('list')
    .select(DRAFT_COLUMNS)
    .where('date', '>=', date)
    .where('state', '=', 'draft')
    .where('revision', '>', 1);
  if (cadence !== null) query = query.where('cadence', '=', cadence);
  const drafts = await query.orderBy('revision').execute();
  if (drafts.length === 0) throw new OfficeError('no-revisions', { from: date });
  const newest = new Map(drafts.map((draft) => [overlayKey(draft.cadence, draft.date), draft]));
  return [...newest.values()].toSorted(byDateAndCadence);
}

export async function draftsOf(
  office: Office,
  trx: Transaction<Schema>,
  options: PublishOptions,
): Promise<readonly Draft[]> {
  const { date, cadence = null, revision = null } = options;
  let query = trx
    .selectFrom('list')
    .select(DRAFT_COLUMNS)
    .where('date', '=', date)
    .where('state', '=', 'draft');
  if (cadence !== null) query = query.where('cadence', '=', cadence);
  if (revision !== null) query = query.where('revision', '=', revision);
  const drafts = await query.execute();
  if (drafts.length === 0) throw await noDraft(office, trx, options);
  return drafts.toSorted(byCadence);
}

/** Already published, never closed, or a date that no list can be closed for. */
async function noDraft(
  office: Office,
  trx: Transaction<Schema>,
  { date, cadence = null, revision = null }: PublishOptions,
): Promise<OfficeError> {
  let query = trx.selectFrom('list').select(['cadence', 'revision', 'state']).where('date', '=', date);
  if (cadence !== null) query = query.where('cadence', '=', cadence);
  const lists = await query.orderBy('revision').execute();
  const matching = lists.filter((list) => revision === null || list.revision === revision);
  const published = matching.find(({ state }) => state === 'published');
  if (published) {
    const { state: _, ...list } = published;
    return new OfficeError('list-published', { date, ...list });
  }
  const known = [...new Set(lists.map((list) => list.revision))].join(', ');
  if (revision !== null && known !== '')
    return new OfficeError('revision-unknown', { date, revision, known });
  const refusals: OfficeError[] = [];
  for (const each of cadence === null ? CADENCES : [cadence]) {
    if (cadence === null && (await newestList(office.store, each, trx)) === null) continue;
    const refusal = await noListToCome(office, trx, each, date);
    if (refusal === null) return new OfficeError('no-draft', { date });
    refusals.push(refusal);
  }
  return refusals[0] ?? new OfficeError('no-draft', { date });
}

async function currentOf(trx: Transaction<Schema>, { cadence, date }: Draft): Promise<number | null> {
  const row = await trx
    .selectFrom('current_list')
    .select('list')
    .where('cadence', '=', cadence)
    .where('date', '=', date)
    .executeTakeFirst();
  return row?.list ?? null;
}

/** Refuses a draft if reports were accepted or players changed since closing. */
async function currentPlan(
  office: Office,
  trx: Transaction<Schema>,
  draft: Draft,
  overlay: Overlay,
): Promise<PeriodPlan> {
  const plan = await planPeriod(office, trx, draft.cadence, draft.date, overlay);
  if (fingerprintOf(plan, office) === draft.fingerprint) return plan;
  throw new OfficeError('draft-stale', { cadence: draft.cadence, date: draft.date });
}

/** A revision depends on earlier revisions: those are published first. */
async function refuseUnpublishedBasis(
  trx: Transaction<Schema>,
  draft: Draft,
  overlay: Overlay,
): Promise<void> {
  const rows = await trx.selectFrom('current_list').select(['cadence', 'date', 'list']).execute();
  const current = new Map(rows.map(({ cadence, date, list }) => [overlayKey(cadence, date), list]));
  for (const [key, { id }] of overlay) current.set(key, id);
  const ids = new Set(current.values());
  const { lists, standard } = parsePlan(draft.inputs);
  const missing = [...lists, ...standard].find(([, id]) => !ids.has(id));
  if (missing) throw new OfficeError('basis-unpublished', { date: draft.date, basis: missing[0] });
}

async function recordPublication(office: Office, trx: Transaction<Schema>, draft: Draft): Promise<number> {
  const { id, cadence, date, revision } = draft;
  const seq = await enter(office, trx, 'list-published', `${cadence} ${date}`, {
    cadence,
    date,
    revision,
    hash: draft.hash,
    memoryHash: draft.memory_hash,
    names: JSON.parse(draft.names_hash) as Json,
    fingerprint: draft.fingerprint,
  });
  await trx.updateTable('list').set({ state: 'published', seq }).where('id', '=', id).execute();
  return seq;
}

async function markRated(trx: Transaction<Schema>, { date, revision, inputs }: Draft): Promise<void> {
  const { events, corrections } = parsePlan(inputs);
  const reports = events.flatMap((event) => event.reports.map(([id]) => id));
  for (const part of inParts(reports)) {
    await trx.updateTable('report').set({ list: date }).where('id', 'in', part).execute();
    await trx
      .updateTable('event')
      .set({ stage: 'rated', list: date, list_revision: revision })
      .where('id', 'in', (of) => of.selectFrom('report').select('event').where('id', 'in', part))
      .execute();
  }
  await settleHeldCorrections(trx, date, new Set(reports));
  const seqs = corrections.map(({ seq }) => seq);
  for (const part of inParts(seqs)) {
    await trx.updateTable('correction').set({ applied: date }).where('seq', 'in', part).execute();
  }
}

/** A revision contains corrected reports themselves: no later list may add their difference. */
async function settleHeldCorrections(
  trx: Transaction<Schema>,
  date: string,
  held: Set<string>,
): Promise<void> {
  const rows = await trx
    .selectFrom('correction')
    .select(['seq', 'before', 'after', 'applied'])
    .orderBy('seq', 'desc')
    .execute();
  for (const { seq, before, after, applied } of rows) {
    if (!held.has(after)) continue;
    held.add(before);
    if (applied !== null) continue;
    await trx.updateTable('correction').set({ applied: date }).where('seq', '=', seq).execute();
  }
}
