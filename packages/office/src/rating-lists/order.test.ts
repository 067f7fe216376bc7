import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsById } from './order.ts';

/** Ascending numbers one after the other, as players come in with list after list. */
const runs = fc
  .array(fc.array(fc.integer({ min: 1, max: 0xffff_ffff }), { maxLength: 40 }), { maxLength: 12 })
  .map((some) => some.flatMap((run) => run.toSorted((a, b) => a - b)));

test.each([
  ['however many runs they are', runs],
  ['in no order at all', fc.array(fc.integer({ min: 1, max: 0xffff_ffff }), { maxLength: 400 })],
])('rows by ID, %s', (_, some) => {
  fc.assert(
    fc.property(some, (drawn) => {
      const ids = [...new Set(drawn)];
      const rows = rowsById({ ids: Uint32Array.from(ids), otherIds: new Map() });
      expect(Array.from(rows, (row) => ids[row])).toEqual(ids.toSorted((a, b) => a - b));
      expect(new Set(rows).size).toBe(ids.length);
    }),
  );
});

test('non-numeric IDs come last, as texts', () => {
  const ids = Uint32Array.from([5, 0, 3, 0, 4]);
  const otherIds = new Map([
    [1, 'b'],
    [3, 'a'],
  ]);
  expect([...rowsById({ ids, otherIds })]).toEqual([2, 4, 0, 3, 1]);
});
