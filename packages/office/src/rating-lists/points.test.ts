import { describe, expect, test } from 'vitest';
import { FLAG } from './columns.ts';
import { listOf } from './lists.test-helper.ts';
import { NO_POINTS, reconcile, totalOf } from './points.ts';

test('the total includes hidden ratings', () => {
  const flags = FLAG.inactive | FLAG.onlyFlagged;
  expect(totalOf(listOf({ key: 1, rating: 2000 }, { key: 2, rating: 1800, flags }, { key: 3 }))).toBe(
    380_000,
  );
  expect(totalOf(listOf())).toBe(0);
});

describe('the balance of points', () => {
  const before = listOf({ key: 1, rating: 2000 }, { key: 2, rating: 1405 }, { key: 3, rating: 1700 });
  const after = listOf(
    { key: 1, rating: 2011 },
    { key: 2, flags: FLAG.delisted },
    { key: 3, rating: 1720 },
    { key: 4, rating: 1650 },
    { key: 5, rating: 1550 },
  );
  // 1: +10.60 by games and +0.10 by a correction, rounded up; 2: −12.40, rounded, and off the list; 3: adjusted.
  const tally = {
    games: 1060 - 1240,
    corrections: 10,
    newcomers: 165_000,
    returns: 155_000,
    leavers: 139_300,
    imports: 0,
    adjustments: 2000,
    rounding: 30 + 40,
  };
  test('is exact to the hundredth', () => {
    expect(reconcile(before, after, tally)).toEqual({
      ...tally,
      old: 510_500,
      new: 693_100,
      unexplained: 0,
      holds: true,
    });
  });
  test.each(Object.keys(tally) as (keyof typeof tally)[])('detects a hundredth of %s', (field) => {
    const wrong = reconcile(before, after, { ...tally, [field]: tally[field] + 1 });
    expect(wrong).toMatchObject({ holds: false, unexplained: field === 'leavers' ? 1 : -1 });
  });
  test('all points of a first list are imported', () => {
    expect(reconcile(null, before, { ...NO_POINTS, imports: 510_500 })).toMatchObject({
      old: 0,
      holds: true,
    });
    expect(reconcile(null, before, NO_POINTS)).toMatchObject({ holds: false, unexplained: 510_500 });
  });
});
