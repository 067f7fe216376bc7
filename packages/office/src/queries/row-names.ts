import { sql } from 'kysely';
import type { NameOf } from '../rating-lists/canonical.ts';
import { oncePerStore } from '../store/once-per-store.ts';
import { readInParts } from '../store/parts.ts';
import type { Store } from '../store/store.ts';

export interface NamedKey {
  readonly key: number;
  readonly version: number;
}

interface CurrentName {
  readonly key: number;
  readonly name: string;
  readonly name_version: number;
}

/** The rows of a page. */
const AT_ONCE = 100;

const currentNames = oncePerStore((store: Store) => {
  const keys = Array.from({ length: AT_ONCE }, () => sql`${0}`);
  return store.prepare(sql<CurrentName>`
    SELECT key, name, name_version FROM player WHERE key IN (${sql.join(keys)})`);
});

/** The names of some rows, in the list's versions. Former names need a second query, made only if some differ. */
export async function namesOfRows(store: Store, rows: readonly NamedKey[]): Promise<NameOf> {
  const ask = currentNames(store);
  const starts = Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, part) => part * AT_ONCE);
  const parts = starts.map((start) => Array.from({ length: AT_ONCE }, (_, at) => rows[start + at]?.key ?? 0));
  const found = await Promise.all(parts.map((keys) => ask(...keys)));
  const current = new Map(found.flat().map((row) => [row.key, row]));
  const others = rows.filter(({ key, version }) => current.get(key)?.name_version !== version);
  const formerNames = store.db.selectFrom('player_name').select(['player', 'version', 'name']);
  const names = await readInParts(
    others.map(({ key }) => key),
    (part) => formerNames.where('player', 'in', part).execute(),
  );
  const former = new Map(names.map(({ player, version, name }) => [`${player} ${version}`, name]));
  return (key, version) => {
    const known = current.get(key);
    if (known?.name_version === version) return known.name;
    return former.get(`${key} ${version}`) ?? null;
  };
}
