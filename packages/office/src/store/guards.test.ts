import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eachStore } from '../../test/stores.ts';
import type { Store } from '../setup/open-store.ts';
import type { EventTable, ListTable } from './schema.ts';

const LIST: ListTable = {
  id: 1,
  cadence: 'standard',
  date: '2025-01-01',
  revision: 0,
  state: 'draft',
  source: 'computed',
  editions: '{}',
  practice: 'text',
  engine: '0',
  rows: 0,
  rated: 0,
  packed: new Uint8Array([1]),
  hash: 'h',
  memory_hash: 'm',
  names_hash: '[]',
  inputs: '{}',
  summary: '{}',
  fingerprint: 'f',
  seq: null,
};
const EVENT: EventTable = {
  ...{
    id: 'e',
    name: '',
    city: '',
    federation: '',
    cadence: 'standard',
    type: null,
    start: '',
    end_date: '',
  },
  ...{ official: 0, part_of: null, registration: null, registered: null, facts: '{}', stage: 'rated' },
  ...{ report: null, list: null, list_revision: null, because: null, seq: 1, words: '' },
};

/** List 1 is published, list 2 a draft; each has an event. */
function fill(store: Store): Promise<void> {
  return store.write(async (trx) => {
    const entry = { seq: 1, at: '', actor: '', kind: 'k', subject: null, body: '{}', hash: 'h' };
    await trx.insertInto('entry').values(entry).execute();
    const document = { hash: 'd', kind: 'report', bytes: new Uint8Array([1]), size: 1, redacted_by: null };
    await trx.insertInto('document').values(document).execute();
    await trx
      .insertInto('list')
      .values([
        { ...LIST, state: 'published' },
        { ...LIST, id: 2, revision: 1 },
      ])
      .execute();
    await trx.insertInto('event').values(EVENT).execute();
    const packed = new Uint8Array();
    await trx
      .insertInto('rated_event')
      .values([
        { list: 1, event: 'e', packed },
        { list: 2, event: 'e', packed },
      ])
      .execute();
  });
}

const REFUSED: readonly (readonly [statement: string, message: string])[] = [
  [`UPDATE entry SET body = 'x'`, 'an entry of the ledger never changes'],
  ['DELETE FROM entry', 'an entry of the ledger never changes'],
  [`UPDATE document SET size = 2`, 'a document is only ever redacted'],
  [`UPDATE document SET bytes = NULL, redacted_by = 1, size = 2`, 'a document is only ever redacted'],
  [`UPDATE document SET bytes = NULL, redacted_by = 1, hash = 'x'`, 'a document is only ever redacted'],
  ['DELETE FROM document', 'a document is only ever redacted'],
  [`UPDATE list SET summary = 'x' WHERE id = 1`, 'a published list never changes'],
  [`UPDATE list SET state = 'draft' WHERE id = 1`, 'a published list never changes'],
  ['DELETE FROM list WHERE id = 1', 'a published list never changes'],
  [`UPDATE list SET summary = 'x' WHERE id = 2`, 'a published list never changes'],
  [`UPDATE list SET state = 'published', hash = 'x' WHERE id = 2`, 'a published list never changes'],
  [`UPDATE list SET state = 'published', packed = NULL WHERE id = 2`, 'a published list never changes'],
  [`UPDATE rated_event SET event = 'x' WHERE list = 1`, 'a published list never changes'],
  [`UPDATE rated_event SET list = 1, event = 'x' WHERE list = 2`, 'a published list never changes'],
  ['DELETE FROM rated_event WHERE list = 1', 'a published list never changes'],
];

const TRUNCATED = ['entry', 'document', 'list', 'rated_event'];

const ALLOWED = [
  'UPDATE document SET bytes = NULL, redacted_by = 1',
  `UPDATE list SET state = 'published', seq = 2, summary = 'x' WHERE id = 2`,
  'DELETE FROM rated_event WHERE list = 2',
  'DELETE FROM list WHERE id = 2',
];

eachStore((fresh) => {
  const run = (store: Store, statement: string): Promise<unknown> =>
    store.write((trx) => sql.raw(statement).execute(trx));

  test('permanent rows cannot be changed', async () => {
    const store = await fresh();
    await fill(store);
    for (const [statement, message] of REFUSED) {
      await expect(run(store, statement), statement).rejects.toThrow(message);
    }
    const others = fresh.kind === 'postgres' ? TRUNCATED.map((table) => `TRUNCATE ${table} CASCADE`) : [];
    for (const statement of others)
      await expect(run(store, statement), statement).rejects.toThrow(/never|only ever/);
    const replace = `INSERT OR REPLACE INTO entry VALUES (1, '', '', 'k', NULL, 'x', 'h')`;
    if (fresh.kind === 'sqlite') await expect(run(store, replace)).rejects.toThrow('never changes');
    expect(await store.db.selectFrom('entry').select('body').execute()).toEqual([{ body: '{}' }]);
  });

  test.each(ALLOWED)('allowed: %s', async (statement) => {
    const store = await fresh();
    await fill(store);
    if (statement.includes('FROM list')) await run(store, 'DELETE FROM rated_event WHERE list = 2');
    await run(store, statement);
  });

  test('redacted bytes cannot be written again', async () => {
    const store = await fresh();
    await fill(store);
    await run(store, 'UPDATE document SET bytes = NULL, redacted_by = 1');
    const again = store.write((trx) =>
      trx
        .updateTable('document')
        .set({ bytes: new Uint8Array([1]), redacted_by: null })
        .execute(),
    );
    await expect(again).rejects.toThrow('only ever redacted');
  });
});
