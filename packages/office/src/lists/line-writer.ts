/** A piece is handed on when this much is in it. */
const FULL = 262_144;
/** Greater numbers are rare, and would make the arithmetic of all others slow. */
const MOST_NUMBER = 999_999_999;
const MOST_DIGITS = 9;
const ZERO = 0x30;
const SEMICOLON = 0x3b;

/** Lines of cells that end with semicolons, as bytes: four times as fast as through strings. */
export class LineWriter {
  #bytes: Uint8Array = new Uint8Array(FULL * 2);
  #at = 0;

  get isFull(): boolean {
    return this.#at >= FULL;
  }

  /** What was written since the last time; valid until more is written. */
  take(): Uint8Array {
    const taken = this.#bytes.subarray(0, this.#at);
    this.#at = 0;
    return taken;
  }

  text(text: Uint8Array): void {
    this.#makeRoom(text.length);
    const bytes = this.#bytes;
    const start = this.#at;
    for (let at = 0; at < text.length; at += 1) bytes[start + at] = text[at] as number;
    this.#at = start + text.length;
  }

  number(value: number): void {
    if (value > MOST_NUMBER) {
      this.text(new TextEncoder().encode(`${value};`));
      return;
    }
    this.#makeRoom(MOST_DIGITS + 1);
    const bytes = this.#bytes;
    let digits = 1;
    for (let limit = 10; limit <= value; limit *= 10) digits += 1;
    const end = this.#at + digits;
    let rest = value;
    for (let at = end - 1; at >= this.#at; at -= 1) {
      const tens = (rest / 10) | 0;
      bytes[at] = ZERO + rest - tens * 10;
      rest = tens;
    }
    bytes[end] = SEMICOLON;
    this.#at = end + 1;
  }

  /** Nothing for 0. */
  numberOrNothing(value: number): void {
    if (value !== 0) this.number(value);
    else {
      this.#makeRoom(1);
      this.#bytes[this.#at] = SEMICOLON;
      this.#at += 1;
    }
  }

  #makeRoom(length: number): void {
    if (this.#at + length <= this.#bytes.length) return;
    const larger = new Uint8Array((this.#at + length) * 2);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
