import { type Cadence, parseDate } from '@eloquence/rating';
import { editionsOf } from '../closing/plan.ts';
import type { Office } from '../context.ts';
import type { NameOf } from '../lists/canonical.ts';
import type { ListColumns } from '../lists/columns.ts';
import { diffLists, type ListDiff } from '../lists/diff.ts';
import { packList } from '../lists/pack.ts';
import { NO_POINTS, type Reconciliation, reconcile, totalOf } from '../lists/points.ts';
import { hashesOf, type NewHashes } from '../lists-in-store/insert-list.ts';
import { foldForSearch } from '../players/fold.ts';
import { Prefixes, type RatedName, sampleStep } from '../players/prefixes.ts';
import type { BulkRow } from '../store/store.ts';
import { importedColumns } from './columns.ts';
import { editionFor } from './notes.ts';
import type { People } from './people.ts';
import { ListedRows, type RowColumns } from './rows.ts';

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
  /** The beginnings of names, where all players are on this list. */
  readonly prefixes: readonly BulkRow[] | null;
}

/** Makes the lists of all cadences out of the rows that were read. Reads and writes nothing. */
export function makeLists(order: MakingOrder): Made {
  const rows = ListedRows.from(order.rows);
  return {
    lists: order.lists.map((list) => makeList(order, rows, list)),
    prefixes: order.people.first ? prefixesOf(rows, order.people.rowOfKey) : null,
  };
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

function prefixesOf(rows: ListedRows, rowOfKey: Int32Array): readonly BulkRow[] {
  const step = sampleStep(rowOfKey.length - 1);
  const ratings = Object.values(rows.ratings).map((columns) => columns.ratings);
  const named = (key: number, best: number): RatedName => {
    const { byFamily, byGiven } = foldForSearch(rows.name((rowOfKey[key] as number) - 1));
    return { key, best, by_family: byFamily, by_given: byGiven };
  };
  const sample: RatedName[] = [];
  for (let key = step; key < rowOfKey.length; key += step) sample.push(named(key, 0));
  const prefixes = new Prefixes(sample, step);
  if (prefixes.isEmpty) return [...prefixes.rows()];
  for (let key = 1; key < rowOfKey.length; key += 1) {
    const row = (rowOfKey[key] as number) - 1;
    let best = 0;
    for (const column of ratings) best = Math.max(best, column[row] as number);
    if (best > 0) prefixes.offer(named(key, best));
  }
  return [...prefixes.rows()];
}
