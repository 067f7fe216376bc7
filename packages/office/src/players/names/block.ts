/** The column of names that is begun with: the family name, or a given name. */
export const SIDES = ['family', 'given'] as const;
export type Side = (typeof SIDES)[number];

/** The letter and the space that stand before every text of a side. */
export const SIDE_LENGTH = 2;

/** How a text, or the beginning of one, is called: by the side it is of. */
export function sideText(side: Side, text: string): string {
  return `${side === 'family' ? 'f' : 'g'} ${text}`;
}

/** A text by which a player is found. */
export interface NameEntry {
  /** With its side. */
  readonly text: string;
  readonly player: number;
}

/** Names that follow each other, in the order of their bytes, then of the players' keys. */
export interface NameBlock {
  /** The first of them. */
  readonly first: string;
  readonly player: number;
  readonly bytes: Uint8Array;
}

/** Names in a block that is made, about a kilobyte. */
const IN_BLOCK = 128;
/** A block that has grown to more is parted. */
const MOST_IN_BLOCK = 2 * IN_BLOCK;

/** More than the longest text takes. */
export const ROOM_FOR_TEXT = 1024;

/** Reads a block from its beginning: of each text only what differs from the one before stands there. */
export class BlockReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  /** The text, with its side, is the first bytes of these. */
  readonly text: Uint8Array = new Uint8Array(ROOM_FOR_TEXT);
  length = 0;
  player = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Goes on to the next; false: there is none. */
  next(): boolean {
    const bytes = this.#bytes;
    if (this.#at >= bytes.length) return false;
    const shared = this.#number();
    const added = this.#number();
    const { text } = this;
    // A block that somebody has tampered with says anything.
    const length = Math.min(shared + added, ROOM_FOR_TEXT);
    for (let to = shared; to < length; to += 1) text[to] = bytes[this.#at++] as number;
    this.length = length;
    this.player = this.#number();
    return true;
  }

  #number(): number {
    const bytes = this.#bytes;
    let byte = bytes[this.#at++] as number;
    let value = byte & 127;
    for (let bits = 7; byte > 127; bits += 7) {
      byte = bytes[this.#at++] as number;
      value |= (byte & 127) << bits;
    }
    return value;
  }

  /** Whether these bytes stand somewhere in the text; thousands are looked through for one answer, and need no strings. */
  includes(part: Uint8Array): boolean {
    const { text, length } = this;
    const [first] = part;
    for (let start = 0; start <= length - part.length; start += 1) {
      if (text[start] !== first) continue;
      let at = 1;
      while (at < part.length && text[start + at] === part[at]) at += 1;
      if (at >= part.length) return true;
    }
    return part.length === 0;
  }

  /** The text, with its side. */
  toString(): string {
    return Buffer.from(this.text.buffer, 0, this.length).toString('utf8');
  }
}

/** Writes names, in their order, into blocks. */
export class BlockWriter {
  readonly blocks: NameBlock[] = [];
  readonly #size: number;
  #bytes = Buffer.allocUnsafe(IN_BLOCK * 20);
  #at = 0;
  #count = 0;
  #first = '';
  #player = 0;

  constructor(size: number = IN_BLOCK) {
    this.#size = size;
  }

  /** The first bytes of `text`, with its side; `shared` of them are those of the name before. */
  add(text: Buffer, length: number, shared: number, player: number): void {
    if (this.#count === this.#size) this.end();
    const isFirst = this.#count === 0;
    if (isFirst) {
      this.#first = text.toString('utf8', 0, length);
      this.#player = player;
    }
    if (this.#bytes.length - this.#at < ROOM_FOR_TEXT) this.#grow();
    const bytes = this.#bytes;
    const same = isFirst ? 0 : shared;
    let to = writeNumber(bytes, writeNumber(bytes, this.#at, same), length - same);
    for (let at = same; at < length; at += 1) bytes[to++] = text[at] as number;
    this.#at = writeNumber(bytes, to, player);
    this.#count += 1;
  }

  /** Ends the block that is being written. */
  end(): void {
    if (this.#count === 0) return;
    const bytes = new Uint8Array(this.#bytes.subarray(0, this.#at));
    this.blocks.push({ first: this.#first, player: this.#player, bytes });
    this.#at = 0;
    this.#count = 0;
  }

  #grow(): void {
    const larger = Buffer.allocUnsafe(this.#bytes.length * 2);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** Writes a number, seven bits to a byte, the lower first; answers where the next begins. */
function writeNumber(bytes: Uint8Array, start: number, value: number): number {
  let at = start;
  let left = value;
  while (left > 127) {
    bytes[at++] = (left & 127) | 128;
    left >>>= 7;
  }
  bytes[at++] = left;
  return at;
}

/** All names of a block. */
export function entriesIn({ bytes }: Pick<NameBlock, 'bytes'>): NameEntry[] {
  const reader = new BlockReader(bytes);
  const entries: NameEntry[] = [];
  while (reader.next()) entries.push({ text: reader.toString(), player: reader.player });
  return entries;
}

/** The names of what was one block, in their order: one again as long as they are not too many. */
export function blocksOf(entries: readonly NameEntry[]): readonly NameBlock[] {
  const { length } = entries;
  const parts = length <= MOST_IN_BLOCK ? 1 : Math.ceil(length / IN_BLOCK);
  const writer = new BlockWriter(Math.ceil(length / parts));
  let before: Buffer = Buffer.alloc(0);
  for (const { text, player } of entries) {
    const bytes = Buffer.from(text);
    let shared = 0;
    while (shared < before.length && before[shared] === bytes[shared]) shared += 1;
    writer.add(bytes, bytes.length, shared, player);
    before = bytes;
  }
  writer.end();
  return writer.blocks;
}

/** The order of names: by the bytes of their texts, then by players. */
export function compareEntries(one: NameEntry, other: NameEntry): number {
  return Buffer.compare(Buffer.from(one.text), Buffer.from(other.text)) || one.player - other.player;
}
