import { expect, test } from 'vitest';
import { type PeriodFile, type RecomputeInput, recompute } from '../src/index.ts';
import { games } from './helpers.ts';

const period: PeriodFile = {
  cadence: 'standard',
  edition: '2024-03',
  list: '2024-06-01',
  rating: 1410,
  k: 20,
  events: [{ start: '2024-05-01', rating: 1410, k: null, games: games('1410 0') }],
  corrections: [],
};
const nothing: RecomputeInput = {
  cadence: 'standard',
  list: '2024-06-01',
  applied: false,
  before: 1900,
  k: null,
  period: null,
  first: null,
  adjustments: [],
};
const first = {
  cadence: 'standard',
  events: [
    {
      start: '2024-05-01',
      type: 'swiss',
      official: false,
      games: games('1900 1, 1900 ½, 1900 ½, 1900 0, 1900 1'),
    },
  ],
} as const;

test.each<[string, Partial<RecomputeInput>, number | null, readonly string[]]>([
  ['no games: the same rating', {}, 1900, []],
  ['unrated players stay unrated', { before: null }, null, []],
  [
    'an unrated player is not adjusted',
    { before: null, adjustments: [{ id: '2024-03', standard: null }] },
    null,
    [],
  ],
  ['games and one rounding', { period: { ...period, rating: 1900 } }, 1890, []],
  ['the floor', { period: { ...period, rating: 1409 } }, null, ['below-floor-delisted']],
  ['at the floor', { period }, 1400, []],
  ['a first rating', { before: null, first }, 1921, []],
  [
    'an adjustment after the games',
    { period: { ...period, rating: 1910 }, adjustments: [{ id: '2024-03', standard: null }] },
    1940,
    ['rating-adjusted'],
  ],
  [
    'an adjustment by the standard rating',
    { cadence: 'rapid', list: '2022-10-01', adjustments: [{ id: '2022-10', standard: 2100 }] },
    2000,
    ['rating-adjusted'],
  ],
])('%s', (_, given, rating, codes) => {
  const again = recompute({ ...nothing, ...given });
  expect(again.rating).toBe(rating);
  expect(again.reasons.map(({ code }) => code)).toEqual(codes);
  expect([again.k, again.period === null, again.first === null]).toEqual([null, !given.period, !given.first]);
});

test('K by the edition of the computation', () => {
  const input = { rating: 1900, played: 10, on: '2024-06-01', birth: null, peak: null };
  const k = { edition: '2024-03', input };
  expect(recompute({ ...nothing, k }).k?.k).toBe(40);
  expect(recompute({ ...nothing, k: { ...k, edition: '2005-07' } }).k?.k).toBe(25);
});
