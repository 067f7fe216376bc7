import { ByteCache } from './cache.ts';
import { COLUMN_NAMES, type ListColumns, rowOfKey, shownRating } from './columns.ts';
import { FilterColumns, type ListFilter } from './filter.ts';
import { rowsByRating } from './order.ts';
import { Selection } from './selection.ts';

/** Room for the selections a view remembers, so that leafing through one does not make it anew. */
const SELECTIONS_BYTES = 8_388_608;

/** A decoded list with its order by rating (then ID), to be shown page by page. */
export class ListView {
  readonly columns: ListColumns;
  /** `2026-10-01` */
  readonly date: string;
  /** How many show a rating: so many rows of the order are ranked. */
  readonly rated: number;
  /** What it costs in memory, with the selections it may come to remember. */
  readonly bytes: number;
  readonly #filters: FilterColumns;
  readonly #selections: ByteCache<string, Selection> = new ByteCache(SELECTIONS_BYTES, ({ bytes }) => bytes);

  constructor(columns: ListColumns, date: string) {
    this.columns = columns;
    this.date = date;
    const order = rowsByRating(columns);
    this.rated = ratedRows(columns, order);
    this.#filters = new FilterColumns(columns, order);
    const columnBytes = COLUMN_NAMES.reduce((sum, name) => sum + columns[name].byteLength, 0);
    this.bytes = columnBytes + order.byteLength + this.#filters.bytes + SELECTIONS_BYTES;
  }

  /** The rows that a filter lets through, ranked among themselves. */
  select(filter: ListFilter = {}): Selection {
    const { federation, sex, youngest, oldest, title, active, kind } = filter;
    const id = JSON.stringify([federation, sex, youngest, oldest, title, active, kind]);
    const known = this.#selections.get(id);
    if (known) return known;
    const selection = new Selection(this.columns, this.#rowsOf(filter));
    this.#selections.set(id, selection);
    return selection;
  }

  /** The best active players of a filter. */
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

/** Where the rows with a rating end, found by halving: the order has the others last. */
function ratedRows(columns: ListColumns, order: Uint32Array): number {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (shownRating(columns, order[middle] as number) > 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
