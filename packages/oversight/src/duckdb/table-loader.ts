import { defined } from '@eloquence/rating';

/** DuckDB takes rows in chunks of this size. */
const CHUNK = 2048;

export interface ChunkSink {
  readonly append: (columns: readonly Int32Array[], rows: number) => void;
  readonly close: () => void;
}

/** Collects rows of integers into the chunks that DuckDB takes. */
export class TableLoader {
  readonly #columns: readonly Int32Array[];
  readonly #sink: ChunkSink;
  #rows = 0;

  constructor(columns: number, sink: ChunkSink) {
    this.#columns = Array.from({ length: columns }, () => new Int32Array(CHUNK));
    this.#sink = sink;
  }

  add(...values: readonly number[]): void {
    if (this.#rows === CHUNK) this.#flush();
    for (let column = 0; column < values.length; column += 1)
      defined(this.#columns[column])[this.#rows] = defined(values[column]);
    this.#rows += 1;
  }

  close(): void {
    this.#flush();
    this.#sink.close();
  }

  #flush(): void {
    if (this.#rows > 0) this.#sink.append(this.#columns, this.#rows);
    this.#rows = 0;
  }
}
