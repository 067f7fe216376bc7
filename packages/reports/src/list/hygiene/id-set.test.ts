import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IdSet } from './id-set.ts';

test('knows every ID it has seen', () => {
  const ids = fc.array(fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 0xffffffff })), {
    maxLength: 5000,
    size: 'max',
  });
  fc.assert(
    fc.property(ids, (values) => {
      const [ours, theirs] = [new IdSet(), new Set<number>()];
      for (const id of values) {
        expect(ours.add(id)).toBe(!theirs.has(id));
        theirs.add(id);
      }
      expect(ours.size).toBe(theirs.size);
    }),
    { numRuns: 20 },
  );
});

test('remembers no more than it may', () => {
  const ids = new IdSet(3);
  expect([1, 2, 3, 4, 4, 1].map((id) => ids.add(id))).toEqual([true, true, true, true, true, false]);
  expect(ids.size).toBe(3);
});
