/** Bytes to text: UTF-8 where it is valid, Latin-1 as Windows writes it (1252) otherwise. */
import { defined } from '@eloquence/rating';
import { WINDOWS_1252 } from '../../windows-1252.ts';

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const SPACE = 0x20;

const LONGEST_AT_ONCE = 64;
/** An array of each length, to be filled again and again: the fastest way to a short text that is in one piece. */
const LETTERS: readonly number[][] = Array.from({ length: LONGEST_AT_ONCE + 1 }, (_, length) =>
  new Array<number>(length).fill(0),
);

export function decodeText(bytes: Uint8Array, from: number, to: number): string {
  if (to - from > LONGEST_AT_ONCE) return decodeLong(bytes, from, to);
  const letters = defined(LETTERS[to > from ? to - from : 0]);
  let all = 0;
  for (let at = 0; at < letters.length; at += 1) {
    const byte = defined(bytes[from + at]);
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

/** One unit per character, as columns count; content does not matter. */
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
    text += byte >= 0x80 && byte < 0xa0 ? defined(WINDOWS_1252[byte - 0x80]) : String.fromCharCode(byte);
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
    if (defined(bytes[at]) > 0x7f) return true;
  }
  return false;
}

const SHORT_TEXTS = new Map<number, string>();
const MOST_SHORT_TEXTS = 4096;

/** At most four bytes as one number, which differs for every text. */
export function packShort(bytes: Uint8Array, from: number, to: number): number {
  let packed = 0;
  for (let at = from; at < to; at += 1) packed = (packed << 8) | defined(bytes[at]);
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
  while (at < to && defined(bytes[at]) <= SPACE) at += 1;
  if (at >= to) return BLANK;
  const first = at;
  let value = 0;
  for (; at < to; at += 1) {
    const digit = defined(bytes[at]) - 0x30;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
  }
  if (at === first || at - first > MOST_DIGITS) return NOT_A_NUMBER;
  while (at < to && defined(bytes[at]) <= SPACE) at += 1;
  return at === to ? value : NOT_A_NUMBER;
}
