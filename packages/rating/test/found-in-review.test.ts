import { describe, expect, test } from 'vitest';
import {
  calculateChange,
  calculateInitial,
  calculateInitialOfEvents,
  calculateK,
  calculatePeriod,
  chooseEditions,
  eventEligibility,
  findEdition,
  firstRating,
  type Hundredths,
  rateEvent,
  ratePeriod,
  ratingChange,
  readEdition,
} from '../src/index.ts';

/** Cases that were once wrong, each with the article it broke. */

const standard = (id: string) => findEdition('standard', id);
const games = (scores: readonly number[], opponent: number) => scores.map((score) => ({ opponent, score }));
const refusal = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test('1.1: a round robin with games that are too fast is rated as a Swiss', () => {
  const players = [2300, 1500, 1500, null].map((rating) => ({ rating, k: rating === null ? null : 20 }));
  const pairs = [0, 1, 2].flatMap((white) =>
    [1, 2, 3].filter((black) => black > white).map((black) => ({ white, black })),
  );
  const input = {
    type: 'round-robin' as const,
    minutes: 90,
    players,
    games: pairs.map((pair) => ({ ...pair, whiteScore: 1, blackScore: 0, played: true })),
  };
  const outcome = rateEvent(standard('2017-07'), input, { explain: true });
  expect(outcome.method).toBe('swiss');
  expect(outcome.reasons).toEqual([
    { code: 'round-robin-as-swiss', article: '6.4', values: { unplayed: 3 } },
  ]);
  expect(outcome.players.map((player) => player.n)).toEqual([0, 1, 1, 2]);
});

describe('2009 and 2014 6.6, 2024 6.1: a match with an unrated player is not rated', () => {
  const match = {
    type: 'match' as const,
    players: [{ rating: 2000, k: 20 }, { rating: null }],
    games: [{ white: 0, black: 1, whiteScore: 0, blackScore: 1, played: true }],
  };
  test.each([
    ['2005-07', true, null],
    ['2009-07', false, '6.6'],
    ['2014-07', false, '6.6'],
    ['2024-03', false, '6.1'],
  ])('%s', (id, rated, article) => {
    const { players } = rateEvent(standard(id), match, { explain: true });
    expect(players[1]?.initial !== null).toBe(rated);
    if (article !== null) {
      expect(players[1]?.games[0]?.reasons).toEqual([{ code: 'match-with-unrated', article, values: {} }]);
    }
    const first = firstRating(
      chooseEditions({ edition: id }),
      { events: [{ type: 'match', games: games([1, 1, 1, 0.5, 0, 0, 1, 1, 1], 2000) }] },
      { explain: true },
    );
    expect(first.events[0]?.counts).toBe(rated);
  });
});

test('9.14c: an event that does not count does not move the window', () => {
  const events = [
    { start: '2006-02-01', games: games([1, 1, 1, 1, 1, 0, 0, 0, 0], 1900) },
    { start: '2009-02-01', games: games([1, 1], 1900) },
  ];
  const { rating, n, events: judged } = firstRating(chooseEditions({}), { events });
  expect([rating, n, judged.map((event) => event.counts)]).toEqual([1913, 9, [true, false]]);
});

describe('a given result', () => {
  test('is accepted for a round robin only', () => {
    const event = {
      start: '2024-05-01',
      type: 'swiss' as const,
      ru: 2000,
      games: games([1, 1, 0, 0, 1], 1500),
    };
    expect(refusal(() => firstRating(chooseEditions({}), { events: [event] }))).toBe('invalid-input');
  });
  test('is not used by an edition without round-robin results', () => {
    const event = {
      start: '2024-05-01',
      type: 'round-robin' as const,
      ru: 2000,
      games: games([1, 1, 0, 0, 1], 1500),
    };
    expect(firstRating(chooseEditions({}), { events: [event] }).ru).toBe(1636);
  });
});

test('6.1 of 2009: the exception is for a zero, also with the minimum of one point', () => {
  const events = [
    { start: '2010-02-01', games: games([1, 1, 1, 0, 0], 1500) },
    { start: '2010-05-01', games: games([0.5, 0, 0, 0, 0], 1500) },
  ];
  const applied = firstRating(chooseEditions({ variants: ['one-point-2009'] }), { events });
  expect(applied.events.map((event) => event.counts)).toEqual([true, false]);
});

test('8.3.1 of 2022: the cap is not used for a game that is not rated', () => {
  const own = readEdition({
    id: 'club',
    title: 'Club',
    cadence: 'rapid',
    from: '2025-01-01',
    basedOn: '2024-12',
    rules: { differenceCapGames: { value: 'largest-of-event', article: 'Club 1' } },
  });
  const { games: rated } = ratingChange(own, {
    rating: 2650,
    k: 10,
    games: [...games([1], 2000), ...games([1], 2200)],
  });
  expect(rated.map((game) => game.counted)).toEqual([null, 400]);
});

describe('a variant without effect is refused', () => {
  test.each([
    [
      'of another edition',
      () =>
        calculateChange({ variants: ['k-and-bonus-2009'] }, { rating: 2000, k: 20, games: games([1], 2000) }),
    ],
    [
      'of another date',
      () => calculateK({ variants: ['junior-year-end'] }, { rating: 2000, played: 9, on: '2025-12-01' }),
    ],
    [
      'of no event',
      () =>
        calculateInitialOfEvents(
          { variants: ['one-point-2009'] },
          { events: [{ start: '2025-01-01', games: games([1], 2000) }] },
        ),
    ],
  ])('%s', (_, act) => expect(refusal(act)).toBe('unknown-variant'));
  test('a variant with effect is accepted', () => {
    const { variants } = calculateK(
      { variants: ['junior-year-end'] },
      { rating: 2000, played: 90, on: '2016-05-01', birth: '1998-02-01' },
    );
    expect(variants).toEqual(['junior-year-end']);
  });
});

describe('the practice differs, but nothing is published either way', () => {
  test('the result of the formula is compared', () => {
    const { rating, ru, reasons } = calculateInitial(
      { edition: '2009-07' },
      { games: games([1, 1, 1, 0.5], 1500) },
    );
    expect([rating, ru]).toEqual([null, 1545]);
    expect(reasons.at(-1)?.values).toEqual({
      variant: 'k-and-bonus-2009',
      dispute: 'a1-k-and-bonus-2009',
      value: '1538',
    });
  });
  test('every edition of a pool is compared', () => {
    const events = [
      { start: '2010-02-01', games: games([0.5, 0, 0], 1700) },
      { start: '2011-08-01', games: games([1, 1, 1, 1, 1, 0, 0, 0, 0], 1500) },
    ];
    const { reasons } = firstRating(chooseEditions({}), { events }, { explain: true });
    expect(
      reasons.filter(({ code }) => code === 'variant-differs').map(({ values }) => values),
    ).toContainEqual({
      variant: 'one-point-2009',
      dispute: 'a2-minimum-score-2009',
      value: '1513',
    });
  });
});

test('3.1: half minutes count towards the twelve hours', () => {
  const { refusals } = eventEligibility(() => standard('2024-03'), standard('2024-03'), {
    type: 'swiss',
    start: '2024-05-10',
    minutes: 120,
    seconds: 30,
    roundsPerDay: 3,
    players: [{ rating: 2000 }, { rating: 2000 }],
  });
  expect(refusals).toEqual([
    { code: 'too-many-hours', article: '3.1', values: { minutes: 723, allowed: 12 } },
  ]);
});

test('7.2.1: a new rating below the floor is reported as delisted', () => {
  const { reasons } = calculateChange({}, { rating: 1402, k: 40, games: games([0, 0], 1300) });
  expect(reasons.at(-1)).toEqual({
    code: 'below-floor-delisted',
    article: '7.2.1',
    values: { rating: 1351, floor: 1400 },
  });
  const event = { rating: 1402, games: games([0, 0], 1300) };
  expect(calculatePeriod({}, { rating: 1402, k: 40, events: [event] }).reasons.at(-1)?.code).toBe(
    'below-floor-delisted',
  );
});

describe('impossible input', () => {
  const event = { type: 'swiss' as const, players: [{ rating: 2000 }, { rating: 2000 }] };
  const game = { white: 0, black: 1, whiteScore: 1, blackScore: 0, played: true };
  test.each([
    [
      'both win',
      () => rateEvent(standard('2024-03'), { ...event, games: [{ ...game, blackScore: 1 }] }),
      'invalid-score',
    ],
    [
      'an invalid number of minutes',
      () => rateEvent(standard('2024-03'), { ...event, games: [game], minutes: Number.NaN }),
      'invalid-count',
    ],
    [
      'fewer than one scheduled game',
      () => rateEvent(standard('2024-03'), { ...event, games: [game], scheduledGames: -1 }),
      'invalid-count',
    ],
    [
      'part of a hundredth',
      () =>
        ratePeriod(chooseEditions({}), { rating: 2000, k: 20, events: [], corrections: [0.5 as Hundredths] }),
      'invalid-count',
    ],
    [
      'no games at all',
      () => ratingChange(standard('2024-03'), { rating: 2000, k: 20 } as never),
      'no-games',
    ],
    [
      'an event without players',
      () =>
        eventEligibility(() => standard('2024-03'), standard('2024-03'), {
          type: 'swiss',
          start: '2024-05-10',
          players: [],
        }),
      'invalid-count',
    ],
    [
      'born after the day',
      () => calculateK({}, { rating: 2000, played: 9, on: '2025-12-01', birth: '2030' }),
      'invalid-date',
    ],
  ])('%s', (_, act, code) => expect(refusal(act)).toBe(code));
});
