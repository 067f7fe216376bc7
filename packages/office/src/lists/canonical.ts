import { createHash } from 'node:crypto';
import { endianness } from 'node:os';
import type { Cadence } from '@eloquence/rating';
import { flagText, type ListColumns, shownRating } from './columns.ts';
import { LineWriter, Texts } from './line-writer.ts';
import { rowsById } from './order.ts';

/** What a list is, beside its rows. */
export interface ListHead {
  readonly cadence: Cadence;
  /** `2026-10-01` */
  readonly date: string;
}

export const NAMES_IN_BLOCK: number = 1024;

/**
 * The canonical text of a list, version 1, UTF-8, in pieces that are valid until the next one is asked for.
 * Three lines say what it is: `eloquence-list 1`, `cadence …`, `date …`. Then a line a row, by outside ID
 * (numbers ascending, then texts by their code units): `id;name version;federation;sex;title;women
 * title;other titles;foa title;birth year;rating;games;k;flag`. Nothing stands where nothing is known; lines
 * end with LF. In texts a backslash stands before each backslash and semicolon, and line ends are `\n` and
 * `\r`.
 *
 * All that is published is in it, and nothing else: the same list gives the same text in any store.
 */
export function* canonicalText(columns: ListColumns, head: ListHead): Generator<Uint8Array> {
  yield encoded(`eloquence-list 1\ncadence ${head.cadence}\ndate ${head.date}\n`);
  const order = rowsById(columns);
  const rows = new RowWriter(columns);
  for (let place = 0; place < order.length; ) {
    place = rows.writeFrom(order, place);
    yield rows.take();
  }
}

/** What a line shows of a row, in one place: rows by ID jump about in their columns, and each jump takes long. */
const WORDS_OF_ROW = 5;

function wordsOfRows(columns: ListColumns): Uint32Array {
  const { rows, ids, games, birthYears, federations, nameVersions, titles, ks, flags, sexes } = columns;
  const words = new Uint32Array(rows * WORDS_OF_ROW);
  for (let row = 0; row < rows; row += 1) {
    const at = row * WORDS_OF_ROW;
    words[at] = ids[row] as number;
    words[at + 1] = shownRating(columns, row) | ((games[row] as number) << 16);
    words[at + 2] = (birthYears[row] as number) | ((federations[row] as number) << 16);
    words[at + 3] = (nameVersions[row] as number) | ((titles[row] as number) << 16);
    words[at + 4] = (ks[row] as number) | ((flags[row] as number) << 8) | ((sexes[row] as number) << 16);
  }
  return words;
}

/** Writes rows until they are worth a piece: a method of its own, since loops in generators run slowly. */
class RowWriter {
  readonly #words: Uint32Array;
  readonly #otherIds: ReadonlyMap<number, string>;
  readonly #federations: Texts;
  readonly #titles: Texts;
  readonly #lines: LineWriter = new LineWriter();

  constructor(columns: ListColumns) {
    this.#words = wordsOfRows(columns);
    this.#otherIds = columns.otherIds;
    this.#federations = new Texts(columns.federationNames.map((name) => `${escaped(name)};`));
    this.#titles = new Texts(columns.titleSets.map((set) => `${set.map(escaped).join(';')};`));
  }

  take(): Uint8Array {
    return this.#lines.take();
  }

  /** Answers with the place after the last row written. */
  writeFrom(order: Uint32Array, start: number): number {
    let place = start;
    while (place < order.length && !this.#lines.isFull) {
      this.#write(order[place] as number);
      place += 1;
    }
    return place;
  }

  #write(row: number): void {
    const at = row * WORDS_OF_ROW;
    const words = this.#words;
    const lines = this.#lines;
    const id = words[at] as number;
    const ratingAndGames = words[at + 1] as number;
    const birthAndFederation = words[at + 2] as number;
    const nameAndTitles = words[at + 3] as number;
    const others = words[at + 4] as number;
    const sex = others >>> 16;
    if (id === 0) lines.ownText(`${escaped(this.#otherIds.get(row) ?? '')};`);
    else lines.number(id);
    lines.number(nameAndTitles & 0xffff);
    lines.text(this.#federations, birthAndFederation >>> 16);
    lines.text(SEX_TEXTS, sex);
    lines.text(this.#titles, nameAndTitles >>> 16);
    lines.numberOrNothing(birthAndFederation & 0xffff);
    lines.numberOrNothing(ratingAndGames & 0xffff);
    lines.number(ratingAndGames >>> 16);
    lines.numberOrNothing(others & 0xff);
    lines.text(FLAG_LINES, ((others >>> 8) & 0xff) * SEXES.length + sex);
  }
}

/** SHA-256 of the canonical text, in hexadecimal: the list's hash. */
export function listHash(columns: ListColumns, head: ListHead): string {
  const hash = createHash('sha256');
  for (const piece of canonicalText(columns, head)) hash.update(piece);
  return hash.digest('hex');
}

const SEXES = ['', 'M', 'F'] as const;
const SEX_TEXTS: Texts = new Texts(SEXES.map((sex) => `${sex};`));

/** The flag and the end of the line, by flags and sex. */
const FLAG_LINES: Texts = new Texts(
  Array.from({ length: 256 }, (_, flags) => SEXES.map((__, sex) => `${flagText(flags, sex)}\n`)).flat(),
);

function encoded(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function escaped(text: string): string {
  if (!/[\\;\n\r]/.test(text)) return text;
  return text.replaceAll(/[\\;]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
}

/**
 * SHA-256 over what later lists need: keys, ratings, flags, played, peaks, firstListed, inactiveSince, each
 * column whole and little endian, one after the other. Ratings and flags are among them because a list shows
 * neither the rating of a player long inactive nor all flags.
 */
export function memoryHash(columns: ListColumns): string {
  const hash = createHash('sha256').update(`eloquence-memory 1\n${columns.rows}\n`);
  const { keys, ratings, flags, played, peaks, firstListed, inactiveSince } = columns;
  for (const column of [keys, ratings, flags, played, peaks, firstListed, inactiveSince]) {
    hash.update(littleEndian(column));
  }
  return hash.digest('hex');
}

function littleEndian(column: Int32Array | Int16Array | Uint16Array | Uint8Array): Uint8Array {
  const bytes = Buffer.from(column.buffer, column.byteOffset, column.byteLength);
  if (endianness() === 'LE' || column.BYTES_PER_ELEMENT === 1) return bytes;
  return column.BYTES_PER_ELEMENT === 2 ? Buffer.from(bytes).swap16() : Buffer.from(bytes).swap32();
}

/** A player's name in one of its versions; null where it was redacted. */
export type NameOf = (key: number, version: number) => string | null;

/** The salt of a block of names; null where it was redacted with one of them. */
export type SaltOf = (block: number) => Uint8Array | null;

/**
 * SHA-256 of the names in blocks of 1024 rows by key, the salt of the block and then `key;version;name` a line, so that
 * when one name is redacted the other blocks can still be checked. The salt goes with the name: who knows all names
 * but one cannot find that one by trying. null: the block has a redacted name.
 */
export function nameHashes(
  columns: Pick<ListColumns, 'rows' | 'keys' | 'nameVersions'>,
  nameOf: NameOf,
  saltOf: SaltOf,
): (string | null)[] {
  const hashes: (string | null)[] = [];
  for (let start = 0; start < columns.rows; start += NAMES_IN_BLOCK) {
    const salt = saltOf(hashes.length);
    const end = Math.min(start + NAMES_IN_BLOCK, columns.rows);
    const text = salt && blockOfNames(columns, nameOf, start, end);
    hashes.push(
      text === null
        ? null
        : createHash('sha256')
            .update(salt as Uint8Array)
            .update(text, 'utf8')
            .digest('hex'),
    );
  }
  return hashes;
}

function blockOfNames(
  { keys, nameVersions }: Pick<ListColumns, 'keys' | 'nameVersions'>,
  nameOf: NameOf,
  from: number,
  to: number,
): string | null {
  let text = '';
  for (let row = from; row < to; row += 1) {
    const [key, version] = [keys[row] as number, nameVersions[row] as number];
    const name = nameOf(key, version);
    if (name === null) return null;
    text += `${key};${version};${escaped(name)}\n`;
  }
  return text;
}
