import type { Office } from '../office.ts';
import type { WorkProgress } from '../progress.ts';
import type { TaskRequest } from './task-worker.ts';
import type { TaskName, Tasks } from './tasks.ts';
import { WorkerThread, workerModule } from './thread.ts';

export interface WorkerOptions {
  readonly progress?: (progress: WorkProgress) => void;
  /** Cancels the work; what is not committed is rolled back. */
  readonly signal?: AbortSignal;
}

/** Starting a thread takes half a second, so one without work is kept for a while, in milliseconds. */
const IDLE_TIMEOUT = 5000;
let idle: WorkerThread | null = null;

function takeThread(): WorkerThread {
  const thread = idle;
  idle = null;
  return thread && !thread.hasEnded ? thread : new WorkerThread(workerModule(import.meta.url, 'task-worker'));
}

function keepThread(thread: WorkerThread): void {
  if (thread.hasEnded) return;
  if (idle !== null) {
    thread.end(new Error('not needed any more'));
    return;
  }
  idle = thread;
  setTimeout(() => {
    if (idle !== thread) return;
    idle = null;
    thread.end(new Error('not needed any more'));
  }, IDLE_TIMEOUT).unref();
}

/** Runs long work on another thread. */
export async function inWorker<Name extends TaskName>(
  office: Office,
  name: Name,
  options: Tasks[Name]['options'],
  { progress, signal }: WorkerOptions = {},
): Promise<Tasks[Name]['result']> {
  const thread = takeThread();
  const cancel = (): void => void thread.end(signal?.reason);
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    const request: TaskRequest = { url: office.store.url, actor: office.actor, name, options };
    return await thread.run<Tasks[Name]['result']>(request, progress);
  } finally {
    signal?.removeEventListener('abort', cancel);
    keepThread(thread);
  }
}
