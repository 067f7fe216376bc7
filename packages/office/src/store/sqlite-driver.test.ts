import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { RowReader } from './sqlite-driver.ts';

const ROWS = 10;

function filled(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE player (key INTEGER PRIMARY KEY, name TEXT)');
  database.exec(`INSERT INTO player
    WITH RECURSIVE n (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n WHERE k < ${ROWS})
    SELECT k, 'Name ' || k FROM n`);
  return database;
}

test('rows are allocated without garbage in old space', async () => {
  const thread = new Worker(new URL('./garbage.test-helper.ts', import.meta.url));
  const [{ ours, theirs }] = await once(thread, 'message');
  expect(ours).toBeLessThan(theirs / 2);
});

test('rows are plain objects, all at once or iterated', () => {
  const rows = new RowReader(filled().prepare('SELECT key, name FROM player WHERE key < ?'));
  const expected = [
    { key: 1, name: 'Name 1' },
    { key: 2, name: 'Name 2' },
  ];
  expect(rows.all([3])).toStrictEqual(expected);
  expect([...rows.iterate([3])]).toStrictEqual(expected);
});

test('a statement for all columns has columns added since', () => {
  const database = filled();
  const rows = new RowReader(database.prepare('SELECT * FROM player WHERE key = ?'));
  expect(rows.all([1])).toEqual([{ key: 1, name: 'Name 1' }]);
  database.exec("ALTER TABLE player ADD COLUMN sex TEXT DEFAULT 'F'");
  expect(rows.all([1])).toEqual([{ key: 1, name: 'Name 1', sex: 'F' }]);
});
