import { addDays, CADENCES, type Cadence, formatDate, nextList, parseDate } from '@eloquence/rating';
import type { Finding } from '@eloquence/reports';
import type { Office } from '../context.ts';
import { OfficeError } from '../errors.ts';
import type { ListColumns } from '../lists/columns.ts';
import { unpackList } from '../lists/pack.ts';
import type { KeptList } from '../lists-in-store/insert-list.ts';
import { type ListName, listOn, loadList, newestList } from '../lists-in-store/load.ts';
import { closeList } from './close.ts';
import { enterClosing, keepDraft, type ListSummary, summarise, type WorkedOut } from './draft.ts';
import { Finisher } from './finisher.ts';
import { type FreshLists, gatherInput } from './gather.ts';
import { editionsOf, isSamePlan, type Overlay, overlayKey, planClosing } from './plan.ts';
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
    const cadences = await cadencesToClose(office, date, options.cadence ?? null);
    const worked: WorkedOut[] = [];
    const finisher = new Finisher(await rowsOf(office, cadences));
    try {
      for (const cadence of cadences.slice(1)) await unpackAhead(office, cadence, finisher);
      for (const cadence of cadences) {
        const out = await workOut(office, cadence, date, freshOf(worked), options.progress);
        const { columns } = out.closing;
        worked.push(dryRun ? out : { ...out, finished: finisher.finish({ cadence, date, columns }) });
      }
      if (dryRun) return worked.map((each) => closedList(office, each, null));
      await Promise.all(worked.map(({ finished }) => finished));
    } finally {
      await finisher.end();
    }
    const kept = await office.store.write(async (trx) => {
      const lists: KeptList[] = [];
      for (const each of worked) {
        // Rapid and blitz may name the draft of the standard list, which has its number only now.
        const overlay = overlayOf(worked, lists);
        const plan = await planClosing(office, trx, each.plan.cadence, date, overlay);
        if (!isSamePlan(plan, each.plan)) throw new OfficeError('changed-meanwhile', { date });
        const list = await keepDraft(office, trx, { ...each, plan });
        await enterClosing(office, trx, plan, list);
        lists.push(list);
      }
      return lists;
    });
    return worked.map((each, index) => closedList(office, each, kept[index] as KeptList));
  });
}

/** Begins to unpack what a later list goes on from. */
async function unpackAhead({ store }: Office, cadence: Cadence, finisher: Finisher): Promise<void> {
  const newest = await newestList(store, cadence);
  if (newest === null) return;
  // What is wrong with a damaged list is said where it is unpacked in this thread.
  const unpack = (packed: Uint8Array): Promise<ListColumns> =>
    finisher.unpack(packed).catch(() => unpackList(packed));
  const loading = loadList(store, newest.id, store.db, unpack);
  // Whoever needs the list hears of what went wrong.
  loading.catch(() => {});
}

/** How long the newest list is. */
async function rowsOf({ store }: Office, [cadence]: readonly Cadence[]): Promise<number> {
  const newest = cadence && (await newestList(store, cadence));
  if (!newest) return 0;
  const { rows } = await store.db
    .selectFrom('list')
    .select('rows')
    .where('id', '=', newest.id)
    .executeTakeFirstOrThrow();
  return rows;
}

function overlayOf(worked: readonly WorkedOut[], lists: readonly KeptList[]): Overlay {
  return new Map(
    lists.map(({ id, revision }, index) => {
      const { cadence, date } = (worked[index] as WorkedOut).plan;
      return [overlayKey(cadence, date), { id, cadence, date, revision }];
    }),
  );
}

function closedList(office: Office, worked: WorkedOut, kept: KeptList | null): ClosedList {
  const { plan, closing, summary } = worked;
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

/** Lists just worked out, which what follows leans on before they are kept. */
interface Fresh {
  readonly overlay: Overlay;
  readonly columns: FreshLists;
}

/** Numbers below 0 are nobody's in the store. */
function freshOf(worked: readonly WorkedOut[]): Fresh {
  const lists = worked.map(({ plan: { cadence, date } }, index) => ({
    id: -1 - index,
    cadence,
    date,
    revision: 0,
  }));
  return {
    overlay: new Map(lists.map((list) => [overlayKey(list.cadence, list.date), list])),
    columns: new Map(worked.map(({ closing }, index) => [-1 - index, closing.columns])),
  };
}

/** Rates everything of one cadence; nothing is written. */
async function workOut(
  office: Office,
  cadence: Cadence,
  date: string,
  fresh: Fresh,
  progress?: (progress: WorkProgress) => void,
): Promise<WorkedOut> {
  const plan = await planClosing(office, office.store.db, cadence, date, fresh.overlay);
  const input = await gatherInput(office, office.store.db, plan, fresh.columns);
  const closing = closeList(input, ({ done, all }) => {
    if (done % 100 === 0 || done === all) progress?.({ work: cadence, done, all });
  });
  return { plan, input, closing, summary: summarise(plan, input, closing) };
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
