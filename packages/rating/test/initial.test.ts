import { describe, expect, test } from 'vitest';
import {
  type Choice,
  chooseEditions,
  type Edition,
  type FirstRating,
  type FirstRatingEvent,
  firstRating,
} from '../src/index.ts';
import { amended, codes, games, NO_RULE, refusal, score, scoreOver, silenced, standard } from './helpers.ts';

/** With its reasons; and the same without. */
function first(
  choice: Choice,
  events: readonly FirstRatingEvent[],
  member: string | null = null,
): FirstRating {
  const result = firstRating(chooseEditions(choice), { events, member }, { explain: true });
  expect(firstRating(chooseEditions(choice), { events, member })).toEqual(silenced(result));
  return result;
}

const counts = (result: FirstRating): boolean[] => result.events.map((event) => event.counts);

/** The reasons of one event after the figures of the formula. */
const judged = (result: FirstRating, event: number) =>
  result.events[event]?.reasons.filter((each) => !FIGURES.includes(each.code));
const FIGURES = [
  'average-of-opponents',
  'drawn-games-added',
  'score-half',
  'score-above-half',
  'score-below-half',
  'score-converted',
  'result-given',
];

describe('the formula of a Swiss or team event', () => {
  test.each([
    // 10.22 to 10.24: 12.5 a half point
    ['2005-07', 4.5, 9, 1800, 1800, '1800.00', 50, null],
    ['2005-07', 5, 9, 1800, 1813, '1800.00', 56, null],
    ['2005-07', 5.5, 9, 1800, 1825, '1800.00', 61, null],
    ['2005-07', 9, 9, 1800, 1913, '1800.00', 100, null],
    ['2005-07', 4, 9, 1800, 1757, '1800.00', 44, -43],
    ['2005-07', 1, 9, 1800, 1449, '1800.00', 11, -351],
    // 8.22 to 8.24: 15, then 12.5, 15 and 20
    ['2009-07', 4.5, 9, 1800, 1800, '1800.00', 50, null],
    ['2009-07', 5, 9, 1800, 1815, '1800.00', 56, null],
    ['2009-07', 6, 9, 1800, 1845, '1800.00', 67, null],
    ['2009-07', 4, 9, 1800, 1757, '1800.00', 44, -43],
    ['2011-07', 6, 9, 1700, 1738, '1700.00', 67, null],
    ['2012-07', 6, 9, 1700, 1738, '1700.00', 67, null],
    ['2013-07', 6, 9, 1700, 1745, '1700.00', 67, null],
    ['2014-07', 2.5, 5, 1700, 1700, '1700.00', 50, null],
    ['2014-07', 3, 5, 1800, 1820, '1800.00', 60, null],
    ['2014-07', 2, 5, 1800, 1728, '1800.00', 40, -72],
    ['2017-07', 5, 5, 1800, 1900, '1800.00', 100, null],
    ['2022-01', 5, 5, 1800, 1900, '1800.00', 100, null],
    ['2022-01', 1, 5, 1800, 1560, '1800.00', 20, -240],
    // 8.2.2, 8.2.3: dp always, with two draws against 1800
    ['2024-03', 2.5, 5, 1800, 1800, '1800.00', 50, 0],
    ['2024-03', 3, 5, 1700, 1779, '1728.57', 57, 50],
    ['2024-03', 1, 5, 1800, 1642, '1800.00', 29, -158],
    ['2025-10', 0.5, 7, 1900, 1605, '1877.78', 17, -273],
  ] as const)('%s: %d of %i against %i is %i', (edition, points, n, mean, ru, average, p, dp) => {
    for (const type of ['swiss', 'team', 'scheveningen'] as const) {
      const result = first({ edition }, [{ type, games: score(points, n, mean) }]);
      expect([result.ru, result.n, result.score, result.p, result.dp]).toEqual([ru, n, points * 2, p, dp]);
      expect(result.rating).toBe(ru);
      expect(result.reasons.find((each) => 'average' in each.values)?.values).toMatchObject({ average });
    }
  });

  test.each([
    ['2005-07', 3, '1800 1, 1811 1, 1822 1, 1833 0, 1837 0', 1834],
    ['2014-07', 2.5, '1800 1, 1801 ½, 1800 0, 1801 1, 1800 0', 1800],
    // 1800.5 goes up.
    ['2014-07', 2, '1800 1, 1801 1, 1800 0, 1801 0', 1801],
    ['2009-07', 2, '1800 1, 1801 1, 1800 0, 1801 0', 1801],
    ['2022-01', 2, '1800 1, 1801 1, 1800 0, 1801 0', 1801],
  ] as const)(
    '%s: the average is rounded before anything is added (%d of %s)',
    (edition, _points, list, ru) => {
      expect(first({ edition }, [{ games: games(list) }]).ru).toBe(ru);
    },
  );

  test.each([
    [2, 1638, 38],
    [4, 1820, 63],
    [6, 2061, 88],
  ])('8.2.3: p is rounded half up: %i of 6 against 1700 is %i', (points, ru, p) => {
    const result = first({ edition: '2024-03' }, [{ games: score(points, 6, 1700) }]);
    expect([result.ru, result.p]).toEqual([ru, p]);
  });

  test.each([
    [10_204, 1726, 1726],
    [10_203, 1725, 1725],
    // 1399.5 is published as 1400.
    [7596, 1400, 1400],
    [7595, 1399, null],
  ])('8.2.3: rounded once, half up: 3 of 6 against a sum of %i is %i, published %s', (sum, ru, rating) => {
    const result = first({ edition: '2024-03' }, [{ games: scoreOver(3, 6, sum) }]);
    expect([result.ru, result.rating]).toEqual([ru, rating]);
    expect(result.average).toEqual(
      sum % 4 === 0
        ? { numerator: (sum + 3600) / 4, denominator: 2 }
        : { numerator: sum + 3600, denominator: 8 },
    );
  });

  test('10.3: event results are rounded before they are weighted', () => {
    const result = first({ edition: '2005-07' }, [
      { games: score(3, 5, 1800) },
      { games: score(2.5, 4, 1750) },
    ]);
    expect(result.events.map(({ ru }) => ru)).toEqual([1813, 1763]);
    expect([result.ru, result.rating, result.n, result.score, result.p, result.dp]).toEqual([
      ...[1791, 1791, 9, 11, 61, null],
    ]);
    expect(result.average).toEqual({ numerator: 16_117, denominator: 9 });
  });
});

describe('minimum games of a first rating', () => {
  test.each([
    ['2005-07', 8, null, 9],
    ['2005-07', 9, 1800, 9],
    ['2009-07', 8, null, 9],
    ['2009-07', 9, 1800, 9],
    ['2011-07', 8, null, 9],
    ['2012-07', 9, 1800, 9],
    ['2013-07', 8, null, 9],
    ['2014-07', 4, null, 5],
    ['2014-07', 5, 1800, 5],
    ['2017-07', 4, null, 5],
    ['2022-01', 4, null, 5],
    ['2024-03', 4, null, 5],
    ['2024-03', 5, 1800, 5],
    ['2025-10', 5, 1800, 5],
  ])('%s: %i games against 1800, half of the points: %s', (edition, n, rating, needed) => {
    const result = first({ edition }, [{ games: score(n / 2, n, 1800) }]);
    expect([result.ru, result.rating]).toEqual([1800, rating]);
    const article = ['2024-03', '2025-10', '2022-01'].includes(edition)
      ? '7.1.4'
      : edition === '2005-07'
        ? '9.14a, 9.14b'
        : '7.14a, 7.14b';
    const floor = { '2005-07': 1401, '2009-07': 1200, '2011-07': 1200, '2024-03': 1400, '2025-10': 1400 };
    expect(result.reasons.at(-1)).toEqual(
      rating === null
        ? { code: 'games-missing', article, values: { n, needed } }
        : {
            code: 'rating-published',
            article,
            values: { rating, n, needed, floor: floor[edition as keyof typeof floor] ?? 1000 },
          },
    );
  });

  const olympiad = (n: number): FirstRatingEvent => ({
    type: 'team',
    official: true,
    games: score(n / 2, n, 2000),
  });
  const open = (n: number): FirstRatingEvent => ({ type: 'swiss', games: score(n / 2, n, 2000) });

  test.each<[string, string, readonly FirstRatingEvent[], string | null, number | null]>([
    ['seven in an Olympiad (9.14d)', '2005-07', [olympiad(7)], null, 2000],
    ['six in an Olympiad', '2005-07', [olympiad(6)], null, null],
    ['seven in an Olympiad (7.14f)', '2009-07', [olympiad(7)], null, 2000],
    ['five and three in official team events', '2009-07', [olympiad(5), olympiad(3)], null, 2000],
    ['five in an Olympiad, three in an open', '2009-07', [olympiad(5), open(3)], null, null],
    ['seven in an Olympiad, one in an open', '2011-07', [olympiad(7), open(1)], null, 2000],
    ['seven in an official open', '2005-07', [{ ...olympiad(7), type: 'swiss' }], null, null],
    [
      'seven in a team event that is not official',
      '2005-07',
      [{ ...olympiad(7), official: false }],
      null,
      null,
    ],
    ['IBCA (9.14e)', '2005-07', [open(7)], 'IBCA', 2000],
    ['ICSC', '2005-07', [open(7)], 'ICSC', 2000],
    ['IPCA', '2005-07', [open(7)], 'IPCA', 2000],
    ['another association', '2005-07', [open(7)], 'ICCF', null],
    ['IBCA with six games', '2005-07', [open(6)], 'IBCA', null],
    ['IBCA (7.14g)', '2009-07', [open(7)], 'IBCA', 2000],
    ['IBCA from 2014', '2014-07', [open(4)], 'IBCA', null],
    ['four in an Olympiad from 2014', '2014-07', [olympiad(4)], null, null],
  ])('%s in %s', (_name, edition, events, member, rating) => {
    expect(first({ edition }, events, member).rating).toBe(rating);
  });

  test.each([
    ['2005-07', 'IBCA', '9.14e'],
    ['2009-07', 'IPCA', '7.14g'],
  ])('%s: the reason names the association', (edition, member, article) => {
    expect(first({ edition }, [open(7)], member).reasons).toContainEqual({
      code: 'fewer-games-suffice',
      article,
      values: { needed: 7, because: member },
    });
  });

  test.each([
    ['2005-07', '9.14d'],
    ['2009-07', '7.14f'],
  ])('%s: the reason names the team championship', (edition, article) => {
    const { reasons } = first({ edition }, [olympiad(8)]);
    expect(reasons.slice(-2).map(({ code, article, values }) => ({ code, article, values }))).toEqual([
      { code: 'fewer-games-suffice', article, values: { needed: 7, because: 'team-championship' } },
      {
        code: 'rating-published',
        article: edition === '2005-07' ? '9.14a, 9.14b' : '7.14a, 7.14b',
        values: { rating: 2000, n: 8, needed: 7, floor: edition === '2005-07' ? 1401 : 1200 },
      },
    ]);
  });
});

/** Events in order, each as points, games and the rating of the opponents; whether each counts. */
const event = (points: number, n: number, opponent: number): FirstRatingEvent => ({
  games: score(points, n, opponent),
});

describe('which events count', () => {
  test.each<[string, string, readonly FirstRatingEvent[], readonly boolean[], (readonly string[])[]]>([
    // 6.1, 10.21: zero or half a point in the first event
    ['a zero first', '2005-07', [event(0, 4, 2400)], [false], [['score-too-low']]],
    ['half a point first', '2005-07', [event(0.5, 4, 2400)], [false], [['score-too-low']]],
    ['a point first', '2005-07', [event(1, 4, 2400)], [true], [[]]],
    [
      'a zero later',
      '2005-07',
      [event(1, 4, 2400), event(0, 4, 2400)],
      [true, true],
      [[], ['low-score-counts']],
    ],
    [
      'a dropped event is not the first taken into account',
      '2005-07',
      [event(0, 4, 2400), event(0.5, 4, 2400)],
      [false, false],
      [['score-too-low'], ['score-too-low']],
    ],
    // 6.42: three rated opponents, in every event
    ['two opponents', '2005-07', [event(1, 2, 2000)], [false], [['too-few-rated-opponents']]],
    [
      'two opponents later',
      '2005-07',
      [event(2, 3, 2000), event(1, 2, 2000)],
      [true, false],
      [[], ['too-few-rated-opponents']],
    ],
    // 10.31: leading results under the floor
    [
      'results under the floor first',
      '2005-07',
      [event(1, 4, 1500), event(1.5, 4, 1480), event(2, 4, 1401), event(1, 4, 1500)],
      [false, false, true, true],
      [['leading-result-under-floor'], ['leading-result-under-floor'], [], []],
    ],
    [
      'a result one below the floor',
      '2005-07',
      [event(2, 4, 1400)],
      [false],
      [['leading-result-under-floor']],
    ],
    [
      'a low score after an ignored result is still too low',
      '2005-07',
      [event(1, 4, 1500), event(0.5, 4, 1500), event(2, 4, 1500)],
      [false, false, true],
      [['leading-result-under-floor'], ['score-too-low'], []],
    ],

    [
      'a dropped result above the floor does not make the next one late',
      '2005-07',
      [event(0, 3, 2500), event(1, 4, 1500)],
      [false, false],
      [['score-too-low'], ['leading-result-under-floor']],
    ],

    // 6.1, 6.41: zero until a performance above the floor
    ['a zero', '2009-07', [event(0, 3, 2400)], [false], [['score-too-low']]],
    ['half a point', '2009-07', [event(0.5, 3, 1700)], [true], [[]]],
    [
      'a second zero',
      '2009-07',
      [event(0, 3, 2400), event(0, 3, 2400)],
      [false, false],
      [['score-too-low'], ['score-too-low']],
    ],
    [
      'a zero after a performance',
      '2009-07',
      [event(2.5, 5, 1600), event(0, 4, 1500)],
      [true, true],
      [[], ['low-score-counts']],
    ],
    [
      'a zero after a result at the floor',
      '2009-07',
      [event(2, 4, 1200), event(0, 4, 2400)],
      [false, false],
      [['result-not-above-floor'], ['score-too-low']],
    ],
    ['two opponents', '2009-07', [event(1, 2, 2000)], [false], [['too-few-rated-opponents']]],
    [
      'two opponents later',
      '2009-07',
      [event(1, 3, 2000), event(1, 2, 2000)],
      [true, false],
      [[], ['too-few-rated-opponents']],
    ],
    [
      'two opponents after a performance, zero',
      '2009-07',
      [event(1, 3, 2000), event(0, 2, 2000)],
      [true, false],
      [[], ['low-score-counts', 'too-few-rated-opponents']],
    ],
    // 6.41: above the floor, whenever it comes
    ['a result at the floor', '2009-07', [event(2, 4, 1200)], [false], [['result-not-above-floor']]],
    ['a result one above the floor', '2009-07', [event(2, 4, 1201)], [true], [[]]],
    [
      'a result at the floor later',
      '2009-07',
      [event(2, 4, 1500), event(2, 4, 1200)],
      [true, false],
      [[], ['result-not-above-floor']],
    ],

    // 8.21 of 2011: a point against three rated in the first event only
    ['half a point first', '2011-07', [event(0.5, 3, 1900)], [false], [['score-too-low']]],
    ['a point against two', '2011-07', [event(1, 2, 1900)], [false], [['too-few-rated-opponents']]],
    [
      'single games later',
      '2011-07',
      [event(1, 3, 1900), event(1, 1, 1900), event(0, 1, 2100)],
      [true, true, true],
      [[], [], ['low-score-counts']],
    ],
    [
      'single games after a dropped event',
      '2012-07',
      [event(0, 1, 1900), event(1, 1, 1900)],
      [false, true],
      [['score-too-low'], []],
    ],
    [
      'a later result under the floor',
      '2013-07',
      [event(1, 3, 1900), event(1, 2, 900)],
      [true, true],
      [[], []],
    ],
    ['a first result at the floor', '2013-07', [event(1.5, 3, 1000)], [true], [[]]],
    [
      'a first result under the floor',
      '2013-07',
      [event(1.5, 3, 999)],
      [false],
      [['leading-result-under-floor']],
    ],
    [
      'a later low score under the floor, with nothing before that reached it',
      '2011-07',
      [event(1, 3, 1200), event(0, 1, 1900), event(1, 1, 1900)],
      [false, false, true],
      [['leading-result-under-floor'], ['low-score-counts', 'leading-result-under-floor'], []],
    ],

    // 6.1, 6.31 of 2014, 8.2.1 of 2022 and 2024: only a zero in the first event
    ['a zero first', '2014-07', [event(0, 3, 1900)], [false], [['score-too-low']]],
    ['half a point against one', '2014-07', [event(0.5, 1, 1900)], [true], [[]]],
    ['under the floor', '2014-07', [event(0.5, 3, 1050)], [true], [[]]],
    [
      'a zero later',
      '2014-07',
      [event(2.5, 5, 1600), event(0, 4, 1700)],
      [true, true],
      [[], ['low-score-counts']],
    ],
    ['a zero first', '2017-07', [event(0, 3, 1900)], [false], [['score-too-low']]],
    ['a zero first', '2022-01', [event(0, 3, 1900)], [false], [['score-too-low']]],
    [
      'a zero first',
      '2024-03',
      [event(0, 3, 1900), event(0, 3, 1900)],
      [false, true],
      [['score-too-low'], ['low-score-counts']],
    ],
    ['half a point', '2025-10', [event(0.5, 3, 1400)], [true], [[]]],
  ])('%s in %s', (_name, edition, events, expected, why) => {
    const result = first({ edition }, events);
    expect(counts(result)).toEqual(expected);
    expect(result.events.map((_, index) => codes(judged(result, index) ?? []))).toEqual(why);
  });

  test.each([
    [
      '2005-07',
      event(0.5, 4, 2400),
      { code: 'score-too-low', article: '6.1, 10.21', values: { score: 0.5, minimum: 1 } },
    ],
    [
      '2009-07',
      event(0, 4, 2400),
      { code: 'score-too-low', article: '6.1, 6.41, 8.21', values: { score: 0, minimum: 0.5 } },
    ],
    [
      '2011-07',
      event(0.5, 4, 2400),
      { code: 'score-too-low', article: '8.21', values: { score: 0.5, minimum: 1 } },
    ],
    [
      '2014-07',
      event(0, 4, 2400),
      { code: 'score-too-low', article: '6.1, 6.31, 8.21', values: { score: 0, minimum: 0.5 } },
    ],
    [
      '2024-03',
      event(0, 4, 2400),
      { code: 'score-too-low', article: '8.2.1', values: { score: 0, minimum: 0.5 } },
    ],
    [
      '2005-07',
      event(2, 2, 2000),
      { code: 'too-few-rated-opponents', article: '6.42', values: { met: 2, needed: 3 } },
    ],
    [
      '2009-07',
      event(2, 2, 2000),
      { code: 'too-few-rated-opponents', article: '6.41, 8.21', values: { met: 2, needed: 3 } },
    ],
    [
      '2005-07',
      event(1, 4, 1500),
      { code: 'leading-result-under-floor', article: '10.31', values: { ru: 1307, floor: 1401 } },
    ],
    [
      '2009-07',
      event(2, 4, 1200),
      { code: 'result-not-above-floor', article: '6.41, 8.31', values: { ru: 1200, floor: 1200 } },
    ],
  ])('%s: %#', (edition, given, reason) => {
    const result = first({ edition }, [given]);
    expect(judged(result, 0)).toEqual([reason]);
    // Nothing is left to be published.
    const { ru, rating, n, score: points, average, p, dp } = result;
    expect({ ru, rating, n, points, average, p, dp }).toEqual({
      ...{ ru: null, rating: null, n: 0, points: 0, average: null, p: null, dp: null },
    });
    expect(codes(result.reasons)[0]).toBe('nothing-counts');
    expect(result.reasons[0]).toEqual({ code: 'nothing-counts', article: null, values: {} });
  });

  test.each([
    ['2009-07', '6.6'],
    ['2014-07', '6.6'],
    ['2024-03', '6.1'],
  ])(
    '%s: a match of an unrated player is not rated, and is no first event either (%s)',
    (edition, article) => {
      const match: FirstRatingEvent = { type: 'match', games: score(2, 4, 2000) };
      const result = first({ edition }, [match, event(0, 4, 2000), event(2, 4, 2000)]);
      expect(counts(result)).toEqual([false, false, true]);
      expect(judged(result, 0)).toEqual([{ code: 'match-with-unrated', article, values: {} }]);
      expect(codes(judged(result, 1) ?? [])).toEqual(['score-too-low']);
    },
  );

  test('2005 has no such rule: one opponent is too few', () => {
    const result = first({ edition: '2005-07' }, [{ type: 'match', games: score(2, 2, 2000) }]);
    expect(codes(judged(result, 0) ?? [])).toEqual(['too-few-rated-opponents']);
  });

  test.each([
    [0.5, [true, false]],
    [0, [true, true]],
    [1, [true, true]],
  ])('2009 as applied: after a performance %d points count: %j', (points, expected) => {
    const result = first({ edition: '2009-07', applied: true }, [
      event(2.5, 5, 1600),
      event(points, 4, 1700),
    ]);
    expect(counts(result)).toEqual(expected);
  });

  test('a low score that counts has a reason', () => {
    const result = first({ edition: '2024-03' }, [event(3, 5, 1800), event(0, 4, 1800)]);
    expect(judged(result, 1)).toEqual([{ code: 'low-score-counts', article: '8.2.1', values: { score: 0 } }]);
  });

  test.each([
    ['2009-07', [event(2.5, 5, 1600), event(0, 4, 1500)], 1390],
    ['2014-07', [event(2.5, 5, 1600), event(0, 4, 1700)], 1478],
    ['2005-07', [event(3, 5, 2200), event(0, 5, 2200)], 1839],
  ])('%s: a later zero lowers the first rating: %#', (edition, events, rating) => {
    expect(first({ edition }, events).rating).toBe(rating);
  });
});

describe('8.2.3: 2200 at most', () => {
  test.each([
    // Half of the points: (sum + 3600) / 7 alone.
    [scoreOver(2.5, 5, 11_801), 2200, 2200, false],
    [scoreOver(2.5, 5, 11_807), 2201, 2200, true],
    [score(5, 5, 2400), 2538, 2200, true],
  ])('%#: ru %i, published %i', (list, ru, rating, limited) => {
    const result = first({ edition: '2024-03' }, [{ games: list }]);
    expect([result.ru, result.rating]).toEqual([ru, rating]);
    const expected = [{ code: 'rating-at-maximum', article: '8.2.3', values: { ru, maximum: 2200 } }];
    expect(result.reasons.filter((each) => each.code === 'rating-at-maximum')).toEqual(
      limited ? expected : [],
    );
  });
});

describe('the floor', () => {
  test.each([
    // 2014 7.14d, 2024 7.1.4: at least
    ['2014-07', 1000, 1000, '7.12, 7.14d, 7.21'],
    ['2014-07', 999, null, '7.12, 7.14d, 7.21'],
    ['2022-01', 1000, 1000, '7.1.2'],
    ['2022-01', 999, null, '7.1.2'],
  ])('%s: %i is %s', (edition, mean, rating, article) => {
    const result = first({ edition }, [event(2.5, 5, mean)]);
    expect(result.rating).toBe(rating);
    expect(result.reasons.filter((each) => each.code === 'rating-below-floor')).toEqual(
      rating === null ? [{ code: 'rating-below-floor', article, values: { ru: mean, floor: 1000 } }] : [],
    );
  });

  test('too few games and a rating below the floor are both reported', () => {
    const result = first({ edition: '2024-03' }, [event(0.5, 4, 1300)]);
    expect(result.reasons.slice(-2)).toEqual([
      { code: 'games-missing', article: '7.1.4', values: { n: 4, needed: 5 } },
      { code: 'rating-below-floor', article: '7.1.2, 7.1.4, 7.2.1', values: { ru: 1274, floor: 1400 } },
    ]);
  });

  test.each([
    // 9.12a, 10.31: 1601 for events of 2005, 1401 from 1 January 2006
    ['2005-07-01', 1601, true, 1601],
    ['2005-07-01', 1600, false, null],
    ['2005-12-31', 1600, false, null],
    ['2006-01-01', 1600, true, 1600],
    ['2006-01-01', 1401, true, 1401],
    ['2006-01-01', 1400, false, null],
  ])('an event of %s with %i: counts %s, published %s', (start, mean, counted, rating) => {
    const result = first({}, [{ start, games: score(5, 10, mean) }]);
    expect([counts(result), result.rating]).toEqual([[counted], rating]);
  });

  test('the newest counted event decides the floor of the whole', () => {
    const events = (last: string): FirstRatingEvent[] => [
      { start: '2005-10-01', games: score(2.5, 5, 1700) },
      { start: last, games: score(2.5, 5, 1420) },
    ];
    // (1700 + 1420) / 2 = 1560
    expect(first({}, events('2005-12-31')).rating).toBe(null);
    expect(first({}, events('2005-12-31')).reasons.at(-1)).toEqual({
      code: 'rating-below-floor',
      article: '9.12a, 9.21, 10.33',
      values: { ru: 1560, floor: 1601 },
    });
    expect(first({}, events('2006-01-01')).rating).toBe(1560);
  });
});

describe('10.31: given results of round robins', () => {
  const given = (...results: readonly number[]): FirstRatingEvent[] =>
    results.map((ru) => ({ type: 'round-robin', ru, n: 5 }));

  test('the first ones below the floor are ignored, later ones are not', () => {
    const result = first({ edition: '2005-07' }, given(1350, 1500, 1380));
    expect([counts(result), result.rating, result.n]).toEqual([[false, true, true], 1440, 10]);
  });

  test.each([
    [1401, true],
    [1400, false],
  ])('%i counts: %s', (ru, counted) =>
    expect(counts(first({ edition: '2005-07' }, given(ru)))).toEqual([counted]),
  );

  test('a single round robin', () => {
    const result = first({ edition: '2014-07' }, [{ type: 'round-robin', ru: 1850, n: 9 }]);
    const { ru, rating, n, average, p, dp, score: points } = result;
    expect({ ru, rating, n, average, p, dp, points }).toEqual({
      ...{ ru: 1850, rating: 1850, n: 9, average: null, p: null, dp: null, points: 0 },
    });
    expect(result.reasons).toEqual([
      { code: 'result-given', article: '8.58', values: { ru: 1850, n: 9 } },
      {
        code: 'rating-published',
        article: '7.14a, 7.14b',
        values: { rating: 1850, n: 9, needed: 5, floor: 1000 },
      },
    ]);
  });

  test.each([
    ['2005-07', '10.54'],
    ['2009-07', '8.58'],
    ['2022-01', '8.2'],
    ['2024-03', null],
  ])('%s: a result without games is used as given', (edition, article) => {
    const result = first({ edition }, [{ type: 'round-robin', ru: 1850, n: 9 }]);
    expect([result.ru, result.rating, result.n, result.average]).toEqual([1850, 1850, 9, null]);
    expect(result.reasons[0]).toEqual({ code: 'result-given', article, values: { ru: 1850, n: 9 } });
  });

  test('a result with its games has p', () => {
    const result = first({ edition: '2014-07' }, [
      { type: 'double-round-robin', ru: 1850, games: score(6, 9, 1800) },
    ]);
    expect([result.ru, result.n, result.score, result.p, result.dp]).toEqual([1850, 9, 12, 67, null]);
  });

  test('8.31: a result at the floor counts in a round robin', () => {
    const at = (ru: number): FirstRatingEvent => ({ type: 'round-robin', ru, games: score(4, 9, 1250) });
    const swiss = event(2.5, 5, 1500);
    expect(counts(first({ edition: '2009-07' }, [at(1200)]))).toEqual([true]);
    expect(counts(first({ edition: '2009-07' }, [at(1199)]))).toEqual([false]);
    expect(counts(first({ edition: '2009-07' }, [swiss, at(1199)]))).toEqual([true, true]);
    const leading = first({ edition: '2009-07' }, [at(1199)]);
    expect(judged(leading, 0)).toEqual([
      { code: 'leading-result-under-floor', article: '6.41, 8.31', values: { ru: 1199, floor: 1200 } },
    ]);
  });

  test('6.1: a round robin at the floor is not a performance above it', () => {
    const at = (ru: number): FirstRatingEvent => ({ type: 'round-robin', ru, games: score(4, 9, 1250) });
    const zero = event(0, 4, 2400);
    expect(counts(first({ edition: '2009-07' }, [at(1200), zero]))).toEqual([true, false]);
    expect(counts(first({ edition: '2009-07' }, [at(1201), zero]))).toEqual([true, true]);
    expect(counts(first({ edition: '2009-07' }, [at(1200), at(1190), zero]))).toEqual([true, true, false]);
  });

  test('10.3: p is known only if every score is', () => {
    const given: FirstRatingEvent = { type: 'round-robin', ru: 1900, n: 5 };
    const result = first({ edition: '2005-07' }, [given, event(2, 4, 1800)]);
    // (1900 × 5 + 1800 × 4) / 9 = 1855.56
    expect([result.ru, result.n, result.score, result.p]).toEqual([1856, 9, 4, null]);
    const known = first({ edition: '2005-07' }, [{ ...given, games: score(3, 5, 1800) }, event(2, 4, 1800)]);
    expect([known.ru, known.n, known.score, known.p]).toEqual([1856, 9, 10, 56]);
  });

  test('one average of all opponents, round robin and Swiss together (7.14e, 8.3)', () => {
    // Player H of the example 8.58 by the rules of 2014, then 1 of 4 in a Swiss.
    const field = [2600, 2500, 2450, 2400, 2408, 2150, 2300, 2004, 2300];
    const result = first({ edition: '2014-07' }, [
      {
        type: 'round-robin',
        ru: 2144,
        games: field.map((opponent, index) => ({ opponent, score: index > 6 ? 1 : 0 })),
      },
      event(1, 4, 2100),
    ]);
    expect([result.ru, result.rating, result.n, result.score, result.p, result.dp]).toEqual([
      ...[2059, 2059, 13, 6, 23, -211],
    ]);
    expect(result.average).toEqual({ numerator: 2270, denominator: 1 });
  });

  test.each(['2009-07', '2014-07'])('%s: without its games it cannot be pooled', (edition) => {
    const events: FirstRatingEvent[] = [{ type: 'round-robin', ru: 1850, n: 5 }, event(2, 4, 1800)];
    expect(refusal(() => first({ edition }, events))).toEqual({
      code: 'games-needed',
      values: {
        value: 'ru, n',
        expected: { kind: 'games-of-event' },
      },
    });
  });

  test.each(['2005-07', '2009-07', '2014-07', '2017-07'])(
    '%s: a round robin cannot be rated from games alone',
    (edition) => {
      const events: FirstRatingEvent[] = [{ type: 'round-robin', games: score(2, 4, 1800) }];
      expect(refusal(() => first({ edition }, events))).toEqual({
        code: 'games-needed',
        values: { value: 'round-robin', expected: { kind: 'crosstable-result' } },
      });
    },
  );

  test.each([
    ['2022-01', 2020],
    ['2024-03', 1993],
  ])('%s: a round robin is rated like any event, a given result is ignored: %i', (edition, rating) => {
    const games = score(3, 5, 2000);
    const given = first({ edition }, [{ type: 'round-robin', ru: 1500, games }]);
    const swiss = first({ edition }, [{ games }]);
    const figures = ({ ru, average, p, dp, rating }: FirstRating) => ({ ru, average, p, dp, rating });
    expect(figures(given)).toEqual(figures(swiss));
    expect(first({ edition }, [{ type: 'round-robin', games: score(3, 5, 2000) }]).rating).toBe(rating);
  });

  test('6.42: three rated opponents are required in Swiss and team events in 2005, in all events in 2009', () => {
    const two: FirstRatingEvent[] = [{ type: 'round-robin', ru: 1800, n: 2 }];
    expect(counts(first({ edition: '2005-07' }, two))).toEqual([true]);
    expect(counts(first({ edition: '2009-07' }, two))).toEqual([false]);
  });
});

describe('15: the rapid list of 2005', () => {
  test('has its own floor and shows three digits', () => {
    const rapid = (mean: number): FirstRating =>
      first({ cadence: 'rapid', edition: '2005-07' }, [{ start: '2006-05-01', games: score(4.5, 9, mean) }]);
    expect(rapid(1400).rating).toBe(1400);
    expect(rapid(1399).rating).toBe(null);
    expect(rapid(1856).reasons.at(-1)).toEqual({
      code: 'digits-shown',
      article: '15c',
      values: { rating: 1856, shown: '185' },
    });
  });
});

describe('a custom edition', () => {
  const alone = (edition: Edition, points: number, n: number, mean: number): number | null =>
    firstRating(
      { at: () => edition, whole: edition },
      { events: [event(points, n, mean)] },
      { explain: true },
    ).ru;

  test('without a bonus a score above half gives the average', () => {
    const edition = amended(standard('2014-07'), { bonus: NO_RULE });
    expect(alone(edition, 4, 5, 1800)).toBe(1800);
    const { reasons } = firstRating(
      { at: () => edition },
      { events: [event(4, 5, 1800)] },
      { explain: true },
    );
    expect(reasons[1]?.values).toMatchObject({ bonus: '0', halfPoints: 3, ru: 1800 });
  });

  test('hypothetical draws are added only by their method, and only if there are any', () => {
    const { drawnGames, firstRatingMethod } = standard('2024-03').rules;
    expect(alone(amended(standard('2014-07'), { drawnGames }), 2.5, 5, 2000)).toBe(2000);
    const none = amended(standard('2014-07'), { firstRatingMethod });
    expect(alone(none, 2.5, 5, 2000)).toBe(2000);
    expect(alone(amended(none, { drawnGames }), 2.5, 5, 2000)).toBe(1943);
  });
});
