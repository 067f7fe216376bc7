import { sql } from 'kysely';
import type { WorkProgress } from '../progress.ts';
import { StoreError, storeName } from './errors.ts';
import type { Schema, TableName } from './schema.ts';
import type { BulkRow, Store, TableReader } from './store.ts';
import { TABLE_NAMES } from './tables.ts';

export interface CopyOptions {
  readonly progress?: (progress: WorkProgress) => void;
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
    const copied = await copyProgress(from, options);
    for (const table of TABLE_NAMES as readonly TableName[]) {
      const columns = (await from.columns(table)) as (keyof Schema[typeof table] & string)[];
      await to.bulk(trx, table, columns, copiedRows(from, table, columns, copied));
    }
  });
}

/** Counts rows as they are copied, of all that there are. */
async function copyProgress(
  from: TableReader,
  { progress }: CopyOptions,
): Promise<((rows: number) => void) | undefined> {
  if (progress === undefined) return undefined;
  let [all, done, told] = [0, 0, -1];
  for (const table of TABLE_NAMES) all += await from.count(table);
  return (rows) => {
    done += rows;
    // A line for every document would take longer than the document.
    const percent = Math.floor((100 * done) / all);
    if (percent === told) return;
    told = percent;
    progress({ work: 'copying', done, all, share: done / all });
  };
}

async function* copiedRows(
  from: TableReader,
  table: TableName,
  columns: readonly string[],
  copied: ((rows: number) => void) | undefined,
): AsyncGenerator<BulkRow> {
  const name = table === 'meta' ? columns.indexOf('name') : -1;
  for await (const batch of from.rows(table, columns)) {
    for (const row of batch) if (name < 0 || row[name] !== 'version') yield row;
    copied?.(batch.length);
  }
}
