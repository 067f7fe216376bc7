import { Worker } from 'node:worker_threads';
import type { Office } from '../context.ts';
import { failureOf } from './failures.ts';
import type { Report, TaskName, Tasks } from './tasks.ts';
import type { Message, WorkOrder } from './worker.ts';

export interface WorkerOptions {
  readonly progress?: Report;
  /** Ends the work; what was not yet written is not written. */
  readonly signal?: AbortSignal;
}

/** Runs long work on another thread, so that this one goes on answering. */
export function inWorker<Name extends TaskName>(
  office: Office,
  name: Name,
  options: Tasks[Name]['options'],
  { progress, signal }: WorkerOptions = {},
): Promise<Tasks[Name]['result']> {
  const order: WorkOrder = { url: office.store.url, actor: office.actor, name, options };
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const worker = new Worker(new URL(`./worker.${ending}`, import.meta.url), { workerData: order });
  return new Promise((resolve, reject) => {
    const end = (): void => {
      worker.terminate();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', end, { once: true });
    worker.on('message', (message: Message) => {
      if (message.kind === 'progress') progress?.(message);
      else if (message.kind === 'done') resolve(message.result as Tasks[Name]['result']);
      else reject(failureOf(message.failure));
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      signal?.removeEventListener('abort', end);
      // After an answer this changes nothing any more.
      reject(new Error(`the worker ended with ${code} before it was done`));
    });
  });
}
