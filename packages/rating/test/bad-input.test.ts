import { describe, expect, test } from 'vitest';
import {
  appeal,
  calculateChange,
  calculateExpected,
  calculateInitialOfEvents,
  calculateK,
  calculatePeriod,
  calculateTarget,
  chooseEditions,
  type EventGameInput,
  editionOn,
  eventEligibility,
  findEdition,
  firstRating,
  type Hundredths,
  InputError,
  newestEdition,
  parseDate,
  performanceRating,
  type Requirement,
  rateEvent,
  ratePeriod,
  ratingChange,
  readEdition,
  scoreForGoal,
  withVariant,
} from '../src/index.ts';
import { parseDecimal, rational } from '../src/rational.ts';
import { count, gameScore, kFactor, rating, totalScore } from '../src/values.ts';
import { byDate, games, refusal as refusalWithPath, score, standard } from './helpers.ts';

/** What is refused; `src/errors.test.ts` has the paths. */
function refusal(run: () => unknown): ReturnType<typeof refusalWithPath> {
  const { code, values } = refusalWithPath(run);
  const { path: _, ...rest } = values;
  return { code, values: code === 'invalid-input' || code === 'edition-file' ? values : rest };
}

const EDITION = standard('2024-03');
const RATING = { kind: 'integer', from: 1, to: 4000 } as const;
const GAMES = { kind: 'games', from: 1, to: 2000 } as const;
const SAFE = (from: number) => ({ kind: 'integer', from }) as const;

describe('ratings, K, scores and counts as input', () => {
  test.each([1, 2, 1400, 3999, 4000])('a rating of %i is accepted', (value) =>
    expect(rating(value)).toBe(value),
  );
  test.each([0, -1, 4001, 2000.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'a rating of %d is refused',
    (value) => {
      expect(refusal(() => rating(value))).toEqual({
        code: 'invalid-rating',
        values: { value: String(value), expected: RATING },
      });
    },
  );

  test.each([1, 10, 200])('a K of %i is accepted', (value) => expect(kFactor(value)).toBe(value));
  test.each([0, -10, 201, 12.5])('a K of %d is refused', (value) => {
    expect(refusal(() => kFactor(value))).toEqual({
      code: 'invalid-k',
      values: { value: String(value), expected: { kind: 'integer', from: 1, to: 200 } },
    });
  });

  test.each([
    [0, 0],
    [0.5, 1],
    [1, 2],
  ])('a score of %d is %i half points', (value, halves) => expect(gameScore(value)).toBe(halves));
  test.each([-0.5, 0.25, 1.5, 2, Number.NaN])('a score of %d in one game is refused', (value) => {
    expect(refusal(() => gameScore(value))).toEqual({
      code: 'invalid-score',
      values: { value: String(value), expected: { kind: 'one-of', values: [1, 0.5, 0] } },
    });
  });

  test('a score is at most the number of games', () => {
    expect([totalScore(0, 9), totalScore(4.5, 9), totalScore(9, 9)]).toEqual([0, 9, 18]);
    for (const value of [-0.5, 9.5, 4.25]) {
      expect(refusal(() => totalScore(value, 9))).toEqual({
        code: 'invalid-score',
        values: { value: String(value), expected: { kind: 'half-points', to: 9 } },
      });
    }
  });

  test('a count is an integer within its limits', () => {
    expect([count(0, 'n'), count(Number.MAX_SAFE_INTEGER, 'n'), count(3, 'n', 3, 3)]).toEqual([
      ...[0, Number.MAX_SAFE_INTEGER, 3],
    ]);
    expect(refusal(() => count(-1, 'played'))).toEqual({
      code: 'invalid-count',
      values: { name: 'played', value: '-1', expected: { kind: 'integer', from: 0 } },
    });
    expect(refusal(() => count(4, 'n', 1, 3)).values).toEqual({
      name: 'n',
      value: '4',
      expected: { kind: 'integer', from: 1, to: 3 },
    });
    expect(refusal(() => count(0, 'n', 1, 3)).code).toBe('invalid-count');
    expect(refusal(() => count(1.5, 'n')).code).toBe('invalid-count');
  });
});

describe('every function validates its input', () => {
  const one = games('2000 1');
  test.each<[string, () => unknown, string, string]>([
    ['expected: own', () => calculateExpected({}, { own: 0, opponent: 2000 }), 'invalid-rating', '0'],
    [
      'expected: opponent',
      () => calculateExpected({}, { own: 2000, opponent: 4001 }),
      'invalid-rating',
      '4001',
    ],
    ['change: rating', () => ratingChange(EDITION, { rating: 0, k: 20, games: one }), 'invalid-rating', '0'],
    ['change: K', () => ratingChange(EDITION, { rating: 2000, k: 0, games: one }), 'invalid-k', '0'],
    [
      'change: opponent',
      () => calculateChange({}, { rating: 2000, k: 20, games: [{ opponent: 0, score: 1 }] }),
      'invalid-rating',
      '0',
    ],
    [
      'change: score',
      () => calculateChange({}, { rating: 2000, k: 20, games: [{ opponent: 1, score: 2 }] }),
      'invalid-score',
      '2',
    ],
    [
      'performance: opponent',
      () => performanceRating(EDITION, [{ opponent: 0, score: 1 }]),
      'invalid-rating',
      '0',
    ],
    [
      'target: rating',
      () => scoreForGoal(EDITION, { rating: 0, k: 20, opponents: [2000], goal: 2000 }),
      'invalid-rating',
      '0',
    ],
    [
      'target: K',
      () => scoreForGoal(EDITION, { rating: 2000, k: 0, opponents: [2000], goal: 2000 }),
      'invalid-k',
      '0',
    ],
    [
      'target: opponent',
      () => calculateTarget({}, { rating: 2000, k: 20, opponents: [0], goal: 2000 }),
      'invalid-rating',
      '0',
    ],
    [
      'target: goal',
      () => calculateTarget({}, { rating: 2000, k: 20, opponents: [2000], goal: 0 }),
      'invalid-rating',
      '0',
    ],
    ['K: rating', () => calculateK({}, { rating: 0, played: 0, on: '2024-04-01' }), 'invalid-rating', '0'],
    [
      'K: played',
      () => calculateK({}, { rating: 2000, played: -1, on: '2024-04-01' }),
      'invalid-count',
      '-1',
    ],
    [
      'K: peak',
      () => calculateK({}, { rating: 2000, played: 0, on: '2024-04-01', peak: 0 }),
      'invalid-rating',
      '0',
    ],
    [
      'K: day',
      () => calculateK({}, { rating: 2000, played: 0, on: '2024-04-31' }),
      'invalid-date',
      '2024-04-31',
    ],
    [
      'K: birth',
      () => calculateK({}, { rating: 2000, played: 0, on: '2024-04-01', birth: '1990-13-01' }),
      'invalid-date',
      '1990-13-01',
    ],
    [
      'K: a year of birth with a prefix',
      () => calculateK({}, { rating: 2000, played: 0, on: '2024-04-01', birth: 'x1990' }),
      'invalid-date',
      'x1990',
    ],
    [
      'K: year of birth',
      () => calculateK({}, { rating: 2000, played: 0, on: '2024-04-01', birth: '1799' }),
      'invalid-date',
      '1799',
    ],
    [
      'period: rating',
      () => ratePeriod(chooseEditions({}), { rating: 0, k: 20, events: [{ rating: 2000, games: one }] }),
      'invalid-rating',
      '0',
    ],
    [
      'period: K',
      () => ratePeriod(chooseEditions({}), { rating: 2000, k: 0, events: [{ rating: 2000, games: one }] }),
      'invalid-k',
      '0',
    ],
    [
      'period: rating of an event',
      () => ratePeriod(chooseEditions({}), { rating: 2000, k: 20, events: [{ rating: 0, games: one }] }),
      'invalid-rating',
      '0',
    ],
    [
      'period: K of an event',
      () =>
        ratePeriod(chooseEditions({}), { rating: 2000, k: 20, events: [{ rating: 2000, k: 0, games: one }] }),
      'invalid-k',
      '0',
    ],
    [
      'period: start',
      () =>
        ratePeriod(chooseEditions({}), {
          rating: 2000,
          k: 20,
          events: [{ start: 'May', rating: 2000, games: one }],
        }),
      'invalid-date',
      'May',
    ],
    [
      'period: list',
      () =>
        calculatePeriod(
          {},
          { list: '2024-4-1', rating: 2000, k: 20, events: [{ rating: 2000, games: one }] },
        ),
      'invalid-date',
      '2024-4-1',
    ],
    [
      'first rating: start',
      () => firstRating(chooseEditions({}), { events: [{ start: '2024-02-30', games: one }] }),
      'invalid-date',
      '2024-02-30',
    ],
    [
      'first rating: result',
      () => firstRating(chooseEditions({}), { events: [{ ru: 0, n: 3 }] }),
      'invalid-rating',
      '0',
    ],
    [
      'first rating: games of a result',
      () => firstRating(chooseEditions({}), { events: [{ ru: 1800, n: 1.5 }] }),
      'invalid-count',
      '1.5',
    ],
    [
      'first rating: type',
      () => firstRating(chooseEditions({}), { events: [{ type: 'knockout' as 'swiss', games: one }] }),
      'invalid-type',
      'knockout',
    ],
    [
      'eligibility: type',
      () =>
        eventEligibility(byDate('standard'), EDITION, {
          type: 'open' as 'swiss',
          start: '2024-04-01',
          players: [],
        }),
      'invalid-type',
      'open',
    ],
    ['appeal: day', () => appeal(EDITION, 'today'), 'invalid-date', 'today'],
  ])('%s', (_name, run, code, value) => {
    const found = refusal(run);
    expect([found.code, found.values.value]).toEqual([code, value]);
  });

  test('the error names the count', () => {
    expect(refusal(() => firstRating(chooseEditions({}), { events: [{ ru: 1800, n: 1.5 }] })).values).toEqual(
      {
        name: 'n',
        value: '1.5',
        expected: { kind: 'integer', from: 1 },
      },
    );
    expect(refusal(() => calculateK({}, { rating: 2000, played: -1, on: '2024-04-01' })).values).toEqual({
      name: 'played',
      value: '-1',
      expected: { kind: 'integer', from: 0, to: 100000 },
    });
  });

  test('a correction is a whole number of hundredths', () => {
    const owed = (correction: number): unknown =>
      ratePeriod(chooseEditions({}), {
        rating: 2000,
        k: 20,
        events: [],
        corrections: [correction as Hundredths],
      });
    expect(refusal(() => owed(0.5))).toEqual({
      code: 'invalid-count',
      values: {
        name: 'corrections',
        value: '0.5',
        expected: { kind: 'integer', from: Number.MIN_SAFE_INTEGER },
      },
    });
    expect(() => owed(-1)).not.toThrow();
  });

  test('a result is accepted beside games only in a round robin', () => {
    const event = (type: 'swiss' | 'round-robin'): unknown =>
      firstRating(chooseEditions({ edition: '2014-07' }), { events: [{ type, ru: 1800, games: one }] });
    expect(refusal(() => event('swiss'))).toEqual({
      code: 'invalid-input',
      values: {
        path: 'events[0].ru',
        value: 1800,
        expected: { kind: 'round-robin-only' },
      },
    });
    expect(() => event('round-robin')).not.toThrow();
  });

  test('dates', () => {
    const expected = { kind: 'date' } as const;
    for (const value of [
      '2023-02-29',
      '2024-00-10',
      '2024-13-01',
      '2024-01-00',
      '2024-04-31',
      '1799-12-31',
      '12024-01-01',
      '2024-01-015',
      '24-01-01',
      '2024-01-01T00:00',
      '',
    ]) {
      expect(refusal(() => parseDate(value))).toEqual({ code: 'invalid-date', values: { value, expected } });
    }
  });

  test('an unknown event type or cadence is refused with the known ones', () => {
    const types = {
      kind: 'one-of',
      values: ['swiss', 'team', 'round-robin', 'double-round-robin', 'match', 'scheveningen'],
    };
    expect(
      refusal(() => firstRating(chooseEditions({}), { events: [{ type: 'x' as 'swiss', games: one }] })),
    ).toEqual({
      code: 'invalid-type',
      values: { value: 'x', expected: types },
    });
    expect(refusal(() => chooseEditions({ cadence: 'bullet' as 'blitz' }))).toEqual({
      code: 'invalid-type',
      values: { value: 'bullet', expected: { kind: 'one-of', values: ['standard', 'rapid', 'blitz'] } },
    });
    expect(refusal(() => newestEdition('bullet' as 'blitz'))).toEqual({
      code: 'invalid-type',
      values: { value: 'bullet', expected: { kind: 'one-of', values: ['standard', 'rapid', 'blitz'] } },
    });
  });
});

describe('the limits of the number of games', () => {
  const many = score(0, 2001, 2000);
  test.each<[string, (list: typeof many) => unknown]>([
    ['change', (list) => ratingChange(EDITION, { rating: 2000, k: 20, games: list })],
    ['performance', (list) => performanceRating(EDITION, list)],
    ['first rating', (list) => firstRating(chooseEditions({}), { events: [{ games: list }] })],
    [
      'an event of a period',
      (list) =>
        ratePeriod(chooseEditions({}), { rating: 2000, k: 20, events: [{ rating: 2000, games: list }] }),
    ],
    [
      'target',
      (list) =>
        scoreForGoal(EDITION, {
          rating: 2000,
          k: 20,
          opponents: list.map((game) => game.opponent),
          goal: 2000,
        }),
    ],
  ])('%s: from 1 to 2000', (_name, run) => {
    expect(refusal(() => run([]))).toEqual({ code: 'no-games', values: { expected: GAMES } });
    expect(refusal(() => run(many))).toEqual({
      code: 'too-many-games',
      values: { value: 2001, expected: GAMES },
    });
    expect(() => run(many.slice(1))).not.toThrow();
  });

  test('the limit on the games of a period', () => {
    const events = [many.slice(0, 1000), many.slice(0, 1001)].map((list) => ({ rating: 2000, games: list }));
    expect(refusal(() => ratePeriod(chooseEditions({}), { rating: 2000, k: 20, events }))).toEqual({
      code: 'too-many-games',
      values: { value: 2001, expected: GAMES },
    });
  });

  test('a first rating needs an event with games or a result', () => {
    expect(refusal(() => firstRating(chooseEditions({}), { events: [] }))).toEqual({
      code: 'no-games',
      values: { expected: { kind: 'events', from: 1 } },
    });
    for (const event of [
      {},
      { ru: 1800 },
      { n: 5 },
      { ru: 1800, n: null },
      { ru: null, n: 5 },
      { ru: 1800, n: 0 },
    ]) {
      expect(refusal(() => firstRating(chooseEditions({}), { events: [event] }))).toEqual({
        code: 'no-games',
        values: { expected: { kind: 'games-or-result' } },
      });
    }
  });
});

describe('events', () => {
  const two = [{ rating: 2000 }, { rating: 1900 }];
  const game: EventGameInput = { white: 0, black: 1, whiteScore: 1, blackScore: 0, played: true };
  const rate = (input: Partial<Parameters<typeof rateEvent>[1]>): unknown =>
    rateEvent(standard('2009-07'), { type: 'swiss', players: two, games: [game], ...input });

  test.each<[string, () => unknown, object]>([
    [
      'type',
      () => rate({ type: 'open' as 'swiss' }),
      {
        code: 'invalid-type',
        values: {
          value: 'open',
          expected: {
            kind: 'one-of',
            values: ['swiss', 'team', 'round-robin', 'double-round-robin', 'match', 'scheveningen'],
          },
        },
      },
    ],
    [
      'one player',
      () => rate({ players: two.slice(1) }),
      {
        code: 'invalid-count',
        values: { name: 'players', value: '1', expected: { kind: 'integer', from: 2, to: 20000 } },
      },
    ],
    [
      'too many players',
      () => rate({ players: Array(20_001).fill(two[0]) }),
      {
        code: 'invalid-count',
        values: { name: 'players', value: '20001', expected: { kind: 'integer', from: 2, to: 20000 } },
      },
    ],
    [
      'no game',
      () => rate({ games: [] }),
      { code: 'no-games', values: { expected: { kind: 'games', from: 1 } } },
    ],
    [
      'start',
      () => rate({ start: '2010-02-29' }),
      {
        code: 'invalid-date',
        values: { value: '2010-02-29', expected: { kind: 'date' } },
      },
    ],
    [
      'rating',
      () => rate({ players: [{ rating: 0 }, ...two] }),
      { code: 'invalid-rating', values: { value: '0', expected: RATING } },
    ],
    [
      'K',
      () => rate({ players: [{ rating: 2000, k: 0 }, ...two] }),
      { code: 'invalid-k', values: { value: '0', expected: { kind: 'integer', from: 1, to: 200 } } },
    ],
    [
      'listed since',
      () => rate({ players: [{ rating: null, listedSince: 0 }, ...two] }),
      { code: 'invalid-rating', values: { value: '0', expected: RATING } },
    ],
    [
      'white',
      () => rate({ games: [{ ...game, white: 2 }] }),
      { code: 'unknown-player', values: { value: '2', expected: { kind: 'integer', from: 0, to: 1 } } },
    ],
    [
      'black',
      () => rate({ games: [{ ...game, black: -1 }] }),
      { code: 'unknown-player', values: { value: '-1', expected: { kind: 'integer', from: 0, to: 1 } } },
    ],
    [
      'half a player',
      () => rate({ games: [{ ...game, black: 0.5 }] }),
      { code: 'unknown-player', values: { value: '0.5', expected: { kind: 'integer', from: 0, to: 1 } } },
    ],
    [
      'the same player twice',
      () => rate({ games: [{ ...game, black: 0 }] }),
      { code: 'unknown-player', values: { value: 0, expected: { kind: 'other-player' } } },
    ],
    [
      'score of white',
      () => rate({ games: [{ ...game, whiteScore: 2 }] }),
      { code: 'invalid-score', values: { value: '2', expected: { kind: 'one-of', values: [1, 0.5, 0] } } },
    ],
    [
      'score of black',
      () => rate({ games: [{ ...game, blackScore: -1 }] }),
      { code: 'invalid-score', values: { value: '-1', expected: { kind: 'one-of', values: [1, 0.5, 0] } } },
    ],
    [
      'rating of white at the game',
      () => rate({ ratingsPerGame: true, games: [{ ...game, whiteRating: 0 }] }),
      { code: 'invalid-rating', values: { value: '0', expected: RATING } },
    ],
    [
      'rating of black at the game',
      () => rate({ ratingsPerGame: true, games: [{ ...game, blackRating: 0 }] }),
      { code: 'invalid-rating', values: { value: '0', expected: RATING } },
    ],
  ])('%s', (_name, run, expected) => expect(refusal(run)).toEqual(expected));

  test.each<[string, () => unknown, object]>([
    [
      'two winners',
      () => rate({ games: [{ ...game, whiteScore: 1, blackScore: 0.5 }] }),
      { code: 'invalid-score', values: { value: '1 + 0.5', expected: { kind: 'scores-together', to: 1 } } },
    ],
    [
      'minutes',
      () => rate({ minutes: -1 }),
      { code: 'invalid-count', values: { name: 'minutes', value: '-1', expected: SAFE(0) } },
    ],
    [
      'games of a match',
      () => rate({ scheduledGames: 0 }),
      { code: 'invalid-count', values: { name: 'scheduledGames', value: '0', expected: SAFE(1) } },
    ],
    [
      'round',
      () => rate({ games: [{ ...game, round: 1.5 }] }),
      { code: 'invalid-count', values: { name: 'round', value: '1.5', expected: SAFE(0) } },
    ],
  ])('%s', (_name, run, expected) => expect(refusal(run)).toEqual(expected));

  test('the first of several errors is reported: player, score, round', () => {
    const wrong = { ...game, white: 7, whiteScore: 2, round: -1 };
    const of = (...games: readonly EventGameInput[]): string => refusal(() => rate({ games })).code;
    expect(of(wrong)).toBe('unknown-player');
    expect(of({ ...wrong, white: 0 })).toBe('invalid-score');
    expect(of({ ...game, white: 7 }, { ...game, round: -1 })).toBe('unknown-player');
  });

  test('a game may be lost by both players', () => {
    expect(() => rate({ games: [{ ...game, whiteScore: 0 }], minutes: 0, scheduledGames: 1 })).not.toThrow();
  });

  test('a standard rating is validated only if it is used', () => {
    const players = [{ rating: null, standard: 0 }, ...two];
    expect(() => rate({ players })).not.toThrow();
    expect(
      refusal(() => rateEvent(findEdition('rapid', '2024-12'), { type: 'swiss', players, games: [game] }))
        .code,
    ).toBe('invalid-rating');
  });
});

const OF_2009 = [
  ...['k-and-bonus-2009', 'one-point-2009', 'points-against-unrated', 'official-at-any-speed'],
  ...['forfeit-lifts-composition', 'men-are-players'],
];
const OF_2024 = ['points-against-unrated', 'k-anew-after-delisting', 'official-at-any-speed'];

describe('editions and variants', () => {
  const STANDARD = {
    kind: 'one-of',
    values: [
      '2005-07',
      '2009-07',
      '2011-07',
      '2012-07',
      '2013-07',
      '2014-07',
      '2017-07',
      '2022-01',
      '2024-03',
      '2025-10',
    ],
  };
  test.each<[string, () => unknown, object]>([
    [
      'an ID that does not exist',
      () => chooseEditions({ edition: '2010-07' }),
      { code: 'unknown-edition', values: { value: '2010-07', cadence: 'standard', expected: STANDARD } },
    ],
    [
      'of another cadence',
      () => findEdition('rapid', '2009-07'),
      {
        code: 'unknown-edition',
        values: {
          value: '2009-07',
          cadence: 'rapid',
          expected: { kind: 'one-of', values: ['2005-07', '2012-01', '2022-10', '2024-03', '2024-12'] },
        },
      },
    ],
    [
      'blitz of 2005',
      () => findEdition('blitz', '2005-07'),
      {
        code: 'unknown-edition',
        values: {
          value: '2005-07',
          cadence: 'blitz',
          expected: { kind: 'one-of', values: ['2012-01', '2022-10', '2024-03', '2024-12'] },
        },
      },
    ],
    [
      'a value of another cadence',
      () => chooseEditions({ cadence: 'blitz', edition: EDITION }),
      {
        code: 'unknown-edition',
        values: { value: '2024-03', cadence: 'blitz', expected: { kind: 'edition', cadence: 'blitz' } },
      },
    ],
    [
      'before July 2005',
      () => editionOn('standard', parseDate('2005-06-30')),
      {
        code: 'before-first-edition',
        values: { value: '2005-06-30', cadence: 'standard', expected: { kind: 'date', from: '2005-07-01' } },
      },
    ],
    [
      'blitz before 2012',
      () => editionOn('blitz', parseDate('2011-12-31')),
      {
        code: 'before-first-edition',
        values: { value: '2011-12-31', cadence: 'blitz', expected: { kind: 'date', from: '2012-01-01' } },
      },
    ],
    [
      'an event before July 2005',
      () =>
        calculatePeriod(
          {},
          { rating: 2000, k: 20, events: [{ start: '2004-01-01', rating: 2000, games: games('2000 1') }] },
        ),
      {
        code: 'before-first-edition',
        values: { value: '2004-01-01', cadence: 'standard', expected: { kind: 'date', from: '2005-07-01' } },
      },
    ],
    [
      'a variant that does not exist',
      () => withVariant(standard('2009-07'), 'x'),
      {
        code: 'unknown-variant',
        values: {
          value: 'x',
          edition: '2009-07',
          expected: { kind: 'one-of', values: OF_2009 },
        },
      },
    ],
    [
      'a variant of another edition',
      () => withVariant(EDITION, 'junior-year-end'),
      {
        code: 'unknown-variant',
        values: {
          value: 'junior-year-end',
          edition: '2024-03',
          expected: { kind: 'one-of', values: OF_2024 },
        },
      },
    ],
    [
      'a variant of another edition, chosen',
      () => chooseEditions({ edition: '2014-07', variants: ['junior-year-end', 'one-point-2009'] }),
      {
        code: 'unknown-variant',
        values: {
          value: 'one-point-2009',
          edition: '2014-07',
          expected: {
            kind: 'one-of',
            values: [
              ...['inactive-listed', 'junior-year-end', 'first-event-only', 'points-against-unrated'],
              ...['k-anew-after-delisting', 'official-at-any-speed', 'forfeit-lifts-composition'],
            ],
          },
        },
      },
    ],
    [
      'a variant of no edition',
      () => chooseEditions({ variants: ['x'] }),
      {
        code: 'unknown-variant',
        values: {
          value: 'x',
          edition: 'standard',
          expected: {
            kind: 'one-of',
            values: [
              ...['first-event-only', 'points-against-unrated', 'k-anew-after-delisting'],
              ...['forfeit-lifts-composition', 'men-are-players', 'k-and-bonus-2009', 'one-point-2009'],
              ...['official-at-any-speed', 'inactive-listed', 'junior-year-end'],
            ],
          },
        },
      },
    ],
    [
      'a variant in rapid',
      () => chooseEditions({ cadence: 'rapid', variants: ['junior-year-end'] }),
      {
        code: 'unknown-variant',
        values: {
          value: 'junior-year-end',
          edition: 'rapid',
          expected: {
            kind: 'one-of',
            values: [
              ...['first-event-only', 'points-against-unrated', 'forfeit-lifts-composition'],
              ...['men-are-players', 'k-anew-after-delisting'],
            ],
          },
        },
      },
    ],
    [
      'K of the rapid list of 2005',
      () => calculateK({ cadence: 'rapid' }, { rating: 2000, played: 0, on: '2006-01-01' }),
      { code: 'k-not-set', values: { edition: '2005-07', cadence: 'rapid', article: '15b' } },
    ],
  ])('%s', (_name, run, expected) => expect(refusal(run)).toEqual(expected));

  test.each<[string, () => unknown, string, readonly string[]]>([
    [
      'change',
      () =>
        calculateChange({ variants: ['one-point-2009'] }, { rating: 2000, k: 20, games: games('2000 1') }),
      '2025-10',
      OF_2024,
    ],
    [
      'K',
      () => calculateK({ variants: ['junior-year-end'] }, { rating: 2000, played: 0, on: '2010-01-01' }),
      '2009-07',
      OF_2009,
    ],
    [
      'first rating',
      () =>
        calculateInitialOfEvents(
          { variants: ['junior-year-end'] },
          {
            events: [
              { start: '2010-01-01', games: games('2000 1') },
              { start: '2025-11-01', games: games('2000 1') },
            ],
          },
        ),
      '2025-10, 2009-07',
      [...new Set([...OF_2024, ...OF_2009])],
    ],
  ])('%s: a variant of none of the editions in use', (_name, run, edition, values) => {
    const found = refusal(run);
    expect([found.code, found.values.edition, found.values.expected]).toEqual([
      'unknown-variant',
      edition,
      { kind: 'one-of', values },
    ]);
  });

  test('a variant of any edition in use is accepted', () => {
    const events = [
      { start: '2010-01-01', games: games('2000 1') },
      { start: '2025-11-01', games: games('2000 1') },
    ];
    expect(() => calculateInitialOfEvents({ variants: ['one-point-2009'] }, { events })).not.toThrow();
    expect(() =>
      calculateK(
        { applied: true, variants: ['one-point-2009'] },
        { rating: 2000, played: 0, on: '2025-01-01' },
      ),
    ).not.toThrow();
  });

  test('a file that is not an edition', () => {
    const { code, values } = refusal(() => readEdition(null));
    expect(code).toBe('edition-file');
    expect([values.path, values.value]).toEqual(['(file)', 'null']);
  });
});

describe('files', () => {
  const event = { rating: 2000, games: [{ opponent: 1900, score: 1 }] };
  const file = { rating: 2000, k: 20, events: [event] };
  const refused = (value: unknown) => refusal(() => calculatePeriod({}, value));
  const oneOf = (values: readonly string[]): Requirement => ({ kind: 'one-of', values });
  const input = (path: string, value: string, expected: Requirement) => ({
    code: 'invalid-input',
    values: { path, value, expected },
  });

  test.each<[unknown, object]>([
    [null, input('file', 'null', { kind: 'object' })],
    [[], input('file', '[]', { kind: 'object' })],
    ['x', input('file', '"x"', { kind: 'object' })],
    [undefined, input('file', 'undefined', { kind: 'object' })],
    [
      { ...file, player: 1 },
      input(
        'player',
        '"player"',
        oneOf(['cadence', 'edition', 'list', 'rating', 'k', 'events', 'corrections']),
      ),
    ],
    [{ ...file, corrections: '1.00' }, input('corrections', '"1.00"', { kind: 'list' })],
    ...[1, '1', '1.5', '+1.00', '1.000', '-1,00', '1e9.00'].map((value): [unknown, object] => [
      { ...file, corrections: ['0.50', value] },
      input('corrections[1]', JSON.stringify(value), { kind: 'two-decimals', example: '-0.61' }),
    ]),
    [
      { ...file, events: [{ ...event, games: [{ ...event.games[0], own: '1900' }] }] },
      input('events[0].games[0].own', '"1900"', { kind: 'number' }),
    ],
    [{ ...file, rating: '2000' }, input('rating', '"2000"', { kind: 'number' })],
    [{ ...file, k: null }, input('k', 'null', { kind: 'number' })],
    [{ ...file, list: 20251201 }, input('list', '20251201', { kind: 'text' })],
    [{ ...file, cadence: 1 }, input('cadence', '1', { kind: 'text' })],
    [{ ...file, edition: 2024 }, input('edition', '2024', { kind: 'text' })],
    [{ ...file, events: {} }, input('events', '{}', { kind: 'list' })],
    [{ ...file, events: [event, 7] }, input('events[1]', '7', { kind: 'object' })],
    [
      { ...file, events: [{ ...event, name: 'Open' }] },
      input('events[0].name', '"name"', oneOf(['start', 'rating', 'k', 'games'])),
    ],
    [{ ...file, events: [{ ...event, start: 1 }] }, input('events[0].start', '1', { kind: 'text' })],
    [
      { ...file, events: [{ ...event, rating: true }] },
      input('events[0].rating', 'true', { kind: 'number' }),
    ],
    [{ ...file, events: [{ ...event, k: '20' }] }, input('events[0].k', '"20"', { kind: 'number' })],
    [
      { ...file, events: [{ ...event, games: 'x'.repeat(100) }] },
      input('events[0].games', `"${'x'.repeat(56)}…`, { kind: 'list' }),
    ],
    [
      { ...file, events: [{ ...event, games: 'x'.repeat(58) }] },
      input('events[0].games', `"${'x'.repeat(58)}"`, { kind: 'list' }),
    ],
    [
      { ...file, events: [{ ...event, games: [{ opponent: 1900 }] }] },
      input('events[0].games[0].score', 'undefined', { kind: 'number' }),
    ],
    [
      { ...file, events: [{ ...event, games: [{ score: 1 }] }] },
      input('events[0].games[0].opponent', 'undefined', { kind: 'number' }),
    ],
    [
      { ...file, events: [{ ...event, games: [{ ...event.games[0], colour: 'w' }] }] },
      input('events[0].games[0].colour', '"colour"', oneOf(['opponent', 'score', 'own'])),
    ],
  ])('period %#', (value, expected) => expect(refused(value)).toEqual(expected));

  test('a cadence in a file must exist', () => {
    expect(refused({ ...file, cadence: 'bullet' })).toEqual({
      code: 'invalid-type',
      values: { value: 'bullet', expected: { kind: 'one-of', values: ['standard', 'rapid', 'blitz'] } },
    });
  });

  test.each<[unknown, object]>([
    [7, input('file', '7', { kind: 'object' })],
    [
      { events: [], player: 1 },
      input('player', '"player"', oneOf(['cadence', 'edition', 'events', 'member'])),
    ],
    [{}, input('events', 'undefined', { kind: 'list' })],
    [
      { events: [{ kind: 'swiss' }] },
      input(
        'events[0].kind',
        '"kind"',
        oneOf(['start', 'type', 'official', 'games', 'ru', 'n', 'opponents', 'crosstableScore']),
      ),
    ],
    [{ events: [{ type: 1 }] }, input('events[0].type', '1', { kind: 'text' })],
    [{ events: [{ official: 'yes' }] }, input('events[0].official', '"yes"', { kind: 'flag' })],
    [{ events: [{ start: 1 }] }, input('events[0].start', '1', { kind: 'text' })],
    [{ events: [{ ru: '1800' }] }, input('events[0].ru', '"1800"', { kind: 'number' })],
    [{ events: [{ n: '5' }] }, input('events[0].n', '"5"', { kind: 'number' })],
    [{ events: [{ games: [1] }] }, input('events[0].games[0]', '1', { kind: 'object' })],
    [{ member: 1, events: [] }, input('member', '1', { kind: 'text' })],
    [{ cadence: 1, events: [{ games: [] }] }, input('cadence', '1', { kind: 'text' })],
    [{ edition: 1, events: [] }, input('edition', '1', { kind: 'text' })],
  ])('first rating %#', (value, expected) => {
    expect(refusal(() => calculateInitialOfEvents({}, value))).toEqual(expected);
  });
});

describe('numbers beyond exact integers', () => {
  test.each([
    [Number.MAX_SAFE_INTEGER + 1, 1, '9007199254740992/1'],
    [1, Number.MAX_SAFE_INTEGER + 1, '1/9007199254740992'],
    [1, 0, '1/0'],
    [1, -1, '1/-1'],
    [0.5, 1, '0.5/1'],
  ])('%d / %d', (numerator, denominator, value) => {
    expect(refusal(() => rational(numerator, denominator))).toEqual({
      code: 'out-of-safe-range',
      values: { value },
    });
  });

  test.each(['', 'x', '1.', '.5', '1.23456', '1234567890', '--1', '1,5', ' 1', '1e3'])(
    '%j is not a decimal',
    (value) => {
      expect(refusal(() => parseDecimal(value))).toEqual({
        code: 'invalid-count',
        values: { value, expected: { kind: 'decimal', example: '12.5' } },
      });
    },
  );
});

test('an InputError is an Error with a code, frozen values and a message for the log', () => {
  const values = { value: '5000', expected: RATING };
  const error = new InputError('invalid-rating', values);
  expect(error).toBeInstanceOf(Error);
  expect([error.name, error.code, error.message]).toEqual([
    ...[
      'InputError',
      'invalid-rating',
      'invalid-rating: value 5000, expected {"kind":"integer","from":1,"to":4000}',
    ],
  ]);
  expect(error.values).toEqual(values);
  expect(error.values).not.toBe(values);
  expect(Object.isFrozen(error.values)).toBe(true);
});
