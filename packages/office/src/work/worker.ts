import { parentPort } from 'node:worker_threads';
import { openOffice } from '../open.ts';
import { type Failed, failed } from './failures.ts';
import { runTask, type TaskName, type Tasks } from './tasks.ts';

/** The other side of `inWorker`: for each order opens the store for itself, works, and tells how far it is. */
export interface WorkOrder {
  readonly url: string;
  readonly actor: string;
  readonly name: TaskName;
  readonly options: Tasks[TaskName]['options'];
}

export type Message =
  | { readonly kind: 'progress'; readonly work: string; readonly done: number; readonly all: number }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly failure: Failed }
  /** The store is closed, and the next order can come. */
  | { readonly kind: 'free' };

const tell = (message: Message): void => parentPort?.postMessage(message);

async function work({ url, actor, name, options }: WorkOrder): Promise<void> {
  const office = await openOffice(url, { actor });
  try {
    const result = await runTask(office, name, options as never, (progress) =>
      tell({ kind: 'progress', ...progress }),
    );
    tell({ kind: 'done', result });
  } finally {
    await office.store.close();
  }
}

parentPort?.on('message', async (order: WorkOrder) => {
  try {
    await work(order);
  } catch (error) {
    const failure = failed(error);
    // Not expected: it ends the thread.
    if (failure === null) throw error;
    tell({ kind: 'failed', failure });
  }
  tell({ kind: 'free' });
});
