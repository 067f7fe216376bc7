import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { accept, close, publish, submit } from '../packages/office/src/index.ts';
import { bytesOf, type Clock, openFederation, reportText } from '../packages/office/test/federation.ts';
import { freshStores } from '../packages/office/test/stores.ts';
import { OPEN } from '../packages/server/test/service.ts';
import { root } from './tidy/files.ts';

/** The restore test that docs/guides/operator.md asks for. */
async function drill(...args: string[]): Promise<{ status: number; out: string; err: string }> {
  const eloquence = `${process.execPath} ${join(root, 'packages/cli/bin/eloquence.mjs')}`;
  const child = spawn(process.execPath, [join(root, 'deploy/drill.mjs'), ...args, '--eloquence', eloquence]);
  const [out, err, [status]] = await Promise.all([
    child.stdout.toArray(),
    child.stderr.toArray(),
    once(child, 'exit'),
  ]);
  return { status, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() };
}

describe('the drill', () => {
  const [fresh, other] = [freshStores('postgres'), freshStores('sqlite')];

  // All combinations are tested in `packages/office/src/setup/backup.test.ts`.
  test('a store in PostgreSQL is backed up while it is served, restored in SQLite, verified and served', {
    timeout: 240_000,
  }, async () => {
    const clock: Clock = { now: '2025-11-10' };
    const url = await fresh.url();
    const office = await openFederation(url, clock);
    const { event } = await submit(office, bytesOf(reportText(OPEN)));
    await accept(office, event as string);
    clock.now = '2025-11-30';
    await close(office, { date: '2025-12-01', cadence: 'standard' });
    await publish(office, { date: '2025-12-01', cadence: 'standard' });
    await office.store.close();
    const { status, out, err } = await drill('--db', url, '--to', await other.nowhere());
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^backed up while served: \d+ bytes\nrestored\nverified: same, \d+ entries\nthe ledger is the same: [\da-f]{64}\nserved\nThe backup holds\.\n$/,
    );
  });
});

test('the drill fails if nothing can be restored', { timeout: 120_000 }, async () => {
  const { status, err } = await drill('--db', '/nonexistent/store.db');
  expect(status).toBe(1);
  expect(err).toContain('The drill failed: eloquence serve did not start');
  expect(err).toContain('There is no store at /nonexistent/store.db.');
});
