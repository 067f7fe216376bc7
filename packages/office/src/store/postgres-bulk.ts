import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { checkLength, quoted } from './bulk.ts';
import type { BulkRow, BulkRows, BulkValue } from './store.ts';

export type ColumnType = 'integer' | 'text' | 'bytea';

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

/** Writes many rows by COPY. */
export async function postgresBulk(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: BulkRows,
  isRead: boolean,
): Promise<number> {
  const fill = async (): Promise<number> => {
    const copy = client.query(copyFrom(`COPY "${table}" (${quoted(columns)}) FROM STDIN`));
    let copied = 0;
    const lines = async function* (): AsyncGenerator<string> {
      let text = '';
      for await (const row of rows) {
        checkLength(row, columns);
        copied += 1;
        text += lineOf(row);
        if (text.length < CHUNK) continue;
        yield text;
        text = '';
      }
      yield text;
    };
    await pipeline(Readable.from(lines(), { objectMode: true }), copy);
    return copied;
  };
  return isRead ? fill() : withoutIndexes(client, table, rows, fill);
}

/** Characters sent together. */
const CHUNK = 1 << 18;

/** https://www.postgresql.org/docs/current/sql-copy.html, "Text Format" */
function lineOf(row: BulkRow): string {
  return `${row.map(fieldOf).join('\t')}\n`;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function fieldOf(value: BulkValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.replace(/[\\\t\n\r]/g, (char) => ESCAPES[char] ?? char);
  return `\\\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`;
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
