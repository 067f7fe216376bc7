import { CADENCES, type Cadence } from '@eloquence/rating';
import type { ListWriting, WrittenFormat } from '@eloquence/reports';
import { namesOf } from './closing/names.ts';
import type { Office } from './context.ts';
import { OfficeError } from './errors.ts';
import type { ListColumns } from './lists/columns.ts';
import { exportCombined, exportList } from './lists/export.ts';
import { listOn, loadList } from './lists-in-store/load.ts';

export interface ExportOptions {
  readonly date: string;
  readonly format: WrittenFormat;
  readonly cadence?: Cadence | null;
  /** All three cadences in one file. */
  readonly combined?: boolean;
  /** Of one cadence: another revision than the current one. */
  readonly revision?: number | null;
}

/** A published list as a file, in pieces. */
export async function writeKeptList(office: Office, options: ExportOptions): Promise<ListWriting> {
  const { date, format } = options;
  if (!options.combined) {
    const cadence = options.cadence ?? 'standard';
    const columns = await columnsOf(office, cadence, date, options.revision ?? null);
    if (columns === null) throw new OfficeError('list-unknown', { cadence, date });
    return exportList(columns, cadence, await namesOf(office.store.db, columns.keys), { format, date });
  }
  const lists: Partial<Record<Cadence, ListColumns>> = {};
  for (const cadence of CADENCES) {
    const columns = await columnsOf(office, cadence, date, null);
    if (columns) lists[cadence] = columns;
  }
  const keys = new Set(Object.values(lists).flatMap(({ keys: each }) => [...each]));
  if (keys.size === 0) throw new OfficeError('list-unknown', { cadence: CADENCES.join(', '), date });
  const nameOf = await namesOf(office.store.db, Int32Array.from(keys));
  return exportCombined(lists, nameOf, { format, date });
}

async function columnsOf(
  office: Office,
  cadence: Cadence,
  date: string,
  revision: number | null,
): Promise<ListColumns | null> {
  if (revision === null) {
    const name = await listOn(office.store, cadence, date);
    return name && (await loadList(office.store, name.id)).columns;
  }
  const row = await office.store.db
    .selectFrom('list')
    .select('id')
    .where('cadence', '=', cadence)
    .where('date', '=', date)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row ? (await loadList(office.store, row.id)).columns : null;
}
