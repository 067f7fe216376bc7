import { inWorker, type Office, type TaskName, type Tasks, type WorkProgress } from '@eloquence/office';
import type { WorkName } from '@eloquence/words/cli';
import type { Call } from '../framework/command.ts';
import { type Progress, progressOf } from '../reports/progress.ts';

/** A progress line shown from the start, only on a terminal. */
export function officeProgress(call: Call): Progress {
  return progressOf(call, Number.POSITIVE_INFINITY, false);
}

/** Runs a long task in a worker with a progress line. */
export async function longWork<Name extends TaskName>(
  call: Call,
  office: Office,
  name: Name,
  options: Tasks[Name]['options'],
): Promise<Tasks[Name]['result']> {
  return longProgress(call, (progress) => inWorker(office, name, options, { progress }));
}

/** Runs a long task with a progress line. */
export async function longProgress<T>(
  call: Call,
  work: (progress: (far: WorkProgress) => void) => Promise<T>,
): Promise<T> {
  const progress = officeProgress(call);
  try {
    return await work((far) => showWork(call, progress, far));
  } finally {
    progress.clear();
  }
}

export function showWork(
  { texts }: Call,
  progress: Progress,
  { work, done, all, share }: WorkProgress,
): void {
  const { works } = texts.office;
  const name = Object.hasOwn(works, work) ? works[work as WorkName] : work;
  // Parts of unequal work are counted by their shares only.
  if (share !== undefined) progress.show(name, share);
  else if (all > 0) progress.show(`${name} ${done}/${all}`, done / all);
  else progress.show(name);
}
