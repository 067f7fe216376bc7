import { defined } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import { SEX, sexLetter } from '../rating-lists/columns.ts';
import { lastKey } from '../store/last-key.ts';
import type { Schema } from '../store/schema.ts';
import { newestDate, type StoredPlayer, storedPlayers } from './known-players.ts';
import type { ReadRows } from './read-rows.ts';

/** The players of a list's rows. */
export interface MatchedPlayers {
  /** The key of each row's player; 0: another row has the same player. */
  readonly keys: Int32Array;
  /** Row + 1 by key; 0: not on the list. */
  readonly rowOfKey: Int32Array;
  /** Version of the name on the row. */
  readonly nameVersions: Uint16Array;
  /** Rows of new players, by key. */
  readonly newRows: Uint32Array;
  readonly firstNewKey: number;
  /** The store had no players. */
  readonly first: boolean;
  /** This list is newer than all lists in the store. */
  readonly newest: boolean;
  /** Players whose row differs from the store. */
  readonly different: readonly Different[];
  /** Rows whose player has another row too: their IDs were merged in this store. */
  readonly samePersons: number;
  /** Players redacted in this store. */
  readonly redacted: Set<number>;
}

export interface Different {
  readonly row: number;
  readonly known: StoredPlayer;
}

/** Finds the players of a list and assigns keys to new ones. Writes nothing. */
export async function matchPlayers(
  db: Kysely<Schema>,
  rows: ReadRows,
  date: string,
): Promise<MatchedPlayers> {
  const last = await lastKey(db);
  const keys = new Int32Array(rows.rows);
  const rowOfKey = new Int32Array(last + rows.rows + 1);
  const nameVersions = new Uint16Array(rows.rows).fill(1);
  const different = new Map<number, Different>();
  const ended = new Set<number>();
  const doubled = new Set<number>();
  for await (const batch of last === 0 ? [] : storedPlayers(db, rows, last)) {
    for (const known of batch) {
      const row = rows.rowOf(Number(known.id));
      const other = defined(rowOfKey[known.key]) - 1;
      if (other >= 0) {
        // Of two IDs of one player, the valid one counts; else the first.
        const better = known.until === null && ended.has(known.key);
        doubled.add(better ? other : row);
        if (!better) continue;
        keys[other] = 0;
        different.delete(known.key);
      }
      if (known.until === null) ended.delete(known.key);
      else ended.add(known.key);
      keys[row] = known.key;
      rowOfKey[known.key] = row + 1;
      nameVersions[row] = known.name_version;
      if (isDifferent(rows, row, known)) different.set(known.key, { row, known });
    }
  }
  const added = new Uint32Array(rows.rows);
  let count = 0;
  for (let row = 0; row < rows.rows; row += 1) {
    if (keys[row] !== 0 || doubled.has(row)) continue;
    added[count] = row;
    count += 1;
    keys[row] = last + count;
    rowOfKey[last + count] = row + 1;
  }
  const newRows = added.subarray(0, count);
  return {
    keys,
    rowOfKey: rowOfKey.subarray(0, last + newRows.length + 1),
    nameVersions,
    newRows,
    firstNewKey: last + 1,
    first: last === 0,
    newest: date >= (await newestDate(db)),
    different: [...different.values()],
    samePersons: doubled.size,
    redacted: new Set(),
  };
}

function isDifferent(rows: ReadRows, row: number, known: StoredPlayer): boolean {
  const [title, women, other, foa] = rows.titleSet(row);
  const year = defined(rows.birthYears[row]);
  const sex = defined(rows.sexes[row]);
  return (
    rows.federation(row) !== known.federation ||
    title !== known.title ||
    women !== known.women_title ||
    other !== known.other_titles ||
    foa !== known.foa_title ||
    (year !== 0 && year !== known.birth_year) ||
    (sex !== SEX.unknown && sexLetter(sex) !== known.sex) ||
    rows.name(row) !== known.name
  );
}
