import { countHistory, type Office, readHistory, type WorkProgress } from '@eloquence/office';
import { type HistoryOptions, type HistorySize, HistoryWriter } from './history-writer.ts';

export interface ExportHistoryOptions extends HistoryOptions {
  readonly progress?: (progress: WorkProgress) => void;
  readonly signal?: AbortSignal;
}

/** Writes the current lists of a store with their events and games to Parquet files. */
export async function exportHistory(office: Office, options: ExportHistoryOptions): Promise<HistorySize> {
  const { progress, signal } = options;
  const all = await countHistory(office);
  const writer = await HistoryWriter.open(options);
  let done = 0;
  try {
    for await (const list of readHistory(office)) {
      signal?.throwIfAborted();
      await writer.add(list);
      done += 1;
      progress?.({ work: 'history', done, all });
    }
  } catch (error) {
    await writer.abandon();
    throw error;
  }
  return writer.close();
}
