import { defined } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import { inParts } from '../../store/parts.ts';
import type { Schema } from '../../store/schema.ts';
import type { NameOf } from '../canonical.ts';
import type { ListColumns } from '../columns.ts';
import { NO_ROW, walkBoth } from '../walk.ts';
import type { NamedRows } from './salted-names.ts';

/** The rows whose name is new: earlier lists have the hashes of the others. */
export function newNames(before: ListColumns | null, after: ListColumns): NamedRows {
  const rows: number[] = [];
  walkBoth(before, after, (_, oldRow, row) => {
    const isKnown = oldRow !== NO_ROW && before?.nameVersions[oldRow] === after.nameVersions[row];
    if (row !== NO_ROW && !isKnown) rows.push(row);
  });
  return {
    rows: rows.length,
    keys: Int32Array.from(rows, (row) => defined(after.keys[row])),
    nameVersions: Uint16Array.from(rows, (row) => defined(after.nameVersions[row])),
  };
}

/** All versions of the names of some players; null if redacted. */
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
