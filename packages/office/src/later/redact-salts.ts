import type { Transaction } from 'kysely';
import type { Office } from '../context.ts';
import { NAMES_IN_BLOCK } from '../lists/canonical.ts';
import { rowOfKey } from '../lists/columns.ts';
import { loadList } from '../lists-in-store/load.ts';
import { blockHashes } from '../lists-in-store/salted-names.ts';
import type { Schema } from '../store/schema.ts';
import { rowsWithNames } from './verify/names.ts';

/** The salts of all blocks in which a name of these players was hashed: without them no name can be tried out. */
export async function saltsWith(
  office: Pick<Office, 'store'>,
  trx: Transaction<Schema>,
  keys: readonly number[],
): Promise<readonly string[]> {
  const lists = await trx
    .selectFrom('list')
    .select(['id', 'cadence', 'date', 'revision', 'source', 'inputs', 'names_hash'])
    .execute();
  const salts = new Set<string>();
  for (const list of lists) {
    const { columns } = await loadList(office.store, list.id, trx);
    if (!keys.some((key) => rowOfKey(columns.keys, key) >= 0)) continue;
    const named = await rowsWithNames(office, list, columns, trx);
    const blocks = blockHashes(list.names_hash);
    for (const key of keys) {
      const row = rowOfKey(named.keys, key);
      const block = row < 0 ? null : blocks[Math.floor(row / NAMES_IN_BLOCK)];
      if (block) salts.add(block[0]);
    }
  }
  return [...salts];
}
