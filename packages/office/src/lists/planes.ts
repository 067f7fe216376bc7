import { endianness } from 'node:os';
import type { Unsigned } from './columns.ts';

/**
 * Numbers as planes of bytes: the lowest bytes of all of them, then the next, as many as the greatest needs.
 *
 * Numbers that are set into smaller or larger ones are cut or widened by the engine itself, which is fast from the first
 * row on; a loop of ours over the rows of each column runs long before it is compiled.
 */

// Elsewhere other bytes would be the lowest ones, and nobody could read such a list.
if (endianness() !== 'LE')
  throw new Error('lists are packed only where the lowest byte of a number comes first');

/** How many planes the numbers need. */
export function planesOf(values: Unsigned): number {
  const bits = allBits(values);
  return bits === 0 ? 0 : 4 - (Math.clz32(bits) >>> 3);
}

/** Every bit that is set in any of the numbers. */
function allBits(values: Unsigned): number {
  if (values instanceof Uint8Array) return 0xff;
  const words = wordsOf(values);
  let bits = 0;
  for (let word = 0; word < words.length; word += 1) bits |= words[word] as number;
  if (values instanceof Uint32Array) return bits;
  return ((bits >>> 16) | bits | (values.at(-1) ?? 0)) & 0xffff;
}

/** The numbers, which begin on a word, four bytes at a time; the last of an odd number of short ones is in none. */
function wordsOf({ buffer, byteOffset, byteLength }: Unsigned): Uint32Array {
  return new Uint32Array(buffer, byteOffset, byteLength >>> 2);
}

function bytesOf({ buffer, byteOffset, byteLength }: Unsigned): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Turns columns of so many rows into planes, and back. */
export class Planes {
  readonly #rows: number;
  readonly #words: Uint32Array;
  readonly #halves: Uint16Array;

  constructor(rows: number) {
    this.#rows = rows;
    this.#words = new Uint32Array(rows);
    this.#halves = new Uint16Array(this.#words.buffer, 0, rows);
  }

  /** Writes the planes and answers where they end. */
  write(values: Unsigned, planes: number, to: Uint8Array, start: number): number {
    if (planes > 0) to.set(values, start);
    const moved = values instanceof Uint16Array ? this.#halves : this.#words;
    for (let plane = 1; plane < planes; plane += 1) {
      bytesOf(moved).set(bytesOf(values).subarray(plane));
      to.set(moved, start + plane * this.#rows);
    }
    return start + planes * this.#rows;
  }

  /** Reads the planes into numbers, and answers where they end. */
  read(from: Uint8Array, start: number, planes: number, to: Unsigned): number {
    const bytes = (plane: number): Uint8Array =>
      from.subarray(start + plane * this.#rows, start + (plane + 1) * this.#rows);
    if (planes > 0) to.set(bytes(0));
    const higher = to instanceof Uint16Array ? this.#halves : this.#words;
    for (let plane = 1; plane < planes; plane += 1) {
      higher.set(bytes(plane));
      addMoved(wordsOf(to), wordsOf(higher), 8 * plane);
      // One of two numbers in a word is moved within it, and the last may be in none.
      if (to instanceof Uint16Array && to.length % 2 === 1)
        to[to.length - 1] = (to.at(-1) as number) | ((higher.at(-1) as number) << 8);
    }
    return start + planes * this.#rows;
  }
}

function addMoved(to: Uint32Array, from: Uint32Array, bits: number): void {
  for (let word = 0; word < to.length; word += 1) {
    to[word] = (to[word] as number) | ((from[word] as number) << bits);
  }
}
