import { exportFolder, exportHistory } from '@eloquence/oversight';
import type { OptionName } from '@eloquence/words/cli';
import { type Call, GENERAL, given, isGiven } from '../framework/command.ts';
import { Failure } from '../framework/failure.ts';
import { withOffice } from '../office/open-store.ts';
import { longProgress } from '../office/run-in-worker.ts';
import { withOversightFailures } from './failures.ts';
import { withTemporary } from './temporary.ts';

/** Where figures come from: a store, a folder of lists and reports, or a history that was written before. */
export const SOURCE: readonly OptionName[] = Object.freeze(['db', 'folder', 'history', ...GENERAL]);

/** Runs `work` on the folder of a history; one that is made for it is removed afterwards. */
export async function withHistory<T>(call: Call, work: (folder: string) => Promise<T>): Promise<T> {
  const [history, folder] = [given(call, 'history'), given(call, 'folder')];
  refuseBoth(call, 'history', 'folder');
  refuseBoth(call, 'history', 'db');
  refuseBoth(call, 'folder', 'db');
  return withOversightFailures(async () => {
    if (history !== undefined) return work(history);
    return withTemporary('eloquence-history-', async (path) => {
      const out = path('history');
      const { signal } = call;
      await longProgress(call, (progress) =>
        folder !== undefined
          ? exportFolder({ folder, out, progress, signal })
          : withOffice(call, (office) => exportHistory(office, { out, progress, signal })),
      );
      return work(out);
    });
  });
}

function refuseBoth(call: Call, one: OptionName, other: OptionName): void {
  if (isGiven(call, one) && isGiven(call, other))
    throw new Failure('options-exclude', { option: `--${one}`, other: `--${other}` });
}
