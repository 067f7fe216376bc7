import { openOffice } from '../setup/open-office.ts';
import { serve } from './serve.ts';
import { runTask, type TaskName, type Tasks } from './tasks.ts';

/** What `inWorker` sends. */
export interface TaskRequest {
  readonly url: string;
  readonly actor: string;
  readonly name: TaskName;
  readonly options: Tasks[TaskName]['options'];
}

serve(async ({ url, actor, name, options }: TaskRequest, progress) => {
  const office = await openOffice(url, { actor });
  try {
    return await runTask(office, name, options as never, progress);
  } finally {
    await office.store.close();
  }
});
