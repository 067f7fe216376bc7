import type { Texts } from './texts.ts';

/** Bytes compared at once: with them in the upper part of a number, the lower part has room for a place. */
const WIDTH = 5;
const PLACE_BITS = 24;
const PLACES = 2 ** PLACE_BITS;
/** Fewer are compared one by one. */
const FEW = 12;

/**
 * The places of texts in the order of their bytes, those of equal texts in the order of their places. As numbers of
 * five bytes and a place each they are sorted by the runtime itself, ten times as fast as by a function that compares.
 */
export function sortedPlaces(texts: Texts): Uint32Array {
  const { length } = texts;
  if (length > PLACES) throw new RangeError(`${length} texts are more than can be sorted`);
  const order = new Uint32Array(length);
  for (let place = 0; place < length; place += 1) order[place] = place;
  new Sorting(texts, order).run(0, length, 0);
  return order;
}

class Sorting {
  readonly #texts: Texts;
  readonly #order: Uint32Array;
  readonly #before: Uint32Array;
  readonly #halves: Uint32Array;
  readonly #numbers: BigUint64Array;

  constructor(texts: Texts, order: Uint32Array) {
    this.#texts = texts;
    this.#order = order;
    this.#before = new Uint32Array(order.length);
    this.#numbers = new BigUint64Array(order.length);
    // The lower half first, as all machines have it that this runs on.
    this.#halves = new Uint32Array(this.#numbers.buffer);
  }

  /** Sorts a stretch whose texts are equal in the bytes before `depth`. */
  run(from: number, to: number, depth: number): void {
    const count = to - from;
    if (count <= FEW) {
      this.#insert(from, to, depth);
      return;
    }
    const order = this.#order;
    const halves = this.#halves;
    for (let at = 0; at < count; at += 1) this.#number(at, order[from + at] as number, depth);
    this.#numbers.subarray(0, count).sort();
    const before = this.#before;
    before.set(order.subarray(from, to));
    const runs: number[] = [];
    let start = 0;
    for (let at = 0; at < count; at += 1) {
      const low = halves[2 * at] as number;
      order[from + at] = before[low % PLACES] as number;
      if (at === 0 || this.#isSame(at - 1, at)) continue;
      // Where the last byte is zero, the texts have ended: they are equal.
      if (at - start > 1 && (halves[2 * at - 2] as number) >= PLACES) runs.push(start, at);
      start = at;
    }
    if (count - start > 1 && (halves[2 * count - 2] as number) >= PLACES) runs.push(start, count);
    for (let run = 0; run < runs.length; run += 2) {
      this.run(from + (runs[run] as number), from + (runs[run + 1] as number), depth + WIDTH);
    }
  }

  #number(at: number, place: number, depth: number): void {
    const { bytes, ends } = this.#texts;
    const start = (place === 0 ? 0 : (ends[place - 1] as number)) + depth;
    const left = (ends[place] as number) - start;
    const halves = this.#halves;
    halves[2 * at + 1] =
      ((left > 0 ? (bytes[start] as number) : 0) << 24) |
      ((left > 1 ? (bytes[start + 1] as number) : 0) << 16) |
      ((left > 2 ? (bytes[start + 2] as number) : 0) << 8) |
      (left > 3 ? (bytes[start + 3] as number) : 0);
    halves[2 * at] = ((left > 4 ? (bytes[start + 4] as number) : 0) << PLACE_BITS) | at;
  }

  /** Whether two of the numbers are of the same bytes. */
  #isSame(one: number, other: number): boolean {
    const halves = this.#halves;
    return (
      halves[2 * one + 1] === halves[2 * other + 1] &&
      (halves[2 * one] as number) >>> PLACE_BITS === (halves[2 * other] as number) >>> PLACE_BITS
    );
  }

  #insert(from: number, to: number, depth: number): void {
    const order = this.#order;
    for (let at = from + 1; at < to; at += 1) {
      const place = order[at] as number;
      let free = at;
      while (free > from && this.#compare(order[free - 1] as number, place, depth) > 0) {
        order[free] = order[free - 1] as number;
        free -= 1;
      }
      order[free] = place;
    }
  }

  #compare(one: number, other: number, depth: number): number {
    const { bytes, ends } = this.#texts;
    const end = ends[one] as number;
    const otherEnd = ends[other] as number;
    let at = this.#texts.startOf(one) + depth;
    let otherAt = this.#texts.startOf(other) + depth;
    while (at < end && otherAt < otherEnd) {
      const difference = (bytes[at++] as number) - (bytes[otherAt++] as number);
      if (difference !== 0) return difference;
    }
    return end - at - (otherEnd - otherAt) || one - other;
  }
}
