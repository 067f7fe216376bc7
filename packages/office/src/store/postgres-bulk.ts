import { pipeline } from 'node:stream/promises';
import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { escapeLiteral } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { NOTHING_USUAL, quoted } from './bulk.ts';
import { type ColumnType, CopyEncoder, copyChunks, namedBytes } from './copy-binary.ts';
import type { BulkRows, UsualValues } from './store.ts';

/** The columns of a table and their types, from `pg_attribute`: `information_schema` takes ten times as long. */
export async function columnTypes(
  client: pg.ClientBase,
  table: string,
): Promise<ReadonlyMap<string, ColumnType>> {
  const { rows } = await client.query<{ column: string; type: ColumnType }>(
    `SELECT attname AS column, format_type(atttypid, NULL) AS type FROM pg_attribute
     WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped
     ORDER BY attnum`,
    [`"${table}"`],
  );
  return new Map(rows.map(({ column, type }) => [column, type]));
}

/** Writes many rows by binary COPY. */
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
  return withoutIndexes(client, table, rows, async () => {
    const copy = client.query(copyFrom(`COPY "${table}" (${quoted(names)}) FROM STDIN (FORMAT binary)`));
    await pipeline(copyChunks(encoder, rows), copy);
    return encoder.rows;
  });
}

/** For fewer rows, rebuilding the indexes takes longer than maintaining them. */
const FEW_ROWS = 5000;

/**
 * Fills an empty table without its indexes and keys and builds them afterwards, which is faster for many rows. Partial
 * indexes are small: maintaining them costs less than another scan.
 * Readers of the table wait meanwhile. Tables with foreign keys are excluded, since pending checks forbid CREATE INDEX;
 * they are small.
 */
async function withoutIndexes<T>(
  client: pg.ClientBase,
  table: string,
  rows: BulkRows,
  fill: () => Promise<T>,
): Promise<T> {
  if (Array.isArray(rows) && rows.length < FEW_ROWS) return fill();
  const found = await client.query(`SELECT 1 FROM "${table}" LIMIT 1`);
  if (found.rows.length > 0) return fill();
  const { rows: indexes } = await client.query<{ drop: string; make: string }>(
    `SELECT CASE WHEN conname IS NULL THEN 'DROP INDEX ' || indexrelid::regclass
         ELSE format('ALTER TABLE %s DROP CONSTRAINT %I', indrelid::regclass, conname) END AS drop,
       CASE WHEN conname IS NULL THEN pg_get_indexdef(indexrelid)
         ELSE format('ALTER TABLE %s ADD CONSTRAINT %I %s', indrelid::regclass, conname,
           pg_get_constraintdef(pg_constraint.oid)) END AS make
     FROM pg_index LEFT JOIN pg_constraint ON conindid = indexrelid AND contype IN ('p', 'u')
     WHERE indrelid = $1::regclass AND indpred IS NULL AND NOT EXISTS (
       SELECT 1 FROM pg_constraint WHERE contype = 'f' AND indrelid IN (conrelid, confrelid))
     ORDER BY indexrelid`,
    [`"${table}"`],
  );
  for (const { drop } of indexes) await client.query(drop);
  const filled = await fill();
  await client.query(`SET LOCAL maintenance_work_mem = '256MB'`);
  for (const { make } of indexes) await client.query(make);
  return filled;
}

/** Runs a query with a text and a bytea column by COPY; the bytes by text. */
export async function postgresBytes(
  client: pg.ClientBase,
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  // COPY takes no parameters.
  const query = sql.replaceAll(/\$(\d+)/g, (_, place) => literal(parameters[Number(place) - 1]));
  const chunks: Buffer[] = [];
  for await (const chunk of client.query(copyTo(`COPY (${query}) TO STDOUT (FORMAT binary)`)))
    chunks.push(chunk);
  return namedBytes(Buffer.concat(chunks));
}

function literal(value: unknown): string {
  return typeof value === 'number' ? String(value) : escapeLiteral(String(value));
}
