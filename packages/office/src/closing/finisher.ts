import { Worker } from 'node:worker_threads';
import type { ListColumns } from '../lists/columns.ts';
import { unpackList } from '../lists/pack.ts';
import { type Finished, finishList, type Unfinished } from './finish.ts';

/** Below this another thread would have started when this one is done. */
const MANY_ROWS = 100_000;

/** A list to be finished, or the packed columns of one to be unpacked. */
export type Order = Unfinished | Uint8Array;

/** What came of an order, or what went wrong with it. */
export type Outcome = { readonly done: Finished | ListColumns } | { readonly failed: Error };

interface Waiting {
  readonly resolve: (done: never) => void;
  readonly reject: (error: Error) => void;
}

/** Unpacks the lists that come next, and hashes and packs those worked out, in another thread beside this one. */
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
    worker.on('message', (outcome: Outcome) => {
      const waiting = this.#waiting.shift();
      if ('done' in outcome) waiting?.resolve(outcome.done as never);
      else waiting?.reject(outcome.failed);
    });
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`the worker ended with ${code} before it was done`)));
    return worker;
  }

  async finish(list: Unfinished): Promise<Finished> {
    return this.#worker ? this.#ask<Finished>(this.#worker, list) : finishList(list);
  }

  async unpack(packed: Uint8Array): Promise<ListColumns> {
    return this.#worker ? this.#ask<ListColumns>(this.#worker, packed) : unpackList(packed);
  }

  #ask<Done>(worker: Worker, order: Order): Promise<Done> {
    const done = new Promise<Done>((resolve, reject) => this.#waiting.push({ resolve, reject }));
    // Where something else fails first, nobody asks any more how this ended.
    done.catch(() => {});
    worker.postMessage(order);
    return done;
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
  }
}
