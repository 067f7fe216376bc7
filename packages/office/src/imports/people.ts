import type { Kysely } from 'kysely';
import { SEX } from '../lists/columns.ts';
import { lastKey } from '../players/person.ts';
import type { Schema } from '../store/schema.ts';
import { type KnownPlayer, knownPlayers, newestDate } from './known.ts';
import type { ReadRows } from './rows.ts';

/** Who the rows of a list are. */
export interface People {
  /** The key of each row's player; 0: another row is the same person. */
  readonly keys: Int32Array;
  /** Row + 1 by key; 0: not on the list. */
  readonly rowOfKey: Int32Array;
  /** Which version of his name the row has. */
  readonly nameVersions: Uint16Array;
  /** Rows of players who are new, by key. */
  readonly newRows: Uint32Array;
  readonly firstNewKey: number;
  /** Whether the store had no players. */
  readonly first: boolean;
  /** Whether facts of this list are newer than those in the store. */
  readonly newest: boolean;
  /** Players of whom the list says something else than the store. */
  readonly different: readonly Different[];
  /** Rows that are the same person as another row: their IDs were merged here. */
  readonly samePersons: number;
  /** Players whose names were redacted here, whatever the list has. */
  readonly redacted: Set<number>;
}

export interface Different {
  readonly row: number;
  readonly known: KnownPlayer;
}

/** Finds the players of a list, and gives keys to those who are new. Writes nothing. */
export async function findPeople(db: Kysely<Schema>, rows: ReadRows, date: string): Promise<People> {
  const last = await lastKey(db);
  const keys = new Int32Array(rows.rows);
  const rowOfKey = new Int32Array(last + rows.rows + 1);
  const nameVersions = new Uint16Array(rows.rows).fill(1);
  const different = new Map<number, Different>();
  const ended = new Set<number>();
  const doubled = new Set<number>();
  for await (const batch of last === 0 ? [] : knownPlayers(db, rows, last)) {
    for (const known of batch) {
      const row = rows.rowOf(Number(known.id));
      const other = (rowOfKey[known.key] as number) - 1;
      if (other >= 0) {
        // Of two IDs of one person, the one that is valid; else the first.
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

function isDifferent(rows: ReadRows, row: number, known: KnownPlayer): boolean {
  const [title, women, other, foa] = rows.titleSet(row);
  const year = rows.birthYears[row] as number;
  const sex = rows.sexes[row] as number;
  return (
    rows.federation(row) !== known.federation ||
    title !== known.title ||
    women !== known.women_title ||
    other !== known.other_titles ||
    foa !== known.foa_title ||
    (year !== 0 && year !== known.birth_year) ||
    (sex !== SEX.unknown && sexText(sex) !== known.sex) ||
    rows.name(row) !== known.name
  );
}

export function sexText(sex: number): 'M' | 'F' | null {
  if (sex === SEX.unknown) return null;
  return sex === SEX.female ? 'F' : 'M';
}
