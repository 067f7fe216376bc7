import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_KEY, rowOfKey } from './columns.ts';
import { rowOfOne } from './row-finder.ts';

const key = fc.oneof(fc.nat(300), fc.nat(100_000), fc.integer({ min: MOST_KEY - 300, max: MOST_KEY }));

test('finds whom a search in all keys finds, and nobody else', () => {
  fc.assert(
    fc.property(fc.uniqueArray(key, { maxLength: 500 }), fc.array(key), (some, others) => {
      const keys = Int32Array.from(some).sort();
      for (const each of [...some, ...others, 0, MOST_KEY]) {
        expect(rowOfOne(keys, each)).toBe(rowOfKey(keys, each));
      }
    }),
  );
});

test('keys that stand close together', () => {
  const keys = Int32Array.from({ length: 5000 }, (_, index) => 3 * index + 1);
  for (let each = 0; each < 15_100; each += 1) expect(rowOfOne(keys, each)).toBe(rowOfKey(keys, each));
});
