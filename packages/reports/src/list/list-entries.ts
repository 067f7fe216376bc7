import { type Cadence, parseDate } from '@eloquence/rating';
import type { ListEntries, ListEntry } from '../list-entry.ts';
import type { LookUp } from './look-up.ts';
import { isInactive, type ListRow } from './row/row.ts';

/** What `lookUp` found, as a report is examined with it; `ids` as the report writes them. */
export function entriesOf(
  { rows, report }: Pick<LookUp, 'rows' | 'report'>,
  ids: Iterable<number | string>,
  cadence: Cadence,
): ListEntries {
  const byId = new Map<string, ListEntry>();
  for (const id of ids) {
    const row = rows.get(Number(id));
    if (row !== undefined) byId.set(String(id), entryOf(String(id), row, cadence));
  }
  return { date: report.date === null ? null : parseDate(report.date), byId };
}

function entryOf(id: string, row: ListRow, cadence: Cadence): ListEntry {
  const own = row.ratings[cadence];
  return {
    id,
    name: row.name,
    federation: row.federation,
    birthYear: row.birthYear,
    rating: own?.rating ?? null,
    standard: cadence === 'standard' ? null : (row.ratings.standard?.rating ?? null),
    k: own?.k ?? null,
    inactive: isInactive(row),
    // No layout of FIDE's marks the dead; whoever keeps a register of players can state it.
    deceased: false,
  };
}
