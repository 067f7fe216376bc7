import { defined } from '@eloquence/rating';
import { LRUCache } from 'lru-cache';
import { COLUMN_NAMES, type ListColumns, rowOfKey, shownRating } from './columns.ts';
import { FilterColumns, type ListFilter } from './filter.ts';
import { rowsByRating } from './order.ts';
import { EVERYTHING, type Publication } from './publication.ts';
import { Selection } from './selection.ts';

/** The cache of selections of a view, for the next pages. */
const SELECTIONS_BYTES = 8_388_608;

/** A decoded list sorted by rating, then ID, for paging. */
export class ListView {
  readonly columns: ListColumns;
  /** `2026-10-01` */
  readonly date: string;
  /** Rows with a published rating: they come first and have ranks. */
  readonly rated: number;
  /** In memory, with a full cache of selections. */
  readonly bytes: number;
  readonly #filters: FilterColumns;
  readonly #selections: LRUCache<string, Selection> = new LRUCache({
    maxSize: SELECTIONS_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  });

  readonly #publication: Publication;

  constructor(columns: ListColumns, date: string, publication: Publication = EVERYTHING) {
    this.columns = columns;
    this.#publication = publication;
    this.date = date;
    const order = rowsByRating(columns);
    this.rated = ratedRows(columns, order);
    this.#filters = new FilterColumns(columns, order);
    const columnBytes = COLUMN_NAMES.reduce((sum, name) => sum + columns[name].byteLength, 0);
    this.bytes = columnBytes + order.byteLength + this.#filters.bytes + SELECTIONS_BYTES;
  }

  /** The rows that match a filter, ranked among themselves. */
  select(filter: ListFilter = {}): Selection {
    const { federation, sex, youngest, oldest, title, active, kind } = filter;
    const id = JSON.stringify([federation, sex, youngest, oldest, title, active, kind]);
    const known = this.#selections.get(id);
    if (known) return known;
    const selection = new Selection(this.columns, this.#rowsOf(filter), this.#publication);
    this.#selections.set(id, selection);
    return selection;
  }

  /** The top active players that match a filter. */
  top(filter: Omit<ListFilter, 'active' | 'kind'> = {}): Selection {
    return this.select({ ...filter, active: true });
  }

  row(key: number): number {
    return rowOfKey(this.columns.keys, key);
  }

  #rowsOf(filter: ListFilter): Uint32Array {
    const isRanked = filter.kind === undefined || filter.kind === 'rated';
    const [start, end] = isRanked ? [0, this.rated] : [this.rated, this.columns.rows];
    return this.#filters.rows(filter, Number(this.date.slice(0, 4)), start, end);
  }
}

/** The number of rows with a rating, by binary search: the others are last. */
function ratedRows(columns: ListColumns, order: Uint32Array): number {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (shownRating(columns, defined(order[middle])) > 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
