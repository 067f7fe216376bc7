import { type Cadence, defined, parseDate } from '@eloquence/rating';
import { editionsOf } from '../editions.ts';
import type { Office } from '../office.ts';
import type { NameOf } from '../rating-lists/canonical.ts';
import type { ListColumns } from '../rating-lists/columns.ts';
import { diffLists, type ListDiff } from '../rating-lists/diff.ts';
import { packList } from '../rating-lists/pack.ts';
import { NO_POINTS, type Reconciliation, reconcile, totalOf } from '../rating-lists/points.ts';
import { hashesOf, type NewHashes } from '../rating-lists/store/insert-list.ts';
import { importedColumns } from './columns.ts';
import type { MatchedPlayers } from './match-players.ts';
import { editionFor } from './notes.ts';
import type { ReadRows } from './read-rows.ts';

export interface WantedList {
  readonly cadence: Cadence;
  /** The current list before, and the current list of the same date. */
  readonly before: ListColumns | null;
  readonly replaced: ListColumns | null;
}

export interface ListSources {
  readonly practice: Office['practice'];
  readonly date: string;
  readonly rows: ReadRows;
  readonly people: Pick<MatchedPlayers, 'rowOfKey' | 'nameVersions' | 'redacted'>;
}

export interface BuiltList {
  readonly cadence: Cadence;
  readonly edition: string;
  readonly columns: ListColumns;
  readonly packed: Uint8Array;
  readonly hashes: NewHashes;
  readonly diff: ListDiff;
  readonly points: Reconciliation;
}

/** Builds, hashes, packs and compares the list of one cadence. */
export function buildList(
  { practice, date, rows, people }: ListSources,
  { cadence, before, replaced }: WantedList,
): BuiltList {
  const { edition } = editionFor(editionsOf({ practice }, cadence), cadence, date);
  const columns = importedColumns(rows, people, { cadence, date, day: parseDate(date), edition, before });
  const nameOf: NameOf = (key) =>
    people.redacted.has(key) ? null : rows.name(defined(people.rowOfKey[key]) - 1);
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
