import { sql } from 'kysely';
import { accept, close, type Office, publish, submit } from '../src/index.ts';
import { bytesOf, type EventInput, MEMBERS, NEWCOMER, reportText } from './federation.ts';

export const file = (input: EventInput): Uint8Array => bytesOf(reportText(input));

/** A newcomer's five games, and one between two rated players. */
export const open5 = (last: 1 | 0): EventInput => ({
  name: 'Open',
  start: '2025-11-05',
  end: '2025-11-09',
  players: [NEWCOMER, ...MEMBERS.slice(0, 5)],
  rounds: [
    [
      [0, 1, 0],
      [2, 3, 1],
    ],
    [[0, 2, 0.5]],
    [[0, 3, 0.5]],
    [[0, 4, 1]],
    [[0, 5, last]],
  ],
});

export async function rated(office: Office, input: EventInput): Promise<string> {
  const { event } = await submit(office, file(input));
  await accept(office, event);
  return event;
}

export async function closeAndPublish(office: Office, date: string): Promise<void> {
  await close(office, { date });
  await publish(office, { date });
}

/** Takes the guards away, as somebody with the rights of the database's owner could. */
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
