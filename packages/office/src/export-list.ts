import { setImmediate as immediate } from 'node:timers/promises';
import { CADENCES, type Cadence } from '@eloquence/rating';
import type { ListRow, ListWriting, WrittenFormat } from '@eloquence/reports';
import type { Office } from './context.ts';
import { OfficeError } from './errors.ts';
import type { NameOf } from './lists/canonical.ts';
import type { ListColumns } from './lists/columns.ts';
import { combinedRow, leadingPlace, listRow, writeRows } from './lists/export.ts';
import { rowsById } from './lists/order.ts';
import { uniteLists } from './lists/union.ts';
import { listOn, loadList } from './lists-in-store/load.ts';
import { type NamedKey, namesOfRows } from './views/names.ts';

export interface ExportOptions {
  readonly date: string;
  readonly format: WrittenFormat;
  readonly cadence?: Cadence | null;
  /** All three cadences in one file. */
  readonly combined?: boolean;
  /** Another revision than the current one; of several cadences, where they have it. */
  readonly revision?: number | null;
}

/** Rows whose names are asked for together: what is held in memory at any time. */
const AT_ONCE = 500;

/** A published list as a file, in pieces: names are looked up on the way, so that it begins at once. */
export async function writeKeptList(office: Office, options: ExportOptions): Promise<ListWriting> {
  const { date } = options;
  if (!options.combined) {
    const cadence = options.cadence ?? 'standard';
    const columns = await columnsOf(office, cadence, date, options.revision ?? null);
    if (columns === null) throw new OfficeError('list-unknown', { cadence, date });
    const named = (row: number): NamedKey => namedKey(columns, row);
    const made = (row: number, nameOf: NameOf): ListRow => listRow(columns, cadence, row, nameOf);
    return writeRows(inBatches(office, rowsById(columns), named, made), cadence, options);
  }
  const lists: Partial<Record<Cadence, ListColumns>> = {};
  for (const cadence of CADENCES) {
    const columns = await columnsOf(office, cadence, date, options.revision ?? null);
    if (columns) lists[cadence] = columns;
  }
  if (Object.keys(lists).length === 0) {
    throw new OfficeError('list-unknown', { cadence: CADENCES.join(', '), date });
  }
  const union = uniteLists(lists);
  const named = (player: number): NamedKey => {
    const { columns, row } = leadingPlace(union.placesOf(player));
    return namedKey(columns, row);
  };
  const made = (player: number, nameOf: NameOf): ListRow => combinedRow(union.placesOf(player), nameOf);
  return writeRows(inBatches(office, rowsById(union), named, made), 'combined', options);
}

function namedKey({ keys, nameVersions }: ListColumns, row: number): NamedKey {
  return { key: keys[row] as number, version: nameVersions[row] as number };
}

async function* inBatches(
  { store }: Office,
  order: Uint32Array,
  named: (row: number) => NamedKey,
  made: (row: number, nameOf: NameOf) => ListRow,
): AsyncGenerator<ListRow> {
  for (let from = 0; from < order.length; from += AT_ONCE) {
    const rows = [...order.subarray(from, from + AT_ONCE)];
    const nameOf = await namesOfRows(store.db, rows.map(named));
    for (const row of rows) yield made(row, nameOf);
    // SQLite answers at once: without a pause, nothing else in the process would run until the end.
    await immediate();
  }
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
    .where('state', '=', 'published')
    .executeTakeFirst();
  return row ? (await loadList(office.store, row.id)).columns : null;
}
