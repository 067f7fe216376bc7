import { describe, expect, test } from 'vitest';
import { ADJUSTMENTS, adjustRating, type Cadence } from '../src/index.ts';
import { refusal } from './helpers.ts';

const after = (id: string, cadence: Cadence, rating: number, standard?: number | null): number =>
  adjustRating(id, { cadence, rating, ...(standard !== undefined && { standard }) }).rating;

test('two adjustments, each on one list', () => {
  expect(ADJUSTMENTS.map(({ id, list, cadences, article }) => ({ id, list, cadences, article }))).toEqual([
    { id: '2022-10', list: '2022-10-01', cadences: ['rapid', 'blitz'], article: 'announcement 2022-10-01' },
    {
      id: '2024-03',
      list: '2024-03-01',
      cadences: ['standard', 'rapid', 'blitz'],
      article: 'announcement 2024-03-01',
    },
  ]);
});

describe('1 October 2022: rapid and blitz no more than 100 below standard', () => {
  test.each([
    ['rapid', 2283, 2732, 2632],
    ['blitz', 2283, 2732, 2632],
    ['rapid', 2631, 2732, 2632],
    // 100 below or less: unchanged
    ['rapid', 2632, 2732, 2632],
    ['rapid', 2633, 2732, 2633],
    ['blitz', 2800, 2732, 2800],
    ['rapid', 1999, 2100, 2000],
    // no standard rating, or none known
    ['rapid', 1200, null, 1200],
    ['blitz', 1200, undefined, 1200],
    // not the standard list
    ['standard', 1200, 2000, 1200],
  ] as const)('%s %i beside standard %s: %i', (cadence, rating, standard, expected) => {
    expect(after('2022-10', cadence, rating, standard)).toBe(expected);
  });
});

describe('1 March 2024: two fifths of the way to 2000', () => {
  test.each([
    [1000, 1400],
    [1001, 1401],
    [1500, 1700],
    [1700, 1820],
    [1950, 1970],
    [1998, 1999],
    [1999, 1999],
    [2000, 2000],
    [2001, 2001],
    [2882, 2882],
  ])('%i: %i', (rating, expected) => {
    for (const cadence of ['standard', 'rapid', 'blitz'] as const) {
      expect(after('2024-03', cadence, rating)).toBe(expected);
    }
  });

  test('gives the pattern of the list of March 2024: two, two and one rating to each value', () => {
    const reached = new Map<number, number>();
    for (let rating = 1001; rating < 2000; rating += 1) {
      const value = after('2024-03', 'standard', rating);
      reached.set(value, (reached.get(value) ?? 0) + 1);
    }
    const pattern = Array.from({ length: 9 }, (_, index) => reached.get(1401 + index));
    expect(pattern).toEqual([2, 2, 1, 2, 2, 1, 2, 2, 1]);
  });

  test('is 0.6 R + 800 rounded to the nearest; a half never occurs', () => {
    for (let rating = 1; rating < 2000; rating += 1) {
      const tenths = 6 * rating + 8000;
      expect(tenths % 10).not.toBe(5);
      expect(after('2024-03', 'standard', rating)).toBe(Math.round(tenths / 10));
    }
  });

  test('puts nobody with 1000 or more below the new floor', () => {
    expect(after('2024-03', 'rapid', 1000)).toBe(1400);
    expect(after('2024-03', 'rapid', 999)).toBe(1399);
  });
});

describe('reasons', () => {
  test.each([
    [
      '2024-03',
      { cadence: 'standard', rating: 1500 },
      {
        code: 'rating-adjusted',
        article: 'announcement 2024-03-01',
        values: { adjustment: '2024-03', before: 1500, after: 1700 },
      },
    ],
    [
      '2024-03',
      { cadence: 'blitz', rating: 2000 },
      {
        code: 'rating-not-adjusted',
        article: 'announcement 2024-03-01',
        values: { adjustment: '2024-03', rating: 2000 },
      },
    ],
    [
      '2022-10',
      { cadence: 'rapid', rating: 2283, standard: 2732 },
      {
        code: 'rating-adjusted',
        article: 'announcement 2022-10-01',
        values: { adjustment: '2022-10', before: 2283, after: 2632 },
      },
    ],
    [
      '2022-10',
      { cadence: 'standard', rating: 2283, standard: 2732 },
      {
        code: 'rating-not-adjusted',
        article: 'announcement 2022-10-01',
        values: { adjustment: '2022-10', rating: 2283 },
      },
    ],
  ] as const)('%s %j', (id, player, reason) => {
    expect(adjustRating(id, player, { explain: true }).reasons).toEqual([reason]);
    expect(adjustRating(id, player).reasons).toEqual([]);
  });
});

test.each([
  [
    '2030-01',
    { cadence: 'rapid' as const, rating: 2000 },
    'unknown-adjustment',
    { value: '2030-01', expected: { kind: 'one-of', values: ['2022-10', '2024-03'] } },
  ],
  [
    '2024-03',
    { cadence: 'rapid' as const, rating: 0 },
    'invalid-rating',
    { value: '0', expected: { kind: 'integer', from: 1, to: 4000 } },
  ],
  [
    '2022-10',
    { cadence: 'rapid' as const, rating: 2000, standard: 4001 },
    'invalid-rating',
    { value: '4001', expected: { kind: 'integer', from: 1, to: 4000 } },
  ],
])('%s %j is refused: %s', (id, player, code, values) => {
  expect(refusal(() => adjustRating(id, player))).toEqual({ code, values });
});
