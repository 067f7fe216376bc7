import { type Cadence, parseDate } from '@eloquence/rating';
import { editionsOf } from '../closing/plan.ts';
import type { Office } from '../context.ts';
import type { NameOf } from '../lists/canonical.ts';
import type { ListColumns } from '../lists/columns.ts';
import { diffLists, type ListDiff } from '../lists/diff.ts';
import { packList } from '../lists/pack.ts';
import { NO_POINTS, type Reconciliation, reconcile, totalOf } from '../lists/points.ts';
import { hashesOf, type NewHashes } from '../lists-in-store/insert-list.ts';
import { makeNameIndex, type NameIndex } from '../players/names/make.ts';
import { FoldedNames } from '../players/names/texts.ts';
import { importedColumns } from './columns.ts';
import { editionFor } from './notes.ts';
import type { People } from './people.ts';
import { bufferOf, ListedRows, type RowColumns } from './rows.ts';

/** One list of those that are to be made of the rows. */
export interface WantedList {
  readonly cadence: Cadence;
  /** The current list before, and the one of the same date that it takes the place of. */
  readonly before: ListColumns | null;
  readonly replaced: ListColumns | null;
}

/** Everything that lists are made of: what another thread can be given. */
export interface MakingOrder {
  readonly practice: Office['practice'];
  readonly date: string;
  readonly rows: RowColumns;
  readonly people: Pick<People, 'rowOfKey' | 'nameVersions' | 'redacted' | 'first'>;
  readonly lists: readonly WantedList[];
  /** 1 for each list that a thread has begun: shared by all. */
  readonly begun: Uint8Array;
}

export interface MadeList {
  readonly cadence: Cadence;
  readonly edition: string;
  readonly columns: ListColumns;
  readonly packed: Uint8Array;
  readonly hashes: NewHashes;
  readonly diff: ListDiff;
  readonly points: Reconciliation;
}

export interface Made {
  readonly lists: readonly MadeList[];
  /** By what names players are found, where all players are on this list. */
  readonly names: NameIndex | null;
}

/** The lists of some cadences: each is made by whichever thread comes to it first. */
export type SomeLists = ReadonlyMap<Cadence, MadeList>;

/**
 * Makes the lists that no other thread has begun, out of the rows that were read. Reads and writes nothing. Of two
 * threads the second goes `backwards`: so they meet as late as possible.
 */
export function makeLists(order: MakingOrder, backwards = false): SomeLists {
  const rows = ListedRows.from(order.rows);
  const made = new Map<Cadence, MadeList>();
  const places = [...order.lists.keys()];
  for (const place of backwards ? places.reverse() : places) {
    if (Atomics.exchange(order.begun, place, 1) === 1) continue;
    const list = order.lists[place] as WantedList;
    made.set(list.cadence, makeList(order, rows, list));
  }
  return made;
}

/** By what names players are found. `folded`: the names of the first rows as they came, where that has been done. */
export function makeNames(
  { rows, people: { first, rowOfKey } }: MakingOrder,
  folded: FoldedNames = new FoldedNames(rows.rows),
): NameIndex | null {
  if (!first) return null;
  const listed = ListedRows.from(rows);
  foldNames(folded, { ...listed, nameEnds: listed.came.nameEnds });
  return nameIndexOf(listed, rowOfKey, folded);
}

/** Names as they came: what is sorted already, or nearly so, is sorted fastest. */
export type NamesRead = Pick<RowColumns, 'rows' | 'names' | 'nameEnds'>;

/** Folds the names that are not folded yet. */
export function foldNames(folded: FoldedNames, { rows, names, nameEnds }: NamesRead): void {
  const bytes = bufferOf(names);
  const done = folded.byFamily.length;
  let start = done === 0 ? 0 : (nameEnds[done - 1] as number);
  for (let place = done; place < rows; place += 1) {
    const end = nameEnds[place] as number;
    folded.addBytes(bytes, start, end);
    start = end;
  }
}

function makeList(
  { practice, date, people }: MakingOrder,
  rows: ListedRows,
  { cadence, before, replaced }: WantedList,
): MadeList {
  const { edition } = editionFor(editionsOf({ practice }, cadence), cadence, date);
  const columns = importedColumns(rows, people, { cadence, date, day: parseDate(date), edition, before });
  const nameOf: NameOf = (key) =>
    people.redacted.has(key) ? null : rows.name((people.rowOfKey[key] as number) - 1);
  const against = replaced ?? before;
  const imports = totalOf(columns) - (against ? totalOf(against) : 0);
  return {
    cadence,
    edition: edition.id,
    columns,
    packed: packList(columns),
    hashes: hashesOf({ cadence, date, columns }, nameOf),
    diff: diffLists(against, columns),
    points: reconcile(against, columns, { ...NO_POINTS, imports }),
  };
}

function nameIndexOf(
  { rows, ratings, came }: ListedRows,
  rowOfKey: Int32Array,
  folded: FoldedNames,
): NameIndex {
  const last = rowOfKey.length - 1;
  const cadences = Object.values(ratings);
  const bests = new Uint16Array(last + 1);
  const keyOfRow = new Uint32Array(rows);
  for (let key = 1; key <= last; key += 1) {
    const row = (rowOfKey[key] as number) - 1;
    keyOfRow[row] = key;
    for (const column of cadences) bests[key] = Math.max(bests[key] as number, column.ratings[row] as number);
  }
  const keys = Uint32Array.from(
    { length: rows },
    (_, place) => keyOfRow[came.rows[place] as number] as number,
  );
  return makeNameIndex(folded, keys, bests);
}
