/** Writes integers as varints: seven bits per byte, the lowest first. */
export class NumberWriter {
  #bytes: Uint8Array = new Uint8Array(2048);
  #length = 0;

  byte(value: number): void {
    if (this.#length === this.#bytes.length) this.#grow(1);
    this.#bytes[this.#length] = value;
    this.#length += 1;
  }

  /** From 0 on. */
  number(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0)
      throw new RangeError(`not a number that is packed: ${value}`);
    let rest = value;
    for (; rest > MOST_BITS; rest = Math.floor(rest / MORE)) this.byte((rest % MORE) + MORE);
    for (; rest >= MORE; rest >>>= 7) this.byte((rest & (MORE - 1)) | MORE);
    this.byte(rest);
  }

  signed(value: number): void {
    this.number(value < 0 ? -2 * value - 1 : 2 * value);
  }

  /** From 0 on, or null. */
  optional(value: number | null): void {
    this.number(value === null ? 0 : value + 1);
  }

  bytes(bytes: Uint8Array): void {
    this.number(bytes.length);
    if (this.#length + bytes.length > this.#bytes.length) this.#grow(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  end(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #grow(room: number): void {
    const larger = new Uint8Array(2 * this.#bytes.length + room);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

const MORE = 128;
/** Up to here bit shifts work; larger numbers are divided. */
const MOST_BITS = 0x7fff_ffff;

export class NumberReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  byte(): number {
    const value = this.#bytes[this.#at];
    if (value === undefined) throw new RangeError('packed numbers end too early');
    this.#at += 1;
    return value;
  }

  number(): number {
    let value = 0;
    for (let scale = 1; ; scale *= MORE) {
      const byte = this.byte();
      value += (byte % MORE) * scale;
      if (byte < MORE) return value;
    }
  }

  signed(): number {
    const value = this.number();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  optional(): number | null {
    const value = this.number();
    return value === 0 ? null : value - 1;
  }

  bytes(): Uint8Array {
    const length = this.number();
    const start = this.#at;
    this.#at += length;
    return this.#bytes.subarray(start, this.#at);
  }

  /** The unread bytes. */
  rest(): Uint8Array {
    return this.#bytes.subarray(this.#at);
  }
}
