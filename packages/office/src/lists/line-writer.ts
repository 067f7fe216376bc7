/** Texts are written eight bytes at a time. */
const WORD = 8;
const ZERO = 0x30;
const SEMICOLON = 0x3b;

/** Texts that stand on many lines; each is written by its number, which must be one of them. */
export interface Texts {
  /**
   * The first eight bytes of each as a double, since no other number has so many. None is a NaN, which might come out as
   * another one: it would have 7f or ff after a byte from f0 on, and UTF-8 never has.
   */
  readonly words: Float64Array;
  /** How many bytes each has. */
  readonly lengths: Uint32Array;
  /** All bytes of each. */
  readonly encoded: readonly Uint8Array[];
}

export function textsOf(texts: readonly string[]): Texts {
  const encoded = texts.map((text) => new TextEncoder().encode(text));
  const view = new DataView(new ArrayBuffer(texts.length * WORD));
  encoded.forEach((bytes, index) => {
    new Uint8Array(view.buffer).set(bytes.subarray(0, WORD), index * WORD);
  });
  return { words: wordsOf(view), lengths: Uint32Array.from(encoded, ({ length }) => length), encoded };
}

function wordsOf(view: DataView): Float64Array {
  const words = new Float64Array(view.byteLength / WORD);
  for (let word = 0; word < words.length; word += 1) words[word] = view.getFloat64(word * WORD, true);
  return words;
}

/** The bytes that the longest needs, with those that are written beyond its end. */
export function roomFor({ lengths }: Texts): number {
  return lengths.reduce((longest, length) => Math.max(longest, length), 0) + WORD;
}

// Many times as fast as through strings. Each answers where its text ends; there must be room.

export function writeText(view: DataView, at: number, texts: Texts, index: number): number {
  const length = texts.lengths[index] as number;
  view.setFloat64(at, texts.words[index] as number, true);
  if (length > WORD) writeRest(view, at, texts.encoded[index] as Uint8Array);
  return at + length;
}

/** One of texts that are all no longer than a word. */
export function writeShort(view: DataView, at: number, texts: Texts, index: number): number {
  view.setFloat64(at, texts.words[index] as number, true);
  return at + (texts.lengths[index] as number);
}

function writeRest(view: DataView, at: number, bytes: Uint8Array): void {
  for (let next = WORD; next < bytes.length; next += 1) view.setUint8(at + next, bytes[next] as number);
}

/** Numbers are written three digits at a time. */
const GROUP = 1000;
/** Of three groups: greater numbers are rare. */
export const MOST_NUMBER = 999_999_999;
/** What the greatest needs with its semicolon, and what is written beyond. */
export const NUMBER_ROOM = 14;
/** The three digits of each group and a semicolon as bytes of one number, the first digit in the lowest. */
const DIGITS: Uint32Array = Uint32Array.from({ length: GROUP }, (_, group) => {
  const digits = ((group / 100) | 0) + ((((group / 10) | 0) % 10) << 8) + ((group % 10) << 16);
  return digits + ZERO * 0x010101 + SEMICOLON * 0x1000000;
});

/** A number up to the greatest, and a semicolon. */
export function writeNumber(view: DataView, at: number, value: number): number {
  if (value < GROUP) return writeFirst(view, at, value) + 1;
  const high = (value / GROUP) | 0;
  const next = high < GROUP ? writeFirst(view, at, high) : writeHigh(view, at, high);
  view.setUint32(next, DIGITS[value - high * GROUP] as number, true);
  return next + 4;
}

/** The two groups that begin a long number. */
function writeHigh(view: DataView, at: number, value: number): number {
  const high = (value / GROUP) | 0;
  const next = writeFirst(view, at, high);
  view.setUint32(next, DIGITS[value - high * GROUP] as number, true);
  return next + 3;
}

/** The group that begins a number, without zeros before it; answers where its digits end. */
function writeFirst(view: DataView, at: number, group: number): number {
  const length = group >= 100 ? 3 : group >= 10 ? 2 : 1;
  view.setUint32(at, (DIGITS[group] as number) >>> (8 * (3 - length)), true);
  return at + length;
}

/** Numbers below this are written as texts. */
export const FEW = 4096;

/** Each of the few with a semicolon. */
export function numberTexts(): Texts {
  const view = new DataView(new ArrayBuffer(FEW * WORD));
  const lengths = new Uint32Array(FEW);
  for (let number = 0; number < FEW; number += 1) {
    const start = number * WORD;
    lengths[number] = writeNumber(view, start, number) - start;
  }
  return { words: wordsOf(view), lengths, encoded: [] };
}

/** The same with nothing but the semicolon for 0. */
export function positiveTexts(numbers: Texts): Texts {
  const [words, lengths] = [numbers.words.slice(), numbers.lengths.slice()];
  const [semicolon] = textsOf([';']).words;
  words[0] = semicolon as number;
  lengths[0] = 1;
  return { words, lengths, encoded: [] };
}
