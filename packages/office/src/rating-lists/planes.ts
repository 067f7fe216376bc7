import { endianness } from 'node:os';
import { defined } from '@eloquence/rating';
import type { Unsigned } from './columns.ts';

/**
 * Numbers as byte planes: the lowest bytes of all numbers, then the next ones, as many as the greatest needs.
 *
 * `TypedArray.set` between element sizes truncates or widens natively, at full speed from the first row; a loop would
 * run for long before it is compiled.
 */

// On a big-endian machine the planes would be in another order.
if (endianness() !== 'LE')
  throw new Error('lists are packed only where the lowest byte of a number comes first');

export function planesOf(values: Unsigned): number {
  const bits = allBits(values);
  return bits === 0 ? 0 : 4 - (Math.clz32(bits) >>> 3);
}

/** The bitwise OR of all numbers. */
function allBits(values: Unsigned): number {
  if (values instanceof Uint8Array) return 0xff;
  const words = wordsOf(values);
  let bits = 0;
  for (let word = 0; word < words.length; word += 1) bits |= defined(words[word]);
  if (values instanceof Uint32Array) return bits;
  return ((bits >>> 16) | bits | (values.at(-1) ?? 0)) & 0xffff;
}

/** The numbers as 32-bit words; excludes the last of an odd number of 16-bit numbers. */
function wordsOf({ buffer, byteOffset, byteLength }: Unsigned): Uint32Array {
  return new Uint32Array(buffer, byteOffset, byteLength >>> 2);
}

function bytesOf({ buffer, byteOffset, byteLength }: Unsigned): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Converts columns to planes and back. */
export class Planes {
  readonly #rows: number;
  readonly #words: Uint32Array;
  readonly #halves: Uint16Array;

  constructor(rows: number) {
    this.#rows = rows;
    this.#words = new Uint32Array(rows);
    this.#halves = new Uint16Array(this.#words.buffer, 0, rows);
  }

  /** Writes the planes; returns their end. */
  write(values: Unsigned, planes: number, to: Uint8Array, start: number): number {
    if (planes > 0) to.set(values, start);
    const moved = values instanceof Uint16Array ? this.#halves : this.#words;
    for (let plane = 1; plane < planes; plane += 1) {
      bytesOf(moved).set(bytesOf(values).subarray(plane));
      to.set(moved, start + plane * this.#rows);
    }
    return start + planes * this.#rows;
  }

  /** Reads the planes; returns their end. */
  read(from: Uint8Array, start: number, planes: number, to: Unsigned): number {
    const bytes = (plane: number): Uint8Array =>
      from.subarray(start + plane * this.#rows, start + (plane + 1) * this.#rows);
    if (planes > 0) to.set(bytes(0));
    const higher = to instanceof Uint16Array ? this.#halves : this.#words;
    for (let plane = 1; plane < planes; plane += 1) {
      higher.set(bytes(plane));
      addMoved(wordsOf(to), wordsOf(higher), 8 * plane);
      // The last of an odd number of 16-bit numbers is in no word.
      if (to instanceof Uint16Array && to.length % 2 === 1)
        to[to.length - 1] = defined(to.at(-1)) | (defined(higher.at(-1)) << 8);
    }
    return start + planes * this.#rows;
  }
}

function addMoved(to: Uint32Array, from: Uint32Array, bits: number): void {
  for (let word = 0; word < to.length; word += 1) {
    to[word] = defined(to[word]) | (defined(from[word]) << bits);
  }
}
