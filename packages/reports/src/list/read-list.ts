import type { ListOptions } from './parse/create-parser.ts';
import type { ListRow } from './row/row.ts';
import { type ListReport, ListScan } from './scan-list.ts';
import type { ListSource } from './unpack/source.ts';

/** The rows of a list, one by one; `report()` is complete after the last one. */
export class ListRows implements AsyncIterable<ListRow> {
  readonly #scan: ListScan;
  #batch: ListRow[] = [];

  constructor(source: ListSource, options: ListOptions) {
    this.#scan = new ListScan(source, options, (record) => this.#batch.push(record.toRow()));
  }

  /** The rows of one block at a time. */
  async *batches(): AsyncGenerator<ListRow[]> {
    for await (const _ of this.#scan.blocks()) {
      if (this.#batch.length === 0) continue;
      const batch = this.#batch;
      this.#batch = [];
      yield batch;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<ListRow> {
    for await (const batch of this.batches()) {
      for (const row of batch) yield row;
    }
  }

  report(): ListReport {
    return this.#scan.report();
  }
}

/** `for await (const row of readList(source)) …` */
export function readList(source: ListSource, options: ListOptions = {}): ListRows {
  return new ListRows(source, options);
}
