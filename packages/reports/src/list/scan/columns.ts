import { RATING } from '../fields.ts';
import type { TextLayout } from '../layout/detect.ts';
import type { ListRecord } from './record.ts';

const SPACE = 0x20;
const FOUR_SPACES = 0x20202020;

/** The cells of a row between the starts of its columns, wherever these are: any row can be read so. */
export class Columns {
  readonly #fields: Int8Array;
  /** 1 for columns that have a space before them. */
  readonly #apart: Uint8Array;

  constructor({ columns, alignments }: TextLayout) {
    this.#fields = Int8Array.from(columns, ({ field }) => field);
    this.#apart = Uint8Array.from(alignments, ({ apart }) => (apart ? 1 : 0));
  }

  /**
   * Places the cells of the row whose columns begin at `base` + `starts` and reads its numbers. False where
   * something stands in the space before a column, as it does when columns have shifted, or where a number
   * should be.
   */
  read(
    bytes: Uint8Array,
    view: DataView,
    starts: Int32Array,
    base: number,
    lineEnd: number,
    record: ListRecord,
  ): boolean {
    const { from, to } = record;
    const fields = this.#fields;
    for (let column = 0; column < fields.length; column += 1) {
      const field = fields[column] as number;
      const start = base + (starts[column] as number);
      const next = base + (starts[column + 1] as number);
      const end = next < lineEnd ? next : lineEnd;
      // Spaces at the end of the line may be missing.
      if (this.#apart[column] === 1 && start <= lineEnd && bytes[start - 1] !== SPACE) return false;
      if (field < RATING) {
        placeText(bytes, view, start, end, record, field);
      } else {
        from[field] = start;
        to[field] = end;
      }
    }
    return record.readNumbers();
  }
}

/** Keeps where a cell's text stands, without the spaces around it. */
export function placeText(
  bytes: Uint8Array,
  view: DataView,
  cellStart: number,
  cellEnd: number,
  { from, to }: ListRecord,
  field: number,
): void {
  let start = cellStart;
  let end = cellEnd;
  while (end - start >= 4 && view.getInt32(end - 4, true) === FOUR_SPACES) end -= 4;
  while (end > start && (bytes[end - 1] as number) <= SPACE) end -= 1;
  while (start < end && (bytes[start] as number) <= SPACE) start += 1;
  from[field] = start;
  to[field] = end;
}
