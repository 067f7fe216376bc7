/** Bytes to text: UTF-8 where it is valid, Latin-1 as Windows writes it (1252) otherwise. */

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const HIGH_BITS = 0x80808080 | 0;
const SPACE = 0x20;

/** 0x80 to 0x9F, where Windows has letters and Latin-1 has nothing a name could hold. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const LONGEST_AT_ONCE = 64;
/** An array of each length, to be filled again and again: the fastest way to a short text that is in one piece. */
const LETTERS: readonly number[][] = Array.from({ length: LONGEST_AT_ONCE + 1 }, (_, length) =>
  new Array<number>(length).fill(0),
);

export function decodeText(bytes: Uint8Array, from: number, to: number): string {
  if (to - from > LONGEST_AT_ONCE) return decodeLong(bytes, from, to);
  const letters = LETTERS[to > from ? to - from : 0] as number[];
  let all = 0;
  for (let at = 0; at < letters.length; at += 1) {
    const byte = bytes[from + at] as number;
    letters[at] = byte;
    all |= byte;
  }
  return all > 0x7f ? decodeWide(bytes.subarray(from, to)) : String.fromCharCode.apply(null, letters);
}

function decodeLong(bytes: Uint8Array, from: number, to: number): string {
  if (hasWideBytes(bytes, from, to)) return decodeWide(bytes.subarray(from, to));
  let text = '';
  for (let at = from; at < to; at += LONGEST_AT_ONCE) {
    text += decodeText(bytes, at, Math.min(at + LONGEST_AT_ONCE, to));
  }
  return text;
}

/** A text of which only the places matter: one unit for each character, as columns count. */
export function decodeColumns(bytes: Uint8Array, from: number, to: number): string {
  return decodeText(bytes, from, to).replace(/[\ud800-\udbff][\udc00-\udfff]/g, '\u{fffd}');
}

function decodeWide(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    return decodeLatin1(bytes);
  }
}

function decodeLatin1(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) {
    text += byte >= 0x80 && byte < 0xa0 ? (WINDOWS_1252[byte - 0x80] as string) : String.fromCharCode(byte);
  }
  return text;
}

export function isUtf8(bytes: Uint8Array): boolean {
  try {
    UTF8.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Whether any byte is outside ASCII. */
export function hasWideBytes(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    if ((bytes[at] as number) > 0x7f) return true;
  }
  return false;
}

const CONTROL_LIMITS = 0x20202020;

/** Whether any byte is below the space, as line ends are; `view` is on the same bytes. */
export function hasControls(bytes: Uint8Array, view: DataView, from: number, to: number): boolean {
  let at = from;
  for (; at + 4 <= to; at += 4) {
    const word = view.getInt32(at, true);
    // Taking 0x20 from each byte sets the high bit of those below it.
    if (((word - CONTROL_LIMITS) & ~word & HIGH_BITS) !== 0) return true;
  }
  for (; at < to; at += 1) if ((bytes[at] as number) < SPACE) return true;
  return false;
}

/** Whether a whole block has bytes outside ASCII, in long steps: every block is asked. */
export function isWideBlock(bytes: Uint8Array): boolean {
  if (bytes.length < 64) return hasWideBytes(bytes, 0, bytes.length);
  const before = (4 - (bytes.byteOffset % 4)) % 4;
  const words = new Int32Array(bytes.buffer, bytes.byteOffset + before, (bytes.length - before) >> 2);
  const steps = words.length - (words.length % 8);
  for (let at = 0; at < steps; at += 8) {
    const all =
      (words[at] as number) |
      (words[at + 1] as number) |
      (words[at + 2] as number) |
      (words[at + 3] as number) |
      (words[at + 4] as number) |
      (words[at + 5] as number) |
      (words[at + 6] as number) |
      (words[at + 7] as number);
    if ((all & HIGH_BITS) !== 0) return true;
  }
  return hasWideBytes(bytes, 0, before) || hasWideBytes(bytes, before + steps * 4, bytes.length);
}

/** Federations, titles and flags come in few values: each is decoded once. */
const SHORT_TEXTS = new Map<number, string>();
const MOST_SHORT_TEXTS = 4096;

/** At most four bytes as one number, which differs for every text. */
export function packShort(bytes: Uint8Array, from: number, to: number): number {
  let packed = 0;
  for (let at = from; at < to; at += 1) packed = (packed << 8) | (bytes[at] as number);
  return packed;
}

export function decodeShort(bytes: Uint8Array, from: number, to: number): string {
  if (from >= to) return '';
  if (to - from > 4) return decodeText(bytes, from, to);
  const packed = packShort(bytes, from, to);
  const known = SHORT_TEXTS.get(packed);
  if (known !== undefined) return known;
  const text = decodeText(bytes, from, to);
  if (SHORT_TEXTS.size < MOST_SHORT_TEXTS) SHORT_TEXTS.set(packed, text);
  return text;
}

/** What a cell holds instead of a whole number. */
export const BLANK = -1;
export const NOT_A_NUMBER = -2;
const MOST_DIGITS = 9;

/** A whole number of at most nine digits, `BLANK` or `NOT_A_NUMBER`; there may be spaces around it. */
export function parseDigits(bytes: Uint8Array, from: number, to: number): number {
  let at = from;
  while (at < to && (bytes[at] as number) <= SPACE) at += 1;
  if (at >= to) return BLANK;
  const first = at;
  let value = 0;
  for (; at < to; at += 1) {
    const digit = (bytes[at] as number) - 0x30;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
  }
  if (at === first || at - first > MOST_DIGITS) return NOT_A_NUMBER;
  while (at < to && (bytes[at] as number) <= SPACE) at += 1;
  return at === to ? value : NOT_A_NUMBER;
}
