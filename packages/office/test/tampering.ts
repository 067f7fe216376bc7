import { sql, type Transaction } from 'kysely';
import { close, type Office, publish } from '../src/index.ts';
import type { Schema } from '../src/store/schema.ts';

export async function closeAndPublish(office: Office, date: string): Promise<void> {
  await close(office, { date });
  await publish(office, { date });
}

/** Changes rows despite the guards and without a trace, as the owner of the database could. */
export async function tamper(
  { store }: Office,
  change: (trx: Transaction<Schema>) => Promise<unknown>,
): Promise<void> {
  await store.write(async (trx) => {
    if (store.kind === 'postgres') {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await change(trx);
      return;
    }
    const { rows } = await sql<{ name: string; sql: string }>`
      SELECT name, sql FROM sqlite_master WHERE type = 'trigger'`.execute(trx);
    for (const { name } of rows) await sql`DROP TRIGGER ${sql.id(name)}`.execute(trx);
    await change(trx);
    for (const trigger of rows) await sql.raw(trigger.sql).execute(trx);
  });
}
