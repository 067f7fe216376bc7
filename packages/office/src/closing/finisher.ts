import { Worker } from 'node:worker_threads';
import type { ListColumns } from '../lists/columns.ts';
import { unpackList } from '../lists/pack.ts';
import { type FinishedList, finishList } from './finish.ts';
import type { ListMaking } from './making.ts';

/** Below this another thread would have started when this one is done. */
const MANY_ROWS = 100_000;

/** A list to be unpacked, or to be finished. */
export type Order = { readonly packed: Uint8Array } | { readonly list: ListMaking };

type Done = ListColumns | FinishedList;

export type Outcome = Done | 'failed';

interface Waiting {
  readonly resolve: (done: never) => void;
  readonly reject: (error: unknown) => void;
  readonly here: () => Done;
}

/** Unpacks the lists that come next, and makes, hashes and packs those rated, in another thread beside this one. */
export class Finisher {
  readonly #worker: Worker | null;
  readonly #waiting: Waiting[] = [];
  #hasEnded = false;

  /** `rows`: how many the lists will have, more or less. The thread starts at once. */
  constructor(rows: number) {
    this.#worker = rows < MANY_ROWS ? null : this.#start();
  }

  #start(): Worker {
    const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
    const worker = new Worker(new URL(`./finish-worker.${ending}`, import.meta.url));
    const fail = (error: Error): void => {
      this.#hasEnded = true;
      for (const { reject } of this.#waiting.splice(0)) reject(error);
    };
    worker.on('message', (outcome: Outcome) => {
      const waiting = this.#waiting.shift();
      // Who waited has heard already that the thread ended.
      if (waiting === undefined) return;
      const { resolve, reject, here } = waiting;
      if (outcome !== 'failed') return resolve(outcome as never);
      // What went wrong is said better where errors are what they were made as.
      try {
        resolve(here() as never);
      } catch (error) {
        reject(error);
      }
    });
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`the worker ended with ${code} before it was done`)));
    return worker;
  }

  finish(list: ListMaking): Promise<FinishedList> {
    return this.#do({ list }, () => finishList(list));
  }

  unpack(packed: Uint8Array): Promise<ListColumns> {
    return this.#do({ packed }, () => unpackList(packed));
  }

  #do<Kind extends Done>(order: Order, here: () => Kind): Promise<Kind> {
    const done = new Promise<Kind>((resolve, reject) => {
      if (this.#worker === null || this.#hasEnded) return resolve(here());
      this.#worker.postMessage(order);
      this.#waiting.push({ resolve, reject, here });
    });
    return awaitedOrNot(done);
  }

  async end(): Promise<void> {
    this.#hasEnded = true;
    await this.#worker?.terminate();
  }
}

/** Where something else fails first, nobody asks any more how this ended. */
function awaitedOrNot<Kind>(done: Promise<Kind>): Promise<Kind> {
  done.catch(() => {});
  return done;
}
