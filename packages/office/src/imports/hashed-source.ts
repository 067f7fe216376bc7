import { createHash } from 'node:crypto';
import { LIST_LIMITS, ListError, type ListSource } from '@eloquence/reports';

type Chunks = Iterator<Uint8Array> | AsyncIterator<Uint8Array>;

/** A source that counts and hashes its bytes while it is read. */
export class HashedSource implements AsyncIterable<Uint8Array> {
  size = 0;
  readonly #chunks: Chunks;
  readonly #hash = createHash('sha256');

  constructor(source: ListSource) {
    this.#chunks = chunksOf(source);
  }

  /** A reader may stop early, as after one member of a zip: `finish` reads the rest. */
  [Symbol.asyncIterator](): AsyncIterator<Uint8Array> {
    return { next: () => this.#next() };
  }

  async #next(): Promise<IteratorResult<Uint8Array>> {
    const next = await this.#chunks.next();
    if (!next.done && next.value instanceof Uint8Array) {
      this.size += next.value.length;
      if (this.size > LIST_LIMITS.unpacked) {
        throw new ListError('list-too-large', { limit: LIST_LIMITS.unpacked });
      }
      this.#hash.update(next.value);
    }
    return next;
  }

  async finish(): Promise<string> {
    while (!(await this.#next()).done);
    return this.#hash.digest('hex');
  }

  /** Closes the source, also after a failed read. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }
}

function chunksOf(source: ListSource): Chunks {
  if (source instanceof Uint8Array) return [source].values();
  if (Symbol.asyncIterator in source) return source[Symbol.asyncIterator]();
  if (Symbol.iterator in source) return source[Symbol.iterator]();
  const reader = source.getReader();
  return {
    next: async () => {
      const { done, value } = await reader.read();
      return done || value === undefined ? { done: true, value: undefined } : { done: false, value };
    },
    return: async () => {
      await reader.cancel();
      return { done: true, value: undefined };
    },
  };
}
