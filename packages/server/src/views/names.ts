import type { Office } from '@eloquence/office';

/** Event names by ID. */
export async function eventNames(
  { store }: Pick<Office, 'store'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await store.db
    .selectFrom('event')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
