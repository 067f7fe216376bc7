/** A piece is handed on when this much is in it. */
const FULL = 262_144;
/** Room to begin with: most lists are short. */
const START = 16_384;
/** Greater numbers are rare, and would make the arithmetic of all others slow. */
const MOST_NUMBER = 999_999_999;
const MOST_DIGITS = 9;
const ZERO = 0x30;
const SEMICOLON = 0x3b;

/** Numbers are written four digits at a time. */
const GROUP = 10_000;
/** The four digits of each group as bytes of one number, the last digit in the highest. */
const DIGITS: Uint32Array = Uint32Array.from({ length: GROUP }, (_, group) =>
  [1, 10, 100, 1000].reduce((bytes, scale) => bytes * 256 + ZERO + (Math.floor(group / scale) % 10), 0),
);

/** Lines of cells that end with semicolons, as bytes: four times as fast as through strings. */
export class LineWriter {
  #bytes: Uint8Array = new Uint8Array(START);
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
    const high = (value / GROUP) | 0;
    const top = (high / GROUP) | 0;
    let end = this.#at;
    if (top > 0) bytes[end++] = ZERO + top;
    if (top > 0) end = allDigits(bytes, end, high - top * GROUP);
    else if (high > 0) end = digits(bytes, end, high);
    end = high > 0 ? allDigits(bytes, end, value - high * GROUP) : digits(bytes, end, value);
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

/** A group with its zeros; answers where it ends. */
function allDigits(bytes: Uint8Array, at: number, group: number): number {
  const four = DIGITS[group] as number;
  bytes[at] = four;
  bytes[at + 1] = four >>> 8;
  bytes[at + 2] = four >>> 16;
  bytes[at + 3] = four >>> 24;
  return at + 4;
}

/** A group that begins a number, without them. */
function digits(bytes: Uint8Array, at: number, group: number): number {
  const four = DIGITS[group] as number;
  let end = at;
  if (group >= 1000) bytes[end++] = four;
  if (group >= 100) bytes[end++] = four >>> 8;
  if (group >= 10) bytes[end++] = four >>> 16;
  bytes[end++] = four >>> 24;
  return end;
}
