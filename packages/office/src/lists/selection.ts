import { flagText, idOf, type ListColumns, rowOfKey, shownRating, type TitleSet } from './columns.ts';

/** A row of a page; the name is found by `key` and `nameVersion`. */
export interface PageRow {
  /** Players with the same rating share the rank; null: no rating. */
  readonly rank: number | null;
  readonly key: number;
  readonly id: number | string;
  readonly nameVersion: number;
  readonly federation: string;
  readonly sex: 'M' | 'F' | null;
  readonly titles: TitleSet;
  readonly birthYear: number | null;
  readonly rating: number | null;
  /** Against the list before; null where either list shows no rating. */
  readonly change: number | null;
  /** On a list for the first time, as far as this one and the one before can tell. */
  readonly isNew: boolean;
  readonly games: number;
  readonly k: number | null;
  readonly flag: string;
}

export interface ListPage {
  /** How many rows the whole selection has. */
  readonly count: number;
  /** The place of the first row, from 0. */
  readonly offset: number;
  readonly rows: readonly PageRow[];
  /** The offset of the next page: a list never changes, so that a place serves as cursor; null: the end. */
  readonly next: number | null;
}

export const MOST_ROWS_OF_PAGE = 1000;

/** Rows of a list by rating, the highest first. */
export class Selection {
  readonly columns: ListColumns;
  readonly #rows: Uint32Array;

  constructor(columns: ListColumns, rows: Uint32Array) {
    this.columns = columns;
    this.#rows = rows;
  }

  get count(): number {
    return this.#rows.length;
  }

  get bytes(): number {
    return this.#rows.byteLength;
  }

  /** A window; `before` is the list before this one, for the changes. */
  page(offset: number, limit: number, before: ListColumns | null = null): ListPage {
    const start = Math.min(Math.max(0, Math.trunc(offset)), this.count);
    const length = Math.min(Math.max(1, Math.trunc(limit)), MOST_ROWS_OF_PAGE);
    const end = Math.min(start + length, this.count);
    const rows: PageRow[] = [];
    for (let place = start; place < end; place += 1) rows.push(this.rowAt(place, before));
    return { count: this.count, offset: start, rows, next: end < this.count ? end : null };
  }

  /** The rank at a place, or null where there is no rating. */
  rankAt(place: number): number | null {
    const rating = this.#ratingAt(place);
    return rating === 0 ? null : this.#firstBelow(rating + 1) + 1;
  }

  /** Where the players of a rank begin; a rank that a tie leaves out leads to the tie. */
  placeOfRank(rank: number): number {
    if (this.count === 0) return 0;
    const place = Math.min(Math.max(0, Math.trunc(rank) - 1), this.count - 1);
    const rating = this.#ratingAt(place);
    return rating === 0 ? place : this.#firstBelow(rating + 1);
  }

  /** Where a player stands, or −1. */
  placeOfKey(key: number): number {
    const row = rowOfKey(this.columns.keys, key);
    if (row < 0) return -1;
    const rating = shownRating(this.columns, row);
    const start = this.#firstBelow(rating + 1);
    const found = this.#rows.subarray(start, this.#firstBelow(rating)).indexOf(row);
    return found < 0 ? -1 : start + found;
  }

  /** The number of the row in the list. */
  rowNumber(place: number): number {
    return this.#rows[place] as number;
  }

  #ratingAt(place: number): number {
    return shownRating(this.columns, this.#rows[place] as number);
  }

  /** The first place with a rating below this one, by halving. */
  #firstBelow(rating: number): number {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#ratingAt(middle) >= rating) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** `before` is the list before this one, for the change. */
  rowAt(place: number, before: ListColumns | null): PageRow {
    const columns = this.columns;
    const row = this.#rows[place] as number;
    const key = columns.keys[row] as number;
    const rating = shownRating(columns, row);
    const sex = columns.sexes[row] as number;
    return {
      rank: this.rankAt(place),
      key,
      id: idOf(columns, row),
      nameVersion: columns.nameVersions[row] as number,
      federation: columns.federationNames[columns.federations[row] as number] as string,
      sex: sex === 0 ? null : sex === 1 ? 'M' : 'F',
      titles: columns.titleSets[columns.titles[row] as number] as TitleSet,
      birthYear: (columns.birthYears[row] as number) || null,
      rating: rating || null,
      change: before && changeAgainst(before, key, rating),
      isNew: before !== null && rating > 0 && isNewcomer(before, key, columns, row),
      games: columns.games[row] as number,
      k: (columns.ks[row] as number) || null,
      flag: flagText(columns.flags[row] as number, sex),
    };
  }
}

function changeAgainst(before: ListColumns, key: number, rating: number): number | null {
  const row = rowOfKey(before.keys, key);
  const old = row < 0 ? 0 : shownRating(before, row);
  return old > 0 && rating > 0 ? rating - old : null;
}

/** Who was not on the list before, and has never stood higher: one who comes back has, or was taken off by the floor. */
function isNewcomer(before: ListColumns, key: number, { peaks, ratings }: ListColumns, row: number): boolean {
  return rowOfKey(before.keys, key) < 0 && (peaks[row] as number) <= (ratings[row] as number);
}
