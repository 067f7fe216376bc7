import { describe, expect, test } from 'vitest';
import {
  calculateChange,
  calculateExpected,
  calculateInitial,
  calculateInitialOfEvents,
  calculatePerformance,
  calculatePeriod,
  chooseEditions,
  type FirstRating,
  firstRating,
  ratePeriod,
  ratingChange,
} from '../src/index.ts';
import { games, score, scoreOver, standard } from './helpers.ts';

/** The examples with a full round robin, 10.54 and 8.58, have a file of their own. */

const pooled = (
  edition: string,
  applied: boolean,
  events: Parameters<typeof firstRating>[1]['events'],
): FirstRating => firstRating(chooseEditions({ edition, applied }), { events }, { explain: true });

describe('10.3: the mean of the event results, weighted by games', () => {
  const result = (): FirstRating =>
    pooled('2005-07', false, [
      { type: 'round-robin', ru: 2280, n: 5 },
      { type: 'round-robin', ru: 2400, n: 10 },
      { type: 'round-robin', ru: 2000, n: 5 },
    ]);

  test('2280 over 5, 2400 over 10, 2000 over 5: 2270', () => {
    const { ru, rating, n, average, p, dp } = result();
    expect({ ru, rating, n, average, p, dp }).toEqual({
      ru: 2270,
      rating: 2270,
      n: 20,
      average: { numerator: 2270, denominator: 1 },
      p: null,
      dp: null,
    });
  });

  test('with its reasons', () => {
    expect(result().events.map((event) => event.reasons)).toEqual(
      [
        [2280, 5],
        [2400, 10],
        [2000, 5],
      ].map(([ru, n]) => [{ code: 'result-given', article: '10.54', values: { ru, n } }]),
    );
    expect(result().reasons).toEqual([
      {
        code: 'pooled-by-weight',
        article: '10.3',
        values: { events: 3, n: 20, average: '2270.00', ru: 2270 },
      },
      {
        code: 'rating-published',
        article: '9.14a, 9.14b',
        values: { rating: 2270, n: 20, needed: 9, floor: 1401 },
      },
    ]);
  });
});

describe('8.34: three events as if they were one', () => {
  const events = [
    { games: scoreOver(1, 3, 3 * 2220) },
    { games: scoreOver(3, 5, 5 * 2150) },
    { games: scoreOver(2.5, 4, 4 * 2200) },
  ];

  test.each([
    { name: 'text: 2184 + 15', applied: false, rating: 2199, bonus: '15' },
    { name: 'as applied: 2184 + 12.5', applied: true, rating: 2197, bonus: '12.5' },
  ])('$name = $rating', ({ applied, rating, bonus }) => {
    const result = pooled('2009-07', applied, events);
    const { ru, n, score, average, p, dp } = result;
    expect({ ru, rating: result.rating, n, score, average, p, dp }).toEqual({
      ru: rating,
      rating,
      n: 12,
      score: 13,
      // 2184.17, printed as 2184.
      average: { numerator: 2184, denominator: 1 },
      p: 54,
      dp: null,
    });
    expect(result.reasons.slice(0, 4)).toEqual([
      { code: 'pooled-as-one', article: '7.14e, 8.3', values: { events: 3, n: 12, score: 6.5 } },
      { code: 'average-of-opponents', article: '7.14b, 8.21a', values: { n: 12, average: '2184.00' } },
      {
        code: 'score-above-half',
        article: '8.23',
        values: { n: 12, score: 6.5, average: '2184.00', ru: rating, halfPoints: 1, bonus },
      },
      {
        code: 'rating-published',
        article: '7.14a, 7.14b',
        values: { rating, n: 12, needed: 9, floor: 1200 },
      },
    ]);
  });

  test('the reasons say where the practice differs', () => {
    expect(pooled('2009-07', false, events).reasons.slice(4)).toEqual([
      {
        code: 'variant-differs',
        article: null,
        values: { variant: 'k-and-bonus-2009', dispute: 'a1-k-and-bonus-2009', value: '2197' },
      },
    ]);
    expect(pooled('2009-07', true, events).reasons).toHaveLength(4);
  });
});

/** The deduction for a score below half in a Swiss event (10.24), as printed in French tables of 2005. */
const DEDUCTIONS: readonly (readonly [games: number, deductions: readonly number[]])[] = [
  //  0    ½    1    1½   2    2½   3    3½  4
  [3, [735, 273, 125]],
  [4, [735, 322, 193, 87]],
  [5, [735, 366, 240, 149, 72]],
  [6, [735, 401, 273, 193, 125, 57]],
  [7, [735, 422, 309, 230, 158, 102, 50]],
  [8, [735, 444, 322, 251, 193, 141, 87, 43]],
  [9, [735, 444, 351, 273, 220, 166, 125, 80, 43]],
];

describe.each(DEDUCTIONS)('10.24: below half of %i games', (n, deductions) => {
  test.each(deductions.map((deduction, halves) => [halves / 2, deduction]))(
    '%d points: −%i',
    (points, deduction) => {
      const { events } = pooled('2005-07', false, [{ games: score(points as number, n, 2200) }]);
      expect(events.map((event) => 2200 - event.ru)).toEqual([deduction]);
    },
  );
});

test('the table of deductions has 35 cells above zero points and 7 at zero', () => {
  const cells = DEDUCTIONS.flatMap(([, deductions]) => deductions);
  expect(cells.filter((cell) => cell !== 735)).toHaveLength(35);
  expect(cells.filter((cell) => cell === 735)).toHaveLength(7);
});

describe('first ratings of 2024 (8.2.2, 8.2.3)', () => {
  test.each([
    { opponents: '1902 ½, 1877 ½, 1884 1, 2012 0, 1832 1', ru: 1922, average: '1872.43', p: '0.57', dp: 50 },
    { opponents: '1800 1, 1800 1, 1800 1, 1800 1, 1800 1', ru: 2109, average: '1800.00', p: '0.86', dp: 309 },
  ])('$opponents: $ru', ({ opponents, ...figures }) => {
    const { ru, average, p, dp } = calculateInitial({ edition: '2024-03' }, { games: games(opponents) });
    expect({ ru, average, p, dp }).toEqual(figures);
  });

  test('with its reasons', () => {
    const input = { games: games('1902 ½, 1877 ½, 1884 1, 2012 0, 1832 1') };
    expect(calculateInitial({ edition: '2024-03' }, input).reasons).toEqual([
      {
        code: 'drawn-games-added',
        article: '8.2.2',
        values: { n: 5, games: 2, rating: 1800, average: '1872.43' },
      },
      {
        code: 'score-converted',
        article: '8.2.2, 8.2.3',
        values: { n: 5, score: 3, average: '1872.43', p: '0.57', dp: 50, ru: 1922 },
      },
      { code: 'rating-published', article: '7.1.4', values: { rating: 1922, n: 5, needed: 5, floor: 1400 } },
    ]);
  });
});

test('a first rating that was printed with an error: 1980 + 5 × 20 = 2080 (2014 8.23)', () => {
  const all = games('1300 1, 2000 1, 2100 1, 2200 1, 2300 1');
  expect(calculateInitial({ edition: '2014-07' }, { games: all }).rating).toBe(2080);
  expect(calculateInitial({ edition: '2022-01' }, { games: all }).rating).toBe(2080);
});

describe('a period published by FIDE: 2813 against five lower rated players', () => {
  const list = '1787 1, 2025 1, 2310 1, 2400 1, 2505 ½';
  const game = (opponent: number, difference: number, expected: string, delta: string) => ({
    opponent,
    difference,
    counted: difference,
    expected,
    delta,
  });

  test('game by game with the full difference (8.3.1 from October 2025)', () => {
    const answer = calculateChange({ edition: '2025-10' }, { rating: 2813, k: 10, games: games(list) });
    expect(answer.games.map(({ score, reasons, ...rest }) => rest)).toEqual([
      game(1787, 1026, '1.00', '0.00'),
      game(2025, 788, '1.00', '0.00'),
      game(2310, 503, '0.96', '0.04'),
      game(2400, 413, '0.93', '0.07'),
      game(2505, 308, '0.86', '-0.36'),
    ]);
    const { n, score, expected, sum, change, rounded, new: next } = answer;
    expect({ n, score, expected, sum, change, rounded, next }).toEqual({
      n: 5,
      score: 4.5,
      expected: '4.75',
      sum: '-0.25',
      change: '-2.50',
      rounded: -3,
      next: 2810,
    });
  });

  test('with the cap of 2024: −0.40, 2813', () => {
    const {
      sum,
      change,
      new: next,
    } = calculateChange({ edition: '2024-03' }, { rating: 2813, k: 10, games: games(list) });
    expect({ sum, change, next }).toEqual({ sum: '-0.04', change: '-0.40', next: 2813 });
  });

  test('the same game from both sides: .93 and .08', () => {
    const seen = (own: number, opponent: number) => {
      const { difference, counted, expected } = calculateExpected({ edition: '2025-10' }, { own, opponent });
      return { difference, counted, expected };
    };
    expect(seen(2813, 2400)).toEqual({ difference: 413, counted: 413, expected: '0.93' });
    expect(seen(2400, 2813)).toEqual({ difference: -413, counted: -400, expected: '0.08' });
  });
});

test('a period published by FIDE: 2053, −.01 × 20 = −.20', () => {
  const file = {
    list: '2025-12-01',
    rating: 2053,
    k: 20,
    events: [{ start: '2025-11-07', rating: 2053, games: games('1675 1, 2310 0, 1653 1, 1884 1, 2218 0') }],
  };
  const { events, change, rounded, new: next } = calculatePeriod({}, file);
  expect([events[0]?.sum, change, rounded, next]).toEqual(['-0.01', '-0.20', 0, 2053]);
});

describe('small examples', () => {
  test.each([
    ['1', '7.20', 2007],
    ['½', '-2.80', 1997],
    ['0', '-12.80', 1987],
  ])('K 20, 2000 v 1900, %s: %s', (result, change, next) => {
    const answer = calculateChange({}, { rating: 2000, k: 20, games: games(`1900 ${result}`) });
    expect([answer.edition, answer.change, answer.new]).toEqual(['2025-10', change, next]);
  });

  test.each([
    [2000, '2014-07', 19760, 2198, 40],
    [2100, '2014-07', 10640, 2206, 40],
    [2000, '2017-07', 17784, 2178, 36],
    [2000, '2024-03', 17784, 2178, 36],
  ])('19 draws v 2200, K 40, from %i in %s: %i hundredths, %i', (rating, edition, change, next, k) => {
    const events = [{ rating, games: score(0, 19, 2200).map((game) => ({ ...game, score: 0.5 })) }];
    const period = ratePeriod(chooseEditions({ edition }), { rating, k: 40, events });
    expect([period.change, period.new, period.kUsed]).toEqual([change, next, k]);
  });

  test.each([
    [40, 17, 40],
    [40, 18, 38],
    [20, 35, 20],
    [20, 36, 19],
    [10, 70, 10],
    [10, 71, 9],
  ])('K × n ≤ 700 (8.3.3): K %i over %i games is %i', (k, n, used) => {
    const events = [{ rating: 2000, games: score(n, n, 2000) }];
    expect(ratePeriod(chooseEditions({ edition: '2024-03' }), { rating: 2000, k, events }).kUsed).toBe(used);
  });

  test.each([
    ['2024-03', 2750, '0.80'],
    ['2025-10', 2750, '0.40'],
    ['2025-10', 2800, '0.30'],
  ])('%s: %i beats 2250, K 10: +%s', (edition, rating, change) => {
    expect(calculateChange({ edition }, { rating, k: 10, games: games('2250 1') }).change).toBe(change);
  });

  test('1600 against nine 1900s expects 1.35 (8.1.2)', () => {
    const { expected } = ratingChange(standard('2024-03'), { rating: 1600, k: 20, games: score(0, 9, 1900) });
    expect(expected).toBe(135);
  });

  test('performance: 7 of 9 against an average of 2380 is 2600', () => {
    const { rating, average, p, dp } = calculatePerformance({}, { games: score(7, 9, 2380) });
    expect({ rating, average, p, dp }).toEqual({ rating: 2600, average: '2380.00', p: '0.78', dp: 220 });
  });
});

test('a pool of two editions: seven games by the rule of the newest (0.1)', () => {
  const file = {
    events: [
      { start: '2024-02-10', games: scoreOver(3, 4, 4 * 1700) },
      { start: '2024-04-10', games: scoreOver(2, 3, 3 * 1800) },
    ],
  };
  const { edition, rating, average, p, dp, events } = calculateInitialOfEvents({}, file);
  expect({ edition, rating, average, p, dp }).toEqual({
    edition: '2024-03',
    rating: 1881,
    average: '1755.56',
    p: '0.67',
    dp: 125,
  });
  expect(events.map((event) => [event.edition, event.ru, event.n, event.counts])).toEqual([
    ['2022-01', 1740, 4, true],
    ['2024-03', 1872, 3, true],
  ]);
});
