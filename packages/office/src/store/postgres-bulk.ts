import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { NOTHING_USUAL, quoted } from './bulk.ts';
import { type ColumnType, CopyEncoder, copyChunks } from './copy-binary.ts';
import type { BulkRows, UsualValues } from './store.ts';

/** The columns of a table and their types. */
export async function columnTypes(
  client: pg.ClientBase,
  table: string,
): Promise<ReadonlyMap<string, ColumnType>> {
  const { rows } = await client.query<{ column: string; type: ColumnType }>(
    `SELECT column_name AS column, data_type AS type FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1
     ORDER BY ordinal_position`,
    [table],
  );
  return new Map(rows.map(({ column, type }) => [column, type]));
}

/** Writes many rows by COPY in its binary form. */
export async function postgresBulk(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: BulkRows,
  usual: UsualValues = NOTHING_USUAL,
): Promise<number> {
  const types = await columnTypes(client, table);
  const typeOf = (column: string): ColumnType => {
    const type = types.get(column);
    if (!type) throw new Error(`no column ${column} in ${table}`);
    return type;
  };
  const names = [...columns, ...usual.columns];
  const encoder = new CopyEncoder(names.map(typeOf), usual.values);
  return withoutIndexes(client, table, async () => {
    const copy = client.query(copyFrom(`COPY "${table}" (${quoted(names)}) FROM STDIN (FORMAT binary)`));
    await pipeline(copyChunks(encoder, rows), copy);
    return encoder.rows;
  });
}

/**
 * Fills an empty table first and sorts its indexes after, which is faster for many rows.
 * Readers of the table wait for it, who would have found nothing. Not where foreign keys lead from or to the table:
 * while they wait to be checked, nothing can be indexed; those tables are small.
 */
async function withoutIndexes<T>(client: pg.ClientBase, table: string, fill: () => Promise<T>): Promise<T> {
  const found = await client.query(`SELECT 1 FROM "${table}" LIMIT 1`);
  if (found.rows.length > 0) return fill();
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid = $1::regclass AND NOT indisunique AND NOT EXISTS (
       SELECT 1 FROM pg_constraint WHERE contype = 'f' AND indrelid IN (conrelid, confrelid))`,
    [`"${table}"`],
  );
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  const filled = await fill();
  await client.query(`SET LOCAL maintenance_work_mem = '256MB'`);
  for (const { definition } of indexes) await client.query(definition);
  return filled;
}
