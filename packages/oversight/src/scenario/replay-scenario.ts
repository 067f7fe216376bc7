import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  backup,
  idOf,
  type ListColumns,
  NO_ROW,
  type Office,
  openOffice,
  type ReplayedHistory,
  replayHistory,
  shownRating,
  type WorkProgress,
  walkBoth,
} from '@eloquence/office';
import { type Cadence, type CivilDate, defined, type Edition } from '@eloquence/rating';
import { exportHistory } from '../history/export-history.ts';
import { HistoryWriter } from '../history/history-writer.ts';

export interface ScenarioOptions {
  readonly edition: Edition;
  /** Events from this day on are rated by the edition; lists after it are worked out again. */
  readonly from: CivilDate;
  /** Where the history under the scenario goes as Parquet files; none: only the comparison is wanted. */
  readonly out?: string;
  /** Where the published history goes, as it was when the replay began. */
  readonly published?: string;
  /** Outside IDs of players whose ratings are compared on every list. */
  readonly players?: readonly string[];
  /** Sees every list, in order. */
  readonly onList?: (list: ReplayedHistory) => void;
  /** For the copy of the store; by default a folder of its own, removed afterwards. */
  readonly temporary?: string;
  readonly progress?: (progress: WorkProgress) => void;
  readonly signal?: AbortSignal;
}

/** How a list under the scenario differs from the published one; ratings as published, or as they would have been. */
export interface ScenarioList {
  readonly cadence: Cadence;
  readonly date: string;
  /** The same to the last bit. */
  readonly same: boolean;
  readonly players: number;
  /** Players with a rating on both lists whose ratings differ. */
  readonly changed: number;
  readonly onlyPublished: number;
  readonly onlyScenario: number;
  /** Over players on both. */
  readonly meanDifference: number | null;
  readonly largestDifference: number;
}

/** A player's rating on a list; null: none. */
export interface ScenarioRating {
  readonly id: string;
  readonly cadence: Cadence;
  readonly date: string;
  readonly published: number | null;
  readonly scenario: number | null;
}

/** A player whose rating would differ. */
export interface ScenarioMover {
  /** The store's number of the player, and the outside ID. */
  readonly player: number;
  readonly id: string;
  readonly published: number;
  readonly scenario: number;
}

export interface ScenarioResult {
  readonly lists: readonly ScenarioList[];
  readonly ratings: readonly ScenarioRating[];
  /** The largest differences on the last list of the edition's cadence. */
  readonly movers: readonly ScenarioMover[];
}

const MOST_MOVERS = 50;

/** Works the history of a store out again under another edition, on a copy: the store itself is only read. */
export async function replayScenario(office: Office, options: ScenarioOptions): Promise<ScenarioResult> {
  const { edition, from, out, published, players = [], onList, temporary, progress, signal } = options;
  const shown = { ...(progress && { progress }) };
  const folder = await mkdtemp(join(temporary ?? tmpdir(), 'eloquence-scenario-'));
  const file = join(folder, 'copy.db');
  const writer = out === undefined ? null : await HistoryWriter.open({ out, ...(signal && { signal }) });
  try {
    await backup(office.store, file);
    const copy = await openOffice(file, { actor: office.actor });
    const lists: ScenarioList[] = [];
    const ratings: ScenarioRating[] = [];
    let movers: readonly ScenarioMover[] = [];
    try {
      if (published !== undefined)
        await exportHistory(copy, { out: published, ...shown, ...(signal && { signal }) });
      const replay = replayHistory(copy, {
        scenario: { edition, from },
        ...shown,
        ...(signal && { signal }),
      });
      for await (const list of replay) {
        await writer?.add(list.history);
        onList?.(list);
        if (list.isReplayed) lists.push(compare(list));
        if (list.isReplayed && list.history.cadence === edition.cadence) movers = moversOf(list);
        ratings.push(...ratingsOf(list, players));
      }
    } finally {
      await copy.store.close();
    }
    await writer?.close();
    return { lists, ratings, movers };
  } catch (error) {
    await writer?.abandon();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function compare({ history, published, same }: ReplayedHistory): ScenarioList {
  const { cadence, date } = history;
  let [players, changed, both, onlyPublished, onlyScenario, sum, largest] = [0, 0, 0, 0, 0, 0, 0];
  eachPlayer({ history, published }, (old, rating) => {
    if (rating > 0) players += 1;
    if (old > 0 && rating > 0) {
      both += 1;
      sum += rating - old;
      if (rating !== old) changed += 1;
      if (Math.abs(rating - old) > Math.abs(largest)) largest = rating - old;
    } else if (old > 0) onlyPublished += 1;
    else if (rating > 0) onlyScenario += 1;
  });
  return {
    ...{ cadence, date, same, players, changed, onlyPublished, onlyScenario },
    meanDifference: both === 0 ? null : sum / both,
    largestDifference: largest,
  };
}

/** The ratings as published and under the scenario, 0: none, with the row under the scenario. */
function eachPlayer(
  { history: { columns }, published }: Pick<ReplayedHistory, 'history' | 'published'>,
  visit: (old: number, rating: number, row: number) => void,
): void {
  walkBoth(published, columns, (_, before, row) => {
    const old = before === NO_ROW ? 0 : Math.max(0, shownRating(published, before));
    visit(old, row === NO_ROW ? 0 : Math.max(0, shownRating(columns, row)), row);
  });
}

function moversOf({ history, published }: ReplayedHistory): readonly ScenarioMover[] {
  const { columns } = history;
  const found: ScenarioMover[] = [];
  eachPlayer({ history, published }, (old, rating, row) => {
    if (old > 0 && rating > 0 && rating !== old) {
      const player = defined(columns.keys[row]);
      found.push({ player, id: String(idOf(columns, row)), published: old, scenario: rating });
    }
  });
  const size = ({ published: old, scenario }: ScenarioMover): number => Math.abs(scenario - old);
  return found.toSorted((a, b) => size(b) - size(a)).slice(0, MOST_MOVERS);
}

function ratingsOf(
  { history, published }: ReplayedHistory,
  players: readonly string[],
): readonly ScenarioRating[] {
  if (players.length === 0) return [];
  const [before, after] = [ratingsById(published, players), ratingsById(history.columns, players)];
  return players.flatMap((id) => {
    const [old, now] = [before.get(id) ?? null, after.get(id) ?? null];
    const { cadence, date } = history;
    return old === null && now === null ? [] : { id, cadence, date, published: old, scenario: now };
  });
}

function ratingsById(columns: ListColumns, players: readonly string[]): ReadonlyMap<string, number> {
  const wanted = new Set(players);
  const ratings = new Map<string, number>();
  for (let row = 0; row < columns.rows; row += 1) {
    const id = String(idOf(columns, row));
    const rating = wanted.has(id) ? shownRating(columns, row) : 0;
    if (rating > 0) ratings.set(id, rating);
  }
  return ratings;
}
