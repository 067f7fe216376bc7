import { describe, expect, test } from 'vitest';
import {
  type Choice,
  calculateChange,
  calculatePeriod,
  chooseEditions,
  hundredths,
  type Period,
  type PeriodInput,
  ratePeriod,
} from '../src/index.ts';
import { codes, games, refusal, score, silenced } from './helpers.ts';

/** With its reasons; and the same without. */
function period(choice: Choice, input: PeriodInput): Period {
  const result = ratePeriod(chooseEditions(choice), input, { explain: true });
  expect(ratePeriod(chooseEditions(choice), input)).toEqual(silenced(result));
  return result;
}

describe('a period of several events', () => {
  const several = (): Period =>
    period(
      { edition: '2024-03' },
      {
        rating: 2010,
        k: 20,
        events: [
          { start: '2024-05-01', rating: 2000, games: games('1900 1, 2100 ½') },
          { start: '2024-05-20', rating: 2010, games: games('2010 0') },
        ],
      },
    );

  test('is the sum of its events, added to the rating of the previous list', () => {
    const { n, k, kUsed, change, rounded, new: next } = several();
    expect({ n, k, kUsed, change, rounded, next }).toEqual({
      ...{ n: 3, k: 20, kUsed: 20, change: 0, rounded: 0, next: 2010 },
    });
    expect(several().edition.id).toBe('2024-03');
    expect(
      several().events.map(({ n, score, expected, sum, k, change }) => [n, score, expected, sum, k, change]),
    ).toEqual([
      [2, 3, 100, 50, 20, 1000],
      [1, 0, 50, -50, 20, -1000],
    ]);
  });

  test('with its reasons', () => {
    expect(several().reasons).toEqual([
      { code: 'period-summed', article: '8.3.2d', values: { events: 2, n: 3, change: '0.00' } },
      {
        code: 'change-rounded',
        article: '8.3.4',
        values: { change: '0.00', rounded: 0, rating: 2010, new: 2010 },
      },
    ]);
    expect(several().events[0]?.reasons).toEqual([
      {
        code: 'change-summed',
        article: '8.3.2d',
        values: { n: 2, score: 1.5, expected: '1.00', sum: '0.50', k: 20, change: '10.00' },
      },
    ]);
    expect(several().events[0]?.games.map((game) => codes(game.reasons))).toEqual([
      ['difference-counted'],
      ['difference-counted'],
    ]);
  });

  test('without reasons', () => {
    const quiet = ratePeriod(chooseEditions({}), {
      rating: 2000,
      k: 20,
      events: [{ start: '2024-05-01', rating: 2000, games: games('1900 1') }],
    });
    expect(quiet.reasons).toEqual([]);
    expect(
      quiet.events.flatMap((event) => [...event.reasons, ...event.games.flatMap((each) => each.reasons)]),
    ).toEqual([]);
  });
});

describe('a period across editions (0.1)', () => {
  const input = (starts: readonly (string | null)[]): PeriodInput => ({
    rating: 2700,
    k: 10,
    events: starts.map((start) => ({ start, rating: 2700, games: games('2200 1') })),
  });

  test('each event follows the edition of its start, the whole that of the newest', () => {
    for (const starts of [
      ['2025-09-30', '2025-10-01'],
      ['2025-10-01', '2025-09-30'],
    ]) {
      const result = period({}, input(starts));
      expect(result.edition.id).toBe('2025-10');
      expect(result.events.map(({ edition, sum }) => [edition.id, sum])).toEqual(
        starts.map((start) => (start === '2025-09-30' ? ['2024-03', 8] : ['2025-10', 4])),
      );
      expect([result.change, result.new]).toEqual([120, 2701]);
      expect(result.reasons[0]).toEqual({
        code: 'editions-differ',
        article: '0.1',
        values: { editions: result.events.map(({ edition }) => edition.id).join(', '), whole: '2025-10' },
      });
    }
  });

  test('a single edition is not mentioned', () => {
    expect(codes(period({}, input(['2025-10-01', '2025-10-05'])).reasons)).toEqual([
      'period-summed',
      'change-rounded',
    ]);
    expect(codes(period({}, input(['2025-09-01'])).reasons)).toEqual(['period-summed', 'change-rounded']);
  });

  test('an event without a start follows the edition of the whole', () => {
    const result = period({}, input([null, '2024-05-01', null]));
    expect(result.events.map(({ edition }) => edition.id)).toEqual(['2024-03', '2024-03', '2024-03']);
    expect(period({}, input([null])).edition.id).toBe('2025-10');
  });

  test('K × n by the newest: 18 games around July 2017', () => {
    const nine = (start: string) => ({ start, rating: 1500, games: score(9, 9, 1500) });
    const k = (...starts: readonly string[]): number =>
      period({}, { rating: 1500, k: 40, events: starts.map(nine) }).kUsed;
    expect(k('2017-06-01', '2017-06-30')).toBe(40);
    expect(k('2017-06-30', '2017-07-01')).toBe(38);
  });

  test('rounding by the newest: −2.50 around July 2014', () => {
    // Draws where .64 and .61 were expected: −.25 in all.
    const list = '2300 ½, 2321 ½';
    const half = (start: string) =>
      period({}, { rating: 2400, k: 10, events: [{ start, rating: 2400, games: games(list) }] });
    expect([half('2014-06-30').change, half('2014-06-30').rounded]).toEqual([-250, -2]);
    expect([half('2014-07-01').change, half('2014-07-01').rounded]).toEqual([-250, -3]);
  });
});

describe('K of an event (the practice of 2009)', () => {
  test('applies to that event only', () => {
    const result = period(
      { edition: '2009-07', applied: true },
      {
        rating: 2402,
        k: 10,
        events: [
          { rating: 2395, k: 15, games: games('2395 1') },
          { rating: 2402, games: games('2402 1') },
          { rating: 2402, k: null, games: games('2402 0') },
        ],
      },
    );
    expect(result.events.map(({ k, change }) => [k, change])).toEqual([
      [15, 750],
      [10, 500],
      [10, -500],
    ]);
    expect([result.k, result.kUsed, result.change, result.new]).toEqual([10, 10, 750, 2410]);
  });
});

describe('corrections', () => {
  test('are added before rounding and are not games', () => {
    const result = period(
      { edition: '2024-03' },
      {
        rating: 2000,
        k: 20,
        events: [{ rating: 2000, games: games('1900 ½') }],
        corrections: [hundredths(-220), hundredths(40)],
      },
    );
    expect([result.n, result.change, result.rounded, result.new]).toEqual([1, -460, -5, 1995]);
    expect(result.reasons).toEqual([
      { code: 'correction-added', article: null, values: { change: '-2.20' } },
      { code: 'correction-added', article: null, values: { change: '0.40' } },
      { code: 'period-summed', article: '8.3.2d', values: { events: 1, n: 1, change: '-4.60' } },
      {
        code: 'change-rounded',
        article: '8.3.4',
        values: { change: '-4.60', rounded: -5, rating: 2000, new: 1995 },
      },
    ]);
  });

  test('may be the only content of a period', () => {
    const result = period({}, { rating: 2000, k: 20, events: [], corrections: [hundredths(1250)] });
    expect([result.n, result.change, result.new, result.edition.id]).toEqual([0, 1250, 2013, '2025-10']);
  });

  test('are required in a period without games', () => {
    for (const corrections of [undefined, []]) {
      const input = { rating: 2000, k: 20, events: [], ...(corrections && { corrections }) };
      expect(refusal(() => period({}, input)).code).toBe('no-games');
    }
  });
});

describe('period files', () => {
  const file = {
    cadence: 'standard',
    list: '2025-12-01',
    rating: 2400,
    k: 10,
    events: [{ start: '2025-10-31', rating: 2395, games: [{ opponent: 2205, score: 0.5 }] }],
  };

  test('the whole answer', () => {
    expect(calculatePeriod({}, file)).toEqual({
      edition: '2025-10',
      cadence: 'standard',
      variants: [],
      rating: 2400,
      n: 1,
      k: 10,
      kUsed: 10,
      events: [
        {
          edition: '2025-10',
          n: 1,
          score: 0.5,
          expected: '0.75',
          sum: '-0.25',
          k: 10,
          change: '-2.50',
          reasons: [
            {
              code: 'difference-counted',
              article: '8.1.2',
              values: { own: 2395, opponent: 2205, difference: 190, counted: 190, expected: '0.75' },
            },
            {
              code: 'change-summed',
              article: '8.3.2d',
              values: { n: 1, score: 0.5, expected: '0.75', sum: '-0.25', k: 10, change: '-2.50' },
            },
          ],
        },
      ],
      change: '-2.50',
      rounded: -3,
      new: 2397,
      reasons: [
        { code: 'period-summed', article: '8.3.2d', values: { events: 1, n: 1, change: '-2.50' } },
        {
          code: 'change-rounded',
          article: '8.3.4',
          values: { change: '-2.50', rounded: -3, rating: 2400, new: 2397 },
        },
      ],
    });
  });

  test.each([
    // An edition in the file is for the whole: half up by 2009, each event by its own date.
    [{}, { edition: '2009-07' }, ['2009-07', ['2025-10'], -2]],
    [{ edition: '2005-07' }, { edition: '2009-07' }, ['2005-07', ['2005-07'], -2]],
    [{}, { cadence: 'rapid' }, ['2024-12', ['2024-12'], -3]],
    [{ cadence: 'blitz' as const }, { cadence: 'rapid' }, ['2024-12', ['2024-12'], -3]],
    [{}, { cadence: null, list: null, edition: null }, ['2025-10', ['2025-10'], -3]],
  ])('%j with %j', (choice, more, expected) => {
    const answer = calculatePeriod(choice, { ...file, ...more });
    expect([answer.edition, answer.events.map(({ edition }) => edition), answer.rounded]).toEqual(expected);
  });

  test('without a start, the edition of the file', () => {
    const answer = calculatePeriod(
      {},
      { ...file, edition: '2009-07', events: [{ rating: 2395, games: file.events[0]?.games }] },
    );
    expect(answer.events.map(({ edition }) => edition)).toEqual(['2009-07']);
  });

  test('an event with a K of its own', () => {
    const answer = calculatePeriod({}, { ...file, events: [{ ...file.events[0], k: 20 }] });
    expect(answer.events.map(({ k, change }) => [k, change])).toEqual([[20, '-5.00']]);
  });
});

test('calculateChange uses the given K without the limit on K × n', () => {
  const answer = calculateChange({ edition: '2024-03' }, { rating: 2000, k: 40, games: score(19, 19, 2000) });
  expect([answer.k, answer.change, answer.new]).toEqual([40, '380.00', 2380]);
  expect(codes(answer.reasons)).toEqual(['change-summed', 'change-rounded']);
});

test('calculateChange: the whole answer', () => {
  expect(
    calculateChange({ cadence: 'rapid' }, { rating: 2650, k: 10, games: games('2050 1, 2600 ½') }),
  ).toEqual({
    edition: '2024-12',
    cadence: 'rapid',
    variants: [],
    rating: 2650,
    n: 1,
    score: 0.5,
    expected: '0.57',
    sum: '-0.07',
    k: 10,
    change: '-0.70',
    rounded: -1,
    new: 2649,
    games: [
      {
        opponent: 2050,
        score: 1,
        difference: 600,
        counted: null,
        expected: null,
        delta: null,
        reasons: [
          {
            code: 'gap-not-rated',
            article: '7.3.1',
            values: { own: 2650, opponent: 2050, gap: 600, limit: 600, above: 2600 },
          },
        ],
      },
      {
        opponent: 2600,
        score: 0.5,
        difference: 50,
        counted: 50,
        expected: '0.57',
        delta: '-0.07',
        reasons: [
          {
            code: 'difference-counted',
            article: '7.1.2',
            values: { own: 2650, opponent: 2600, difference: 50, counted: 50, expected: '0.57' },
          },
        ],
      },
    ],
    reasons: [
      {
        code: 'change-summed',
        article: '7.3.2d',
        values: { n: 1, score: 0.5, expected: '0.57', sum: '-0.07', k: 10, change: '-0.70' },
      },
      {
        code: 'change-rounded',
        article: '7.3.4',
        values: { change: '-0.70', rounded: -1, rating: 2650, new: 2649 },
      },
    ],
  });
});

describe('a period given as a file', () => {
  const event = { start: '2024-05-01', rating: 2000, games: [{ opponent: 2000, score: 1 }] };

  test.each([
    [['-0.61'], '9.39', 2009],
    [['0.00', '10.11', '-20.61'], '-0.50', 1999],
    [[], '10.00', 2010],
    [null, '10.00', 2010],
  ])('the corrections %j are added before the rounding', (corrections, change, next) => {
    const answer = calculatePeriod({}, { rating: 2000, k: 20, events: [event], corrections });
    expect([answer.n, answer.change, answer.new]).toEqual([1, change, next]);
  });

  test('may have corrections only, with its edition', () => {
    const file = { edition: '2017-07', rating: 2000, k: 20, events: [], corrections: ['1.50'] };
    const { edition, n, change, new: next } = calculatePeriod({}, file);
    expect([edition, n, change, next]).toEqual(['2017-07', 0, '1.50', 2002]);
  });

  test("uses the player's rating at the time of a game, as an option (2009 4.13)", () => {
    const games = [
      { opponent: 2000, score: 1, own: 2100 },
      { opponent: 2000, score: 1 },
    ];
    const { events } = calculatePeriod({}, { rating: 2000, k: 20, events: [{ ...event, games }] });
    expect(events[0]?.expected).toBe('1.14');
  });
});
