import { CADENCES, formatDate, parseDate } from '@eloquence/rating';
import { byDateAndCadence } from '../compare.ts';
import { editionsOf } from '../editions.ts';
import { OfficeError } from '../errors.ts';
import type { Office, Scenario } from '../office.ts';
import { rebuildInput } from '../period/inputs/rebuild-input.ts';
import { overlayKey, type PeriodPlan, planInputs } from '../period/plan/plan.ts';
import { planOf } from '../period/plan/plan-of-list.ts';
import type { PeriodInput } from '../period/rate/input.ts';
import { type RatedList, rateList } from '../period/rate/rate-events.ts';
import { eventRows, saveEvents } from '../period/save-draft.ts';
import type { WorkProgress } from '../progress.ts';
import type { ListColumns } from '../rating-lists/columns.ts';
import { isSameList } from '../rating-lists/is-same-list.ts';
import { reconcile } from '../rating-lists/points.ts';
import { insertList } from '../rating-lists/store/insert-list.ts';
import { type ListName, loadList } from '../rating-lists/store/load.ts';
import { DepartureLog } from './departures.ts';
import {
  aboutEvents,
  type CurrentListRow,
  currentListRows,
  type HistoryList,
  historyList,
} from './read-history.ts';

/** A list under other rules, beside the published one. */
export interface ReplayedHistory {
  readonly history: HistoryList;
  readonly published: ListColumns;
  /** Whether both are the same in every column, published or not. */
  readonly same: boolean;
  /** Before the scenario begins, or imported. */
  readonly isReplayed: boolean;
}

export interface ReplayHistoryOptions {
  readonly scenario: Scenario;
  readonly progress?: (progress: WorkProgress) => void;
  readonly signal?: AbortSignal;
}

/**
 * Works all computed lists of a store out again under other rules, in order, each from those before it: with the same
 * reports, corrections, adjustments and facts, on the same dates. Imported lists stay as they are. Writes into the store,
 * so it must be a copy: what the office keeps of a list is what later ones are worked out from.
 */
export async function* replayHistory(
  copy: Office,
  { scenario, progress, signal }: ReplayHistoryOptions,
): AsyncGenerator<ReplayedHistory> {
  const departures = new DepartureLog();
  const office: Office = { ...copy, scenario, departures };
  const rows = await currentRows(copy);
  const from = formatDate(scenario.from);
  if (!rows.some((row) => isReplayed(row, from))) throw new OfficeError('nothing-to-replay', { from });
  const overlay = new Map<string, ListName>(
    rows.map(({ id, cadence, date, revision }) => [
      overlayKey(cadence, date),
      { id, cadence, date, revision },
    ]),
  );
  for (const [done, row] of rows.entries()) {
    signal?.throwIfAborted();
    const published = (await loadList(copy.store, row.id)).columns;
    if (isReplayed(row, from)) {
      const history = await replayList(office, row, overlay, departures);
      const { id, cadence, date, revision } = history;
      // Without its columns, which would stay in memory.
      overlay.set(overlayKey(cadence, date), { id, cadence, date, revision });
      const same = isSameList(published, history.columns);
      yield { history, published, same, isReplayed: true };
    } else yield { history: await historyList(copy, row), published, same: true, isReplayed: false };
    progress?.({ work: 'replay', done: done + 1, all: rows.length });
  }
}

const isReplayed = ({ source, date }: CurrentListRow, from: string): boolean =>
  source === 'computed' && date > from;

/** By date, standard first: rapid and blitz depend on it. */
async function currentRows({ store }: Office): Promise<readonly CurrentListRow[]> {
  const rows: CurrentListRow[] = [];
  for (const cadence of CADENCES) rows.push(...(await currentListRows(store, cadence)));
  return rows.toSorted(byDateAndCadence);
}

async function replayList(
  office: Office,
  row: CurrentListRow,
  overlay: ReadonlyMap<string, ListName>,
  departures: DepartureLog,
): Promise<HistoryList> {
  const asComputed: Office = { ...office, practice: row.practice };
  const plan = planOf(row, overlay);
  const { input } = await rebuildInput(asComputed, plan, row);
  const list = rateList(input);
  departures.record(plan.previous, input.published, list.columns);
  const { id, revision } = await keepForLater(asComputed, row, plan, input, list);
  const about = await aboutEvents(
    office.store,
    list.rated.map((event) => event.id),
  );
  const { cadence, date } = row;
  return {
    ...{ id, cadence, date, revision, source: row.source },
    edition: editionsOf(asComputed, cadence).at(parseDate(date)),
    columns: list.columns,
    points: reconcile(input.published, list.columns, list.tally),
    events: list.rated.map(({ id: event, edition, players }, index) => ({
      id: event,
      edition,
      ...(about.get(event) ?? { name: '', city: '', federation: '' }),
      players,
      games: (input.events[index] as PeriodInput['events'][number]).games,
    })),
  };
}

/** What later lists need of this one. Nothing is hashed: no reader sees the copy. */
async function keepForLater(
  { store, practice }: Office,
  { cadence, date, revision }: CurrentListRow,
  plan: PeriodPlan,
  input: PeriodInput,
  list: RatedList,
): Promise<{ readonly id: number; readonly revision: number }> {
  const mark = `scenario ${cadence} ${date}`;
  return store.write(async (trx) => {
    const kept = await insertList(
      store,
      trx,
      {
        ...{ cadence, date, practice, source: 'computed', columns: list.columns, nameOf: () => null },
        editions: {},
        engine: '',
        inputs: JSON.stringify(planInputs(plan)),
        summary: { corrections: input.corrections.map((line) => ({ ...line })) },
        fingerprint: mark,
        revision: revision + REVISIONS,
      },
      'draft',
      { hash: mark, memoryHash: mark, namesHash: '[]', salts: [] },
    );
    await saveEvents({ store } as Office, trx, [[kept.id, eventRows(list, input)]]);
    return kept;
  });
}

/** Above the revisions of any list. */
const REVISIONS = 1_000_000;
