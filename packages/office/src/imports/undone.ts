import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** The entries of imports that were undone, and of their undoing. */
export async function undoneImports(db: Kysely<Schema>): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('entry')
    .select(['seq', 'body'])
    .where('kind', '=', 'list-import-undone')
    .execute();
  return new Set(
    rows.flatMap(({ seq, body }) => [seq, ...(JSON.parse(body) as { entries: readonly number[] }).entries]),
  );
}
