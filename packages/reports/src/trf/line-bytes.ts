import { defined } from '@eloquence/rating';
import { MAX_LINE_LENGTH } from '../limits.ts';
import { type Columns, cut, ROUND_WIDTH } from './layout.ts';

/** A line as character codes. The buffer is shared: valid until the next line. */
export interface LineCodes {
  /** ASCII, 127 for everything else; blanks follow the end. */
  readonly codes: Uint8Array;
  /** Without the blanks at the end. */
  readonly length: number;
  readonly isAscii: boolean;
}

const encoder = new TextEncoder();
const buffer = new Uint8Array(3 * MAX_LINE_LENGTH + 2 * ROUND_WIDTH);
const NOT_ASCII = 127;
const BLANK = 32;

export function codesOf(text: string): LineCodes {
  const isAscii = encoder.encodeInto(text, buffer).written === text.length;
  if (!isAscii) {
    for (let at = 0; at < text.length; at += 1) buffer[at] = asciiOf(text.charCodeAt(at));
  }
  let length = text.length;
  while (length > 0 && isBlank(defined(buffer[length - 1]))) length -= 1;
  buffer.fill(BLANK, length, Math.max(length, 92) + 2 * ROUND_WIDTH);
  return { codes: buffer, length, isAscii };
}

/** A no-break space is a blank. */
function asciiOf(code: number): number {
  return code === 0xa0 ? BLANK : Math.min(code, NOT_ASCII);
}

export function isBlank(code: number): boolean {
  return code <= BLANK;
}

/** The whole number in some columns, from 0; -1 where there is something else, 0 where they are blank. */
export function digitsIn(codes: Uint8Array, from: number, to: number): number {
  let value = 0;
  let at = from;
  while (at < to && isBlank(defined(codes[at]))) at += 1;
  for (; at < to; at += 1) {
    const digit = defined(codes[at]) - 48;
    if (digit < 0 || digit > 9) break;
    value = 10 * value + digit;
  }
  while (at < to && isBlank(defined(codes[at]))) at += 1;
  return at === to ? value : -1;
}

/** Columns from 0; `to` is exclusive. */
export function isEmpty(codes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!isBlank(defined(codes[at]))) return false;
  return true;
}

/** As `cut`, which takes longer than looking for the blanks in the codes. */
export function cutAt(text: string, { codes, isAscii }: LineCodes, columns: Columns): string {
  if (!isAscii) return cut(text, columns);
  let from = columns.from - 1;
  let { to } = columns;
  while (to > from && codes[to - 1] === BLANK) to -= 1;
  while (from < to && codes[from] === BLANK) from += 1;
  if (from === to) return '';
  // Of what is less than a space only some is blank to `cut`.
  const isPlain = !isBlank(defined(codes[from])) && !isBlank(defined(codes[to - 1]));
  return isPlain ? text.slice(from, to) : cut(text, columns);
}
