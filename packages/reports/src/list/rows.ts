import { ListPass, type ListReport } from './read.ts';
import type { ListRow } from './row.ts';
import type { ListOptions } from './scan/make.ts';
import type { ListSource } from './source/pieces.ts';

/**
 * So few bytes at a time that some dozens of rows wait to be taken. Where hundreds do when memory is tidied up, the
 * engine may conclude that rows live long, and put all that follow where it tidies up late: twice the memory.
 */
const STEP = 4096;

/** The rows of a list, one after the other; `report()` tells the rest once they are through. */
export class ListRows implements AsyncIterable<ListRow> {
  readonly #pass: ListPass;
  #batch: ListRow[] = [];

  constructor(source: ListSource, options: ListOptions) {
    this.#pass = new ListPass(source, options, (record) => this.#batch.push(record.toRow()), STEP);
  }

  /** Some dozens of rows at a time, as they come. */
  async *batches(): AsyncGenerator<ListRow[]> {
    for await (const _ of this.#pass.steps()) {
      if (this.#batch.length === 0) continue;
      const batch = this.#batch;
      this.#batch = [];
      yield batch;
    }
  }

  [Symbol.asyncIterator](): AsyncIterator<ListRow> {
    const batches = this.batches();
    let batch: readonly ListRow[] = [];
    let at = 0;
    const refill = async (): Promise<IteratorResult<ListRow>> => {
      const next = await batches.next();
      if (next.done) return { done: true, value: undefined };
      batch = next.value;
      at = 1;
      return { done: false, value: batch[0] as ListRow };
    };
    // By hand: a generator would pass every row through several promises.
    return {
      next: () => {
        const row = batch[at];
        if (row === undefined) return refill();
        at += 1;
        return Promise.resolve({ done: false, value: row });
      },
      return: async () => {
        await batches.return(undefined);
        return { done: true, value: undefined };
      },
    };
  }

  report(): ListReport {
    return this.#pass.report();
  }
}

/** `for await (const row of readList(source)) …` */
export function readList(source: ListSource, options: ListOptions = {}): ListRows {
  return new ListRows(source, options);
}
