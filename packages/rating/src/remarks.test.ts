import { describe, expect, test } from 'vitest';
import { findEdition } from './editions/index.ts';
import { formulaProbability, turnoverGames } from './remarks.ts';
import { probability } from './tables.ts';

describe('the formula of 14.1 and 12.1', () => {
  test.each([
    [0, '0.5000'],
    [1, '0.5014'],
    [100, '0.6401'],
    [-100, '0.3599'],
    [200, '0.7597'],
    [400, '0.9091'],
    [-400, '0.0909'],
    [735, '0.9857'],
    [3000, '1.0000'],
    [-3000, '0.0000'],
  ])('a difference of %i: %s', (difference, value) => expect(formulaProbability(difference)).toBe(value));

  test('agrees with floating point and is close to the table for all differences', () => {
    for (let difference = -800; difference <= 800; difference += 7) {
      const value = Number(formulaProbability(difference));
      expect(Math.abs(value - 1 / (1 + 10 ** (-difference / 400)))).toBeLessThanOrEqual(0.000_050_1);
      expect(Math.abs(100 * value - probability(difference))).toBeLessThan(2.5);
    }
  });
});

test.each([
  // 2005 14.3
  ['2005-07', 10, 75],
  ['2005-07', 15, 50],
  ['2005-07', 25, 30],
  // 2009 12.3
  ['2009-07', 20, 38],
  ['2009-07', 30, 25],
  // 2014 12.3, where "K = 30" is a slip for 40
  ['2014-07', 10, 70],
  ['2014-07', 20, 35],
  ['2014-07', 40, 18],
  ['2024-03', 20, null],
])('%s: with K = %i a rating turns over in %s games', (id, k, games) => {
  expect(turnoverGames(findEdition('standard', id), k)).toBe(games);
});
