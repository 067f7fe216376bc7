import { defined } from '@eloquence/rating';
import { FLAG, flagText, type ListColumns, type Person, personAt, rowOfKey, shownRating } from './columns.ts';
import { EVERYTHING, gamesAtFirstK, type Publication } from './publication.ts';

/** A row of a page; `key` and `nameVersion` give the name. */
export interface PageRow extends Person {
  /** Among active players; those with the same rating share it. null: inactive, or no rating. */
  readonly rank: number | null;
  readonly rating: number | null;
  /** Against the list before; null if either list has no rating. */
  readonly change: number | null;
  /** A newcomer, as far as this list and the one before can tell. */
  readonly isNew: boolean;
  readonly games: number;
  readonly k: number | null;
  /** Games with the K of newcomers, where the edition publishes them. */
  readonly gamesAtFirstK?: number | null;
  readonly flag: string;
}

export interface ListPage {
  /** Rows of the whole selection. */
  readonly count: number;
  /** The place of the first row, from 0. */
  readonly offset: number;
  readonly rows: readonly PageRow[];
  /** The offset of the next page, which can serve as a cursor, since lists never change; null: the end. */
  readonly next: number | null;
}

export const MOST_ROWS_OF_PAGE = 1000;

/** Rows of a list by rating, the highest first. */
export class Selection {
  readonly columns: ListColumns;
  readonly #rows: Uint32Array;
  readonly #publication: Publication;
  #activeBefore: Uint32Array | null = null;

  constructor(columns: ListColumns, rows: Uint32Array, publication: Publication = EVERYTHING) {
    this.columns = columns;
    this.#rows = rows;
    this.#publication = publication;
  }

  get count(): number {
    return this.#rows.length;
  }

  get bytes(): number {
    // With the counts of active players, which a page adds.
    return 2 * this.#rows.byteLength;
  }

  /** `before`: the list before this one, for the changes. */
  page(offset: number, limit: number, before: ListColumns | null = null): ListPage {
    const start = Math.min(Math.max(0, Math.trunc(offset)), this.count);
    const length = Math.min(Math.max(1, Math.trunc(limit)), MOST_ROWS_OF_PAGE);
    const end = Math.min(start + length, this.count);
    const rows: PageRow[] = [];
    for (let place = start; place < end; place += 1) rows.push(this.rowAt(place, before));
    return { count: this.count, offset: start, rows, next: end < this.count ? end : null };
  }

  /** Among active players; null: inactive, or no rating. */
  rankAt(place: number): number | null {
    const rating = this.#ratingAt(place);
    return rating === 0 || this.#isInactive(place)
      ? null
      : defined(this.#activeCounts()[this.#firstBelow(rating + 1)]) + 1;
  }

  /** The first place of a rank; a rank skipped by a tie gives the tie. */
  placeOfRank(rank: number): number {
    if (this.count === 0) return 0;
    const place = this.#placeOfActive(Math.max(0, Math.trunc(rank) - 1));
    const rating = this.#ratingAt(place);
    return rating === 0 ? place : this.#firstBelow(rating + 1);
  }

  /** The place of a player, or −1. */
  placeOfKey(key: number): number {
    const row = rowOfKey(this.columns.keys, key);
    if (row < 0) return -1;
    const rating = shownRating(this.columns, row);
    const start = this.#firstBelow(rating + 1);
    const found = this.#rows.subarray(start, this.#firstBelow(rating)).indexOf(row);
    return found < 0 ? -1 : start + found;
  }

  rowNumber(place: number): number {
    return defined(this.#rows[place]);
  }

  #isInactive(place: number): boolean {
    return (defined(this.columns.flags[this.rowNumber(place)]) & FLAG.inactive) !== 0;
  }

  /** By place: the active players before it. Made once, since each rank needs it. */
  #activeCounts(): Uint32Array {
    if (this.#activeBefore !== null) return this.#activeBefore;
    const counts = new Uint32Array(this.count + 1);
    for (let place = 0; place < this.count; place += 1)
      counts[place + 1] = defined(counts[place]) + (this.#isInactive(place) ? 0 : 1);
    this.#activeBefore = counts;
    return counts;
  }

  /** The place of an active player by index, by binary search; the last place where there are fewer. */
  #placeOfActive(index: number): number {
    const counts = this.#activeCounts();
    let [low, high] = [0, this.count - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (defined(counts[middle + 1]) <= index) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #ratingAt(place: number): number {
    return shownRating(this.columns, defined(this.#rows[place]));
  }

  /** The first place with a rating below this one, by binary search. */
  #firstBelow(rating: number): number {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#ratingAt(middle) >= rating) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** `before`: the list before this one, for the change. */
  rowAt(place: number, before: ListColumns | null): PageRow {
    const columns = this.columns;
    const publication = this.#publication;
    const row = defined(this.#rows[place]);
    const person = personAt(columns, row);
    const { key } = person;
    const rating = shownRating(columns, row);
    return {
      rank: this.rankAt(place),
      ...person,
      rating: publication.rating(rating) || null,
      change: before && changeAgainst(before, key, rating, publication),
      isNew: before !== null && rating > 0 && isNewcomer(before, key, columns, row),
      games: defined(columns.games[row]),
      k: defined(columns.ks[row]) || null,
      ...(publication.firstK !== null && { gamesAtFirstK: gamesAtFirstK(publication, columns, row) }),
      flag: flagText(defined(columns.flags[row]), defined(columns.sexes[row])),
    };
  }
}

function changeAgainst(
  before: ListColumns,
  key: number,
  rating: number,
  publication: Publication,
): number | null {
  const row = rowOfKey(before.keys, key);
  const old = row < 0 ? 0 : shownRating(before, row);
  return old > 0 && rating > 0 ? publication.rating(rating) - publication.rating(old) : null;
}

/** Not on the list before and at their peak: returning players have a higher peak, or were delisted. */
function isNewcomer(before: ListColumns, key: number, { peaks, ratings }: ListColumns, row: number): boolean {
  return rowOfKey(before.keys, key) < 0 && defined(peaks[row]) <= defined(ratings[row]);
}
