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

/** How long a thread without work is kept, in milliseconds: to start one takes half a second. */
const KEPT = 5000;

/** A thread that waits for the next work; more than one is not kept. */
let waiting: { readonly thread: Worker; readonly take: () => void } | null = null;

function begin(): Worker {
  if (waiting !== null) {
    const { thread, take } = waiting;
    take();
    return thread;
  }
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new Worker(new URL(`./worker.${ending}`, import.meta.url));
}

/** Keeps a thread that has closed the store; the process can end all the same. */
function keep(thread: Worker): void {
  if (waiting !== null) {
    thread.terminate();
    return;
  }
  const take = (): void => {
    clearTimeout(clock);
    thread.off('error', take).off('exit', take).ref();
    waiting = null;
  };
  const clock = setTimeout(() => {
    take();
    thread.terminate();
  }, KEPT).unref();
  thread.on('error', take).on('exit', take).unref();
  waiting = { thread, take };
}

/** Runs long work on another thread, so that this one goes on answering. */
export function inWorker<Name extends TaskName>(
  office: Office,
  name: Name,
  options: Tasks[Name]['options'],
  { progress, signal }: WorkerOptions = {},
): Promise<Tasks[Name]['result']> {
  const order: WorkOrder = { url: office.store.url, actor: office.actor, name, options };
  const thread = begin();
  return new Promise((resolve, reject) => {
    const end = (): void => {
      thread.terminate();
      reject(signal?.reason);
    };
    const hear = (message: Message): void => {
      if (message.kind === 'progress') progress?.(message);
      else if (message.kind === 'done') resolve(message.result as Tasks[Name]['result']);
      else if (message.kind === 'failed') reject(failureOf(message.failure));
      else {
        leave();
        keep(thread);
      }
    };
    const exit = (code: number): void => {
      leave();
      // After an answer this changes nothing any more.
      reject(new Error(`the worker ended with ${code} before it was done`));
    };
    const leave = (): void => {
      signal?.removeEventListener('abort', end);
      thread.off('message', hear).off('error', reject).off('exit', exit);
    };
    signal?.addEventListener('abort', end, { once: true });
    thread.on('message', hear).on('error', reject).on('exit', exit);
    thread.postMessage(order);
  });
}
