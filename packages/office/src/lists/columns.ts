/** The numbers of a list, a row a player, sorted by the player's key. */
export interface NumberColumns {
  keys: Int32Array;
  /** The outside ID where it is a number from 1 to 2^32 − 1; 0: it stands in `otherIds`. */
  ids: Uint32Array;
  /** 0: none (delisted, titled without a rating). That of a player long inactive is kept and not shown. */
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

  // What later lists need and no list shows.
  /** Rated games so far, as far as they are known. */
  played: Uint16Array;
  /** The highest rating ever published; 0: none. */
  peaks: Uint16Array;
  /** Month of the first list with a rating (`monthOf`); 0: none or unknown. */
  firstListed: Uint16Array;
  /** Month since which the player is inactive; 0: active. */
  inactiveSince: Uint16Array;
}

/** One list of one cadence. */
export interface ListColumns extends Readonly<NumberColumns> {
  readonly rows: number;
  /** Row → ID that is no number of `ids`. */
  readonly otherIds: ReadonlyMap<number, string>;
  readonly federationNames: readonly string[];
  readonly titleSets: readonly TitleSet[];
}

export type ColumnName = keyof NumberColumns;

/** Titles as lists write them, empty where there is none. */
export type TitleSet = readonly [title: string, women: string, other: string, foa: string];

export const NO_TITLES: TitleSet = Object.freeze(['', '', '', '']);

export const FLAG: Readonly<
  Record<'inactive' | 'delisted' | 'titledUnrated' | 'onlyFlagged' | 'playedPartly' | 'new', number>
> = Object.freeze({
  inactive: 1,
  /** Under the floor. */
  delisted: 2,
  /** On the separate list of those with a title and without a rating. */
  titledUnrated: 4,
  /** Inactive for so long that the list names the player without the rating. */
  onlyFlagged: 8,
  /** Games before the list that was taken over are unknown. */
  playedPartly: 16,
  /** Taken over with a newcomer's K. */
  new: 32,
});

export const SEX: Readonly<Record<'unknown' | 'male' | 'female', number>> = Object.freeze({
  unknown: 0,
  male: 1,
  female: 2,
});

/** 2^22: twice as many as FIDE has players. */
export const MOST_ROWS = 4_194_304;

export const MOST_KEY = 0x7fff_ffff;

/** Columns with nothing in them yet, which threads share: a list is too much to be copied from one to the other. */
export function makeColumns(rows: number): NumberColumns {
  return {
    keys: shared(Int32Array, rows),
    ids: shared(Uint32Array, rows),
    ratings: shared(Int16Array, rows),
    games: shared(Uint16Array, rows),
    ks: shared(Uint8Array, rows),
    flags: shared(Uint8Array, rows),
    federations: shared(Uint16Array, rows),
    sexes: shared(Uint8Array, rows),
    titles: shared(Uint16Array, rows),
    birthYears: shared(Uint16Array, rows),
    nameVersions: shared(Uint16Array, rows),
    played: shared(Uint16Array, rows),
    peaks: shared(Uint16Array, rows),
    firstListed: shared(Uint16Array, rows),
    inactiveSince: shared(Uint16Array, rows),
  };
}

type NumberArray<Numbers> = {
  new (buffer: SharedArrayBuffer): Numbers;
  readonly BYTES_PER_ELEMENT: number;
};

function shared<Numbers>(kind: NumberArray<Numbers>, rows: number): Numbers {
  return new kind(new SharedArrayBuffer(rows * kind.BYTES_PER_ELEMENT));
}

export const COLUMN_NAMES: readonly ColumnName[] = Object.keys(makeColumns(0)) as ColumnName[];

export type Unsigned = Uint8Array | Uint16Array | Uint32Array;

/** The same bits without a sign. */
export function unsigned(values: NumberColumns[ColumnName]): Unsigned {
  const { buffer, byteOffset, length } = values;
  if (values instanceof Int16Array) return new Uint16Array(buffer, byteOffset, length);
  return values instanceof Int32Array ? new Uint32Array(buffer, byteOffset, length) : values;
}

/** The rating a list shows; 0: none. */
export function shownRating(columns: Pick<ListColumns, 'ratings' | 'flags'>, row: number): number {
  return ((columns.flags[row] as number) & FLAG.onlyFlagged) === 0 ? (columns.ratings[row] as number) : 0;
}

/** The flag a list shows: `w` a woman, `i` inactive, `d` delisted. */
export function flagText(flags: number, sex: number): string {
  return FLAG_TEXTS[flagIndex(flags, sex)] as string;
}

export const FLAG_TEXTS: readonly string[] = ['', 'i', 'd', 'id', 'w', 'wi', 'wd', 'wid'];

/** Which of the texts it is. */
export function flagIndex(flags: number, sex: number): number {
  const inactive = flags & (FLAG.inactive | FLAG.onlyFlagged) ? 1 : 0;
  return (sex === SEX.female ? 4 : 0) | (flags & FLAG.delisted) | inactive;
}

/** The outside ID, a number wherever a reader of the written list would see one. */
export function idOf(columns: Pick<ListColumns, 'ids' | 'otherIds'>, row: number): number | string {
  const id = columns.ids[row] as number;
  if (id !== 0) return id;
  const text = columns.otherIds.get(row) ?? '';
  return /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text;
}

/**
 * The row of a player, or −1; looked for from a first to a last row, usually in all. `rowOfOne` is faster where many
 * players are looked for.
 */
export function rowOfKey(keys: Int32Array, key: number, first = 0, last: number = keys.length - 1): number {
  let low = first;
  let high = last;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = keys[middle] as number;
    if (found === key) return middle;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
