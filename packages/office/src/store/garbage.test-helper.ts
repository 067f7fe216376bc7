// On a thread of its own, since a runtime that has worked for long puts things elsewhere than one that begins.
import { DatabaseSync } from 'node:sqlite';
import { getHeapSpaceStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { RowReader } from './sqlite-driver.ts';

const ROWS = 100_000;

/** Bytes of what the runtime expects to stay. */
function kept(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0;
}

const database = new DatabaseSync(':memory:');
database.exec(`CREATE TABLE player (key INTEGER PRIMARY KEY, name TEXT);
  INSERT INTO player WITH RECURSIVE n (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n WHERE k < ${ROWS})
    SELECT k, 'Name ' || k FROM n`);

/** By how much all rows, read a hundred at a time, add to it. */
function growth(read: (from: number, to: number) => readonly unknown[]): number {
  const readAll = (): void => {
    for (let from = 1; from <= ROWS; from += 100) {
      if (read(from, from + 99).length !== 100) throw new Error(`rows from ${from} are missing`);
    }
  };
  readAll();
  const before = kept();
  readAll();
  return kept() - before;
}

const QUERY = 'SELECT key, name FROM player WHERE key BETWEEN ? AND ?';
const ours = new RowReader(database.prepare(QUERY));
const theirs = database.prepare(QUERY);
parentPort?.postMessage({
  ours: growth((from, to) => ours.all([from, to])),
  theirs: growth((from, to) => theirs.all(from, to)),
});
