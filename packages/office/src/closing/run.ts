import { addDays, CADENCES, type Cadence, formatDate, nextList, parseDate } from '@eloquence/rating';
import type { Finding } from '@eloquence/reports';
import type { Transaction } from 'kysely';
import type { Office } from '../context.ts';
import { OfficeError } from '../errors.ts';
import { nextSeq } from '../ledger/ledger.ts';
import { type KeptList, nextListId, nextRevision } from '../lists-in-store/insert-list.ts';
import { type ListName, listOn, loadList, newestList } from '../lists-in-store/load.ts';
import type { Schema } from '../store/schema.ts';
import { ratePlayers } from './close.ts';
import {
  dropDrafts,
  type EventRows,
  enterClosing,
  eventRows,
  type FinishedWork,
  finishedWork,
  keepDraft,
  keepEvents,
  type ListSummary,
  planToKeep,
  type RatedList,
} from './draft.ts';
import type { FinishedList } from './finish.ts';
import { Finisher } from './finisher.ts';
import { type FreshLists, gatherInput } from './gather.ts';
import { makingOf } from './making.ts';
import { type ClosingPlan, editionsOf, isSamePlan, type Overlay, overlayKey, planClosing } from './plan.ts';
import { timingFindings } from './timing.ts';

/** How far long work is. */
export interface WorkProgress {
  readonly work: string;
  readonly done: number;
  readonly all: number;
}

export interface CloseOptions {
  /** The date of the list. */
  readonly date: string;
  /** All that have a list to go on from, unless said. */
  readonly cadence?: Cadence | null;
  readonly dryRun?: boolean;
  readonly progress?: (progress: WorkProgress) => void;
}

export interface ClosedList {
  readonly cadence: Cadence;
  readonly date: string;
  /** null: only tried. */
  readonly revision: number | null;
  readonly hash: string | null;
  readonly rows: number;
  readonly summary: ListSummary;
  /** What an officer should know before it is published. */
  readonly findings: readonly Finding[];
}

/** Works the next list out from everything accepted and due, and keeps it as a draft. */
export async function close(office: Office, options: CloseOptions): Promise<readonly ClosedList[]> {
  const { date, dryRun = false } = options;
  return office.store.exclusively('closing', async () => {
    const wanted = options.cadence ? [options.cadence] : CADENCES;
    // The other thread starts meanwhile, which takes a while.
    const finisher = new Finisher(await longestList(office, wanted));
    let cadences: readonly Cadence[] = [];
    const works = new Map<Cadence, Promise<Work>>();
    const workOf = (cadence: Cadence): Promise<Work> => {
      const work = works.get(cadence) ?? begin(cadence);
      works.set(cadence, work);
      return work;
    };
    const begin = async (cadence: Cadence): Promise<Work> => {
      const leans = cadence !== 'standard' && cadences.includes('standard');
      const fresh = leans ? freshStandard(date, () => workOf('standard')) : NOTHING_FRESH;
      const rated = await rateList(office, cadence, date, fresh, options.progress);
      return { rated, finished: finisher.finish(makingOf(rated.input, rated.players)) };
    };
    try {
      const planned = await nextSeq(office.store.db);
      cadences = await cadencesToClose(office, date, options.cadence ?? null);
      // The standard list comes last: while it is rated, which takes longest, the other thread finishes the others.
      const lastFirst = cadences.toReversed();
      // That thread unpacks all that the first to be rated does not go on from, the standard list before the others.
      for (const cadence of cadences.slice(0, -1)) await unpackAhead(office, cadence, finisher);
      for (const cadence of lastFirst) await workOf(cadence);
      const all = await Promise.all(cadences.map(workOf));
      if (!dryRun) return await keepDrafts(office, date, all, planned);
      const finished = all.map(async (work) => finishedWork(work.rated, await work.finished));
      return (await Promise.all(finished)).map((work) => closedList(office, work, null));
    } finally {
      await finisher.end();
    }
  });
}

/** A list whose players are rated, while it is being finished. */
interface Work {
  readonly rated: RatedList;
  readonly finished: Promise<FinishedList>;
}

/** Keeps all lists or none, in the place of earlier drafts. `planned`: the entry that would have been the next. */
async function keepDrafts(
  office: Office,
  date: string,
  works: readonly Work[],
  planned: number,
): Promise<readonly ClosedList[]> {
  const events = works.map(({ rated: { players, input } }) => eventRows(players, input));
  return office.store.write(async (trx) => {
    const cadences = works.map(({ rated }) => rated.plan.cadence);
    await dropDrafts(trx, cadences, date);
    // What stands beside the lists is written while the other thread is still at the lists themselves.
    const names = await namesToBe(trx, works);
    await keepEvents(
      office,
      trx,
      names.map(({ id }, index) => [id, events[index] as EventRows]),
    );
    const isUnchanged = (await nextSeq(trx)) === planned;
    const kept: { readonly work: FinishedWork; readonly list: KeptList }[] = [];
    // The standard list is finished last.
    for (const [index, { rated, finished }] of [...works.entries()].toReversed()) {
      const plan = isUnchanged ? named(rated.plan, names) : await planAgain(office, trx, rated.plan, names);
      const work = finishedWork(rated, await finished);
      kept.unshift({
        work,
        list: await keepDraft(office, trx, work, planToKeep(office, plan), names[index]),
      });
    }
    for (const { work, list } of kept) await enterClosing(office, trx, work.plan, list);
    return kept.map(({ work, list }) => closedList(office, work, list));
  });
}

/** The plan with the number that the standard list of its own date has by now. */
function named(plan: ClosingPlan, names: readonly ListName[]): ClosingPlan {
  const standard = names.find(({ cadence }) => cadence === 'standard');
  return { ...plan, standard: plan.standard.map((list) => (list.id === FRESH && standard) || list) };
}

/** Something was entered since the plan was made: it may still be the same. */
async function planAgain(
  office: Office,
  trx: Transaction<Schema>,
  plan: ClosingPlan,
  names: readonly ListName[],
): Promise<ClosingPlan> {
  const { cadence, date } = plan;
  const overlay = new Map(names.map((name) => [overlayKey(name.cadence, name.date), name]));
  const now = await planClosing(office, trx, cadence, date, overlay);
  if (!isSamePlan(now, plan)) throw new OfficeError('changed-meanwhile', { date });
  return now;
}

/** What the lists will be called when they are kept: rapid and blitz may name the draft of the standard list. */
async function namesToBe(trx: Transaction<Schema>, works: readonly Work[]): Promise<readonly ListName[]> {
  const first = await nextListId(trx);
  const names: ListName[] = [];
  for (const [index, { rated }] of works.entries()) {
    const { cadence, date } = rated.plan;
    names.push({ id: first + index, cadence, date, revision: await nextRevision(trx, cadence, date) });
  }
  return names;
}

/** Begins to unpack what a list goes on from. */
async function unpackAhead({ store }: Office, cadence: Cadence, finisher: Finisher): Promise<void> {
  const newest = await newestList(store, cadence);
  if (newest === null) return;
  const loading = loadList(store, newest.id, store.db, (packed) => finisher.unpack(packed));
  // Whoever needs the list hears of what went wrong.
  loading.catch(() => {});
}

/** How many rows a list may have, as far as those before tell. */
async function longestList({ store }: Office, cadences: readonly Cadence[]): Promise<number> {
  const { rows } = await store.db
    .selectFrom('list')
    .select((of) => of.fn.max('rows').as('rows'))
    .where('cadence', 'in', cadences)
    .executeTakeFirstOrThrow();
  return rows ?? 0;
}

function closedList(
  office: Office,
  { plan, closing, summary }: FinishedWork,
  kept: KeptList | null,
): ClosedList {
  const { cadence, date, previous } = plan;
  return {
    cadence,
    date,
    revision: kept?.revision ?? null,
    hash: kept?.hash ?? null,
    rows: closing.columns.rows,
    summary,
    findings: timingFindings(office, cadence, date, previous.date),
  };
}

/** Lists just worked out, which others lean on before they are kept. */
interface Fresh {
  readonly overlay: Overlay;
  readonly columns: FreshLists;
}

/** The number of a list that is not in the store yet: below 0 it is nobody's there. */
const FRESH = -1;

const NOTHING_FRESH: Fresh = { overlay: new Map(), columns: new Map() };

/** Rapid and blitz may need the standard list of their own date: then it is worked out first. */
function freshStandard(date: string, work: () => Promise<Work>): Fresh {
  const list: ListName = { id: FRESH, cadence: 'standard', date, revision: 0 };
  return {
    overlay: new Map([[overlayKey(list.cadence, date), list]]),
    columns: new Map([[list.id, async () => (await (await work()).finished).columns]]),
  };
}

/** Rates everything of one cadence; nothing is written. */
async function rateList(
  office: Office,
  cadence: Cadence,
  date: string,
  fresh: Fresh,
  progress?: (progress: WorkProgress) => void,
): Promise<RatedList> {
  const plan = await planClosing(office, office.store.db, cadence, date, fresh.overlay);
  const input = await gatherInput(office, plan, fresh.columns);
  const players = ratePlayers(input, ({ done, all }) => {
    if (done % 100 === 0 || done === all) progress?.({ work: cadence, done, all });
  });
  return { plan, input, players };
}

/** Standard first, since rapid and blitz lean on it. */
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
 * Where an earlier list has been revised by a replay, and the newest was not worked out again on it, what the
 * revision holds would never reach a later list.
 */
async function refuseRevisedBasis(office: Office, { id, cadence, date }: ListName): Promise<void> {
  const { db } = office.store;
  const { inputs } = await db
    .selectFrom('list')
    .select('inputs')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { lists = [] } = JSON.parse(inputs) as { readonly lists?: readonly (readonly [string, number])[] };
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

/** A list has a date of the calendar, after the newest there is. */
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
  const editions = editionsOf(office, cadence);
  const next = formatDate(nextList((day) => editions.at(day), addDays(parseDate(date), -1)));
  if (next !== date) throw new OfficeError('not-a-list-date', { cadence, date, next });
}
