import { Worker } from 'node:worker_threads';
import type { WorkProgress } from '../progress.ts';
import { type Failed, failureOf } from './failures.ts';

/** What a worker thread sends; `serve` is its other side. */
export type Message =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly progress: WorkProgress }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly failure: Failed };

interface Pending {
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
  readonly progress: ((progress: WorkProgress) => void) | undefined;
}

/** The URL of a worker module beside another one, as `.ts` in the sources and `.js` as published. */
export function workerModule(url: string, name: string): URL {
  return new URL(`./${name}.${url.endsWith('.ts') ? 'ts' : 'js'}`, url);
}

/**
 * A worker thread that runs one request at a time. A request is cancelled by ending its thread, since SQLite cannot be
 * interrupted.
 */
export class WorkerThread {
  /** Resolved once the thread accepts requests. */
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  readonly #started: PromiseWithResolvers<void> = Promise.withResolvers();
  #pending: Pending | null = null;
  #hasEnded = false;

  constructor(module: URL, workerData?: unknown) {
    this.#worker = new Worker(module, { workerData });
    this.#worker.on('message', (message: Message) => this.#receive(message));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', (code) =>
      this.#fail(new Error(`the worker ended with ${code} before it was done`)),
    );
    this.ready = this.#started.promise;
    // Prevents an unhandled rejection if nobody awaits it.
    this.ready.catch(() => {});
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  run<Result>(request: unknown, progress?: (progress: WorkProgress) => void): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject, progress };
      // Only a running request keeps the process alive.
      this.#worker.ref();
      this.#worker.postMessage(request);
    });
  }

  /** Ends the thread; its request is rejected with the reason. */
  async end(reason: unknown): Promise<void> {
    this.#fail(reason);
    await this.#worker.terminate();
  }

  #receive(message: Message): void {
    if (message.kind === 'ready') this.#started.resolve();
    else if (message.kind === 'progress') this.#pending?.progress?.(message.progress);
    else if (message.kind === 'done') this.#settle()?.resolve(message.result as never);
    else this.#settle()?.reject(failureOf(message.failure));
  }

  #fail(reason: unknown): void {
    this.#hasEnded = true;
    this.#started.reject(reason);
    this.#settle()?.reject(reason);
  }

  #settle(): Pending | null {
    const pending = this.#pending;
    this.#pending = null;
    this.#worker.unref();
    return pending;
  }
}
