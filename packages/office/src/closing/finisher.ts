import { Worker } from 'node:worker_threads';
import { type Finished, finishList, type Unfinished } from './finish.ts';

/** Below this another thread would have started when this one is done. */
const MANY_ROWS = 100_000;

interface Waiting {
  readonly resolve: (finished: Finished) => void;
  readonly reject: (error: Error) => void;
}

/** Hashes and packs lists in another thread, while this one works out the next. */
export class Finisher {
  readonly #worker: Worker | null;
  readonly #waiting: Waiting[] = [];

  /** `rows`: how many the lists will have, more or less. The thread starts at once. */
  constructor(rows: number) {
    this.#worker = rows < MANY_ROWS ? null : this.#start();
  }

  #start(): Worker {
    const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
    const worker = new Worker(new URL(`./finish-worker.${ending}`, import.meta.url));
    const fail = (error: Error): void => {
      for (const { reject } of this.#waiting.splice(0)) reject(error);
    };
    worker.on('message', (finished: Finished) => this.#waiting.shift()?.resolve(finished));
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`the worker ended with ${code} before it was done`)));
    return worker;
  }

  finish(list: Unfinished): Promise<Finished> {
    const worker = this.#worker;
    if (worker === null) return Promise.resolve(finishList(list));
    const finished = new Promise<Finished>((resolve, reject) => this.#waiting.push({ resolve, reject }));
    // Where something else fails first, nobody asks any more how this ended.
    finished.catch(() => {});
    worker.postMessage(list);
    return finished;
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
  }
}
