import { inWorker, type Office, type TaskName, type Tasks, type WorkProgress } from '@eloquence/office';
import type { Call } from '../../command.ts';
import { type Progress, progressOf } from '../../reports/progress.ts';
import type { WorkName } from '../../texts/office/office.ts';

/** A line of progress that is there from the beginning; only on a terminal. */
export function officeProgress(call: Call): Progress {
  return progressOf(call, Number.POSITIVE_INFINITY, false);
}

/** Long work, on a thread of its own, with a line that says how far it is. */
export async function longWork<Name extends TaskName>(
  call: Call,
  office: Office,
  name: Name,
  options: Tasks[Name]['options'],
): Promise<Tasks[Name]['result']> {
  const progress = officeProgress(call);
  try {
    return await inWorker(office, name, options, { progress: (far) => progress.show(line(call, far)) });
  } finally {
    progress.clear();
  }
}

function line({ texts }: Call, { work, done, all }: WorkProgress): string {
  const { works } = texts.office;
  const name = Object.hasOwn(works, work) ? works[work as WorkName] : work;
  return all > 0 ? `${name} ${done}/${all}` : `${name} ${done}`;
}
