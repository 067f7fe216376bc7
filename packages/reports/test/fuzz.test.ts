import { expect, test } from 'vitest';
import { fuzz } from '../../../scripts/fuzz.ts';

/** A short run of `npm run fuzz`, always with the same inputs. */
test('damaged reports and random bytes', () => {
  const { inputs, failures } = fuzz(500, 1);
  expect(failures.map(({ seed, error }) => `seed ${seed}: ${error}`)).toEqual([]);
  expect(inputs).toBe(500);
});
