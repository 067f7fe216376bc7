import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IdSet } from './id-set.ts';

test('has every added ID', () => {
  const id = fc.oneof(
    fc.integer({ min: 1, max: 300 }),
    fc.integer({ min: 262_100, max: 262_200 }),
    fc.integer({ min: 1, max: 999_999_999 }),
    fc.integer({ min: 2 ** 30 - 2, max: 2 ** 40 }),
  );
  fc.assert(
    fc.property(fc.array(id, { maxLength: 3000, size: 'max' }), (values) => {
      const [ours, theirs] = [new IdSet(), new Set<number>()];
      for (const each of values) {
        expect(ours.add(each)).toBe(!theirs.has(each));
        theirs.add(each);
      }
    }),
    { numRuns: 20 },
  );
});

test('stops at its capacity', () => {
  const ids = new IdSet(3);
  const far = [1, 2, 3, 4, 4, 1].map((id) => 2 ** 31 + id);
  expect(far.map((id) => ids.add(id))).toEqual([true, true, true, true, true, false]);
});

test('sparse IDs are stored one by one', () => {
  const ids = new IdSet();
  const spread = Array.from({ length: 3000 }, (_, index) => 1 + index * 300_000);
  expect(spread.every((id) => ids.add(id))).toBe(true);
  expect(spread.some((id) => ids.add(id))).toBe(false);
});
