import { Worker } from 'node:worker_threads';
import type { NameIndex } from '../players/names/make.ts';
import {
  type Made,
  type MadeList,
  type MakingOrder,
  makeLists,
  makeNames,
  type NamesRead,
  type SomeLists,
} from './make-lists.ts';

/** Below this another thread would have started when this one is done. */
export const MANY_ROWS = 100_000;

/** What the other thread is told. */
export type Told =
  | { readonly what: 'fold'; readonly names: NamesRead }
  | { readonly what: 'sort'; readonly names: NamesRead }
  | { readonly what: 'make'; readonly order: MakingOrder };

/** What the other thread answers. */
export interface MadeBeside {
  readonly names: NameIndex | null;
  readonly lists: SomeLists;
}

/** Makes lists in another thread, where there are many rows, while this one writes the players. */
export class ListsBeside {
  #worker: Worker | null = null;
  #failed: Promise<never> | null = null;

  /** Called as soon as there are many rows: the thread is ready when all are read. */
  start(): void {
    const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
    const worker = new Worker(new URL(`./make-lists-worker.${ending}`, import.meta.url));
    this.#worker = worker;
    this.#failed = new Promise((_, reject) => {
      worker.on('error', reject);
      // After an answer this changes nothing any more.
      worker.on('exit', (code) => reject(new Error(`the worker ended with ${code} before it was done`)));
    });
    // Whoever waits for lists hears of it.
    this.#failed.catch(() => {});
  }

  /** Folds the names that were read so far, while more are read. */
  fold(names: NamesRead): void {
    this.#tell({ what: 'fold', names });
  }

  /** Sorts the names once all are read, while others of their rows are still being found out. */
  sort(names: NamesRead): void {
    this.#tell({ what: 'sort', names });
  }

  /** Begins to make lists. Whoever asks for them in the end has this thread make those that are not begun by then. */
  make(order: MakingOrder): () => Promise<Made> {
    const beside = this.#makeBeside(order);
    return async () => {
      const own = makeLists(order, true);
      const { names, lists } = (await beside) ?? { names: makeNames(order), lists: own };
      const made = order.lists.map(({ cadence }) => (own.get(cadence) ?? lists.get(cadence)) as MadeList);
      return { names, lists: made };
    };
  }

  #makeBeside(order: MakingOrder): Promise<MadeBeside> | null {
    const [worker, failed] = [this.#worker, this.#failed];
    if (worker === null || failed === null) return null;
    const made = new Promise<MadeBeside>((resolve) => worker.once('message', resolve));
    this.#tell({ what: 'make', order });
    const beside = Promise.race([made, failed]);
    // Where writing fails first, nobody asks any more how this ended.
    beside.catch(() => {});
    return beside;
  }

  #tell(told: Told): void {
    this.#worker?.postMessage(told);
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
  }
}
