import { sql } from 'kysely';
import { close, type Office, publish } from '../src/index.ts';

export async function closeAndPublish(office: Office, date: string): Promise<void> {
  await close(office, { date });
  await publish(office, { date });
}

/** Drops the guards, as the owner of the database could. */
export async function openTriggers({ store }: Office): Promise<void> {
  await store.write(async (trx) => {
    if (store.kind === 'postgres') {
      for (const table of ['entry', 'document', 'list', 'rated_event', 'period_games']) {
        await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER USER`.execute(trx);
      }
      return;
    }
    const { rows } = await sql<{ name: string }>`
      SELECT name FROM sqlite_master WHERE type = 'trigger'`.execute(trx);
    for (const { name } of rows) await sql`DROP TRIGGER ${sql.id(name)}`.execute(trx);
  });
}
