import { defined } from '@eloquence/rating';

/** The numbers of a list: one row per player, sorted by the player's key. */
export interface NumberColumns {
  keys: Int32Array;
  /** The outside ID if it is a number from 1 to 2^32 − 1; 0: it is in `otherIds`. */
  ids: Uint32Array;
  /** 0: none (delisted, titled without a rating). The rating of a long inactive player is kept but not shown. */
  ratings: Int16Array;
  /** Rated games of the period. */
  games: Uint16Array;
  /** 0: none. */
  ks: Uint8Array;
  /** Bits of `FLAG`. */
  flags: Uint8Array;
  /** Index into `federationNames`. */
  federations: Uint16Array;
  /** Values of `SEX`. */
  sexes: Uint8Array;
  /** Index into `titleSets`. */
  titles: Uint16Array;
  /** 0: unknown. */
  birthYears: Uint16Array;
  nameVersions: Uint16Array;

  // Not published, but needed by later lists.
  /** Known rated games so far. */
  played: Uint16Array;
  /** The highest rating ever published; 0: none. */
  peaks: Uint16Array;
  /** Month of the first list with a rating (`monthOf`); 0: none or unknown. */
  firstListed: Uint16Array;
  /** Month since which the player is inactive; 0: active. */
  inactiveSince: Uint16Array;
}

export interface ListColumns extends Readonly<NumberColumns> {
  readonly rows: number;
  /** By row: IDs that do not fit into `ids`. */
  readonly otherIds: ReadonlyMap<number, string>;
  readonly federationNames: readonly string[];
  readonly titleSets: readonly TitleSet[];
}

export type ColumnName = keyof NumberColumns;

/** Titles as on lists, empty if none. */
export type TitleSet = readonly [title: string, women: string, other: string, foa: string];

export const NO_TITLES: TitleSet = Object.freeze(['', '', '', '']);

export const FLAG: Readonly<
  Record<
    'inactive' | 'delisted' | 'titledUnrated' | 'onlyFlagged' | 'playedPartly' | 'new' | 'excluded',
    number
  >
> = Object.freeze({
  inactive: 1,
  /** Below the floor. */
  delisted: 2,
  /** On the separate list of titled players without a rating. */
  titledUnrated: 4,
  /** Inactive for so long that the list omits the rating. */
  onlyFlagged: 8,
  /** Games before the imported list are unknown. */
  playedPartly: 16,
  /** Imported with a newcomer's K. */
  new: 32,
  /** Left out by membership or at the federation's word: the row is kept for later lists and never published. */
  excluded: 64,
});

export const SEX: Readonly<Record<'unknown' | 'male' | 'female', number>> = Object.freeze({
  unknown: 0,
  male: 1,
  female: 2,
});

const SEX_LETTERS = [null, 'M', 'F'] as const;

export function sexLetter(sex: number): 'M' | 'F' | null {
  return SEX_LETTERS[sex] ?? null;
}

export function sexNumber(letter: 'M' | 'F' | null): number {
  return SEX_LETTERS.indexOf(letter);
}

/** 2^22: twice FIDE's number of players. */
export const MOST_ROWS = 4_194_304;

export const MOST_KEY = 0x7fff_ffff;

/** Empty columns in shared memory: a list is too large to copy between threads. */
export function makeColumns(rows: number): NumberColumns {
  return {
    keys: new Int32Array(rows),
    ids: new Uint32Array(rows),
    ratings: new Int16Array(rows),
    games: new Uint16Array(rows),
    ks: new Uint8Array(rows),
    flags: new Uint8Array(rows),
    federations: new Uint16Array(rows),
    sexes: new Uint8Array(rows),
    titles: new Uint16Array(rows),
    birthYears: new Uint16Array(rows),
    nameVersions: new Uint16Array(rows),
    played: new Uint16Array(rows),
    peaks: new Uint16Array(rows),
    firstListed: new Uint16Array(rows),
    inactiveSince: new Uint16Array(rows),
  };
}

export const COLUMN_NAMES: readonly ColumnName[] = Object.keys(makeColumns(0)) as ColumnName[];

export type Unsigned = Uint8Array | Uint16Array | Uint32Array;

/** The same bits, unsigned. */
export function unsigned(values: NumberColumns[ColumnName]): Unsigned {
  const { buffer, byteOffset, length } = values;
  if (values instanceof Int16Array) return new Uint16Array(buffer, byteOffset, length);
  return values instanceof Int32Array ? new Uint32Array(buffer, byteOffset, length) : values;
}

const UNSHOWN = FLAG.onlyFlagged | FLAG.excluded;

/** Whether a row is published. */
export function isPublished({ flags }: Pick<ListColumns, 'flags'>, row: number): boolean {
  return (defined(flags[row]) & FLAG.excluded) === 0;
}

/** The rating a list shows; 0: none. */
export function shownRating(columns: Pick<ListColumns, 'ratings' | 'flags'>, row: number): number {
  return (defined(columns.flags[row]) & UNSHOWN) === 0 ? defined(columns.ratings[row]) : 0;
}

/** On the separate list of titled players without a rating, and not on the main list. */
export function isTitledUnrated({ flags }: Pick<ListColumns, 'flags'>, row: number): boolean {
  return (defined(flags[row]) & FLAG.titledUnrated) !== 0;
}

/** The flag on a list: `w` woman, `i` inactive, `d` delisted. */
export function flagText(flags: number, sex: number): string {
  return defined(FLAG_TEXTS[flagIndex(flags, sex)]);
}

const FLAG_TEXTS: readonly string[] = ['', 'i', 'd', 'id', 'w', 'wi', 'wd', 'wid'];

function flagIndex(flags: number, sex: number): number {
  const inactive = flags & (FLAG.inactive | FLAG.onlyFlagged) ? 1 : 0;
  return (sex === SEX.female ? 4 : 0) | (flags & FLAG.delisted) | inactive;
}

/** The outside ID, as a number wherever a reader of the exported list would take it for one. */
export function idOf(columns: Pick<ListColumns, 'ids' | 'otherIds'>, row: number): number | string {
  const id = defined(columns.ids[row]);
  if (id !== 0) return id;
  const text = columns.otherIds.get(row) ?? '';
  return /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text;
}

/** The personal data of a row. */
export interface Person {
  readonly key: number;
  readonly id: number | string;
  readonly nameVersion: number;
  readonly federation: string;
  readonly sex: 'M' | 'F' | null;
  readonly titles: TitleSet;
  readonly birthYear: number | null;
}

export function personAt(columns: ListColumns, row: number): Person {
  return {
    key: defined(columns.keys[row]),
    id: idOf(columns, row),
    nameVersion: defined(columns.nameVersions[row]),
    federation: defined(columns.federationNames[defined(columns.federations[row])]),
    sex: sexLetter(defined(columns.sexes[row])),
    titles: defined(columns.titleSets[defined(columns.titles[row])]),
    birthYear: defined(columns.birthYears[row]) || null,
  };
}

/** The row of a player, or −1. */
export function rowOfKey(keys: Int32Array, key: number): number {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = defined(keys[middle]);
    if (found === key) return middle;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
