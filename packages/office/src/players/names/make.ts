import type { BulkRow } from '../../store/store.ts';
import { BlockWriter, type NameBlock, ROOM_FOR_TEXT, SIDE_LENGTH, type Side, sideText } from './block.ts';
import { Crowds } from './crowds.ts';
import { type FoldedNames, Texts } from './texts.ts';

/** Everything by which players are found, made of all names at once. */
export interface NameIndex {
  readonly blocks: readonly NameBlock[];
  /** The crowded beginnings, as the rows of their table. */
  readonly prefixes: readonly BulkRow[];
  /** The best rating of each player by key; 0: none. */
  readonly bests: Uint16Array;
}

/** Sorts all names, those of one text by key, and finds the crowds among them. `keys`: whose names they are. */
export function makeNameIndex(names: FoldedNames, keys: Uint32Array, bests: Uint16Array): NameIndex {
  const writer = new BlockWriter();
  const crowds = new Crowds(bests);
  const { byFamily, byGiven } = names.sorted();
  addSide(new SameText('family', writer, crowds), names.byFamily, byFamily, keys);
  addSide(new SameText('given', writer, crowds), names.byGiven, byGiven, keys);
  writer.end();
  return { blocks: writer.blocks, prefixes: crowds.rows(), bests };
}

/** Texts that are brought together before they are looked at: they stand all over the memory, which then waits less. */
const TOGETHER = 256;

function addSide(same: SameText, texts: Texts, order: Uint32Array, keys: Uint32Array): void {
  const near = new Texts(TOGETHER);
  for (let from = 0; from < order.length; from += TOGETHER) {
    const to = Math.min(from + TOGETHER, order.length);
    near.fill(texts, order, from, to);
    for (let at = from; at < to; at += 1) {
      const place = at - from;
      same.add(
        near.bytes,
        near.startOf(place),
        near.ends[place] as number,
        keys[order[at] as number] as number,
      );
    }
  }
  same.end();
}

/** Players with one and the same text, and the text itself, with its side. */
class SameText {
  readonly #writer: BlockWriter;
  readonly #crowds: Crowds;
  readonly #text = Buffer.alloc(ROOM_FOR_TEXT);
  #length = 0;
  /** How much of the text is that of the text before. */
  #shared = 0;
  #players: number[] = [];

  constructor(side: Side, writer: BlockWriter, crowds: Crowds) {
    this.#writer = writer;
    this.#crowds = crowds;
    this.#text.write(sideText(side, ''));
  }

  add(bytes: Uint8Array, start: number, end: number, player: number): void {
    if (start === end) return;
    const text = this.#text;
    const offset = start - SIDE_LENGTH;
    const length = end - offset;
    const most = Math.min(length, this.#length);
    let shared = Math.min(SIDE_LENGTH, most);
    while (shared < most && text[shared] === bytes[offset + shared]) shared += 1;
    if (shared < length || length < this.#length) {
      this.end();
      for (let at = Math.max(shared, SIDE_LENGTH); at < length; at += 1)
        text[at] = bytes[offset + at] as number;
      this.#length = length;
      this.#shared = shared;
    }
    this.#players.push(player);
  }

  end(): void {
    if (this.#players.length > 1) this.#players.sort((one, other) => one - other);
    for (const player of this.#players) {
      this.#writer.add(this.#text, this.#length, this.#shared, player);
      this.#crowds.add(this.#text, this.#length, player);
      this.#shared = this.#length;
    }
    this.#players = [];
  }
}
