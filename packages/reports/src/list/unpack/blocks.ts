import { LIST_LIMITS } from '../../list-limits.ts';

/** Fits the processor's cache, and holds some hundred rows. */
const BLOCK_BYTES = 65_536;

/** Gets a block and returns how many bytes it is done with. */
export type TakeBlock = (bytes: Uint8Array, last: boolean) => number;

/** Gathers chunks into blocks. What a block leaves over starts the next one, so that a row is always complete. */
export class Blocks {
  readonly #take: TakeBlock;
  #buffer: Uint8Array;
  #filled = 0;

  constructor(take: TakeBlock, size: number = BLOCK_BYTES) {
    this.#take = take;
    this.#buffer = new Uint8Array(size);
  }

  /** Yields after each block. */
  *add(chunk: Uint8Array): Generator<void> {
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + this.#buffer.length - this.#filled);
      this.#buffer.set(part, this.#filled);
      this.#filled += part.length;
      at += part.length;
      if (this.#filled < this.#buffer.length) continue;
      this.#takeFull();
      yield;
    }
  }

  end(): void {
    this.#take(this.#buffer.subarray(0, this.#filled), true);
    this.#filled = 0;
  }

  #takeFull(): void {
    const done = this.#take(this.#buffer, false);
    this.#buffer.copyWithin(0, done);
    this.#filled -= done;
    // One row fills the whole block; the parser refuses it once it is over the limit.
    if (done === 0) {
      const larger = new Uint8Array(Math.max(this.#buffer.length * 2, LIST_LIMITS.line));
      larger.set(this.#buffer);
      this.#buffer = larger;
    }
  }
}
