import { chooseEditions, ratePeriod } from '@eloquence/rating';
import { describe, expect, test } from 'vitest';
import { FLAG } from '../../rating-lists/columns.ts';
import { monthOf } from '../../rating-lists/months.ts';
import type { UnratedEvent } from './input.ts';
import { day, event, expectPoints, input, list, of, person, playersOf, row } from './rate.test-helper.ts';
import { rateList } from './rate-events.ts';

describe('a list from events', () => {
  const before = list('2025-11-01', [row(1, 2000), row(2, 1900), row(3, 1800), row(4, 1700)]);

  test('has what the engine gives each player for the period', () => {
    const closing = rateList(
      input(before, [
        event('E1', [
          [1, 2, 0.5],
          [3, 1, 1],
        ]),
        event('E2', [[1, 4, 0]], { start: '2025-11-15', end: '2025-11-16' }),
      ]),
    );
    const period = ratePeriod(chooseEditions({}), {
      rating: 2000,
      k: 20,
      events: [
        {
          start: '2025-11-05',
          rating: 2000,
          games: [
            { opponent: 1900, score: 0.5 },
            { opponent: 1800, score: 0 },
          ],
        },
        { start: '2025-11-15', rating: 2000, games: [{ opponent: 1700, score: 0 }] },
      ],
    });
    expect(of(closing, 1)).toMatchObject({ rating: period.new, games: 3, played: 103, peak: 2000, k: 20 });
    expect(closing.periods.get(1)?.change).toBe(period.change);
    const parts = closing.rated.flatMap(({ players }) => players.filter(({ key }) => key === 1));
    expect(parts.map(({ k, change }) => [k, change])).toEqual(
      period.events.map((each) => [each.k, each.change]),
    );
    expect(of(closing, 2)).toMatchObject({ games: 1 });
    expectPoints(before, closing);
  });

  test('is the same when computed again', () => {
    const events = [event('E1', [[1, 2, 1]]), event('E2', [[3, 4, 0.5]])];
    expect(rateList(input(before, events))).toEqual(rateList(input(before, events)));
  });

  test('takes the ratings of the list in force at the start of each event', () => {
    const older = list('2025-10-01', [row(1, 2100), row(2, 1900)], 7);
    const closing = rateList(
      input(before, [event('E1', [[1, 2, 0]], { start: '2025-10-20' })], { listAt: () => older }),
    );
    expect(closing.rated[0]).toMatchObject({ list: { id: 7 } });
    expect(playersOf(closing)[0]).toMatchObject({ rating: 2100, from: 'list' });
    // 2100 against 1900 expects 0.76, which is taken from the rating of the list before.
    expect(of(closing, 1)).toMatchObject({ rating: 2000 - 15 });
    expectPoints(before, closing);
  });

  test('limits K where there are many games', () => {
    const games = Array.from({ length: 40 }, () => [1, 2, 1] as const);
    const closing = rateList(input(before, [event('E1', games)]));
    expect(closing.periods.get(1)?.games).toBe(40);
    expect(of(before, 1)).toMatchObject({ k: 20 });
    expect(playersOf(closing)[0]).toMatchObject({ key: 1, k: 17 });
    expectPoints(before, closing);
  });

  test('has no K and no change if nothing is multiplied', () => {
    // 5 has left the list, 6 was never listed, 0 is unknown.
    const older = list('2025-10-01', [row(1, 2000), row(2, 1900), row(5, 1950)], 7);
    const games = [[1, 2, 0.5] as const, [5, 2, 1] as const, [6, 0, 1] as const];
    const closing = rateList(input(before, [event('E1', games)], { listAt: () => older }));
    const players = playersOf(closing).map(({ key, rating, k, change }) => [key, rating, k, change]);
    expect(players).toEqual([
      // Half a point where 0.64 was expected.
      [1, 2000, 20, -280],
      // Half a point and none where 0.36 and 0.43 were expected.
      [2, 1900, 20, -580],
      [5, 1950, null, null],
      [6, null, null, null],
      [0, null, null, null],
    ]);
  });

  test('refuses an event for which the store has no list', () => {
    expect(() => rateList(input(before, [event('E1', [[1, 2, 1]])], { listAt: () => null }))).toThrow(
      'no-list-in-force',
    );
  });
});

describe('new players', () => {
  const before = list('2025-11-01', [row(1, 2000), row(2, 1900), row(3, 1800), row(4, 1700), row(5, 1600)]);
  const five = [
    [9, 1, 0],
    [9, 2, 0.5],
    [9, 3, 0.5],
    [9, 4, 1],
    [9, 5, 1],
  ] as const;

  test('are listed with five games', () => {
    const closing = rateList(input(before, [event('E1', five)], { people: new Map([[9, person(9)]]) }));
    // Average with two draws against 1800: (9000 + 3600) / 7 = 1800, score 4 of 7: 0.57, dp 50.
    expect(of(closing, 9)).toMatchObject({ rating: 1850, games: 5, played: 5, k: 40, peak: 1850 });
    // The opponents' games against this player do not count.
    expect(of(closing, 1)).toMatchObject({ rating: 2000, games: 0 });
    expect(closing.tally.newcomers).toBe(185_000);
    expectPoints(before, closing);
  });

  test('wait with fewer, and keep their results', () => {
    const closing = rateList(
      input(before, [event('E1', five.slice(0, 3))], { people: new Map([[9, person(9)]]) }),
    );
    expect(of(closing, 9)).toBeNull();
    expect(new Map(closing.rated[0]?.unrated).get(9)).toMatchObject({
      n: 3,
      counts: true,
      games: [
        [2000, 0],
        [1900, 0.5],
        [1800, 0.5],
      ],
    });
  });

  test('have earlier games pooled', () => {
    const earlier: UnratedEvent = {
      event: 'E0',
      start: '2025-09-05',
      type: 'swiss',
      official: false,
      games: [
        [2000, 0],
        [1900, 0.5],
        [1800, 0.5],
      ],
      ru: 1700,
      n: 3,
      roundRobin: false,
      counts: true,
      performed: true,
    };
    const closing = rateList(
      input(before, [event('E1', five.slice(3))], {
        people: new Map([[9, person(9)]]),
        unratedBefore: new Map([[9, [earlier]]]),
      }),
    );
    expect(of(closing, 9)).toMatchObject({ rating: 1850, games: 2, played: 5 });
  });

  test('returning players keep the count of games and the peak', () => {
    const former = new Map([[9, { played: 40, peak: 2410, flags: 0, firstListed: monthOf('2020-01-01') }]]);
    const closing = rateList(
      input(before, [event('E1', five)], { people: new Map([[9, person(9)]]), former }),
    );
    expect(of(closing, 9)).toMatchObject({ rating: 1850, played: 45, peak: 2410, k: 10 });
    expect(closing.tally).toMatchObject({ newcomers: 0, returns: 185_000 });
    expectPoints(before, closing);
  });

  test('players listed since the start of an event count with the present rating for their own games only', () => {
    const older = list('2025-10-01', [row(1, 2000), row(2, 1900)], 7);
    const closing = rateList(
      input(before, [event('E1', [[3, 1, 1]], { start: '2025-10-20' })], { listAt: () => older }),
    );
    expect(playersOf(closing)[0]).toMatchObject({ key: 3, rating: 1800, from: 'since', n: 1 });
    expect(playersOf(closing)[1]).toMatchObject({ key: 1, n: 0 });
    expect(of(closing, 3)).toMatchObject({ rating: 1815, games: 1 });
    expectPoints(before, closing);
  });
});

describe('leaving and staying on the list', () => {
  test('below the floor', () => {
    const before = list('2025-11-01', [row(1, 1401), row(2, 1900)]);
    const closing = rateList(
      input(before, [
        event('E1', [
          [1, 2, 0],
          [1, 2, 0],
          [1, 2, 0],
        ]),
      ]),
    );
    expect(of(closing, 1)).toMatchObject({ rating: 0, flags: FLAG.delisted });
    expectPoints(before, closing);
    const next = { id: 2, date: day('2025-12-01'), columns: closing.columns };
    expect(of(rateList(input(next, [], { date: day('2026-01-01') })), 1)).toBeNull();
  });

  test('after a death', () => {
    const before = list('2025-11-01', [row(1, 2000), row(2, 1900)]);
    const closing = rateList(input(before, [], { people: new Map([[1, person(1, { isRemoved: true })]]) }));
    expect(of(closing, 1)).toBeNull();
    expect(closing.tally.leavers).toBe(200_000);
    expectPoints(before, closing);
  });

  test('games on any list of the year count; a change of federation does not end inactivity', () => {
    const earlier = list(
      '2025-06-01',
      [row(1, 1900, { games: 1 }), row(2, 1900), row(3, 1900, { games: 1 })],
      2,
    );
    const since = monthOf('2024-05-01');
    const before = list('2025-11-01', [
      row(1, 1900),
      row(2, 1900),
      row(3, 1900, { games: 2 }),
      row(4, 1900, { flags: FLAG.inactive, inactiveSince: since }),
    ]);
    const closing = rateList(
      input(before, [], {
        year: [earlier.columns, before.columns],
        people: new Map([[4, person(4, { federation: 'BBB' })]]),
      }),
    );
    expect([1, 2, 3].map((key) => of(closing, key)?.inactiveSince)).toEqual([0, monthOf('2025-12-01'), 0]);
    expect(of(closing, 4)).toMatchObject({ flags: FLAG.inactive, inactiveSince: since });
  });
  test('a player is inactive after a year without games, until the next game', () => {
    const before = list('2025-11-01', [
      row(1, 2000),
      row(2, 1900, { flags: FLAG.inactive, inactiveSince: monthOf('2024-05-01') }),
      row(3, 1800, { firstListed: monthOf('2025-03-01') }),
      row(4, 1700, { games: 2 }),
    ]);
    const closing = rateList(input(before, [event('E1', [[2, 4, 1]])]));
    expect(of(closing, 1)).toMatchObject({ flags: FLAG.inactive, inactiveSince: monthOf('2025-12-01') });
    expect(of(closing, 2)).toMatchObject({ flags: 0, inactiveSince: 0 });
    expect(of(closing, 3)).toMatchObject({ flags: 0 });
    expect(of(closing, 4)).toMatchObject({ flags: 0 });
  });

  test('titled players without a rating are on a separate list, in editions with one', () => {
    const rows = [row(1, 2000)];
    const people = new Map([[8, person(8, { titles: ['FM', '', '', ''] })]]);
    const now = input(list('2025-11-01', rows), [], { titledUnrated: [8], people });
    expect(of(rateList(now), 8)).toBeNull();
    const then = input(list('2015-11-01', rows), [], { titledUnrated: [8], people, date: day('2015-12-01') });
    expect(of(rateList(then), 8)).toMatchObject({ rating: 0, flags: FLAG.titledUnrated });
  });
});

describe('K', () => {
  test.each([
    ['after thirty games', { k: 40, played: 28 }, 20],
    ['before', { k: 40, played: 20 }, 40],
    ['permanently from 2400', { k: 20, rating: 2399, peak: 2399 }, 10],
    ['imported as that of a new player', { k: 40, played: 0, flags: FLAG.playedPartly | FLAG.new }, 40],
    ['imported as that of an established player', { k: 20, played: 0, flags: FLAG.playedPartly }, 20],
  ])('%s', (_, values, k) => {
    const before = list('2025-11-01', [row(1, 2000, values), row(2, 2500)]);
    const closing = rateList(
      input(before, [
        event('E1', [
          [1, 2, 1],
          [1, 2, 1],
        ]),
      ]),
    );
    expect(of(closing, 1)?.k).toBe(k);
  });

  test('K of a junior ends with the year of the eighteenth birthday', () => {
    const before = list('2025-12-01', [
      row(1, 2000, { k: 40, birthYear: 2007 }),
      row(2, 2000, { k: 40, birthYear: 2008 }),
    ]);
    const closing = rateList(input(before, [], { date: day('2026-01-01') }));
    expect([of(closing, 1)?.k, of(closing, 2)?.k]).toEqual([20, 40]);
  });
});

describe('rapid and blitz', () => {
  test('a player with only a standard rating starts with it', () => {
    const standard = list('2025-11-01', [row(1, 2000)], 3);
    const before = list('2025-11-01', [row(2, 1900)]);
    const closing = rateList(
      input(before, [event('E1', [[1, 2, 0]], { minutes: 20 })], {
        cadence: 'rapid',
        standardAt: () => standard,
        people: new Map([[1, person(1)]]),
      }),
    );
    expect(playersOf(closing)[0]).toMatchObject({ key: 1, rating: 2000, from: 'standard', n: 1 });
    // −0.64 × 40
    expect(of(closing, 1)).toMatchObject({ rating: 1974, games: 1, k: 40 });
    expect(of(closing, 2)).toMatchObject({ rating: 1913, games: 1 });
    expectPoints(before, closing);
  });

  test('an adjustment of the whole list', () => {
    const standard = list('2022-10-01', [row(1, 2732)], 3);
    const before = list('2022-09-01', [row(1, 2283), row(2, 2500)]);
    const closing = rateList(
      input(before, [], {
        cadence: 'rapid',
        date: day('2022-10-01'),
        standardAt: () => standard,
        adjustments: ['2022-10'],
      }),
    );
    expect(of(closing, 1)?.rating).toBe(2632);
    expect(closing.tally.adjustments).toBe(34_900);
    expectPoints(before, closing);
  });
});

describe('corrections', () => {
  const before = list('2025-11-01', [row(1, 2000), row(2, 1900)]);

  test('are added before rounding and count no games', () => {
    const closing = rateList(
      input(before, [], { corrections: [{ player: 1, event: 'E9', list: '2025-10-01', change: 1060 }] }),
    );
    expect(of(closing, 1)).toMatchObject({ rating: 2011, games: 0 });
    expect(closing.tally).toMatchObject({ corrections: 1060, rounding: 40, games: 0 });
    expectPoints(before, closing);
  });
});
