import { byteText } from '../../windows-1252.ts';

/** Some hundred rows. */
const BLOCK_BYTES = 65_536;

/** Gets the bytes of a block, a character each, and returns how many it is done with. */
export type TakeBlock = (text: string, last: boolean) => number;

/** Gathers chunks into blocks. What a block leaves over starts the next one, so that a row is always complete. */
export class Blocks {
  readonly #take: TakeBlock;
  readonly #size: number;
  #text = '';
  /** Since the last block. */
  #added = 0;

  constructor(take: TakeBlock, size: number = BLOCK_BYTES) {
    this.#take = take;
    this.#size = size;
  }

  /** Yields after each block. */
  *add(chunk: Uint8Array): Generator<void> {
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + this.#size - this.#added);
      this.#text += byteText(part);
      this.#added += part.length;
      at += part.length;
      if (this.#added < this.#size) continue;
      this.#text = this.#text.slice(this.#take(this.#text, false));
      this.#added = 0;
      yield;
    }
  }

  end(): void {
    this.#take(this.#text, true);
    this.#text = '';
  }
}
