import type { ListOptions } from './parse/create-parser.ts';
import type { ListRow } from './row/row.ts';
import { type ListReport, scanList } from './scan-list.ts';
import type { ListSource } from './unpack/source.ts';

/** The rows of a list by ID. */
export type ListIndex = ReadonlyMap<number, ListRow>;

/** Reads a whole list into memory. Of a repeated ID the first row counts; IDs that are not numbers are left out. */
export async function indexList(
  source: ListSource,
  options: ListOptions = {},
): Promise<{ readonly index: ListIndex; readonly report: ListReport }> {
  const index = new Map<number, ListRow>();
  const report = await scanList(
    source,
    (record) => {
      if (record.id > 0 && !index.has(record.id)) index.set(record.id, record.toRow());
    },
    options,
  );
  return { index, report };
}
