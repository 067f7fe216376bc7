import { sql } from 'kysely';
import type { Office } from '../office.ts';
import { oncePerStore } from '../store/once-per-store.ts';
import type { Store } from '../store/store.ts';
import { coalesced } from './coalesce.ts';

interface Row {
  readonly seq: number | null;
  readonly prefixes: string | null;
}

const stateQuery = oncePerStore((store: Store) => {
  const ask = store.prepare(sql<Row>`
    SELECT max(seq) AS seq, (SELECT value FROM meta WHERE name = 'prefixes') AS prefixes FROM entry`);
  // PostgreSQL answers later: concurrent requests share one query.
  return store.kind === 'sqlite' ? ask : coalesced(async () => ask());
});

/**
 * A cache key of all public data: the newest entry, and the build of the top players by prefix. While it is the same,
 * so is every response, in any process.
 */
export async function storeState({ store }: Pick<Office, 'store'>): Promise<string> {
  const [row] = await stateQuery(store)();
  return `${row?.seq ?? 0} ${row?.prefixes ?? 0}`;
}
