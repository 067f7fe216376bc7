import { type ListReport, scanList } from './read.ts';
import type { ListRow } from './row.ts';
import type { ListOptions } from './scan/make.ts';
import type { ListSource } from './source/pieces.ts';

export interface LookUp {
  /** The rows of the IDs that are on the list; of an ID that is there twice, the first. */
  readonly rows: ReadonlyMap<number, ListRow>;
  readonly report: ListReport;
}

/** Finds a few players in one pass over a list: what checking a report needs. */
export async function lookUp(
  source: ListSource,
  ids: ReadonlySet<number>,
  options: ListOptions = {},
): Promise<LookUp> {
  const rows = new Map<number, ListRow>();
  const report = await scanList(
    source,
    (record) => {
      if (ids.has(record.id) && !rows.has(record.id)) rows.set(record.id, record.toRow());
    },
    options,
  );
  return { rows, report };
}
