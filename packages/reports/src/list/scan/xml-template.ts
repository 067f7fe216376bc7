import { FIELDS, type Field, IGNORED } from '../fields.ts';
import type { ListRecord } from './record.ts';

const OPEN = 0x3c; // <
const SPACE = 0x20;
const NEWLINE = 0x0a;
/** So many players in a row that look otherwise make a new template worth while. */
const PATIENCE = 8;

/** An element that holds nothing but text: its field and where the text stands. */
export interface PlainElement {
  readonly field: Field;
  readonly from: number;
  readonly to: number;
}

/** What stands between the texts of one element and the next: `</fideid>\n<name>`. */
interface Markup {
  readonly bytes: Uint8Array;
  /** The same, four bytes at a time; what is left over is compared byte by byte. */
  readonly words: Int32Array;
  /** The field whose text comes after it. */
  readonly field: Field;
}

/**
 * Programs write every player alike. Once one has been read, the markup between the texts is known, and the
 * next ones need only be compared with it, which is several times as fast as reading tags.
 */
export class XmlTemplate {
  #markups: readonly Markup[] = [];
  /** Fields that these players do not have. */
  #absent: readonly Field[] = [];
  #lines = 0;
  #misses = PATIENCE;

  /** Whether a player that was read the long way should be learned from. */
  get wanted(): boolean {
    return this.#misses >= PATIENCE;
  }

  learn(bytes: Uint8Array, from: number, to: number, elements: readonly PlainElement[]): void {
    const markups: Markup[] = [];
    let at = from;
    for (const element of elements) {
      markups.push(markupOf(bytes.slice(at, element.from), element.field));
      at = element.to;
    }
    markups.push(markupOf(bytes.slice(at, to), IGNORED));
    this.#markups = markups;
    this.#absent = Array.from({ length: FIELDS }, (_, field) => field).filter(
      (field) => !elements.some((element) => element.field === field),
    );
    this.#lines = markups.reduce(
      (sum, each) => sum + each.bytes.filter((byte) => byte === NEWLINE).length,
      0,
    );
    this.#misses = 0;
  }

  /** The newlines in every player of this kind. */
  get lines(): number {
    return this.#lines;
  }

  /** Places the cells of the player that begins at `from`; answers where it ends, or 0 if it looks otherwise. */
  match(bytes: Uint8Array, view: DataView, from: number, record: ListRecord): number {
    const end = this.#match(bytes, view, from, record);
    for (const field of this.#absent) record.to[field] = 0;
    this.#misses = end > 0 ? 0 : this.#misses + 1;
    return end;
  }

  #match(bytes: Uint8Array, view: DataView, start: number, record: ListRecord): number {
    const markups = this.#markups;
    const { from, to } = record;
    const size = bytes.length;
    let at = start;
    for (let index = 0; index < markups.length; index += 1) {
      const { bytes: markup, words, field } = markups[index] as Markup;
      if (at + markup.length > size) return 0;
      for (let word = 0; word < words.length; word += 1) {
        if (view.getInt32(at + word * 4, true) !== words[word]) return 0;
      }
      for (let rest = words.length * 4; rest < markup.length; rest += 1) {
        if (bytes[at + rest] !== markup[rest]) return 0;
      }
      at += markup.length;
      if (index === markups.length - 1) return at;
      let end = at;
      for (; end < size; end += 1) {
        const byte = bytes[end] as number;
        if (byte === OPEN) break;
        if (byte < SPACE) return 0;
      }
      if (field !== IGNORED) {
        let first = at;
        let last = end;
        while (last > first && bytes[last - 1] === SPACE) last -= 1;
        while (first < last && bytes[first] === SPACE) first += 1;
        from[field] = first;
        to[field] = last;
      }
      at = end;
    }
    return 0;
  }
}

function markupOf(bytes: Uint8Array, field: Field): Markup {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const words = Int32Array.from({ length: bytes.length >> 2 }, (_, word) => view.getInt32(word * 4, true));
  return { bytes, words, field };
}
