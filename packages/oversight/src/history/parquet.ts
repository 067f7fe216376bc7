import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../duckdb/database.ts';
import { OversightError } from '../errors.ts';
import {
  type ColumnType,
  fileOf,
  HISTORY_SCHEMA,
  HISTORY_TABLES,
  type HistoryTable,
  NAMED_COLUMNS,
  NAMED_TABLES,
} from './schema.ts';

/** Staged as `INTEGER`s with this for unknown. */
const UNKNOWN = '-2147483648';
/** Players and events of an anonymous history get numbers in random order. */
const RENUMBERED: Readonly<Record<string, 'player' | 'event'>> = {
  player: 'player',
  white: 'player',
  black: 'player',
  event: 'event',
};

/** Writes a staged table to its Parquet file. */
export async function copyTable(
  db: Database,
  table: HistoryTable,
  out: string,
  anonymous: boolean,
): Promise<void> {
  if (anonymous) await renumber(db);
  const staged = table !== 'lists' && table !== 'events';
  const columns = Object.entries(HISTORY_TABLES[table]) as [string, ColumnType][];
  const values = columns.map(([name, type]) => {
    if (anonymous && isNamed(table, name)) return `NULL::${type} AS "${name}"`;
    const value = staged ? unpacked(name, type) : `s."${name}"`;
    const of = RENUMBERED[name];
    const number =
      anonymous && of !== undefined ? `(SELECT number FROM ${of}_numbers WHERE old = s.${name})` : value;
    return `${number} AS "${name}"`;
  });
  await db.run(
    `COPY (SELECT ${values.join(', ')} FROM ${table}_staged s) TO '${quoted(join(out, fileOf(table)))}'
     (FORMAT parquet, COMPRESSION zstd, KV_METADATA {schema: '${HISTORY_SCHEMA}'})`,
  );
}

const isNamed = (table: HistoryTable, column: string): boolean =>
  NAMED_COLUMNS.includes(column) || (table === 'rows' && column === 'title');

function unpacked(name: string, type: ColumnType): string {
  const value = `nullif(s.${name}, ${UNKNOWN})`;
  if (type === 'VARCHAR') return `(SELECT text FROM texts WHERE code = s.${name})`;
  if (type === 'DATE') return `DATE '1970-01-01' + s.${name}`;
  return type === 'BOOLEAN' ? `s.${name} <> 0` : `${value}::${type}`;
}

async function renumber(db: Database): Promise<void> {
  await db.run(`CREATE TABLE IF NOT EXISTS player_numbers AS
    SELECT old, row_number() OVER (ORDER BY random())::INTEGER AS number FROM (
      SELECT player AS old FROM rows_staged UNION SELECT white FROM games_staged UNION SELECT black FROM games_staged
    ) WHERE old <> ${UNKNOWN}`);
  await db.run(`CREATE TABLE IF NOT EXISTS event_numbers AS
    SELECT event AS old, row_number() OVER (ORDER BY random())::INTEGER AS number FROM events_staged`);
}

const quoted = (text: string): string => text.replaceAll("'", "''");

/** Makes the files of a history known as tables of their names. */
export async function attachHistory(db: Database, folder: string, schema = 'main'): Promise<void> {
  for (const table of Object.keys(HISTORY_TABLES) as HistoryTable[]) {
    const file = join(folder, fileOf(table));
    if (!existsSync(file)) {
      if (NAMED_TABLES.includes(table)) continue;
      throw new OversightError('history-missing', { file });
    }
    await db.run(`CREATE VIEW ${schema}."${table}" AS SELECT * FROM read_parquet('${quoted(file)}')`);
  }
  const file = join(folder, fileOf('lists'));
  const [found] = await db.rows(
    `SELECT decode(value) AS version FROM parquet_kv_metadata('${quoted(file)}') WHERE decode(key) = 'schema'`,
  );
  if (found?.version !== String(HISTORY_SCHEMA))
    throw new OversightError('history-schema', {
      file,
      found: String(found?.version ?? ''),
      known: HISTORY_SCHEMA,
    });
}
