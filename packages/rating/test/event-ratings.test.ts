import { describe, expect, test } from 'vitest';
import { defined } from '../src/defined.ts';
import {
  type Edition,
  type EventGameInput,
  type EventInput,
  type EventOutcome,
  type EventPlayerInput,
  type PlayerOutcome,
  rateEvent,
} from '../src/index.ts';
import { blitz, codes, crosstable, rapid, silenced, standard } from './helpers.ts';

/** Which rating a player and the opponents count with, and which differences. */

/** With its reasons; and the same without. */
function rate(edition: Edition, input: Omit<EventInput, 'type'> & Partial<EventInput>): EventOutcome {
  const event: EventInput = { type: 'swiss', ...input };
  const outcome = rateEvent(edition, event, { explain: true });
  expect(rateEvent(edition, event)).toEqual(silenced(outcome));
  return outcome;
}

const rated = (...ratings: readonly (number | null)[]): EventPlayerInput[] =>
  ratings.map((rating) => ({ rating, k: 20 }));

const against = (black: number, whiteScore: number, more: Partial<EventGameInput> = {}): EventGameInput => ({
  white: 0,
  black,
  whiteScore,
  blackScore: 1 - whiteScore,
  played: true,
  ...more,
});

const player = (outcome: EventOutcome, index: number): PlayerOutcome => defined(outcome.players[index]);

describe('listed since the event (10.4, 8.4, 8.2.4)', () => {
  const event = {
    players: [{ rating: null, listedSince: 1700, k: 40 }, ...rated(1600, 1600, 1600)],
    games: [against(1, 1), against(2, 0.5), against(3, 0)],
  };

  test.each([
    ['2005-07', '10.4', 0],
    ['2009-07', '8.4', 1],
    ['2014-07', '8.4', 0],
    ['2022-01', '8.2.4', 0],
    ['2024-03', '8.2.4', 0],
  ])('%s: rated for their own games, unrated for the opponents (%s)', (id, article, n) => {
    const outcome = rate(standard(id), event);
    const own = player(outcome, 0);
    expect([own.rating, own.k, own.n, own.score, own.expected, own.change, own.new, own.initial]).toEqual([
      ...[1700, 40, 3, 3, 192, -1680, 1683, null],
    ]);
    expect(own.reasons[0]).toEqual({ code: 'listed-since', article, values: { rating: 1700 } });
    expect(outcome.players.slice(1).map((each) => each.n)).toEqual([n, n, n]);
    const [reason] = player(outcome, 1).games[0]?.reasons ?? [];
    // 2009 6.42: unrated for the opponents, so with the result of the event.
    expect(reason).toEqual(
      n === 1
        ? { code: 'opponent-result-used', article: '6.42, 8.52, 8.53', values: { ru: 1600 } }
        : { code: 'opponent-listed-since', article, values: { rating: 1700 } },
    );
  });

  test('in a round robin the result is used for the others', () => {
    const outcome = rate(standard('2014-07'), {
      type: 'round-robin',
      players: [...rated(2000, 1900, 1800), { rating: null, listedSince: 1700, k: 40 }],
      games: crosstable(['*½½½', '½*½½', '½½*½', '½½½*']),
    });
    expect(outcome.players.map(({ rating, n, expected }) => [rating, n, expected])).toEqual([
      [2000, 3, 64 + 76 + 64],
      [1900, 3, 36 + 64 + 50],
      [1800, 3, 24 + 36 + 36],
      [1700, 3, 15 + 24 + 36],
    ]);
    expect(player(outcome, 0).games[2]?.reasons[0]).toEqual({
      code: 'opponent-result-used',
      article: '8.21b, 8.52, 8.58',
      values: { ru: 1900 },
    });
  });

  test('a rating at the start comes first', () => {
    const outcome = rate(standard('2024-03'), {
      players: [{ rating: 1650, listedSince: 1700, k: 20 }, ...rated(1650)],
      games: [against(1, 1)],
    });
    expect([player(outcome, 0).rating, player(outcome, 1).n]).toEqual([1650, 1]);
    expect(codes(player(outcome, 0).reasons)).not.toContain('listed-since');
  });
});

describe('2009 4.13: ratings at the time of the game, as an option', () => {
  const event = (ratingsPerGame: boolean): Parameters<typeof rate>[1] => ({
    ratingsPerGame,
    players: rated(2000, 2000, 2000),
    games: [against(1, 1, { whiteRating: 2050, blackRating: 1950 }), against(2, 1)],
  });

  test('are used, game by game', () => {
    const own = player(rate(standard('2009-07'), event(true)), 0);
    expect(
      own.games.map(({ opponentRating, difference, expected }) => [opponentRating, difference, expected]),
    ).toEqual([
      [1950, 100, 64],
      [2000, 0, 50],
    ]);
    expect(own.games[0]?.reasons).toEqual([
      { code: 'rating-at-game', article: '4.13', values: { rating: 1950 } },
      {
        code: 'difference-counted',
        article: '8.1b, 12.2',
        values: { own: 2050, opponent: 1950, difference: 100, counted: 100, expected: '0.64' },
      },
    ]);
    // The change is added to the rating of the list.
    expect([own.rating, own.change, own.new]).toEqual([2000, 1720, 2017]);
    const other = player(rate(standard('2009-07'), event(true)), 1);
    expect(other.games[0]).toMatchObject({ opponentRating: 2050, difference: -100, expected: 36 });
  });

  test('give the average of an unrated player', () => {
    const outcome = rate(standard('2009-07'), {
      ratingsPerGame: true,
      players: rated(null, 1500, 1500, 1500),
      games: [1, 2, 3].map((black) => against(black, 0.5, { blackRating: 1600 })),
    });
    expect(player(outcome, 0).initial).toMatchObject({ ru: 1600, n: 3 });
    expect(player(outcome, 1)).toMatchObject({ rating: 1500, n: 1, expected: 50 });
  });

  test('are not used without the option', () => {
    expect(player(rate(standard('2009-07'), event(false)), 0).expected).toBe(100);
  });

  test.each(['2005-07', '2014-07', '2017-07', '2024-03'])('%s has no such option', (id) => {
    expect(player(rate(standard(id), event(true)), 0).expected).toBe(100);
  });
});

describe('1.1: too little time for the higher rated player', () => {
  const event = (
    minutes: number | null,
    ...ratings: readonly (number | null)[]
  ): Parameters<typeof rate>[1] => ({
    minutes,
    players: rated(...ratings),
    games: [against(1, 1), against(2, 1)],
  });

  test.each([
    // 2017: 2200 and 1600, game by game
    ['2017-07', 119, [2000, 2200, 2199], [1, 0, 1]],
    ['2017-07', 120, [2000, 2200, 2199], [2, 1, 1]],
    ['2017-07', 89, [1500, 1600, 1599], [1, 0, 1]],
    ['2017-07', 90, [1500, 1600, 1599], [2, 1, 1]],
    ['2017-07', 59, [1500, 1500, 1500], [0, 0, 0]],
    ['2017-07', 60, [1500, 1500, 1500], [2, 1, 1]],
    // 2022 and 2024: 2400 and 1800
    ['2022-01', 119, [2000, 2400, 2399], [1, 0, 1]],
    ['2024-03', 119, [2000, 2400, 2399], [1, 0, 1]],
    ['2024-03', 120, [2000, 2400, 2399], [2, 1, 1]],
    ['2024-03', 89, [1500, 1800, 1799], [1, 0, 1]],
    ['2024-03', 90, [1500, 1800, 1799], [2, 1, 1]],
    ['2025-10', 59, [1500, 1500, 1500], [0, 0, 0]],
    ['2025-10', 60, [1500, 1500, 1500], [2, 1, 1]],
    // Not known: nothing is refused.
    ['2025-10', null, [2700, 2700, 2700], [2, 1, 1]],
    // Up to 2014 the event is judged as a whole.
    ['2014-07', 60, [2500, 2500, 2500], [2, 1, 1]],
    ['2005-07', 10, [2500, 2500, 2500], [2, 1, 1]],
  ])('%s: %s minutes among %j', (id, minutes, ratings, n) => {
    expect(rate(standard(id), event(minutes, ...ratings)).players.map((each) => each.n)).toEqual(n);
  });

  test('the reason, for both players', () => {
    const outcome = rate(standard('2024-03'), event(90, 1700, 2450, 1700));
    const reasons = [
      { code: 'game-thinking-time', article: '1.1', values: { minutes: 90, needed: 120, rating: 2450 } },
    ];
    expect([player(outcome, 0), player(outcome, 1)].map((each) => each.games[0]?.reasons)).toEqual([
      reasons,
      reasons,
    ]);
  });

  test('an unrated player counts as below every limit', () => {
    const outcome = rate(standard('2024-03'), event(60, null, 1799, 1800));
    expect(player(outcome, 0)).toMatchObject({ n: 1, initial: { n: 1 } });
    expect(player(outcome, 0).games[1]?.reasons).toEqual([
      { code: 'game-thinking-time', article: '1.1', values: { minutes: 60, needed: 90, rating: 1800 } },
    ]);
  });

  test.each([rapid('2012-01'), rapid('2022-10'), rapid('2024-12'), blitz('2024-12')])(
    '$cadence $id limits the range of ratings of the event, not the time of a game',
    (edition) => {
      expect(rate(edition, event(10, 2500, 2500, 2500)).players.map((each) => each.n)).toEqual([2, 1, 1]);
    },
  );
});

describe('the cap on the difference', () => {
  const event = { players: rated(1900, 1400, 1450), games: [against(1, 1), against(2, 1)] };
  const values = (opponent: number, counted: number, expected: string) => ({
    ...{ own: 1900, opponent, difference: 1900 - opponent, counted, expected },
  });

  test('2022 8.3.1: once per player and event', () => {
    const outcome = rate(standard('2022-01'), event);
    expect(player(outcome, 0).games.map(({ reasons }) => reasons)).toEqual([
      [{ code: 'difference-capped', article: '8.3.1', values: values(1400, 400, '0.92') }],
      [{ code: 'cap-used-elsewhere', article: '8.3.1', values: values(1450, 450, '0.94') }],
    ]);
    expect([player(outcome, 0).sum, player(outcome, 0).change]).toEqual([14, 280]);
    // Both opponents have one game, which is capped.
    expect([1, 2].map((index) => player(outcome, index).expected)).toEqual([8, 8]);
  });

  test.each([
    ['2005-07', '10.51', 350, '0.89'],
    ['2009-07', '8.54', 400, '0.92'],
    ['2014-07', '8.54', 400, '0.92'],
    ['2024-03', '8.3.1', 400, '0.92'],
    ['2025-10', '8.3.1', 400, '0.92'],
  ])('%s: in every game (%s)', (id, article, cap, expected) => {
    expect(player(rate(standard(id), event), 0).games.map(({ reasons }) => reasons)).toEqual([
      [{ code: 'difference-capped', article, values: values(1400, cap, expected) }],
      [{ code: 'difference-capped', article, values: values(1450, cap, expected) }],
    ]);
  });

  test('2025 8.3.1: not for players of 2650 and above', () => {
    const outcome = rate(standard('2025-10'), { players: rated(2650, 2150), games: [against(1, 1)] });
    expect(player(outcome, 0).games[0]?.reasons).toEqual([
      {
        code: 'difference-full',
        article: '8.3.1',
        values: { own: 2650, opponent: 2150, difference: 500, counted: 500, expected: '0.96', from: 2650 },
      },
    ]);
    expect(player(outcome, 1).games[0]?.reasons).toEqual([
      {
        code: 'difference-capped',
        article: '8.3.1',
        values: { own: 2150, opponent: 2650, difference: -500, counted: -400, expected: '0.08' },
      },
    ]);
  });
});

describe('7.3.1: a gap of 600 with a player above 2600, rapid and blitz from December 2024', () => {
  const event = { players: rated(2650, 2050, 2051), games: [against(1, 0), against(2, 0)] };

  test.each([rapid('2024-12'), blitz('2024-12')])('$cadence: not rated for either player', (edition) => {
    const outcome = rate(edition, event);
    expect(outcome.players.map(({ n, score, change }) => [n, score, change])).toEqual([
      [1, 0, -1840],
      [0, 0, 0],
      [1, 2, 1840],
    ]);
    expect(player(outcome, 0).games[0]).toEqual({
      game: 0,
      opponent: 1,
      score: 0,
      counted: false,
      opponentRating: 2050,
      difference: 600,
      expected: null,
      delta: null,
      reasons: [
        {
          code: 'gap-not-rated',
          article: '7.3.1',
          values: { own: 2650, opponent: 2050, gap: 600, limit: 600, above: 2600 },
        },
      ],
    });
    expect(player(outcome, 1).games[0]?.reasons[0]?.values).toEqual({
      ...{ own: 2050, opponent: 2650, gap: 600, limit: 600, above: 2600 },
    });
  });

  test.each([rapid('2024-03'), blitz('2024-03'), rapid('2022-10'), standard('2025-10')])(
    '$cadence $id has no such rule',
    (edition) => expect(rate(edition, event).players.map(({ n }) => n)).toEqual([2, 1, 1]),
  );
});

describe('a standard rating where a rapid or blitz rating is missing', () => {
  const event = {
    players: [
      { rating: null, standard: 1900, k: 20 },
      ...rated(1900),
      { rating: 2000, standard: 1900, k: 20 },
    ],
    games: [against(1, 0.5), against(2, 0.5)],
  };

  test.each([
    [rapid('2012-01'), 'announcement 2011-11-16'],
    [blitz('2012-01'), 'announcement 2011-11-16'],
    [rapid('2022-10'), '7.2.1'],
    [rapid('2024-03'), '7.2.1'],
    [blitz('2024-12'), '7.2.1'],
  ])('$cadence $id: is used instead', (edition, article) => {
    const outcome = rate(edition, event);
    const reason = { code: 'standard-stands-in', article, values: { rating: 1900 } };
    expect([player(outcome, 0).rating, player(outcome, 0).n, player(outcome, 0).expected]).toEqual([
      1900, 2, 86,
    ]);
    expect(player(outcome, 0).reasons[0]).toEqual(reason);
    expect(player(outcome, 1).games[0]).toMatchObject({ opponentRating: 1900, expected: 50 });
    expect(player(outcome, 1).games[0]?.reasons[0]).toEqual(reason);
    // The player's own rating comes first.
    expect([player(outcome, 2).rating, player(outcome, 2).expected]).toEqual([2000, 64]);
    expect(codes(player(outcome, 2).reasons)).toEqual(['change-summed', 'change-rounded']);
  });

  test.each([rapid('2005-07'), standard('2024-03')])('$cadence $id: is not used', (edition) => {
    const outcome = rate(edition, event);
    expect(player(outcome, 0).rating).toBe(null);
    expect(player(outcome, 1).n).toBe(0);
  });
});

test('15c: a rapid rating of 2005 is shown with three digits', () => {
  const outcome = rate(rapid('2005-07'), { players: rated(2004, 2004), games: [against(1, 1)] });
  expect(player(outcome, 0).reasons).toEqual([
    {
      code: 'change-summed',
      article: '10.51c',
      values: { n: 1, score: 1, expected: '0.50', sum: '0.50', k: 20, change: '10.00' },
    },
    {
      code: 'change-rounded',
      article: '10.53',
      values: { change: '10.00', rounded: 10, rating: 2004, new: 2014 },
    },
    { code: 'digits-shown', article: '15c', values: { rating: 2014, shown: '201' } },
  ]);
});
