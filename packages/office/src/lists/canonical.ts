import { createHash } from 'node:crypto';
import { endianness } from 'node:os';
import type { Cadence } from '@eloquence/rating';
import {
  FLAG,
  FLAG_TEXTS,
  flagIndex,
  flagText,
  type ListColumns,
  shownRating,
  type TitleSet,
} from './columns.ts';
import {
  FEW,
  MOST_NUMBER,
  NUMBER_ROOM,
  numberTexts,
  positiveTexts,
  roomFor,
  type Texts,
  textsOf,
  writeNumber,
  writeShort,
  writeText,
} from './line-writer.ts';
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
  const texts = textsOfLines(columns);
  const line = longestLine(columns, texts);
  const together = Math.max(1, Math.floor(PIECE / line));
  const bytes = new Uint8Array(Math.min(together, columns.rows) * line);
  const view = new DataView(bytes.buffer);
  for (let start = 0; start < columns.rows; start += together) {
    const end = Math.min(start + together, columns.rows);
    yield bytes.subarray(0, writeLines(columns, texts, order.subarray(start, end), view));
  }
}

/** Room for the lines of a piece: little enough to be still at hand when it is hashed. */
const PIECE = 131_072;

/** What stands in the lines of many. */
interface TextsOfLines {
  readonly numbers: Texts;
  /** With nothing for 0. */
  readonly positive: Texts;
  /** Flags with the end of the line. */
  readonly flags: Texts;
  readonly federations: Texts;
  /** By title set and sex. */
  readonly titles: Texts;
}

/** Those of every list, as soon as they were needed. */
let ofEveryList: ReturnType<typeof textsOfEveryList> | undefined;

function textsOfEveryList(): Pick<TextsOfLines, 'numbers' | 'positive' | 'flags'> {
  const numbers = numberTexts();
  const flags = textsOf(FLAG_TEXTS.map((flag) => `${flag}\n`));
  return { numbers, positive: positiveTexts(numbers), flags };
}

function textsOfLines({ federationNames, titleSets }: ListColumns): TextsOfLines {
  ofEveryList ??= textsOfEveryList();
  return {
    ...ofEveryList,
    federations: textsOf(federationNames.map((name) => `${escaped(name)};`)),
    titles: textsOf(titleSets.flatMap((set) => SEXES.map((sex) => `${sex};${set.map(escaped).join(';')};`))),
  };
}

/** Bytes of a text are at most so many times its length, escaped or not. */
const BYTES_OF_UNIT = 3;

function longestLine({ otherIds }: ListColumns, texts: TextsOfLines): number {
  let id = 0;
  for (const text of otherIds.values()) id = Math.max(id, text.length * BYTES_OF_UNIT);
  return id + 6 * NUMBER_ROOM + roomFor(texts.federations) + roomFor(texts.titles) + roomFor(texts.flags);
}

/**
 * Writes the lines of some rows, and answers where they end. One flat loop that is called for piece after piece, since
 * the engine makes that fast soonest.
 */
function writeLines(columns: ListColumns, texts: TextsOfLines, rows: Uint32Array, view: DataView): number {
  const { ids, nameVersions, federations, sexes, titles, birthYears, ratings, games, ks, flags } = columns;
  const { numbers, positive } = texts;
  let at = 0;
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] as number;
    const id = ids[row] as number;
    const version = nameVersions[row] as number;
    const birthYear = birthYears[row] as number;
    const played = games[row] as number;
    const sex = sexes[row] as number;
    const flag = flags[row] as number;
    const rating = (flag & FLAG.onlyFlagged) === 0 ? (ratings[row] as number) : 0;
    if (id === 0 || id > MOST_NUMBER || (version | birthYear | rating | played) >= FEW) {
      at = writeRareLine(columns, row, view, at);
      continue;
    }
    at = writeNumber(view, at, id);
    at = writeShort(view, at, numbers, version);
    at = writeText(view, at, texts.federations, federations[row] as number);
    at = writeText(view, at, texts.titles, (titles[row] as number) * SEXES.length + sex);
    at = writeShort(view, at, positive, birthYear);
    at = writeShort(view, at, positive, rating);
    at = writeShort(view, at, numbers, played);
    at = writeShort(view, at, positive, ks[row] as number);
    at = writeShort(view, at, texts.flags, flagIndex(flag, sex));
  }
  return at;
}

/** The line of a row whose ID is a text or a long number, or of which another number is unheard of. */
function writeRareLine(columns: ListColumns, row: number, view: DataView, at: number): number {
  const [sex, flags] = [columns.sexes[row] as number, columns.flags[row] as number];
  const cells = [
    escaped(columns.otherIds.get(row) ?? String(columns.ids[row] || '')),
    columns.nameVersions[row],
    escaped(columns.federationNames[columns.federations[row] as number] as string),
    SEXES[sex],
    ...(columns.titleSets[columns.titles[row] as number] as TitleSet).map(escaped),
    columns.birthYears[row] || '',
    shownRating(columns, row) || '',
    columns.games[row],
    columns.ks[row] || '',
    flagText(flags, sex),
  ];
  const room = new Uint8Array(view.buffer, at);
  return at + new TextEncoder().encodeInto(`${cells.join(';')}\n`, room).written;
}

/** SHA-256 of the canonical text, in hexadecimal: the list's hash. */
export function listHash(columns: ListColumns, head: ListHead): string {
  const hash = createHash('sha256');
  for (const piece of canonicalText(columns, head)) hash.update(piece);
  return hash.digest('hex');
}

const SEXES = ['', 'M', 'F'] as const;

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
