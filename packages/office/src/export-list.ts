import { setImmediate as immediate } from 'node:timers/promises';
import { CADENCES, type Cadence } from '@eloquence/rating';
import type { ListRow, ListWriting, WrittenFormat } from '@eloquence/reports';
import type { Office } from './context.ts';
import type { NameOf } from './lists/canonical.ts';
import type { ListColumns } from './lists/columns.ts';
import { combinedRow, leadingPlace, listRow, writeRows } from './lists/export.ts';
import { rowsById } from './lists/order.ts';
import { uniteLists } from './lists/union.ts';
import { loadList } from './lists-in-store/load.ts';
import { notPublished } from './lists-in-store/not-published.ts';
import { unlistedRows } from './lists-in-store/unlisted.ts';
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
    const list = await publishedOn(office, cadence, date, options.revision ?? null);
    if (list === null) throw await notPublished(office.store, [cadence], date, options.revision ?? null);
    const { columns } = list;
    const named = (row: number): NamedKey => namedKey(columns, row);
    const made = (row: number, nameOf: NameOf): ListRow => listRow(columns, cadence, row, nameOf);
    return writeRows(inBatches(office, rowsById(columns), named, made), cadence, options);
  }
  const lists: Partial<Record<Cadence, ListColumns>> = {};
  let seq = 0;
  for (const cadence of CADENCES) {
    const list = await publishedOn(office, cadence, date, options.revision ?? null);
    if (list === null) continue;
    lists[cadence] = list.columns;
    seq = Math.max(seq, list.seq);
  }
  if (Object.keys(lists).length === 0) {
    throw await notPublished(office.store, CADENCES, date, options.revision ?? null);
  }
  const union = uniteLists(lists);
  const named = (player: number): NamedKey => {
    const { columns, row } = leadingPlace(union.placesOf(player));
    return namedKey(columns, row);
  };
  const made = (player: number, nameOf: NameOf): ListRow => combinedRow(union.placesOf(player), nameOf);
  const listed = inBatches(office, rowsById(union), named, made);
  return writeRows(byId(listed, unlistedRows(office.store, lists, seq)), 'combined', options);
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
    const nameOf = await namesOfRows(store, rows.map(named));
    for (const row of rows) yield made(row, nameOf);
    // SQLite answers at once: without a pause, nothing else in the process would run until the end.
    await immediate();
  }
}

/** Two rows of rows, each in the order of IDs, as one; IDs that are no numbers come last. */
async function* byId(one: AsyncGenerator<ListRow>, other: AsyncGenerator<ListRow>): AsyncGenerator<ListRow> {
  const number = ({ id }: ListRow): number =>
    Number.isNaN(Number(id)) ? Number.POSITIVE_INFINITY : Number(id);
  let [a, b] = [await one.next(), await other.next()];
  while (!a.done || !b.done) {
    if (b.done || (!a.done && number(a.value) <= number(b.value))) {
      yield (a as IteratorYieldResult<ListRow>).value;
      a = await one.next();
    } else {
      yield b.value;
      b = await other.next();
    }
  }
}

interface PublishedColumns {
  readonly columns: ListColumns;
  /** The entry that published it. */
  readonly seq: number;
}

async function publishedOn(
  { store }: Office,
  cadence: Cadence,
  date: string,
  revision: number | null,
): Promise<PublishedColumns | null> {
  let query = store.db
    .selectFrom('list')
    .leftJoin('current_list', 'current_list.list', 'list.id')
    .select(['list.id', 'list.seq'])
    .where('list.cadence', '=', cadence)
    .where('list.date', '=', date)
    .where('list.state', '=', 'published');
  query =
    revision === null
      ? query.where('current_list.list', 'is not', null)
      : query.where('list.revision', '=', revision);
  const row = await query.executeTakeFirst();
  return row ? { columns: (await loadList(store, row.id)).columns, seq: row.seq ?? 0 } : null;
}
