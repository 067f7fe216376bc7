import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  backup,
  idOf,
  type ListColumns,
  type Office,
  openOffice,
  type ReplayedHistory,
  replayHistory,
  shownRating,
  type WorkProgress,
} from '@eloquence/office';
import type { Cadence, CivilDate, Edition } from '@eloquence/rating';
import { HistoryWriter } from '../history/history-writer.ts';

export interface ScenarioOptions {
  readonly edition: Edition;
  /** Events from this day on are rated by the edition; lists after it are worked out again. */
  readonly from: CivilDate;
  /** Where the history under the scenario goes as Parquet files; none: only the comparison is wanted. */
  readonly out?: string;
  /** Outside IDs of players whose ratings are compared on every list. */
  readonly players?: readonly string[];
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

export interface ScenarioResult {
  readonly lists: readonly ScenarioList[];
  readonly ratings: readonly ScenarioRating[];
}

/** Works the history of a store out again under another edition, on a copy: the store itself is only read. */
export async function replayScenario(office: Office, options: ScenarioOptions): Promise<ScenarioResult> {
  const { edition, from, out, players = [], progress, signal } = options;
  const folder = await mkdtemp(join(tmpdir(), 'eloquence-scenario-'));
  const file = join(folder, 'copy.db');
  const writer = out === undefined ? null : await HistoryWriter.open({ out });
  try {
    await backup(office.store, file);
    const copy = await openOffice(file, { actor: office.actor });
    const found = { lists: [] as ScenarioList[], ratings: [] as ScenarioRating[] };
    try {
      const replay = replayHistory(copy, {
        scenario: { edition, from },
        ...(progress && { progress }),
        ...(signal && { signal }),
      });
      for await (const list of replay) {
        await writer?.add(list.history);
        if (list.isReplayed) found.lists.push(compare(list));
        found.ratings.push(...ratingsOf(list, players));
      }
    } finally {
      await copy.store.close();
    }
    await writer?.close();
    return found;
  } catch (error) {
    await writer?.abandon();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function compare({ history, published, same }: ReplayedHistory): ScenarioList {
  const { cadence, date, columns } = history;
  const before = ratingsByKey(published);
  let [changed, both, onlyScenario, sum, largest] = [0, 0, 0, 0, 0];
  const after = ratingsByKey(columns);
  for (const [key, rating] of after) {
    const old = before.get(key);
    if (old === undefined) onlyScenario += 1;
    else {
      both += 1;
      sum += rating - old;
      if (rating !== old) changed += 1;
      if (Math.abs(rating - old) > Math.abs(largest)) largest = rating - old;
    }
  }
  return {
    ...{ cadence, date, same, players: after.size, changed },
    onlyPublished: before.size - both,
    onlyScenario,
    meanDifference: both === 0 ? null : sum / both,
    largestDifference: largest,
  };
}

function ratingsByKey(columns: ListColumns): ReadonlyMap<number, number> {
  const ratings = new Map<number, number>();
  columns.keys.forEach((key, row) => {
    const rating = shownRating(columns, row);
    if (rating > 0) ratings.set(key, rating);
  });
  return ratings;
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
