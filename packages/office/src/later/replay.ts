import { CADENCES, type Cadence } from '@eloquence/rating';
import type { Kysely, Transaction } from 'kysely';
import { gatherAgain, type MadeList, planOf } from '../closing/again.ts';
import { ratePlayers } from '../closing/close.ts';
import {
  dropDrafts,
  enterClosing,
  eventRows,
  finishedWork,
  keepDraft,
  keepEvents,
  type ListSummary,
  planToKeep,
} from '../closing/draft.ts';
import { finishList } from '../closing/finish.ts';
import { makingOf } from '../closing/making.ts';
import { type ClosingPlan, overlayKey } from '../closing/plan.ts';
import { draftsOf } from '../closing/publish.ts';
import type { WorkProgress } from '../closing/run.ts';
import type { Office } from '../context.ts';
import { OfficeError } from '../errors.ts';
import { append } from '../ledger/ledger.ts';
import { diffLists, type ListDiff } from '../lists/diff.ts';
import { currentLists, type ListName, loadList } from '../lists-in-store/load.ts';
import type { Schema } from '../store/schema.ts';

export interface ReplayOptions {
  /** The first list that is worked out again. */
  readonly from: string;
  readonly progress?: (progress: WorkProgress) => void;
}

export interface ReplayedList {
  readonly cadence: Cadence;
  readonly date: string;
  readonly revision: number;
  readonly hash: string;
  /** Against the list that is current now. */
  readonly diff: ListDiff;
  readonly summary: ListSummary;
}

/**
 * Works lists out again with the reports as they are now, as draft revisions in order: each leans on the drafts
 * before it. Lists that were taken over stay as they are.
 */
export async function replay(office: Office, options: ReplayOptions): Promise<readonly ReplayedList[]> {
  const { store } = office;
  return store.exclusively('closing', async () => {
    const lists = await computedLists(store.db, options.from);
    if (lists.length === 0) throw new OfficeError('nothing-to-replay', { from: options.from });
    // What an earlier replay has left leans on lists and reports as they were then.
    await store.write((trx) => dropRevisionsIn(office, trx));
    const latest = await latestReports(store.db);
    const overlay = await currentByDate(office);
    const replayed: ReplayedList[] = [];
    for (const [index, made] of lists.entries()) {
      replayed.push(await replayOne(office, made, options.from, latest, overlay));
      options.progress?.({ work: 'replay', done: index + 1, all: lists.length });
    }
    return replayed;
  });
}

/** Drops the drafts of a replay that was broken off, or that nobody wants to publish. Answers which there were. */
export async function dropRevisions(office: Office): Promise<readonly ListName[]> {
  const { store } = office;
  return store.exclusively('closing', () => store.write((trx) => dropRevisionsIn(office, trx)));
}

export interface DropOptions {
  readonly date: string;
  /** All that have a draft of the date, unless said. */
  readonly cadence?: Cadence | null;
}

/** Drops the drafts of one date, that of a list nobody published yet as well. Answers which there were. */
export async function dropDraft(office: Office, options: DropOptions): Promise<readonly ListName[]> {
  const { store } = office;
  return store.exclusively('closing', () =>
    store.write(async (trx) => {
      const drafts = await draftsOf(trx, options);
      await dropAll(office, trx, drafts);
      return drafts.map(({ id, cadence, date, revision }) => ({ id, cadence, date, revision }));
    }),
  );
}

/** Drafts of dates that have a list already; the draft of a new list stays. */
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
  await append(trx, {
    kind: 'revisions-dropped',
    actor: office.actor,
    at: office.now().toISOString(),
    subject: null,
    body: { lists: drafts.map(({ cadence, date, revision }) => ({ cadence, date, revision })) },
  });
}

async function computedLists(db: Kysely<Schema>, from: string): Promise<readonly MadeList[]> {
  const rows = await db
    .selectFrom('current_list')
    .innerJoin('list', 'list.id', 'current_list.list')
    .select(['list.id', 'list.cadence', 'list.date', 'list.revision', 'list.inputs'])
    .where('list.date', '>=', from)
    .where('list.source', '=', 'computed')
    .execute();
  return rows.toSorted(
    (a, b) =>
      (a.date < b.date ? -1 : a.date > b.date ? 1 : 0) ||
      CADENCES.indexOf(a.cadence) - CADENCES.indexOf(b.cadence),
  );
}

/** What is current now stands in for what the lists were made of; drafts take its place one after the other. */
async function currentByDate(office: Office): Promise<Map<string, ListName>> {
  const lists: ListName[] = [];
  for (const cadence of CADENCES) lists.push(...(await currentLists(office.store, cadence)));
  return new Map(lists.map((list) => [overlayKey(list.cadence, list.date), list]));
}

/** By report: the corrected one that stands in its place, and its games. */
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
  made: MadeList,
  from: string,
  latest: ReadonlyMap<string, Latest>,
  overlay: Map<string, ListName>,
): Promise<ReplayedList> {
  const { store } = office;
  const plan = await withCorrections(store.db, planOf(made, overlay), from, latest);
  const { input } = await gatherAgain(office, plan, made);
  const players = ratePlayers(input);
  const work = finishedWork({ plan, input, players }, finishList(makingOf(input, players)));
  const kept = await store.write(async (trx) => {
    await dropDrafts(trx, [plan.cadence], plan.date);
    const list = await keepDraft(office, trx, work, planToKeep(office, plan));
    await keepEvents(office, trx, [[list.id, eventRows(players, input)]]);
    await enterClosing(office, trx, plan, list);
    return list;
  });
  const { cadence, date } = made;
  overlay.set(overlayKey(cadence, date), { id: kept.id, cadence, date, revision: kept.revision });
  const current = await loadList(store, made.id);
  return {
    cadence,
    date,
    revision: kept.revision,
    hash: kept.hash,
    diff: diffLists(current.columns, work.closing.columns),
    summary: work.summary,
  };
}

/** Corrected reports in the place of the first ones; lines for events that are worked out again fall away. */
async function withCorrections(
  db: Kysely<Schema>,
  plan: ClosingPlan,
  from: string,
  latest: ReadonlyMap<string, Latest>,
): Promise<ClosingPlan> {
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
