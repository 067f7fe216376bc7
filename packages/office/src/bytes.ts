const MORE = 128;

/** Writes integers as varints: seven bits per byte, the lowest first. */
export class NumberWriter {
  readonly #bytes: number[] = [];

  byte(value: number): void {
    this.#bytes.push(value);
  }

  /** From 0 on. */
  number(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0)
      throw new RangeError(`not a number that is packed: ${value}`);
    let rest = value;
    for (; rest >= MORE; rest = Math.floor(rest / MORE)) this.byte((rest % MORE) + MORE);
    this.byte(rest);
  }

  signed(value: number): void {
    this.number(value < 0 ? -2 * value - 1 : 2 * value);
  }

  /** From 0 on, or null. */
  optional(value: number | null): void {
    this.number(value === null ? 0 : value + 1);
  }

  json(value: unknown): void {
    const bytes = new TextEncoder().encode(JSON.stringify(value));
    this.number(bytes.length);
    for (const byte of bytes) this.byte(byte);
  }

  end(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

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

  json(): unknown {
    const length = this.number();
    const start = this.#at;
    this.#at += length;
    return JSON.parse(new TextDecoder().decode(this.#bytes.subarray(start, this.#at)));
  }
}
