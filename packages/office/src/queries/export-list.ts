import { setImmediate as immediate } from 'node:timers/promises';
import { CADENCES, type Cadence, defined } from '@eloquence/rating';
import type { ListRow, ListWriting, WrittenFormat } from '@eloquence/reports';
import type { Office } from '../office.ts';
import type { NameOf } from '../rating-lists/canonical.ts';
import { isTitledUnrated, type ListColumns } from '../rating-lists/columns.ts';
import { combinedRow, leadingPlace, listRow, writeRows } from '../rating-lists/export.ts';
import { publishedRowsById, rowsById } from '../rating-lists/order.ts';
import { type Publication, publicationOn } from '../rating-lists/publication.ts';
import { listNotFound } from '../rating-lists/store/list-not-found.ts';
import { loadList } from '../rating-lists/store/load.ts';
import { unlistedPlayers } from '../rating-lists/store/unlisted-players.ts';
import { uniteLists } from '../rating-lists/union.ts';
import { type NamedKey, namesOfRows } from './row-names.ts';

export interface ExportOptions {
  readonly date: string;
  readonly format: WrittenFormat;
  readonly cadence?: Cadence | null;
  /** All three cadences in one file. */
  readonly combined?: boolean;
  /** null: the current one. Combined: of the cadences that have this revision. */
  readonly revision?: number | null;
  /** Only the separate list of titled players without a rating (2005 9.22, 2009 and 2014 7.22). */
  readonly titledUnrated?: boolean;
  /** Of CSV, then with a byte-order mark. */
  readonly separator?: ',' | ';' | '\t';
}

/** Rows whose names are loaded together, and so held in memory. */
const AT_ONCE = 500;

/** A published list as a file, in chunks; names are loaded on the way, so that the download starts at once. */
export async function writeStoredList(office: Office, options: ExportOptions): Promise<ListWriting> {
  const { date, titledUnrated: wantsTitled = false } = options;
  if (!options.combined) {
    const cadence = options.cadence ?? 'standard';
    const list = await publishedOn(office, cadence, date, options.revision ?? null);
    if (list === null) throw await listNotFound(office.store, [cadence], date, options.revision ?? null);
    const { columns } = list;
    const publication = publicationOn(office, cadence, date);
    const named = (row: number): NamedKey => namedKey(columns, row);
    const toRow = (row: number, nameOf: NameOf): ListRow =>
      listRow(columns, cadence, row, nameOf, publication);
    const order = publishedRowsById(columns).filter((row) => isTitledUnrated(columns, row) === wantsTitled);
    const gamesAtFirstK = publication.firstK !== null;
    return writeRows(inBatches(office, order, named, toRow), cadence, {
      ...options,
      gamesAtFirstK,
      expected: order.length,
    });
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
    throw await listNotFound(office.store, CADENCES, date, options.revision ?? null);
  }
  const union = uniteLists(lists);
  const named = (player: number): NamedKey => {
    const { columns, row } = leadingPlace(union.placesOf(player));
    return namedKey(columns, row);
  };
  const publications = CADENCES.map((cadence) => [cadence, publicationOn(office, cadence, date)] as const);
  const byCadence = new Map(publications);
  const publicationOf = (cadence: Cadence): Publication => defined(byCadence.get(cadence));
  const toRow = (player: number, nameOf: NameOf): ListRow =>
    combinedRow(union.placesOf(player), nameOf, publicationOf);
  const order = rowsById(union);
  if (wantsTitled) {
    const titled = order.filter((player) =>
      union.placesOf(player).some(({ columns, row }) => isTitledUnrated(columns, row)),
    );
    return writeRows(inBatches(office, titled, named, toRow), 'combined', options);
  }
  const listed = inBatches(office, order, named, toRow);
  const gamesAtFirstK = publications.some(([, { firstK }]) => firstK !== null);
  const rows = mergedById(listed, unlistedPlayers(office.store, lists, seq));
  const { players } = await office.store.db
    .selectFrom('player')
    .select((of) => of.fn.countAll<number>().as('players'))
    .executeTakeFirstOrThrow();
  return writeRows(rows, 'combined', { ...options, gamesAtFirstK, expected: players });
}

function namedKey({ keys, nameVersions }: ListColumns, row: number): NamedKey {
  return { key: defined(keys[row]), version: defined(nameVersions[row]) };
}

async function* inBatches(
  { store }: Office,
  order: Uint32Array,
  named: (row: number) => NamedKey,
  toRow: (row: number, nameOf: NameOf) => ListRow,
): AsyncGenerator<ListRow> {
  for (let from = 0; from < order.length; from += AT_ONCE) {
    const rows = [...order.subarray(from, from + AT_ONCE)];
    const nameOf = await namesOfRows(store, rows.map(named));
    for (const row of rows) yield toRow(row, nameOf);
    // SQLite answers synchronously: without a pause, the export would block the process.
    await immediate();
  }
}

/** Merges two sequences sorted by ID; IDs that are not numbers come last. */
async function* mergedById(
  one: AsyncGenerator<ListRow>,
  other: AsyncGenerator<ListRow>,
): AsyncGenerator<ListRow> {
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
