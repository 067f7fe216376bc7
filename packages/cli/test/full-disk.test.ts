import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@eloquence/words';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../../../tests/tidy/files.ts';
import { withOversightFailures } from '../src/oversight/failures.ts';
import { folderWith, run } from './run.ts';

const LIST = 'id,name,federation,standard\n900100001,"Acacia, Ada",NOR,2431\n';
const folder = folderWith({ 'list.csv': LIST });
afterAll(folder.remove);

/** The end of the message. */
const HINTS = {
  en: 'stdout cannot be written (disk full). Free some space, or write to another disk.',
  fr: 'stdout ne peut pas être écrit (disque plein). Libérer de la place, ou écrire sur un autre disque.',
  zh: '无法写入 stdout（磁盘空间不足）。请腾出空间，或写到其他磁盘。',
};

test.each(LANGUAGES)('standard output on a full disk is explained (%s)', (language) => {
  const full = openSync('/dev/full', 'w');
  try {
    const program = join(root, 'packages/cli/bin/eloquence.mjs');
    const { status, stderr } = spawnSync(process.execPath, [program, 'editions', '--lang', language], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 3, stderr: `eloquence: ${HINTS[language]}\n` });
  } finally {
    closeSync(full);
  }
});

test('an exported list that the disk has no room for is explained, and no part of it stays', async () => {
  const db = `--db=${folder.path('office.db')}`;
  await run(['office', 'init', db]);
  const date = ['--date', '2024-07-01', '--cadence', 'standard'];
  expect((await run(['office', 'import', 'list', folder.path('list.csv'), ...date, db])).err).toBe('');
  const handle = await open(folder.path('list.csv'));
  const prototype = Object.getPrototypeOf(handle);
  await handle.close();
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const writing = vi.spyOn(prototype, 'writeFile').mockRejectedValue(full);
  onTestFinished(() => writing.mockRestore());
  const out = folder.path('out.csv');
  const exported = ['office', 'export', 'list', '--list', '2024-07-01', '--to', 'csv', '--out', out, db];
  const { status, err } = await run(exported);
  expect(writing).toHaveBeenCalled();
  expect({ status, err }).toEqual({
    status: 3,
    err: `eloquence: ${out} cannot be written (disk full). Free some space, or write to another disk.\n`,
  });
  expect((await readdir(folder.path('.'))).filter((name) => name.startsWith('out.csv'))).toEqual([]);
});

test('a history that the disk has no room for is explained, by the message of DuckDB', async () => {
  const message = 'Failed to commit: Could not write file "/data/staged.duckdb": No space left on device';
  const failing = withOversightFailures(() => Promise.reject(new Error(message)));
  const values = { file: '/data/staged.duckdb', reason: 'ENOSPC' };
  await expect(failing).rejects.toMatchObject({ code: 'file-unwritable', values, status: 3 });
  const other = new Error('a bug');
  await expect(withOversightFailures(() => Promise.reject(other))).rejects.toBe(other);
});
