import { CADENCES, type Cadence } from '@eloquence/rating';
import type { Kysely, Transaction } from 'kysely';
import { byDateAndCadence } from '../compare.ts';
import { editionsOf } from '../editions.ts';
import { OfficeError } from '../errors.ts';
import { enter } from '../ledger/ledger.ts';
import type { Office } from '../office.ts';
import { computeList, type ListSummary } from '../period/compute-list.ts';
import { rebuildInput } from '../period/inputs/rebuild-input.ts';
import { overlayKey, type PeriodPlan } from '../period/plan/plan.ts';
import { planOf, type SavedList } from '../period/plan/plan-of-list.ts';
import { withStages } from '../period/plan/pooled-stages.ts';
import { draftsOf } from '../period/publish.ts';
import {
  dropDrafts,
  eventRows,
  recordClosing,
  saveDraft,
  savedPlan,
  saveEvents,
} from '../period/save-draft.ts';
import type { WorkProgress } from '../progress.ts';
import { diffLists, type ListDiff } from '../rating-lists/diff.ts';
import { currentLists, type ListName, loadList } from '../rating-lists/store/load.ts';
import type { Schema } from '../store/schema.ts';

export interface ReplayOptions {
  readonly from: string;
  readonly progress?: (progress: WorkProgress) => void;
}

export interface ReplayedList {
  readonly cadence: Cadence;
  readonly date: string;
  readonly revision: number;
  readonly hash: string;
  /** Compared with the current list. */
  readonly diff: ListDiff;
  readonly summary: ListSummary;
}

/**
 * Recomputes lists with the reports as they are now, as draft revisions in order: each depends on the drafts before
 * it. Imported lists stay as they are.
 */
export async function replay(office: Office, options: ReplayOptions): Promise<readonly ReplayedList[]> {
  const { store } = office;
  return store.exclusively('closing', async () => {
    const lists = await computedLists(store.db, options.from);
    if (lists.length === 0) throw new OfficeError('nothing-to-replay', { from: options.from });
    // Drafts of an earlier replay depend on outdated lists and reports.
    await store.write((trx) => dropRevisionsIn(office, trx));
    const latest = await latestReports(store.db);
    const overlay = await currentByDate(office);
    const replayed: ReplayedList[] = [];
    options.progress?.({ work: 'replay', done: 0, all: lists.length });
    for (const [index, saved] of lists.entries()) {
      replayed.push(await replayOne(office, saved, options.from, latest, overlay));
      options.progress?.({ work: 'replay', done: index + 1, all: lists.length });
    }
    return replayed;
  });
}

/** Drops the drafts of a replay; returns them. */
export async function dropRevisions(office: Office): Promise<readonly ListName[]> {
  const { store } = office;
  return store.exclusively('closing', () => store.write((trx) => dropRevisionsIn(office, trx)));
}

export interface DropOptions {
  readonly date: string;
  /** All cadences unless given. */
  readonly cadence?: Cadence | null;
}

/** Drops the drafts of one date, also of a new list; returns them. */
export async function dropDraft(office: Office, options: DropOptions): Promise<readonly ListName[]> {
  const { store } = office;
  return store.exclusively('closing', () =>
    store.write(async (trx) => {
      const drafts = await draftsOf(office, trx, options);
      await dropAll(office, trx, drafts);
      return drafts.map(({ id, cadence, date, revision }) => ({ id, cadence, date, revision }));
    }),
  );
}

/** Drafts of published dates; the draft of a new list stays. */
async function dropRevisionsIn(office: Office, trx: Transaction<Schema>): Promise<readonly ListName[]> {
  const drafts = await trx
    .selectFrom('list')
    .innerJoin('current_list', (join) =>
      join.onRef('current_list.cadence', '=', 'list.cadence').onRef('current_list.date', '=', 'list.date'),
    )
    .select(['list.id', 'list.cadence', 'list.date', 'list.revision'])
    .where('list.state', '=', 'draft')
    .orderBy('list.date')
    .orderBy('list.id')
    .execute();
  if (drafts.length > 0) await dropAll(office, trx, drafts);
  return drafts;
}

async function dropAll(office: Office, trx: Transaction<Schema>, drafts: readonly ListName[]): Promise<void> {
  for (const { cadence, date } of drafts) await dropDrafts(trx, [cadence], date);
  await enter(office, trx, 'revisions-dropped', null, {
    lists: drafts.map(({ cadence, date, revision }) => ({ cadence, date, revision })),
  });
}

async function computedLists(db: Kysely<Schema>, from: string): Promise<readonly SavedList[]> {
  const rows = await db
    .selectFrom('current_list')
    .innerJoin('list', 'list.id', 'current_list.list')
    .select(['list.id', 'list.cadence', 'list.date', 'list.revision', 'list.inputs'])
    .where('list.date', '>=', from)
    .where('list.source', '=', 'computed')
    .execute();
  return rows.toSorted(byDateAndCadence);
}

/** Current lists replace those the lists were computed from; drafts then replace them in turn. */
async function currentByDate(office: Office): Promise<Map<string, ListName>> {
  const lists: ListName[] = [];
  for (const cadence of CADENCES) lists.push(...(await currentLists(office.store, cadence)));
  return new Map(lists.map((list) => [overlayKey(list.cadence, list.date), list]));
}

/** The newest correction of each report, and its games. */
async function latestReports(db: Kysely<Schema>): Promise<ReadonlyMap<string, Latest>> {
  const rows = await db
    .selectFrom('correction')
    .innerJoin('game_set', 'game_set.report', 'correction.after')
    .select(['correction.seq', 'correction.before', 'correction.after', 'game_set.hash as games'])
    .orderBy('correction.seq')
    .execute();
  return new Map(rows.map((row) => [row.before, { id: row.after, games: row.games, seq: row.seq }]));
}

interface Latest {
  readonly id: string;
  readonly games: string;
  readonly seq: number;
}

async function replayOne(
  office: Office,
  saved: SavedList,
  from: string,
  latest: ReadonlyMap<string, Latest>,
  overlay: Map<string, ListName>,
): Promise<ReplayedList> {
  const { store } = office;
  const corrected = await withCorrections(store.db, planOf(saved, overlay), from, latest);
  const events = await withStages(store.db, editionsOf(office, saved.cadence), corrected.events);
  const plan = { ...corrected, events };
  const { input } = await rebuildInput(office, plan, saved);
  const list = computeList(plan, input);
  const kept = await store.write(async (trx) => {
    await dropDrafts(trx, [plan.cadence], plan.date);
    const draft = await saveDraft(office, trx, list, savedPlan(office, plan));
    await saveEvents(office, trx, [[draft.id, eventRows(list, input)]]);
    await recordClosing(office, trx, plan, draft);
    return draft;
  });
  const { cadence, date } = saved;
  overlay.set(overlayKey(cadence, date), { id: kept.id, cadence, date, revision: kept.revision });
  const current = await loadList(store, saved.id);
  return {
    cadence,
    date,
    revision: kept.revision,
    hash: kept.hash,
    diff: diffLists(current.columns, list.columns),
    summary: list.summary,
  };
}

/** Reports are replaced by their corrections, so no correction lines are needed. */
async function withCorrections(
  db: Kysely<Schema>,
  plan: PeriodPlan,
  from: string,
  latest: ReadonlyMap<string, Latest>,
): Promise<PeriodPlan> {
  const newest = (id: string, games: string): { readonly id: string; readonly games: string } => {
    const next = latest.get(id);
    return next ? newest(next.id, next.games) : { id, games };
  };
  const corrections = [];
  for (const correction of plan.corrections) {
    const { list } = await db
      .selectFrom('report')
      .select('list')
      .where('id', '=', correction.before)
      .executeTakeFirstOrThrow();
    if (list !== null && list < from) corrections.push(correction);
  }
  return {
    ...plan,
    corrections,
    events: plan.events.map(({ event, reports }) => ({
      event,
      reports: reports.map(({ id, games }) => newest(id, games)),
    })),
  };
}
