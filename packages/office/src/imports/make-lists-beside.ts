import { Worker } from 'node:worker_threads';
import { type Made, type MakingOrder, makeLists } from './make-lists.ts';

/** Below this another thread would have started when this one is done. */
export const MANY_ROWS = 100_000;

/** Makes lists in another thread, where there are many rows, while this one writes the players. */
export class ListsBeside {
  #worker: Worker | null = null;

  /** Called as soon as there are many rows: the thread is ready when all are read. */
  start(): void {
    const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
    this.#worker = new Worker(new URL(`./make-lists-worker.${ending}`, import.meta.url));
  }

  async make(order: MakingOrder): Promise<Made> {
    const worker = this.#worker;
    if (worker === null) return makeLists(order);
    return new Promise((resolve, reject) => {
      worker.on('message', resolve);
      worker.on('error', reject);
      // After an answer this changes nothing any more.
      worker.on('exit', (code) => reject(new Error(`the worker ended with ${code} before it was done`)));
      worker.postMessage(order);
    });
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
  }
}
