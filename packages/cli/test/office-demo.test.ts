import { afterAll, expect, test } from 'vitest';
import { folderWith, run, runJson } from './run.ts';

const { path, remove } = folderWith({});
afterAll(remove);

test('the demo lives through two invented years, and every list of them can be proved', async () => {
  const args = ['--db', path('demo.db')];
  const started = performance.now();
  const filled = await runJson(['office', 'demo', ...args]);
  const seconds = (performance.now() - started) / 1000;
  expect(filled).toMatchObject({ from: '2024-07-01', to: '2026-07-01', lists: 72 });
  expect(filled.accepted).toBeGreaterThan(200);
  expect(filled.rejected).toBeGreaterThan(0);
  expect(filled.corrected).toBeGreaterThan(0);
  // Twenty on a machine that has nothing else to do.
  expect(seconds).toBeLessThan(60);
  const status = await runJson(['office', 'status', ...args]);
  expect(Object.keys(status.events).sort()).toEqual([
    'accepted',
    'corrected',
    'rated',
    'registered',
    'reported',
  ]);
  expect((await runJson(['office', 'verify', ...args])).standing).toBe('same');
  const again = await run(['office', 'demo', ...args]);
  expect(again.status).toBe(3);
  expect(again.err).toContain('holds something already');
});
