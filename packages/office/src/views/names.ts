import type { Kysely } from 'kysely';
import type { NameOf } from '../lists/canonical.ts';
import { inParts } from '../store/parts.ts';
import type { Schema } from '../store/schema.ts';

export interface NamedKey {
  readonly key: number;
  readonly version: number;
}

/** The names of some rows of a list, in the versions it has them. Former ones are asked for only where needed. */
export async function namesOfRows(db: Kysely<Schema>, rows: readonly NamedKey[]): Promise<NameOf> {
  const current = new Map<number, { readonly name: string; readonly name_version: number }>();
  for (const part of inParts(rows.map(({ key }) => key))) {
    const found = await db
      .selectFrom('player')
      .select(['key', 'name', 'name_version'])
      .where('key', 'in', part)
      .execute();
    for (const row of found) current.set(row.key, row);
  }
  const others = rows.filter(({ key, version }) => current.get(key)?.name_version !== version);
  const former = new Map<string, string | null>();
  for (const part of inParts(others.map(({ key }) => key))) {
    const found = await db
      .selectFrom('player_name')
      .select(['player', 'version', 'name'])
      .where('player', 'in', part)
      .execute();
    for (const { player, version, name } of found) former.set(`${player} ${version}`, name);
  }
  return (key, version) => {
    const known = current.get(key);
    if (known?.name_version === version) return known.name;
    return former.get(`${key} ${version}`) ?? null;
  };
}
