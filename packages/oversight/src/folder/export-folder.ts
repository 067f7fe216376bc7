import type { WorkProgress } from '@eloquence/office';
import { CADENCES, chooseEditions, defined } from '@eloquence/rating';
import { type HistoryOptions, type HistorySize, HistoryWriter } from '../history/history-writer.ts';
import { findLists, findReports } from './find-files.ts';
import { FolderHistory } from './folder-history.ts';
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
  const histories = new Map(
    CADENCES.map((cadence) => {
      const history = new FolderHistory(cadence, chooseEditions({ cadence }), players);
      const dates = lists.filter(({ cadences }) => cadences.includes(cadence)).map(({ date }) => date);
      for (const report of reports) {
        // An event goes onto the next list of the folder where that of its own date is missing.
        const list = dates.find((date) => date >= report.list);
        if (report.cadence === cadence && list !== undefined) history.add({ ...report, list });
      }
      return [cadence, history];
    }),
  );
  const writer = await HistoryWriter.open(options);
  try {
    for (const [done, list] of lists.entries()) {
      signal?.throwIfAborted();
      for (const [cadence, columns] of await readColumns(list, players)) {
        const next = await defined(histories.get(cadence)).next(list.date, columns);
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
