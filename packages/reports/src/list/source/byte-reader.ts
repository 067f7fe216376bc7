/** Takes bytes by number from pieces that come as they come. */
export class ByteReader {
  readonly #pieces: AsyncIterator<Uint8Array>;
  #held: Uint8Array = new Uint8Array(0);

  constructor(pieces: AsyncIterator<Uint8Array>) {
    this.#pieces = pieces;
  }

  /** At most so many bytes, at least one; null at the end. */
  async some(most: number): Promise<Uint8Array | null> {
    while (this.#held.length === 0) {
      const next = await this.#pieces.next();
      if (next.done) return null;
      this.#held = next.value;
    }
    const bytes = this.#held.subarray(0, most);
    this.#held = this.#held.subarray(bytes.length);
    return bytes;
  }

  /** Exactly so many bytes; null where the end comes first. */
  async exactly(count: number): Promise<Uint8Array | null> {
    const bytes = new Uint8Array(count);
    for (let filled = 0; filled < count; ) {
      const some = await this.some(count - filled);
      if (some === null) return null;
      bytes.set(some, filled);
      filled += some.length;
    }
    return bytes;
  }

  async skip(count: number): Promise<boolean> {
    for (let left = count; left > 0; ) {
      const some = await this.some(left);
      if (some === null) return false;
      left -= some.length;
    }
    return true;
  }

  /** Puts bytes back in front. */
  back(bytes: Uint8Array): void {
    this.#held = join(bytes, this.#held);
  }
}

export function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  if (second.length === 0) return first;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
