import { REDACTED } from '../../lists/export.ts';
import { foldForSearch } from '../fold.ts';
import { sortedPlaces } from './sort.ts';

const BYTES_EACH = 24;
/** More than the longest text takes in UTF-8. */
const ROOM_FOR_TEXT = 512;

/** Texts by number, one after the other in one stretch of bytes. */
export class Texts {
  bytes: Buffer;
  ends: Uint32Array;
  length = 0;

  constructor(count: number) {
    this.bytes = Buffer.allocUnsafe(count * BYTES_EACH + ROOM_FOR_TEXT);
    this.ends = new Uint32Array(count);
  }

  startOf(place: number): number {
    return place === 0 ? 0 : (this.ends[place - 1] as number);
  }

  /** Where the next text begins, with room for it. */
  open(): number {
    const start = this.startOf(this.length);
    if (this.bytes.length - start < ROOM_FOR_TEXT) {
      const larger = Buffer.allocUnsafe(this.bytes.length * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    return start;
  }

  close(end: number): void {
    if (this.length === this.ends.length) {
      const larger = new Uint32Array(Math.max(2 * this.length, 16));
      larger.set(this.ends);
      this.ends = larger;
    }
    this.ends[this.length] = end;
    this.length += 1;
  }

  /** Texts of others, by some of their places, in the place of those there were. */
  fill(others: Texts, places: Uint32Array, from: number, to: number): void {
    this.length = 0;
    let total = 0;
    const { ends } = this;
    for (let at = from; at < to; at += 1) {
      const place = places[at] as number;
      total += (others.ends[place] as number) - others.startOf(place);
      ends[at - from] = total;
    }
    if (this.bytes.length < total) this.bytes = Buffer.allocUnsafe(2 * total);
    const { bytes } = this;
    let next = 0;
    for (let at = from; at < to; at += 1) {
      const start = others.startOf(places[at] as number) - next;
      for (const end = ends[at - from] as number; next < end; next += 1) {
        bytes[next] = others.bytes[start + next] as number;
      }
    }
    this.length = to - from;
  }

  add(text: string): void {
    const start = this.open();
    this.close(start + this.bytes.write(text, start));
  }
}

/** Names of players as they are searched for, in any order. */
export class FoldedNames {
  readonly byFamily: Texts;
  readonly byGiven: Texts;
  #sorted: SortedNames | null = null;

  /** With room for so many, and more if they come. */
  constructor(count: number) {
    this.byFamily = new Texts(count);
    this.byGiven = new Texts(count);
  }

  /** The places of both sides in the order of their texts. Sorted once: no names can come after that. */
  sorted(): SortedNames {
    this.#sorted ??= { byFamily: sortedPlaces(this.byFamily), byGiven: sortedPlaces(this.byGiven) };
    return this.#sorted;
  }

  add(name: string): void {
    // Nobody is found by this.
    const { byFamily, byGiven } = foldForSearch(name === REDACTED ? '' : name);
    this.byFamily.add(byFamily);
    this.byGiven.add(byGiven);
  }

  /** A name in UTF-8. Most are plain letters, and are folded as they stand: no text is made of them. */
  addBytes(names: Buffer, start: number, end: number): void {
    const comma = plainComma(names, start, end);
    if (comma < 0) {
      this.add(names.toString('utf8', start, end));
      return;
    }
    const given = names[comma + 1] === SPACE ? comma + 2 : comma + 1;
    addLowered(this.byFamily, names, start, comma, given, end);
    addLowered(this.byGiven, names, given, end, start, comma);
  }
}

export interface SortedNames {
  readonly byFamily: Uint32Array;
  readonly byGiven: Uint32Array;
}

const SPACE = 32;
const COMMA = 44;
const LOWER = 32;
const LONGEST_PLAIN = 120;

/** The place of the comma in `Family, Given` where that is letters with single spaces between; -1: it is not. */
function plainComma(names: Buffer, start: number, end: number): number {
  if (end - start > LONGEST_PLAIN) return -1;
  let comma = -1;
  let before = SPACE;
  for (let at = start; at < end; at += 1) {
    const byte = names[at] as number;
    const letter = byte | LOWER;
    if (letter < 97 || letter > 122) {
      if (byte === COMMA && comma < 0 && before !== SPACE) comma = at;
      else if (byte !== SPACE || before === SPACE) return -1;
    }
    before = byte;
  }
  return before === SPACE || before === COMMA ? -1 : comma;
}

/** Two stretches of plain letters, in small ones, with a space between. */
function addLowered(
  texts: Texts,
  names: Buffer,
  start: number,
  end: number,
  nextStart: number,
  nextEnd: number,
): void {
  let to = texts.open();
  const { bytes } = texts;
  for (let at = start; at < end; at += 1) bytes[to++] = (names[at] as number) | LOWER;
  bytes[to++] = SPACE;
  for (let at = nextStart; at < nextEnd; at += 1) bytes[to++] = (names[at] as number) | LOWER;
  texts.close(to);
}
