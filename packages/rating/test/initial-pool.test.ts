import { describe, expect, test } from 'vitest';
import {
  calculateInitial,
  calculateInitialOfEvents,
  chooseEditions,
  type FirstRating,
  type FirstRatingEvent,
  firstRating,
  parseDate,
} from '../src/index.ts';
import { codes, games, score, scoreOver } from './helpers.ts';

/** Each event by the edition of its start. */
const pool = (...events: readonly FirstRatingEvent[]): FirstRating =>
  firstRating(chooseEditions({}), { events }, { explain: true });

const four = (start: string): FirstRatingEvent => ({ start, games: score(2, 4, 1800) });

describe('the window of pooling, to the day', () => {
  test.each([
    // 9.14c: the same period or the next seven
    ['2008-04-01', '2006-07-01', true],
    ['2008-06-30', '2006-07-01', true],
    ['2008-05-15', '2006-06-30', false],
    ['2008-03-31', '2006-06-30', true],
    ['2008-03-31', '2006-04-01', true],
    ['2008-03-31', '2006-03-31', false],
    ['2007-12-31', '2006-01-01', true],
    ['2008-01-01', '2006-03-31', false],
    // 7.14c of 2009: two years of two-month periods
    ['2011-05-10', '2009-07-01', true],
    ['2011-06-30', '2009-07-01', true],
    ['2011-06-30', '2009-06-30', false],
    ['2011-04-30', '2009-05-01', true],
    ['2011-04-30', '2009-04-30', false],
    ['2011-03-01', '2009-05-01', true],
    // From July 2012 in single months
    ['2013-06-30', '2011-07-01', true],
    ['2013-06-30', '2011-06-30', false],
    ['2013-05-31', '2011-06-01', true],
    ['2013-05-31', '2011-05-31', false],
    // 7.14c of 2014, 7.1.4: 26 months
    ['2016-05-10', '2014-04-01', true],
    ['2016-05-10', '2014-03-31', false],
    ['2016-05-31', '2014-04-01', true],
    ['2016-06-01', '2014-04-30', false],
    ['2026-05-10', '2024-04-01', true],
    ['2026-05-10', '2024-03-31', false],
    ['2026-05-01', '2024-04-01', true],
    ['2026-04-30', '2024-03-01', true],
    ['2026-04-30', '2024-02-29', false],
  ])('newest %s, older %s: counts %s', (newest, older, counted) => {
    const result = pool(four(newest), four(older));
    expect(result.events.map(({ counts }) => counts)).toEqual([counted, true]);
    expect(result.n).toBe(counted ? 8 : 4);
  });

  test.each([
    ['2008-05-15', '2006-06-30', '9.14c', 8, 'periods'],
    ['2011-05-10', '2009-06-30', '7.14c', 24, 'months'],
    ['2016-05-10', '2014-03-31', '7.14c', 26, 'months'],
    ['2026-05-10', '2024-03-31', '7.1.4', 26, 'months'],
  ])('%s, %s: the reason', (newest, older, article, count, unit) => {
    expect(pool(four(older), four(newest)).events[0]?.reasons.at(-1)).toEqual({
      code: 'outside-window',
      article,
      values: { start: older, newest, count, unit },
    });
  });

  test('an event without a date is in every window', () => {
    const undated = { games: score(2, 4, 1800) };
    expect(pool(undated, four('2026-05-10')).n).toBe(8);
    expect(pool(four('2026-05-10'), undated).n).toBe(8);
    expect(pool(undated, undated).n).toBe(8);
  });

  test('an event without a date follows the edition of the newest that counts', () => {
    const undated = { games: score(2, 4, 1800) };
    const match: FirstRatingEvent = { ...four('2026-05-10'), type: 'match' };
    const result = pool(undated, four('2021-05-10'), match);
    expect(result.events.map(({ counts }) => counts)).toEqual([true, true, false]);
    expect(result.events.map(({ edition }) => edition.id)).toEqual(['2017-07', '2017-07', '2025-10']);
    expect(result.edition.id).toBe('2017-07');
  });

  test('the newest event decides, in any order', () => {
    const result = pool(four('2026-05-10'), four('2024-03-31'), four('2024-04-01'));
    expect(result.events.map(({ counts }) => counts)).toEqual([false, true, true]);
    expect(result.n).toBe(8);
  });

  test('an event that does not count is not reported as outside the window', () => {
    const result = pool({ start: '2014-08-01', games: score(0, 4, 1800) }, four('2026-05-10'));
    expect(result.events.map(({ reasons }) => reasons.at(-1)?.code)).toEqual([
      'score-too-low',
      'score-converted',
    ]);
  });

  test('a score reached outside the window still counts as a performance', () => {
    // The later zero counts: it is not the first event, though the first is out of the window.
    const zero = { start: '2026-05-10', games: score(0, 5, 2000) };
    const result = pool(four('2024-03-31'), zero);
    expect(result.events.map(({ counts }) => counts)).toEqual([false, true]);
  });
});

describe('a pool across editions (0.1)', () => {
  test('each event follows its own edition, the whole that of the newest', () => {
    const older = { start: '2024-02-10', games: scoreOver(3, 4, 6800) };
    const newer = { start: '2024-04-10', games: scoreOver(2, 3, 5400) };
    for (const events of [
      [older, newer],
      [newer, older],
    ]) {
      const result = pool(...events);
      expect(result.edition.id).toBe('2024-03');
      expect(result.events.map(({ edition, ru }) => [edition.id, ru])).toEqual([
        ['2022-01', 1740],
        ['2024-03', 1872],
      ]);
      expect([result.ru, result.rating, result.n]).toEqual([1881, 1881, 7]);
    }
  });

  test('an event that does not count does not decide the edition of the whole', () => {
    const dropped = pool(
      { start: '2014-05-01', games: score(4.5, 9, 1800) },
      { start: '2014-08-01', type: 'match', games: score(2, 4, 1800) },
    );
    expect([dropped.edition.id, dropped.rating, dropped.n]).toEqual(['2013-07', 1800, 9]);
    // The window, too, ends with the newest event that counts.
    const far = pool(
      { start: '2012-06-01', games: score(4.5, 9, 1800) },
      { start: '2016-08-01', type: 'match', games: score(2, 4, 1800) },
    );
    expect([far.edition.id, far.rating]).toEqual(['2011-07', 1800]);
  });

  test('if no event counts, the newest decides', () => {
    const zero = (start: string): FirstRatingEvent => ({ start, games: score(0, 4, 1800) });
    expect(pool(zero('2014-08-01')).edition.id).toBe('2014-07');
    expect(pool(zero('2010-08-01'), zero('2010-12-01')).edition.id).toBe('2009-07');
  });

  test('the minimum of games is that of the newest', () => {
    const [three, two] = [score(1.5, 3, 1800), score(1, 2, 1800)];
    const before = pool({ start: '2014-05-01', games: three }, { start: '2014-06-30', games: three });
    const after = pool({ start: '2014-05-01', games: three }, { start: '2014-07-01', games: two });
    expect([before.edition.id, before.n, before.rating]).toEqual(['2013-07', 6, null]);
    expect([after.edition.id, after.n, after.rating]).toEqual(['2014-07', 5, 1800]);
  });

  test("the minimum score follows the event's own edition: half a point counts from July 2009 on", () => {
    const half = (start: string): FirstRatingEvent => ({ start, games: score(0.5, 3, 1900) });
    expect(pool(half('2009-06-30')).events[0]?.counts).toBe(false);
    expect(pool(half('2009-07-01')).events[0]?.counts).toBe(true);
    expect(pool(half('2011-07-01')).events[0]?.counts).toBe(false);
    expect(pool(half('2014-07-01')).events[0]?.counts).toBe(true);
  });

  test('weighted by results before July 2009, then as one event', () => {
    const strong = { start: '2009-05-01', games: score(5, 5, 1800) };
    const weak = (start: string): FirstRatingEvent => ({ start, games: score(1, 5, 1800) });
    // 1863 and 1560; or six of ten against 1800 with 15 a half point.
    expect(pool(strong, weak('2009-06-30')).rating).toBe(1712);
    expect(pool(strong, weak('2009-07-01')).rating).toBe(1830);
  });

  test('a chosen edition applies to everything', () => {
    const events = [
      { start: '2024-02-10', games: score(2, 4, 1700) },
      { start: '2026-04-10', games: score(2, 4, 1700) },
    ];
    const result = firstRating(chooseEditions({ edition: '2014-07' }), { events });
    expect(result.events.map(({ edition }) => edition.id)).toEqual(['2014-07', '2014-07']);
    expect([result.edition.id, result.rating, result.n]).toEqual(['2014-07', null, 4]);
    expect([result.reasons, ...result.events.map(({ reasons }) => reasons)]).toEqual([[], [], []]);
  });
});

describe('a variant that would publish another result', () => {
  const half = { start: '2010-02-01', games: score(0.5, 9, 1700) };

  test('half a point: the practice publishes nothing', () => {
    const result = pool(half);
    expect(result.rating).toBe(1256);
    expect(result.reasons.at(-1)).toEqual({
      code: 'variant-differs',
      article: null,
      values: { variant: 'one-point-2009', dispute: 'a2-minimum-score-2009', value: '–' },
    });
  });

  test('in a pool of two editions only events of that edition change', () => {
    // The newest is of 2009: 12.5 instead of 15; the older event of 2005 keeps its own rules.
    const result = pool(
      { start: '2009-06-01', games: score(3, 4, 1800) },
      { start: '2009-08-01', games: score(3, 5, 1800) },
    );
    expect(result.rating).toBe(1845);
    expect(
      result.reasons.filter((each) => each.code === 'variant-differs').map((each) => each.values),
    ).toEqual([{ variant: 'k-and-bonus-2009', dispute: 'a1-k-and-bonus-2009', value: '1838' }]);
  });

  test('an event before the edition does not follow its variant', () => {
    // By 2005 half a point counts after a result that counts; by the practice of 2009 it would not.
    const result = pool(
      { start: '2009-04-01', games: score(1, 3, 2000) },
      { start: '2009-05-01', games: score(0.5, 4, 2400) },
      { start: '2009-08-01', games: score(2.5, 5, 2000) },
    );
    expect(result.events.map(({ edition, ru, counts }) => [edition.id, ru, counts])).toEqual([
      ['2005-07', 1875, true],
      ['2005-07', 2078, true],
      ['2009-07', 2000, true],
    ]);
    expect(result.rating).toBe(2008);
    expect(codes(result.reasons)).not.toContain('variant-differs');
  });

  test('an event without a date follows the edition of the whole, and its variant', () => {
    const result = pool(half, { games: score(0.5, 5, 1700) });
    expect(result.events.map(({ edition, ru, start }) => [edition.id, ru, start])).toEqual([
      ['2009-07', 1334, null],
      ['2009-07', 1256, parseDate('2010-02-01')],
    ]);
    const other = pool({ start: '2010-02-01', games: score(2.5, 5, 1700) }, { games: score(0.5, 5, 1700) });
    expect(other.rating).toBe(1551);
    expect(other.reasons.at(-1)?.values).toEqual({
      variant: 'one-point-2009',
      dispute: 'a2-minimum-score-2009',
      value: '–',
    });
  });

  test('with the minimum of games for members', () => {
    const events = [{ start: '2010-02-01', games: score(4, 7, 2000) }];
    const { rating, reasons } = firstRating(
      chooseEditions({}),
      { events, member: 'IBCA' },
      { explain: true },
    );
    expect([rating, reasons.at(-1)?.values]).toEqual([
      2015,
      { variant: 'k-and-bonus-2009', dispute: 'a1-k-and-bonus-2009', value: '2013' },
    ]);
  });

  test('with a chosen edition', () => {
    const file = { edition: '2009-07', events: [{ start: '2015-01-01', games: score(5, 9, 2000) }] };
    const { rating, reasons } = calculateInitialOfEvents({}, file);
    expect([rating, reasons.at(-1)?.values]).toEqual([
      2015,
      { variant: 'k-and-bonus-2009', dispute: 'a1-k-and-bonus-2009', value: '2013' },
    ]);
  });

  test('no reason without a difference', () => {
    expect(codes(pool({ start: '2010-02-01', games: score(4, 9, 1700) }).reasons)).not.toContain(
      'variant-differs',
    );
  });
});

describe('the JSON of calc initial', () => {
  test('of one event', () => {
    expect(
      calculateInitial({ edition: '2014-07' }, { games: games('1900 1, 1800 ½, 1700 1, 1600 0, 2001 0') }),
    ).toEqual({
      edition: '2014-07',
      cadence: 'standard',
      variants: [],
      ru: 1800,
      rating: 1800,
      n: 5,
      score: 2.5,
      average: '1800.00',
      p: '0.50',
      dp: null,
      reasons: [
        { code: 'average-of-opponents', article: '8.21a', values: { n: 5, average: '1800.00' } },
        { code: 'score-half', article: '8.22', values: { n: 5, score: 2.5, average: '1800.00', ru: 1800 } },
        {
          code: 'rating-published',
          article: '7.14a, 7.14b',
          values: { rating: 1800, n: 5, needed: 5, floor: 1000 },
        },
      ],
    });
  });

  test('a score below half', () => {
    const { average, p, dp, reasons } = calculateInitial(
      { edition: '2005-07' },
      { games: score(1, 9, 2000) },
    );
    expect({ average, p, dp }).toEqual({ average: '2000.00', p: '0.11', dp: -351 });
    expect(reasons[1]).toEqual({
      code: 'score-below-half',
      article: '10.24',
      values: { n: 9, score: 1, average: '2000.00', p: '0.11', dp: -351, ru: 1649 },
    });
  });

  test('a single event that does not count has its result and the reason', () => {
    const answer = calculateInitial({ edition: '2024-03' }, { games: score(0, 5, 1800) });
    expect(codes(answer.reasons)).toEqual([
      ...['drawn-games-added', 'score-converted', 'score-too-low', 'nothing-counts'],
    ]);
    expect([answer.ru, answer.rating, answer.average, answer.p, answer.dp, answer.n, answer.score]).toEqual([
      ...[1491, null, '1800.00', '0.14', -309, 5, 0],
    ]);
  });

  test('of several events, in the order of their start', () => {
    const answer = calculateInitialOfEvents(
      {},
      {
        events: [
          { start: '2025-11-01', type: 'team', official: true, games: games('1800 1, 1900 0, 1850 ½') },
          { start: '2025-06-01', games: games('1700 0, 1800 0') },
          { start: '2025-08-01', games: games('1750 1, 1760 0') },
        ],
        member: null,
      },
    );
    expect(answer.events.map(({ reasons, ...event }) => event)).toEqual([
      { start: '2025-06-01', edition: '2024-03', ru: 1582, n: 2, counts: false },
      { start: '2025-08-01', edition: '2024-03', ru: 1778, n: 2, counts: true },
      { start: '2025-11-01', edition: '2025-10', ru: 1830, n: 3, counts: true },
    ]);
    const { edition, cadence, ru, rating, n, score: points, average, p, dp } = answer;
    expect({ edition, cadence, ru, rating, n, points, average, p, dp }).toEqual({
      edition: '2025-10',
      cadence: 'standard',
      ru: 1809,
      rating: 1809,
      n: 5,
      points: 2.5,
      average: '1808.57',
      p: '0.50',
      dp: 0,
    });
  });

  test('the file states whether a team event was official', () => {
    const file = (official: boolean | null) => ({
      edition: '2005-07',
      events: [{ type: 'team', games: score(3.5, 7, 2000), ...(official !== null && { official }) }],
    });
    const rating = (official: boolean | null): number | null =>
      calculateInitialOfEvents({}, file(official)).rating;
    expect([rating(true), rating(false), rating(null)]).toEqual([2000, null, null]);
  });

  test('cadence and edition of the caller precede those of the file', () => {
    const file = { cadence: 'rapid', edition: '2012-01', events: [{ games: score(5, 9, 2000) }] };
    expect(calculateInitialOfEvents({}, file)).toMatchObject({
      edition: '2012-01',
      cadence: 'rapid',
      rating: 2010,
    });
    expect(calculateInitialOfEvents({ edition: '2022-10' }, file)).toMatchObject({
      edition: '2022-10',
      rating: 2020,
    });
    expect(calculateInitialOfEvents({ cadence: 'blitz' }, file)).toMatchObject({
      edition: '2012-01',
      cadence: 'blitz',
    });
  });

  test('the edition of a file is for the whole; each event follows that of its start', () => {
    const file = {
      edition: '2014-07',
      events: [{ start: '2024-04-01', games: score(3, 5, 2000) }, { games: score(3, 5, 2000) }],
    };
    const answer = calculateInitialOfEvents({}, file);
    expect(answer.events.map((event) => [event.edition, event.ru])).toEqual([
      ['2014-07', 2020],
      ['2024-03', 1993],
    ]);
    expect([answer.edition, answer.rating]).toEqual(['2014-07', 2040]);
  });

  test('a member and a round robin by its result', () => {
    const answer = calculateInitialOfEvents(
      { edition: '2005-07' },
      { member: 'ICSC', events: [{ type: 'round-robin', ru: 1900, n: 7 }] },
    );
    expect([answer.rating, answer.n, answer.average, answer.p]).toEqual([1900, 7, null, null]);
    expect(answer.events[0]).toEqual({
      start: null,
      edition: '2005-07',
      ru: 1900,
      n: 7,
      counts: true,
      reasons: [{ code: 'result-given', article: '10.54', values: { ru: 1900, n: 7 } }],
    });
  });
});

describe('facts of the crosstable decide the same as when the event is rated', () => {
  test('2009 8.21: three games against two opponents are too few', () => {
    const event: FirstRatingEvent = { start: '2010-01-10', games: score(2, 4, 1800) };
    expect(pool(event).events[0]?.counts).toBe(true);
    const [met] = pool({ ...event, opponents: 2 }).events;
    expect(met?.counts).toBe(false);
    expect(codes(met?.reasons ?? [])).toContain('too-few-rated-opponents');
  });

  test('2014 8.21: points against unrated opponents of a round robin count towards the minimum', () => {
    const event: FirstRatingEvent = {
      start: '2015-01-10',
      type: 'round-robin',
      ru: 1700,
      games: score(0, 4, 1800),
    };
    expect(pool(event).events[0]?.counts).toBe(false);
    expect(pool({ ...event, crosstableScore: 1.5 }).events[0]?.counts).toBe(true);
  });

  test.each([
    ['more opponents than games', { opponents: 5 }],
    ['no opponent', { opponents: 0 }],
    ['a score that is not of half points', { crosstableScore: 1.2 }],
  ])('%s is refused', (_name, facts) => {
    const event: FirstRatingEvent = { start: '2010-01-10', games: score(2, 4, 1800), ...facts };
    expect(() => pool(event)).toThrow();
  });
});
