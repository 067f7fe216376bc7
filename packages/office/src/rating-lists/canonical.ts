import { createHash } from 'node:crypto';
import type { Cadence } from '@eloquence/rating';
import { defined } from '@eloquence/rating';
import { flagText, type ListColumns, sexLetter, shownRating } from './columns.ts';
import { publishedRowsById } from './order.ts';

export interface ListHead {
  readonly cadence: Cadence;
  /** `2026-10-01` */
  readonly date: string;
}

export const NAMES_IN_BLOCK: number = 1024;

/**
 * The canonical text of a list, version 1, in chunks of whole lines; hashed as UTF-8.
 * Three header lines: `eloquence-list 1`, `cadence …`, `date …`. Then one line per row, by outside ID
 * (numbers ascending, then texts by their code units): `id;name version;federation;sex;title;women
 * title;other titles;foa title;birth year;rating;games;k;flag`. Unknown values are empty; lines end with LF.
 * In texts, backslash and semicolon are escaped by a backslash, line ends are `\n` and `\r`.
 *
 * It has everything that is published, and nothing else: the same list gives the same text in any store.
 */
export function* canonicalText(columns: ListColumns, head: ListHead): Generator<string> {
  yield `eloquence-list 1\ncadence ${head.cadence}\ndate ${head.date}\n`;
  const order = publishedRowsById(columns);
  const lineOf = lineWriter(columns);
  for (let start = 0; start < order.length; start += LINES_IN_PIECE) {
    let piece = '';
    for (const row of order.subarray(start, start + LINES_IN_PIECE)) piece += lineOf(row);
    yield piece;
  }
}

/** Large enough for the hash, small enough to build as one string. */
const LINES_IN_PIECE = 2048;

/** Returns the line of a row; shared values are escaped once. */
function lineWriter(columns: ListColumns): (row: number) => string {
  const { ids, otherIds, nameVersions, sexes, birthYears, games, ks, flags } = columns;
  const federations = columns.federationNames.map(escaped);
  const titles = columns.titleSets.map((set) => set.map(escaped).join(';'));
  return (row) => {
    const id = ids[row] || escaped(otherIds.get(row) ?? '');
    const sex = defined(sexes[row]);
    const federation = federations[defined(columns.federations[row])];
    const person = `${federation};${sexLetter(sex) ?? ''};${titles[defined(columns.titles[row])]}`;
    const numbers = `${birthYears[row] || ''};${shownRating(columns, row) || ''};${games[row]};${ks[row] || ''}`;
    return `${id};${nameVersions[row]};${person};${numbers};${flagText(defined(flags[row]), sex)}\n`;
  };
}

/** The list's hash: SHA-256 of the canonical text, in hexadecimal. */
export function listHash(columns: ListColumns, head: ListHead): string {
  const hash = createHash('sha256');
  for (const piece of canonicalText(columns, head)) hash.update(piece);
  return hash.digest('hex');
}

function escaped(text: string): string {
  if (!/[\\;\n\r]/.test(text)) return text;
  return text.replaceAll(/[\\;]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
}

/**
 * SHA-256 of the columns that later lists need: keys, ratings, flags, played, peaks, firstListed, inactiveSince, each
 * whole and little endian, one after the other. Ratings and flags are included because a list shows neither all flags
 * nor the rating of a long inactive player.
 */
export function memoryHash(columns: ListColumns): string {
  const hash = createHash('sha256').update(`eloquence-memory 1\n${columns.rows}\n`);
  const { keys, ratings, flags, played, peaks, firstListed, inactiveSince } = columns;
  for (const column of [keys, ratings, flags, played, peaks, firstListed, inactiveSince]) {
    hash.update(new Uint8Array(column.buffer, column.byteOffset, column.byteLength));
  }
  return hash.digest('hex');
}

/** A player's name in one of its versions; null if redacted. */
export type NameOf = (key: number, version: number) => string | null;

/** The salt of a block of names; null if a name of the block was redacted. */
export type SaltOf = (block: number) => Uint8Array | null;

/**
 * SHA-256 of the names in blocks of 1024 rows by key: the salt of the block, then one line `key;version;name` per row.
 * If a name is redacted, the other blocks can still be verified. The redaction also removes the block's salt: otherwise
 * the name could be found by trying, from all others. null: the block has a redacted name.
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
    const [key, version] = [defined(keys[row]), defined(nameVersions[row])];
    const name = nameOf(key, version);
    if (name === null) return null;
    text += `${key};${version};${escaped(name)}\n`;
  }
  return text;
}
