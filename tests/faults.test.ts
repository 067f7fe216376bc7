import { expect, test } from 'vitest';
import { simulate } from '../scripts/faults/simulate.ts';

/** The first seeds of `npm run chaos`, which simulates a thousand. */
const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);

test.each(SEEDS)('simulated faults of seed %i lose nothing, and the store verifies', async (seed) => {
  const { violations } = await simulate(seed);
  expect(violations).toEqual([]);
});

test('the same seed gives the same operations and results', async () => {
  const [one, again] = [await simulate(3), await simulate(3)];
  expect(again).toEqual(one);
  expect(one.trace.length).toBeGreaterThan(20);
});
