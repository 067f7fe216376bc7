import { describe, expect, test } from 'vitest';
import {
  calculateK,
  chooseEditions,
  developmentCoefficient,
  type Edition,
  type KInput,
  ratePeriod,
  withPractice,
  withVariant,
} from '../src/index.ts';
import { amended, blitz, codes, NO_RULE, rapid, refusal, score, silenced, standard } from './helpers.ts';

/** With its reasons; and the same without. */
function of(edition: Edition, input: Partial<KInput>): ReturnType<typeof developmentCoefficient> {
  const memory = { rating: 2000, played: 100, on: '2025-06-01', ...input };
  const result = developmentCoefficient(edition, memory, { explain: true });
  expect(developmentCoefficient(edition, memory)).toEqual(silenced(result));
  return result;
}

const APPLIED = withPractice(standard('2009-07'));

/** Rating, games played, highest rating before: K. */
const ROWS: readonly (readonly [string, number, number, number | null, number, Edition])[] = [
  // 10.52: 25 until 30 games, also above 2400; then 10 once 2400 was published, else 15
  ['2005-07', 1500, 0, null, 25, standard('2005-07')],
  ['2005-07', 1500, 29, null, 25, standard('2005-07')],
  ['2005-07', 1500, 30, null, 15, standard('2005-07')],
  ['2005-07', 2450, 29, null, 25, standard('2005-07')],
  ['2005-07', 2450, 30, null, 10, standard('2005-07')],
  ['2005-07', 2399, 30, null, 15, standard('2005-07')],
  ['2005-07', 2400, 30, null, 10, standard('2005-07')],
  ['2005-07', 2300, 30, 2399, 15, standard('2005-07')],
  ['2005-07', 2300, 30, 2400, 10, standard('2005-07')],

  // 8.56: no newcomers in the text
  ['2009-07', 1500, 0, null, 30, standard('2009-07')],
  ['2009-07', 2399, 100, null, 30, standard('2009-07')],
  ['2009-07', 2400, 0, null, 20, standard('2009-07')],
  ['2009-07', 2300, 100, 2400, 20, standard('2009-07')],
  ['2009-07 as applied', 1500, 29, null, 25, APPLIED],
  ['2009-07 as applied', 1500, 30, null, 15, APPLIED],
  ['2009-07 as applied', 2450, 29, null, 25, APPLIED],
  ['2009-07 as applied', 2450, 30, null, 10, APPLIED],

  ['2011-07', 2450, 29, null, 25, standard('2011-07')],
  ['2011-07', 2450, 30, null, 10, standard('2011-07')],
  ['2012-07', 2000, 29, null, 25, standard('2012-07')],
  ['2012-07', 2000, 30, null, 15, standard('2012-07')],
  ['2013-07', 2000, 29, null, 30, standard('2013-07')],
  ['2013-07', 2000, 30, null, 15, standard('2013-07')],
  ['2013-07', 2400, 29, null, 30, standard('2013-07')],
  ['2013-07', 2400, 30, null, 10, standard('2013-07')],

  // 8.56 and 8.3.3: 2400 comes first, newcomers or not
  ['2014-07', 2000, 29, null, 40, standard('2014-07')],
  ['2014-07', 2000, 30, null, 20, standard('2014-07')],
  ['2014-07', 2399, 30, null, 20, standard('2014-07')],
  ['2014-07', 2400, 29, null, 10, standard('2014-07')],
  ['2014-07', 2000, 29, 2400, 10, standard('2014-07')],
  ['2017-07', 2000, 29, null, 40, standard('2017-07')],
  ['2022-01', 2000, 29, null, 40, standard('2022-01')],
  ['2024-03', 2000, 29, null, 40, standard('2024-03')],
  ['2024-03', 2000, 30, null, 20, standard('2024-03')],
  ['2024-03', 2399, 100, null, 20, standard('2024-03')],
  ['2024-03', 2400, 100, null, 10, standard('2024-03')],
  ['2024-03', 2100, 100, 2400, 10, standard('2024-03')],
  ['2025-10', 2100, 29, 2399, 40, standard('2025-10')],

  ['rapid 2012-01', 2450, 0, null, 20, rapid('2012-01')],
  ['rapid 2012-01', 1500, 0, null, 20, rapid('2012-01')],
  ['rapid 2022-10', 1500, 29, null, 40, rapid('2022-10')],
  ['blitz 2024-03', 1500, 30, null, 20, blitz('2024-03')],
  ['blitz 2024-12', 2400, 0, null, 10, blitz('2024-12')],
];

test.each(ROWS)(
  '%s: rated %i after %i games, highest %s: K %i',
  (_name, rating, played, peak, k, edition) => {
    expect(of(edition, { rating, played, ...(peak !== null && { peak }) }).k).toBe(k);
  },
);

describe('juniors', () => {
  const [TEXT, YEAR_END] = [standard('2014-07'), withVariant(standard('2014-07'), 'junior-year-end')];

  test.each([
    // 2014 8.56: to the eve of the 18th birthday
    ['1998-03-03', '2016-03-02', 40, TEXT],
    ['1998-03-03', '2016-03-03', 20, TEXT],
    ['1998-03-01', '2016-02-29', 40, TEXT],
    ['1998-03-01', '2016-03-01', 20, TEXT],
    ['1998-01-01', '2015-12-31', 40, TEXT],
    ['1998-01-01', '2016-01-01', 20, TEXT],
    ['1998-12-31', '2016-12-30', 40, TEXT],
    ['1998-12-31', '2016-12-31', 20, TEXT],
    // Born on a leap day: 18 on 1 March of a year without one.
    ['2000-02-29', '2018-02-28', 40, TEXT],
    ['2000-02-29', '2018-03-01', 20, TEXT],
    // Only the year is known: to its end.
    ['1998', '2016-12-31', 40, TEXT],
    ['1998', '2017-01-01', 20, TEXT],
    // 2024 8.3.3, and as applied before: to the end of the year
    ['1998-03-03', '2016-12-31', 40, YEAR_END],
    ['1998-03-03', '2017-01-01', 20, YEAR_END],
    ['1999-03-03', '2017-12-01', 20, standard('2017-07')],
    ['2004-03-03', '2022-12-31', 40, standard('2022-01')],
    ['2004-03-03', '2023-01-01', 20, standard('2022-01')],
    ['2006', '2024-12-31', 40, standard('2024-03')],
    ['2006', '2025-01-01', 20, standard('2024-03')],
    ['2006-01-01', '2024-12-31', 40, standard('2024-03')],
    ['2006-12-31', '2025-01-01', 20, standard('2024-03')],
    ['2007', '2025-12-31', 40, rapid('2024-12')],
    ['2005', '2013-09-01', 15, standard('2013-07')],
  ])('born %s, on %s: K %i (%#)', (birth, on, k, edition) => expect(of(edition, { birth, on }).k).toBe(k));

  test.each([
    [2299, 2299, 40],
    [2300, 2300, 20],
    // Once at 2300, always treated as above it.
    [2200, 2300, 20],
    [2200, 2299, 40],
    [2299, 2400, 10],
  ])('rated %i after %i: K %i', (rating, peak, k) => {
    expect(of(standard('2024-03'), { rating, peak, birth: '2010' }).k).toBe(k);
  });

  test('a former 2300 junior with fewer than 30 games has 40 as a newcomer', () => {
    expect(of(standard('2024-03'), { rating: 2200, peak: 2300, birth: '2010', played: 29 })).toEqual({
      k: 40,
      reasons: [
        { code: 'k-junior-over', article: '8.3.3', values: { peak: 2300, under: 2300 } },
        { code: 'k-new', article: '8.3.3', values: { k: 40, played: 29, games: 30 } },
      ],
    });
  });

  test('8.3.3: the reason says what ended the K of a junior', () => {
    expect(of(standard('2024-03'), { rating: 2250, peak: 2310, birth: '2008', played: 60 }).reasons).toEqual([
      { code: 'k-junior-over', article: '8.3.3', values: { peak: 2310, under: 2300 } },
      { code: 'k-otherwise', article: '8.3.3', values: { k: 20 } },
    ]);
  });
});

describe('reasons', () => {
  test.each([
    [
      standard('2024-03'),
      { played: 12 },
      [
        { code: 'k-birth-unknown', article: '8.3.3', values: { age: 18 } },
        { code: 'k-new', article: '8.3.3', values: { k: 40, played: 12, games: 30 } },
      ],
    ],
    [
      standard('2024-03'),
      { rating: 2390, peak: 2410 },
      [{ code: 'k-reached', article: '8.3.3', values: { k: 10, peak: 2410, reached: 2400 } }],
    ],
    [
      standard('2024-03'),
      { birth: '2008-05-05' },
      [
        {
          code: 'k-junior',
          article: '8.3.3',
          values: { k: 40, age: 18, until: '2026-12-31', under: 2300, by: 'year-end' },
        },
      ],
    ],
    [standard('2024-03'), { birth: '1980' }, [{ code: 'k-otherwise', article: '8.3.3', values: { k: 20 } }]],
    [
      standard('2024-03'),
      { birth: '1980', played: null },
      [
        { code: 'k-played-unknown', article: '8.3.3', values: { games: 30 } },
        { code: 'k-otherwise', article: '8.3.3', values: { k: 20 } },
      ],
    ],
    [
      standard('2005-07'),
      { played: null, rating: 2500 },
      [
        { code: 'k-played-unknown', article: '10.52', values: { games: 30 } },
        { code: 'k-reached', article: '10.52', values: { k: 10, peak: 2500, reached: 2400 } },
      ],
    ],
    [
      standard('2014-07'),
      { birth: '1999', on: '2017-05-01' },
      [
        { code: 'k-birth-year-only', article: '8.56', values: { year: 1999, until: '2017-12-31', age: 18 } },
        {
          code: 'k-junior',
          article: '8.56',
          values: { k: 40, age: 18, until: '2017-12-31', under: 2300, by: 'birth-year' },
        },
      ],
    ],
    [
      standard('2014-07'),
      { birth: '1999-08-05', on: '2017-05-01' },
      [
        {
          code: 'k-junior',
          article: '8.56',
          values: { k: 40, age: 18, until: '2017-08-04', under: 2300, by: 'birthday' },
        },
      ],
    ],
    [
      standard('2014-07'),
      { birth: '1998-03-03', on: '2016-09-01' },
      [
        { code: 'k-otherwise', article: '8.56', values: { k: 20 } },
        {
          code: 'variant-differs',
          article: null,
          values: { variant: 'junior-year-end', dispute: 'a5-junior-year-end', value: '40' },
        },
      ],
    ],
    [
      standard('2009-07'),
      {},
      [
        { code: 'k-otherwise', article: '8.56', values: { k: 30 } },
        {
          code: 'variant-differs',
          article: null,
          values: { variant: 'k-and-bonus-2009', dispute: 'a1-k-and-bonus-2009', value: '15' },
        },
      ],
    ],
    [APPLIED, {}, [{ code: 'k-otherwise', article: '8.56', values: { k: 15 } }]],
  ])('%#', (edition, input, reasons) => expect(of(edition, input).reasons).toEqual(reasons));

  test('a missing year of birth is not reported if age does not matter', () => {
    expect(of(standard('2024-03'), { rating: 2350 }).reasons).toEqual([
      { code: 'k-otherwise', article: '8.3.3', values: { k: 20 } },
    ]);
  });

  test('an unknown highest rating is the current one', () => {
    expect(of(standard('2024-03'), { rating: 2399, peak: null }).k).toBe(20);
    expect(of(standard('2024-03'), { rating: 2400, peak: null }).k).toBe(10);
    expect(of(standard('2024-03'), { rating: 2400, peak: 2300 }).k).toBe(10);
  });

  test('a rule on the end of a year needs only the year of birth', () => {
    expect(codes(of(standard('2024-03'), { birth: '2008' }).reasons)).toEqual(['k-junior']);
  });

  test('no reasons unless requested', () => {
    const quiet = developmentCoefficient(standard('2009-07'), { rating: 2000, played: 5, on: '2010-01-01' });
    expect(quiet).toEqual({ k: 30, reasons: [] });
  });
});

test('an edition without K and without an article on it', () => {
  expect(refusal(() => of(amended(standard('2024-03'), { kSteps: NO_RULE }), {}))).toEqual({
    code: 'k-not-set',
    values: { edition: '2024-03', cadence: 'standard', article: '' },
  });
});

test('15b: the administrator sets the K of the rapid list of 2005', () => {
  expect(refusal(() => of(rapid('2005-07'), {}))).toEqual({
    code: 'k-not-set',
    values: { edition: '2005-07', cadence: 'rapid', article: '15b' },
  });
});

test('15b: with the K set by the administrator', () => {
  const asked = { rating: 2000, played: 5, on: '2006-01-01' };
  expect(calculateK({ cadence: 'rapid', k: 12 }, asked)).toMatchObject({
    k: 12,
    reasons: [{ code: 'k-set', article: '15b', values: { k: 12 } }],
  });
  // An edition with a K of its own keeps it.
  expect(calculateK({ k: 12 }, asked).k).toBe(25);
});

describe('calculateK takes the edition of the day', () => {
  test.each([
    ['2005-07-01', '2005-07', 25],
    ['2009-06-30', '2005-07', 25],
    ['2009-07-01', '2009-07', 30],
    ['2011-07-01', '2011-07', 25],
    ['2012-07-01', '2012-07', 25],
    ['2013-07-01', '2013-07', 30],
    ['2014-07-01', '2014-07', 40],
    ['2017-07-01', '2017-07', 40],
    ['2022-01-01', '2022-01', 40],
    ['2024-02-29', '2022-01', 40],
    ['2024-03-01', '2024-03', 40],
    ['2025-09-30', '2024-03', 40],
    ['2025-10-01', '2025-10', 40],
  ])('%s: %s, K %i', (on, edition, k) => {
    const answer = calculateK({}, { rating: 1800, played: 10, on });
    expect([answer.edition, answer.cadence, answer.variants, answer.k]).toEqual([edition, 'standard', [], k]);
  });

  test('calculateK takes the chosen edition with its variants', () => {
    const input = { rating: 1800, played: 10, on: '2020-01-01' };
    expect(calculateK({ edition: '2005-07' }, input).k).toBe(25);
    expect(calculateK({ edition: '2009-07', applied: true }, input)).toMatchObject({
      k: 25,
      edition: '2009-07',
      variants: ['k-and-bonus-2009', 'one-point-2009'],
    });
  });
});

describe('8.3.3: K × n of a period is at most 700', () => {
  const period = (
    edition: string,
    k: number,
    counts: readonly number[],
    ks: readonly (number | null)[] = [],
  ) =>
    ratePeriod(
      chooseEditions({ edition }),
      {
        rating: 2000,
        k,
        events: counts.map((n, index) => ({ rating: 2000, k: ks[index] ?? null, games: score(n, n, 2000) })),
      },
      { explain: true },
    );

  test.each([
    ['2014-07', 40, [19], 40],
    ['2017-07', 40, [17], 40],
    ['2017-07', 40, [18], 38],
    ['2022-01', 40, [9, 9], 38],
    ['2024-03', 20, [35], 20],
    ['2024-03', 20, [12, 12, 12], 19],
    ['2025-10', 20, [39], 17],
    ['2025-10', 10, [70], 10],
    ['2025-10', 10, [71], 9],
    ['2025-10', 40, [701], 0],
  ])('%s: K %i over %j games is %i', (edition, k, counts, used) => {
    const result = period(edition, k, counts);
    expect([result.k, result.kUsed]).toEqual([k, used]);
    expect(result.events.map((event) => event.k)).toEqual(counts.map(() => used));
    const n = counts.reduce((a, b) => a + b);
    expect(result.change).toBe(50 * n * used);
    const limited = result.reasons.filter((each) => each.code === 'k-limited');
    // Said once, for the period.
    expect(result.events.map((event) => codes(event.reasons))).toEqual(counts.map(() => ['change-summed']));
    const article = edition === '2017-07' ? '8.56' : '8.3.3';
    expect(limited).toEqual(
      used === k ? [] : [{ code: 'k-limited', article, values: { k, n, limit: 700, used } }],
    );
  });

  test('an event with a K of its own is limited by the games of the whole period', () => {
    const result = period('2024-03', 20, [10, 10], [null, 40]);
    expect(result.kUsed).toBe(20);
    expect(result.events.map((event) => [event.k, event.change])).toEqual([
      [20, 10_000],
      [35, 17_500],
    ]);
    expect(codes(result.reasons)).toEqual(['period-summed', 'change-rounded']);
    expect(result.events.map((event) => codes(event.reasons))).toEqual([
      ['change-summed'],
      ['k-limited', 'change-summed'],
    ]);
  });
});
