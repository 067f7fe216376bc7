import { expect, test } from 'vitest';
import { clockGap } from './clock-gap.ts';

test.each<[before: string, at: string, gap: number | null]>([
  ['2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z', null],
  ['2026-03-01T10:00:00.000Z', '2026-03-01T09:59:00.000Z', null],
  ['2026-03-01T10:00:00.000Z', '2026-03-01T09:58:59.000Z', -61],
  ['2026-03-01T10:00:00.000Z', '1970-01-01T00:00:00.000Z', -1_772_359_200],
  ['2026-03-01T10:00:00.000Z', '2027-03-01T10:00:00.000Z', null],
  ['2026-03-01T10:00:00.000Z', '2027-03-03T10:00:00.000Z', 31_708_800],
])('an entry of %s and one of %s', (before, at, gap) => {
  expect(clockGap(before, at)).toBe(gap);
});
