import type { ListRow } from '../row/row.ts';

/** A format, row by row. */
export interface RowWriter {
  readonly head: string;
  write(row: ListRow): string;
  /** What stands between two rows. */
  readonly between: string;
  readonly tail: string;
}
