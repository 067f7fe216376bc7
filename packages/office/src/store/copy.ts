import { sql } from 'kysely';
import { StoreError, storeName } from './errors.ts';
import type { Schema, TableName } from './schema.ts';
import type { BulkRow, Store, TableReader } from './store.ts';
import { TABLE_NAMES } from './tables.ts';

export interface CopyOptions {
  /** Called after each table. */
  readonly progress?: (table: string, rows: number) => void;
}

/** Copies all tables into an empty store, in one transaction. */
export async function copyStore(from: Store, to: Store, options: CopyOptions = {}): Promise<void> {
  await from.snapshot((tables) => copyTables(tables, to, options));
}

export async function copyTables(from: TableReader, to: Store, options: CopyOptions = {}): Promise<void> {
  await to.write(async (trx) => {
    for (const table of TABLE_NAMES as readonly TableName[]) {
      if (table === 'meta') continue;
      const found = await trx.selectFrom(table).select(sql`1`.as('one')).limit(1).execute();
      if (found.length > 0) throw new StoreError('store-not-empty', { store: storeName(to.url), table });
    }
    // Settings are copied, except the schema version, which describes the target's own tables.
    await trx.deleteFrom('meta').where('name', '<>', 'version').execute();
    for (const table of TABLE_NAMES as readonly TableName[]) {
      const columns = (await from.columns(table)) as (keyof Schema[typeof table] & string)[];
      const rows = await to.bulk(trx, table, columns, copied(from, table, columns));
      options.progress?.(table, rows);
    }
  });
}

async function* copied(
  from: TableReader,
  table: TableName,
  columns: readonly string[],
): AsyncGenerator<BulkRow> {
  const name = table === 'meta' ? columns.indexOf('name') : -1;
  for await (const batch of from.rows(table, columns)) {
    for (const row of batch) if (name < 0 || row[name] !== 'version') yield row;
  }
}
