import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Clock, openFederation } from '../../test/federation.ts';
import { inSqlite } from '../../test/stores.ts';
import type { Office } from '../office.ts';
import { inWorker } from './in-worker.ts';

const verified = expect.objectContaining({ standing: 'same' });

inSqlite((fresh) => {
  let office: Office;
  let begun = 0;
  const count = (): void => {
    begun += 1;
  };
  beforeAll(async () => {
    const clock: Clock = { now: '2025-11-10' };
    office = await openFederation(fresh, clock);
    process.on('worker', count);
  });
  afterAll(async () => {
    process.off('worker', count);
    await office.store.close();
  });
  beforeEach(() => {
    begun = 0;
  });

  const verify = () => inWorker(office, 'verify', {});
  const refused = () => inWorker(office, 'publish', { date: '2030-01-01', cadence: 'standard' });

  test('a thread is reused after work and after a refusal', async () => {
    for (let round = 0; round < 6; round += 1) {
      expect(await verify()).toEqual(verified);
      await expect(refused()).rejects.toThrow();
    }
    expect(begun).toBeLessThanOrEqual(1);
  });

  test('concurrent work runs on separate threads', async () => {
    expect(await Promise.all([verify(), verify(), verify()])).toEqual([verified, verified, verified]);
    expect(begun).toBeGreaterThanOrEqual(2);
  });

  test('an ended thread is not reused', async () => {
    const stop = new AbortController();
    const work = inWorker(office, 'verify', {}, { signal: stop.signal });
    stop.abort(new Error('no longer wanted'));
    await expect(work).rejects.toThrow('no longer wanted');
    expect(await verify()).toEqual(verified);
    expect(await verify()).toEqual(verified);
  });
});
