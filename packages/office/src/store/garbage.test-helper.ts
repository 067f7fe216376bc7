// Runs on a thread of its own: a warm heap allocates in other spaces than a fresh one.
import { DatabaseSync } from 'node:sqlite';
import { getHeapSpaceStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { RowReader } from './sqlite-driver.ts';

const ROWS = 100_000;

/** Bytes in the old generation of the heap. */
function kept(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0;
}

const database = new DatabaseSync(':memory:');
database.exec(`CREATE TABLE player (key INTEGER PRIMARY KEY, name TEXT);
  INSERT INTO player WITH RECURSIVE n (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n WHERE k < ${ROWS})
    SELECT k, 'Name ' || k FROM n`);

/** The growth while all rows are read, a hundred at a time. */
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
