import { type CompiledQuery, sql } from 'kysely';
import type { Office } from '../context.ts';
import type { Store } from '../store/store.ts';

const prepared = new WeakMap<Store, CompiledQuery<{ readonly seq: number | null }>>();

/** The number of the newest entry: as long as it stays, nothing has happened, in any process. */
export async function ledgerHead({ store }: Pick<Office, 'store'>): Promise<number> {
  let query = prepared.get(store);
  if (query === undefined) {
    query = sql<{ seq: number | null }>`SELECT max(seq) AS seq FROM entry`.compile(store.db);
    prepared.set(store, query);
  }
  const { rows } = await store.db.executeQuery(query);
  return rows[0]?.seq ?? 0;
}
