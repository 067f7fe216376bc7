import { LIST_LIMITS } from '../limits.ts';

/** Fits the processor's cache, and holds many rows. */
export const BLOCK_BYTES = 65_536;

/** Gets all bytes held and answers how many it is done with; may pause wherever it likes. */
export type TakeBlock = (bytes: Uint8Array, last: boolean) => Generator<void, number>;

/**
 * Gathers pieces into blocks for `take`. What it leaves over heads the next block, so a row is always whole in
 * front of whoever reads it. One buffer serves the whole list.
 */
export class Blocks {
  readonly #take: TakeBlock;
  #buffer: Uint8Array;
  #filled = 0;

  constructor(take: TakeBlock, size: number = BLOCK_BYTES) {
    this.#take = take;
    this.#buffer = new Uint8Array(size);
  }

  /** Pauses where `take` does. */
  *add(piece: Uint8Array): Generator<void> {
    for (let at = 0; at < piece.length; ) {
      const part = piece.subarray(at, at + this.#buffer.length - this.#filled);
      this.#buffer.set(part, this.#filled);
      this.#filled += part.length;
      at += part.length;
      if (this.#filled === this.#buffer.length) yield* this.#handOn();
    }
  }

  *end(): Generator<void> {
    yield* this.#take(this.#buffer.subarray(0, this.#filled), true);
    this.#filled = 0;
  }

  *#handOn(): Generator<void> {
    const done = yield* this.#take(this.#buffer, false);
    this.#buffer.copyWithin(0, done);
    this.#filled -= done;
    // One row fills the whole block: whoever reads refuses it once it is over the limit.
    if (done === 0) {
      const larger = new Uint8Array(Math.max(this.#buffer.length * 2, LIST_LIMITS.line));
      larger.set(this.#buffer);
      this.#buffer = larger;
    }
  }
}
