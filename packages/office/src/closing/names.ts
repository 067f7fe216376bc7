import type { Kysely } from 'kysely';
import { AlikeRows } from '../lists/alike.ts';
import type { NameOf } from '../lists/canonical.ts';
import type { ListColumns } from '../lists/columns.ts';
import { UntouchedRows } from '../lists/diff.ts';
import { NO_ROW, walkBoth } from '../lists/walk.ts';
import type { NamedRows } from '../lists-in-store/salted-names.ts';
import { inParts } from '../store/parts.ts';
import type { Schema } from '../store/schema.ts';

/**
 * The rows whose name stands on a list for the first time: the lists before vouch for the others. `untouched`: as
 * `diffLists` takes it.
 */
export function newNames(
  before: ListColumns | null,
  after: ListColumns,
  untouched: Uint8Array | null = null,
): NamedRows {
  const rows: number[] = [];
  walkBoth(
    before,
    after,
    (_, oldRow, row) => {
      const isKnown = oldRow !== NO_ROW && before?.nameVersions[oldRow] === after.nameVersions[row];
      if (row !== NO_ROW && !isKnown) rows.push(row);
    },
    before && (untouched ? new UntouchedRows(before, after, untouched) : new AlikeRows(before, after, NAMES)),
  );
  return {
    rows: rows.length,
    keys: Int32Array.from(rows, (row) => after.keys[row] as number),
    nameVersions: Uint16Array.from(rows, (row) => after.nameVersions[row] as number),
  };
}

const NAMES = ['nameVersions'] as const;

/** The names of some players in all their versions; null where one was redacted. */
export async function namesOf(db: Kysely<Schema>, keys: Int32Array): Promise<NameOf> {
  const names = new Map<string, string | null>();
  for (const part of inParts([...keys])) {
    const current = await db
      .selectFrom('player')
      .select(['key', 'name', 'name_version'])
      .where('key', 'in', part)
      .execute();
    for (const row of current) names.set(`${row.key} ${row.name_version}`, row.name);
    const former = await db
      .selectFrom('player_name')
      .select(['player', 'version', 'name'])
      .where('player', 'in', part)
      .execute();
    for (const row of former) names.set(`${row.player} ${row.version}`, row.name);
  }
  return (key, version) => names.get(`${key} ${version}`) ?? null;
}
