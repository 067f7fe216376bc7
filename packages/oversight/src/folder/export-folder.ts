import {
  type HistoryEvent,
  type HistoryList,
  type ListColumns,
  NO_POINTS,
  type Reconciliation,
  reconcile,
  totalOf,
  type WorkProgress,
} from '@eloquence/office';
import { CADENCES, type Cadence, chooseEditions, defined, parseDate } from '@eloquence/rating';
import { type HistoryOptions, type HistorySize, HistoryWriter } from '../history/history-writer.ts';
import { findLists, findReports, type ListFile, type ReportFile } from './find-files.ts';
import { rateReports, rowsByKey } from './folder-events.ts';
import { FolderPlayers, readColumns } from './folder-list.ts';

export interface ExportFolderOptions extends HistoryOptions {
  /** With `lists`, `reports` and, where there are registrations, `events`. */
  readonly folder: string;
  readonly progress?: (progress: WorkProgress) => void;
  readonly signal?: AbortSignal;
}

/** Writes a folder of rating lists and reports to Parquet files: the lists as published, the events rated here. */
export async function exportFolder(options: ExportFolderOptions): Promise<HistorySize> {
  const { folder, progress, signal } = options;
  const lists = await findLists(folder);
  const reports = await findReports(folder);
  const players = new FolderPlayers();
  const histories = new Map(CADENCES.map((cadence) => [cadence, new FolderHistory(cadence, reports, lists)]));
  const writer = await HistoryWriter.open(options);
  try {
    for (const [done, list] of lists.entries()) {
      signal?.throwIfAborted();
      for (const [cadence, columns] of await readColumns(list, players)) {
        const next = await defined(histories.get(cadence)).next(list.date, columns, players);
        if (next !== null) await writer.add(next);
      }
      progress?.({ work: 'history', done: done + 1, all: lists.length });
    }
  } catch (error) {
    await writer.abandon();
    throw error;
  }
  return writer.close();
}

/** Lists that an event may have started under. */
const LISTS_KEPT = 14;

/** The lists of one cadence in order; events are rated with the last few. */
class FolderHistory {
  readonly #cadence: Cadence;
  readonly #reports: readonly ReportFile[];
  readonly #kept: { readonly date: string; readonly columns: ListColumns }[] = [];
  readonly #seen: Set<number> = new Set();

  constructor(cadence: Cadence, reports: readonly ReportFile[], lists: readonly ListFile[]) {
    this.#cadence = cadence;
    const dates = lists.filter(({ cadences }) => cadences.includes(cadence)).map(({ date }) => date);
    // An event goes onto the next list of the folder where that of its own date is missing.
    this.#reports = reports.flatMap((report) => {
      const list = dates.find((date) => date >= report.list);
      return report.cadence === cadence && list !== undefined ? { ...report, list } : [];
    });
  }

  /** null: the file has the list of a date again. */
  async next(date: string, columns: ListColumns, players: FolderPlayers): Promise<HistoryList | null> {
    const last = this.#kept.at(-1);
    if (last?.date === date) return null;
    const editions = chooseEditions({ cadence: this.#cadence });
    const columnsAt = (day: string): ListColumns | null =>
      this.#kept.findLast((list) => list.date <= day)?.columns ?? null;
    const due = this.#reports.filter(({ list }) => list === date);
    const events = last ? await rateReports(due, editions, columnsAt, last.columns, players) : [];
    const points = this.#points(last?.columns ?? null, columns, events);
    this.#kept.push({ date, columns });
    if (this.#kept.length > LISTS_KEPT) this.#kept.shift();
    for (const key of columns.keys) this.#seen.add(key);
    const edition = editions.at(parseDate(date));
    return {
      ...{ id: 0, cadence: this.#cadence, date, revision: 1, source: 'imported' },
      ...{ edition, columns, points, events },
    };
  }

  /** Where the points of a list come from, as far as the files show it; the rest is `imports`. */
  #points(before: ListColumns | null, after: ListColumns, events: readonly HistoryEvent[]): Reconciliation {
    const changes = new Map<number, number>();
    for (const { players } of events) {
      for (const { key, change } of players) {
        if (change !== null) changes.set(key, (changes.get(key) ?? 0) + change);
      }
    }
    const tally = { ...NO_POINTS } as { -readonly [Name in keyof typeof NO_POINTS]: number };
    const [was, now] = [before && rowsByKey(before), rowsByKey(after)];
    for (const [key, row] of now) {
      if (was === null || was.has(key)) continue;
      tally[this.#seen.has(key) ? 'returns' : 'newcomers'] += 100 * defined(after.ratings[row]);
    }
    for (const [key, row] of was ?? []) {
      const change = changes.get(key) ?? 0;
      const rounded = 100 * Math.sign(change) * Math.floor((Math.abs(change) + 50) / 100);
      tally.games += change;
      tally.rounding += rounded - change;
      if (!now.has(key)) tally.leavers += 100 * defined(before?.ratings[row]) + rounded;
    }
    const { unexplained } = reconcile(before, after, tally);
    return reconcile(before, after, { ...tally, imports: before === null ? totalOf(after) : unexplained });
  }
}
