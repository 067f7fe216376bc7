import { describe, expect, test } from 'vitest';
import { freshStores, STORE_KINDS } from '../packages/office/test/stores.ts';
import { chaos } from '../scripts/chaos/rounds.ts';

/** A short run of `npm run chaos`, with a new process for each kill. */
describe.each(STORE_KINDS)('processes killed at random moments, in %s', { timeout: 300_000 }, (kind) => {
  const fresh = freshStores(kind);

  test('nothing acknowledged is lost, no list is incomplete, and the work continues', async () => {
    const { rounds, violations } = await chaos({ rounds: 2, seed: 2, newStore: () => fresh.nowhere() });
    expect(violations).toEqual([]);
    expect(rounds).toBe(2);
  });
});
