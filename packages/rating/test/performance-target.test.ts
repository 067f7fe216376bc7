import { describe, expect, test } from 'vitest';
import {
  calculateExpected,
  calculatePerformance,
  calculateTarget,
  expectedScore,
  performanceRating,
  ratingChange,
  scoreForGoal,
} from '../src/index.ts';
import { amended, blitz, games, NO_RULE, rapid, score, standard } from './helpers.ts';

describe('performance: the rounded average plus dp', () => {
  test.each([
    ['2025-10', score(7, 9, 2380), 2600, 2380, 78, 220],
    ['2025-10', score(4.5, 9, 2000), 2000, 2000, 50, 0],
    ['2025-10', score(2, 9, 2380), 2160, 2380, 22, -220],
    // 100 and 0 %: 735 in 2005, 800 since 2009
    ['2005-07', score(3, 3, 2000), 2735, 2000, 100, 735],
    ['2005-07', score(0, 3, 2000), 1265, 2000, 0, -735],
    ['2009-07', score(3, 3, 2000), 2800, 2000, 100, 800],
    ['2024-03', score(0, 3, 2000), 1200, 2000, 0, -800],
    // An average on a half goes up, as does p.
    ['2024-03', games('2000 1, 2001 0'), 2001, 2001, 50, 0],
    ['2024-03', games('2000 ½, 2000 0, 2000 0, 2000 0'), 1678, 2000, 13, -322],
    ['2024-03', games('2000 ½, 2000 1, 2000 1, 2000 1'), 2336, 2000, 88, 336],
    // In 2024 nothing is added, other than in a first rating.
    ['2024-03', games('1800 1, 1801 1, 1803 1'), 2601, 1801, 100, 800],
  ])('%s: %#', (id, list, rating, average, p, dp) => {
    const { rating: found, ...rest } = performanceRating(standard(id), list);
    expect([found, rest.average, rest.p, rest.dp, rest.n]).toEqual([
      rating,
      { numerator: average, denominator: 1 },
      p,
      dp,
      list.length,
    ]);
    expect(rest.reasons).toEqual([]);
  });

  test('the answer has its reason', () => {
    expect(calculatePerformance({ edition: '2005-07' }, { games: games('2000 1, 2101 ½') })).toEqual({
      edition: '2005-07',
      cadence: 'standard',
      variants: [],
      rating: 2244,
      n: 2,
      score: 1.5,
      average: '2051.00',
      p: '0.75',
      dp: 193,
      reasons: [
        {
          code: 'performance',
          article: '10.1a, 14.2',
          values: { n: 2, score: 1.5, average: '2051.00', p: '0.75', dp: 193, ru: 2244 },
        },
      ],
    });
  });

  test.each([
    [rapid('2024-12'), '7.1.1'],
    [blitz('2012-01'), '8.1a, 12.2'],
    [standard('2024-03'), '8.1.1'],
  ])('$cadence $id cites its table', (edition, article) => {
    const { reasons } = performanceRating(edition, score(1, 2, 2000), { explain: true });
    expect(reasons.map((reason) => [reason.code, reason.article])).toEqual([['performance', article]]);
  });
});

describe('the score for a goal', () => {
  const input = { rating: 2000, k: 20, opponents: [1900, 2100], goal: 2005 };

  test('the rating for every other score', () => {
    const { score, table, reasons } = scoreForGoal(standard('2024-03'), input, { explain: true });
    expect(score).toBe(3);
    expect(table).toEqual([
      { score: 0, change: -2000, rounded: -20, new: 1980 },
      { score: 1, change: -1000, rounded: -10, new: 1990 },
      { score: 2, change: 0, rounded: 0, new: 2000 },
      { score: 3, change: 1000, rounded: 10, new: 2010 },
      { score: 4, change: 2000, rounded: 20, new: 2020 },
    ]);
    expect(reasons).toEqual([
      { code: 'target-needs', article: '8.3.2d', values: { goal: 2005, score: 1.5, n: 2, new: 2010 } },
    ]);
    expect(scoreForGoal(standard('2024-03'), input).reasons).toEqual([]);
  });

  test.each([
    [2020, 4],
    [2021, null],
    [2010, 3],
    [2011, 4],
    [2000, 2],
    [1980, 0],
    [1, 0],
  ])('goal %i: %s half points', (goal, needed) => {
    expect(scoreForGoal(standard('2024-03'), { ...input, goal }).score).toBe(needed);
  });

  test('out of reach', () => {
    const { score, reasons } = scoreForGoal(standard('2014-07'), { ...input, goal: 2021 }, { explain: true });
    expect(score).toBe(null);
    expect(reasons).toEqual([
      { code: 'target-out-of-reach', article: '8.55c', values: { goal: 2021, n: 2, best: 2020 } },
    ]);
  });

  test.each([
    // −2.50 is −2 in 2009 and −3 in 2014
    ['2009-07', 2398],
    ['2014-07', 2397],
  ])('rounding by %s', (id, lowest) => {
    // One point where .50 and .75 were expected.
    const { table } = scoreForGoal(standard(id), {
      rating: 2400,
      k: 10,
      opponents: [2400, 2207],
      goal: 2400,
    });
    expect(table[2]).toEqual({ score: 2, change: -250, rounded: lowest - 2400, new: lowest });
  });

  test('7.3.1: games that would not be rated do not count', () => {
    const { score, table, reasons } = scoreForGoal(
      rapid('2024-12'),
      { rating: 2700, k: 10, opponents: [2000, 2700], goal: 2705 },
      { explain: true },
    );
    expect([score, table.length]).toEqual([2, 3]);
    expect(reasons).toEqual([
      {
        code: 'gap-not-rated',
        article: '7.3.1',
        values: { own: 2700, opponent: 2000, gap: 700, limit: 600, above: 2600 },
      },
      { code: 'target-needs', article: '7.3.2d', values: { goal: 2705, score: 1, n: 1, new: 2705 } },
    ]);
  });

  test('2022 8.3.1: one cap per event', () => {
    const { table } = scoreForGoal(standard('2022-01'), {
      rating: 1900,
      k: 20,
      opponents: [1400, 1450],
      goal: 1900,
    });
    expect(table.at(-1)?.change).toBe(280);
  });

  test('the JSON of calc target', () => {
    expect(
      calculateTarget({ edition: '2024-03' }, { rating: 2000, k: 20, opponents: [2000], goal: 2001 }),
    ).toEqual({
      edition: '2024-03',
      cadence: 'standard',
      variants: [],
      score: 1,
      table: [
        { score: 0, change: '-10.00', rounded: -10, new: 1990 },
        { score: 0.5, change: '0.00', rounded: 0, new: 2000 },
        { score: 1, change: '10.00', rounded: 10, new: 2010 },
      ],
      reasons: [
        { code: 'target-needs', article: '8.3.2d', values: { goal: 2001, score: 1, n: 1, new: 2010 } },
      ],
    });
    expect(calculateTarget({}, { rating: 2000, k: 20, opponents: [2000], goal: 2500 })).toMatchObject({
      edition: '2025-10',
      score: null,
    });
  });
});

test('no reasons unless requested', () => {
  const { reasons, games: list } = ratingChange(standard('2024-03'), {
    rating: 2000,
    k: 20,
    games: games('1900 1'),
  });
  expect([reasons, ...list.map((game) => game.reasons)]).toEqual([[], []]);
});

describe('a custom edition', () => {
  test('without a cap every difference counts in full', () => {
    const edition = amended(standard('2014-07'), { differenceCap: NO_RULE });
    const { difference, counted, expected, reasons } = expectedScore(
      edition,
      { own: 2700, opponent: 2000 },
      { explain: true },
    );
    expect([difference, counted, expected]).toEqual([700, 700, 99]);
    expect(reasons.map(({ code, article }) => [code, article])).toEqual([
      ['difference-counted', '8.1b, 12.2'],
    ]);
  });

  test('a cap once per event, and none from 2650', () => {
    const { differenceCapGames } = standard('2022-01').rules;
    const edition = amended(standard('2025-10'), { differenceCapGames });
    const codesOf = (rating: number): (string | undefined)[] =>
      ratingChange(
        edition,
        { rating, k: 20, games: games(`${rating - 500} 1, ${rating - 450} 1`) },
        { explain: true },
      ).games.map((game) => game.reasons[0]?.code);
    expect(codesOf(2649)).toEqual(['difference-capped', 'cap-used-elsewhere']);
    expect(codesOf(2650)).toEqual(['difference-full', 'difference-full']);
  });
});

describe('the expectation of one game', () => {
  test('7.3.1: a game that would not be rated is marked', () => {
    const { expected, reasons } = expectedScore(
      rapid('2024-12'),
      { own: 2700, opponent: 2000 },
      { explain: true },
    );
    expect(expected).toBe(92);
    expect(reasons.map(({ code }) => code)).toEqual(['gap-not-rated', 'difference-capped']);
  });

  test.each([
    ['2005-07', 2000, 1650, 350, 350, '0.89', '0.8823', 'difference-counted', '10.1b, 14.2'],
    ['2005-07', 2000, 1649, 351, 350, '0.89', '0.8823', 'difference-capped', '10.51'],
    ['2009-07', 2000, 1600, 400, 400, '0.92', '0.9091', 'difference-counted', '8.1b, 12.2'],
    ['2009-07', 2000, 1599, 401, 400, '0.92', '0.9091', 'difference-capped', '8.54'],
    ['2014-07', 1599, 2000, -401, -400, '0.08', '0.0909', 'difference-capped', '8.54'],
    ['2022-01', 2000, 1500, 500, 400, '0.92', '0.9091', 'difference-capped', '8.3.1'],
    ['2024-03', 2700, 2200, 500, 400, '0.92', null, 'difference-capped', '8.3.1'],
    ['2025-10', 2650, 2250, 400, 400, '0.92', null, 'difference-counted', '8.1.2'],
    ['2025-10', 2650, 2249, 401, 401, '0.92', null, 'difference-full', '8.3.1'],
    ['2025-10', 2650, 1914, 736, 736, '1.00', null, 'difference-full', '8.3.1'],
    ['2025-10', 2649, 2248, 401, 400, '0.92', null, 'difference-capped', '8.3.1'],
    ['2025-10', 2650, 3400, -750, -750, '0.00', null, 'difference-full', '8.3.1'],
  ] as const)(
    '%s: %i against %i',
    (edition, own, opponent, difference, counted, expected, formula, code, article) => {
      const values = { own, opponent, difference, counted, expected };
      expect(calculateExpected({ edition }, { own, opponent })).toEqual({
        edition,
        cadence: 'standard',
        variants: [],
        ...values,
        formula,
        reasons: [{ code, article, values: code === 'difference-full' ? { ...values, from: 2650 } : values }],
      });
      expect(expectedScore(standard(edition), { own, opponent }).reasons).toEqual([]);
    },
  );
});
