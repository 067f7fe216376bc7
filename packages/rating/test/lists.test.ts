import { describe, expect, test } from 'vitest';
import {
  addMonths,
  type Cadence,
  closingDate,
  EDITIONS,
  type Edition,
  type EventDates,
  formatDate,
  listInForce,
  listOfEvent,
  nextList,
  openList,
  parseDate,
  periodOf,
  publishedColumns,
  type StandingInput,
  shownRating,
  standing,
} from '../src/index.ts';
import { listsBefore } from '../src/lists/calendar.ts';
import { amended, blitz, byDate, codes, NO_RULE, rapid, refusal, standard } from './helpers.ts';

const day = parseDate;

describe('which list an event is rated with', () => {
  test.each([
    // 9.11: quarters
    ['2005-07-01', '2005-07-01', '2005-07-01', '2005-09-30', '9.11'],
    ['2005-09-30', '2005-07-01', '2005-07-01', '2005-09-30', '9.11'],
    ['2005-10-01', '2005-10-01', '2005-10-01', '2005-12-31', '9.11'],
    ['2006-03-31', '2006-01-01', '2006-01-01', '2006-03-31', '9.11'],
    ['2006-06-15', '2006-04-01', '2006-04-01', '2006-06-30', '9.11'],
    ['2009-06-30', '2009-04-01', '2009-04-01', '2009-06-30', '9.11'],
    // 7.11: two months
    ['2009-07-01', '2009-07-01', '2009-07-01', '2009-08-31', '7.11'],
    ['2009-08-31', '2009-07-01', '2009-07-01', '2009-08-31', '7.11'],
    ['2010-02-28', '2010-01-01', '2010-01-01', '2010-02-28', '7.11'],
    ['2012-02-29', '2012-01-01', '2012-01-01', '2012-02-29', '7.11'],
    ['2010-12-31', '2010-11-01', '2010-11-01', '2010-12-31', '7.11'],
    ['2011-07-15', '2011-07-01', '2011-07-01', '2011-08-31', '7.11'],
    ['2012-06-30', '2012-05-01', '2012-05-01', '2012-06-30', '7.11'],
    // 7.1: every month
    ['2012-07-31', '2012-07-01', '2012-07-01', '2012-07-31', '7.11'],
    ['2012-08-01', '2012-08-01', '2012-08-01', '2012-08-31', '7.11'],
    ['2014-07-31', '2014-07-01', '2014-07-01', '2014-07-31', '7.11'],
    ['2024-02-29', '2024-02-01', '2024-02-01', '2024-02-29', '7.11'],
    ['2024-03-01', '2024-03-01', '2024-03-01', '2024-03-31', '7.1.1'],
    ['2025-12-31', '2025-12-01', '2025-12-01', '2025-12-31', '7.1.1'],
  ])('%s: the list of %s, the period from %s to %s', (date, list, from, to, article) => {
    const found = listInForce(byDate('standard'), day(date), { explain: true });
    expect(formatDate(found.list)).toBe(list);
    expect(found.reasons).toEqual([{ code: 'list-in-force', article, values: { date, list } }]);
    const period = periodOf(byDate('standard'), day(date));
    expect([formatDate(period.from), formatDate(period.to)]).toEqual([from, to]);
    expect(listInForce(byDate('standard'), day(date)).reasons).toEqual([]);
  });

  test.each([
    ['standard', '2005-09-30', '2005-10-01'],
    ['standard', '2005-10-01', '2006-01-01'],
    ['standard', '2009-04-01', '2009-07-01'],
    ['standard', '2009-07-01', '2009-09-01'],
    ['standard', '2012-05-01', '2012-07-01'],
    ['standard', '2012-07-01', '2012-08-01'],
    ['standard', '2023-12-31', '2024-01-01'],
    // The first rapid and blitz lists are of July 2012, for events from January on.
    ['rapid', '2012-01-10', '2012-07-01'],
    ['blitz', '2012-06-30', '2012-07-01'],
    ['rapid', '2012-07-01', '2012-08-01'],
  ] as const)('%s: after %s comes the list of %s', (cadence, date, list) => {
    expect(formatDate(nextList(byDate(cadence as Cadence), day(date)))).toBe(list);
  });

  test('no rapid or blitz list before July 2012', () => {
    for (const cadence of ['rapid', 'blitz'] as const) {
      expect(refusal(() => listInForce(byDate(cadence), day('2012-06-30')))).toEqual({
        code: 'before-first-edition',
        values: {
          value: '2012-06-30',
          cadence,
          expected: { kind: 'date', from: '2012-07-01', day: 'first-list' },
        },
      });
      expect(formatDate(listInForce(byDate(cadence), day('2012-07-01')).list)).toBe('2012-07-01');
    }
  });

  test.each([
    ['2005-07', '2008-04-01', 7, '2006-07-01'],
    ['2005-07', '2008-04-01', 0, '2008-04-01'],
    ['2005-07', '2008-04-01', -3, '2009-01-01'],
    ['2009-07', '2010-01-01', 1, '2009-11-01'],
    ['2009-07', '2010-01-01', -1, '2010-03-01'],
    ['2014-07', '2015-01-01', 13, '2013-12-01'],
  ])('%s: from %s, %i lists before: %s', (id, list, lists, other) => {
    expect(formatDate(listsBefore(standard(id), day(list), lists))).toBe(other);
  });
});

describe('the closing date', () => {
  test.each([
    ['2005-07', '2006-04-01', '2006-03-01', '2006-03-01'],
    ['2005-07', '2006-01-01', '2005-12-01', '2005-12-01'],
    ['2009-07', '2010-01-01', '2009-12-25', '2009-12-31'],
    ['2009-07', '2012-03-01', '2012-02-23', '2012-02-29'],
    ['2013-07', '2014-05-01', '2014-04-24', '2014-04-30'],
    ['2014-07', '2014-08-01', '2014-07-29', '2014-07-31'],
    ['2017-07', '2018-01-01', '2017-12-29', '2017-12-31'],
    ['2022-01', '2023-03-01', '2023-02-26', '2023-02-28'],
    ['2024-03', '2024-04-01', '2024-03-29', '2024-03-31'],
    ['2025-10', '2026-03-01', '2026-02-26', '2026-02-28'],
  ])('%s: for the list of %s it is %s, for official events %s', (id, list, closing, official) => {
    expect(formatDate(closingDate(standard(id), day(list), false))).toBe(closing);
    expect(formatDate(closingDate(standard(id), day(list), true))).toBe(official);
  });
});

describe('the list of an event', () => {
  const of = (edition: Edition, end: string, more: { received?: string; official?: boolean } = {}) => {
    const dates: EventDates = {
      end: day(end),
      received: more.received ? day(more.received) : null,
      official: more.official ?? false,
    };
    const { list, reasons } = listOfEvent(byDate(edition.cadence), edition, dates, { explain: true });
    expect(listOfEvent(byDate(edition.cadence), edition, dates)).toEqual({ list, reasons: [] });
    return { list: formatDate(list), reasons };
  };

  test.each([
    // 9.13: ended and received a month before
    ['2005-07', '2006-03-01', {}, '2006-04-01'],
    ['2005-07', '2006-03-02', {}, '2006-07-01'],
    ['2005-07', '2006-03-02', { official: true }, '2006-07-01'],
    ['2005-07', '2006-02-01', { received: '2006-03-01' }, '2006-04-01'],
    ['2005-07', '2006-02-01', { received: '2006-03-02' }, '2006-07-01'],
    ['2005-07', '2006-02-01', { received: '2006-06-02' }, '2006-10-01'],
    // 7.13: ended seven days before; when the report came in is no matter
    ['2009-07', '2009-12-25', {}, '2010-01-01'],
    ['2009-07', '2009-12-26', {}, '2010-03-01'],
    ['2009-07', '2009-12-31', { official: true }, '2010-01-01'],
    ['2009-07', '2009-12-25', { received: '2010-05-01' }, '2010-01-01'],
    // 7.13, 7.1.3: three days
    ['2014-07', '2014-08-29', {}, '2014-09-01'],
    ['2014-07', '2014-08-30', {}, '2014-10-01'],
    ['2024-03', '2024-03-29', {}, '2024-04-01'],
    ['2024-03', '2024-03-30', {}, '2024-05-01'],
    ['2024-03', '2024-03-31', {}, '2024-05-01'],
    ['2024-03', '2024-03-31', { official: true }, '2024-04-01'],
    ['2024-03', '2024-04-01', { official: true }, '2024-05-01'],
    // An event across the months: its end decides.
    ['2025-10', '2025-11-02', {}, '2025-12-01'],
  ])('%s: ended %s %j: %s', (id, end, more, list) => expect(of(standard(id), end, more).list).toBe(list));

  test.each([
    [rapid('2012-01'), '2012-01-10', '2012-07-01'],
    [rapid('2012-01'), '2012-06-24', '2012-07-01'],
    [blitz('2012-01'), '2012-06-25', '2012-08-01'],
    [rapid('2024-12'), '2024-12-29', '2025-01-01'],
  ])('$cadence $id: ended %s: %s', (edition, end, list) => expect(of(edition, end).list).toBe(list));

  test('in time', () => {
    expect(of(standard('2014-07'), '2014-08-29').reasons).toEqual([
      {
        code: 'ended-in-time',
        article: '7.13',
        values: { end: '2014-08-29', closing: '2014-08-29', list: '2014-09-01' },
      },
    ]);
  });

  test('too late for one list, in time for the next', () => {
    expect(of(standard('2009-07'), '2009-12-26').reasons).toEqual([
      {
        code: 'ended-after-closing',
        article: '7.13',
        values: { end: '2009-12-26', closing: '2009-12-25', list: '2010-01-01' },
      },
      {
        code: 'ended-in-time',
        article: '7.13',
        values: { end: '2009-12-26', closing: '2010-02-22', list: '2010-03-01' },
      },
    ]);
  });

  test('an official event in time by the ordinary rule shows the ordinary closing day', () => {
    const ordinary = formatDate(closingDate(standard('2024-03'), day('2024-04-01'), false));
    expect(of(standard('2024-03'), '2024-03-10', { official: true }).reasons[0]).toMatchObject({
      code: 'ended-in-time',
      values: { end: '2024-03-10', closing: ordinary, list: '2024-04-01' },
    });
    expect(of(standard('2024-03'), '2024-03-31', { official: true }).reasons[0]?.code).toBe(
      'official-closing',
    );
  });

  test('9.13: official events have no closing date of their own in 2005', () => {
    expect(of(standard('2005-07'), '2006-03-02', { official: true }).reasons).toEqual([
      {
        code: 'ended-after-closing',
        article: '9.13, 9.13a',
        values: { end: '2006-03-02', closing: '2006-03-01', list: '2006-04-01' },
      },
      {
        code: 'ended-in-time',
        article: '9.13, 9.13a',
        values: { end: '2006-03-02', closing: '2006-06-01', list: '2006-07-01' },
      },
    ]);
  });

  test('9.13: received too late, twice', () => {
    expect(of(standard('2005-07'), '2006-02-01', { received: '2006-06-02' }).reasons).toEqual([
      {
        code: 'received-after-closing',
        article: '9.13, 9.13a',
        values: { received: '2006-06-02', closing: '2006-03-01', list: '2006-04-01' },
      },
      {
        code: 'received-after-closing',
        article: '9.13, 9.13a',
        values: { received: '2006-06-02', closing: '2006-06-01', list: '2006-07-01' },
      },
      {
        code: 'ended-in-time',
        article: '9.13, 9.13a',
        values: { end: '2006-02-01', closing: '2006-09-01', list: '2006-10-01' },
      },
    ]);
  });

  test.each([
    ['2024-03-30', ['official-closing']],
    ['2024-03-31', ['official-closing']],
    ['2024-03-29', ['ended-in-time']],
  ])('7.1.3: an official event that ended %s', (end, expected) => {
    const { list, reasons } = of(standard('2024-03'), end, { official: true });
    expect(list).toBe('2024-04-01');
    expect(codes(reasons).filter((code) => code !== 'next-list-allowed')).toEqual(expected);
  });

  test('the official exception names the list', () => {
    expect(of(standard('2014-07'), '2014-08-31', { official: true }).reasons).toEqual([
      { code: 'official-closing', article: '7.13', values: { end: '2014-08-31', list: '2014-09-01' } },
    ]);
  });

  test('an official event after the last day waits for the next list', () => {
    // The end of one month is the eve of the next list, so the list after the event is always in time.
    expect(of(standard('2014-07'), '2014-09-01', { official: true }).list).toBe('2014-10-01');
  });

  test('a published list takes no more events: they go on the one after the newest', () => {
    const [april, june] = [day('2024-04-01'), day('2024-06-01')];
    expect(openList(byDate('standard'), june, april, { explain: true })).toEqual({ list: june, reasons: [] });
    expect(openList(byDate('standard'), april, parseDate('2024-05-01'), { explain: true })).toEqual({
      list: june,
      reasons: [
        { code: 'list-already-published', article: null, values: { list: '2024-04-01', next: '2024-06-01' } },
      ],
    });
  });

  test.each([
    ['2024-04-25', 5],
    ['2024-04-26', 4],
    ['2024-04-28', 2],
  ])('9.1: with five days or fewer left after %s the report may come for the next list', (end, days) => {
    const { list, reasons } = of(standard('2024-03'), end);
    expect(list).toBe('2024-05-01');
    expect(reasons.at(-1)).toEqual({
      code: 'next-list-allowed',
      article: '9.1',
      values: { end, days, list: '2024-06-01' },
    });
  });

  test.each([
    ['2024-03', '2024-04-24'],
    ['2014-07', '2014-08-29'],
  ])('%s: not after %s', (id, end) => {
    expect(codes(of(standard(id), end).reasons)).toEqual(['ended-in-time']);
  });
});

describe('the status of a player on a list', () => {
  const on = (
    edition: Edition,
    list: string,
    more: Partial<StandingInput> & { games?: [string, number][] },
  ) => {
    const { games = [], ...rest } = more;
    return standing(
      edition,
      {
        list: day(list),
        rating: 2000,
        history: games.map(([date, count]) => ({ list: day(date), games: count })),
        firstListed: day('2000-01-01'),
        ...rest,
      },
      { explain: true },
    );
  };

  describe('the floor', () => {
    test.each([
      [standard('2005-07'), '2005-10-01', 1601, true, 1601, '9.21'],
      [standard('2005-07'), '2005-10-01', 1600, false, 1601, '9.21'],
      [standard('2005-07'), '2006-01-01', 1401, true, 1401, '9.21'],
      [standard('2005-07'), '2006-01-01', 1400, false, 1401, '9.21'],
      [standard('2009-07'), '2010-01-01', 1200, true, 1200, '7.21'],
      [standard('2009-07'), '2010-01-01', 1199, false, 1200, '7.21'],
      [standard('2011-07'), '2012-05-01', 1199, false, 1200, '7.21'],
      [standard('2012-07'), '2012-07-01', 1000, true, 1000, '7.21'],
      [standard('2012-07'), '2012-07-01', 999, false, 1000, '7.21'],
      [standard('2014-07'), '2014-08-01', 1000, true, 1000, '7.21'],
      [standard('2014-07'), '2014-08-01', 999, false, 1000, '7.21'],
      [standard('2024-03'), '2024-04-01', 1400, true, 1400, '7.2.1'],
      [standard('2024-03'), '2024-04-01', 1399, false, 1400, '7.2.1'],
      [rapid('2012-01'), '2012-06-30', 1199, false, 1200, '7.21'],
      [rapid('2012-01'), '2012-07-01', 1000, true, 1000, '7.21'],
      [rapid('2024-03'), '2024-04-01', 1399, false, 1400, '6.2.1'],
    ])('$cadence $id, list of %s: %i is listed %s', (edition, list, rating, listed, floor, article) => {
      const result = on(edition, list, { rating });
      expect(result.listed).toBe(listed);
      expect(result.reasons.filter((each) => each.code === 'below-floor-delisted')).toEqual(
        listed ? [] : [{ code: 'below-floor-delisted', article, values: { rating, floor } }],
      );
    });
  });

  describe('activity', () => {
    test.each([
      // 9.23a: fewer than four games in a year
      ['2005-07', '2007-04-01', [['2007-01-01', 4]], true],
      ['2005-07', '2007-04-01', [['2007-01-01', 3]], false],
      [
        '2005-07',
        '2007-04-01',
        [
          ['2006-07-01', 2],
          ['2007-04-01', 2],
        ],
        true,
      ],
      [
        '2005-07',
        '2007-04-01',
        [
          ['2006-04-01', 2],
          ['2007-04-01', 2],
        ],
        false,
      ],
      ['2005-07', '2007-04-01', [['2006-04-01', 9]], false],
      ['2005-07', '2007-04-01', [['2007-07-01', 9]], false],
      // 7.23a, 7.2.2: none
      ['2009-07', '2010-07-01', [['2009-09-01', 1]], true],
      ['2009-07', '2010-07-01', [['2009-07-01', 9]], false],
      ['2009-07', '2010-07-01', [], false],
      ['2014-07', '2015-07-01', [['2014-08-01', 1]], true],
      ['2014-07', '2015-07-01', [['2014-07-01', 9]], false],
      ['2024-03', '2025-07-01', [['2024-08-01', 1]], true],
      ['2024-03', '2025-07-01', [['2024-07-01', 1]], false],
      ['2024-03', '2025-07-01', [['2025-07-01', 1]], true],
    ] as [string, string, [string, number][], boolean][])(
      '%s, list of %s, games %j: %s',
      (id, list, games, active) => {
        expect(on(standard(id), list, { games })).toMatchObject({ active, top: active });
      },
    );

    test('a new player is not inactive', () => {
      const first = (firstListed: string): boolean =>
        on(standard('2024-03'), '2025-07-01', { firstListed: day(firstListed) }).active;
      expect([first('2024-08-01'), first('2024-07-02'), first('2024-07-01')]).toEqual([true, true, false]);
    });

    test.each([
      ['2005-07', 4, '9.23c', '9.23a'],
      ['2009-07', 1, '7.23c', '7.23a'],
      ['2014-07', 1, '7.23b', '7.23a'],
      ['2024-03', 1, '7.2.2', '7.2.2'],
    ])('%s: the reasons', (id, needed, again, ended) => {
      const list = '2026-01-01';
      expect(on(standard(id), list, { games: [['2025-07-01', 5]] }).reasons).toEqual([
        { code: 'active-by-games', article: again, values: { games: 5, needed } },
      ]);
      expect(on(standard(id), list, { games: [['2024-07-01', 5]] }).reasons[0]).toEqual({
        code: 'inactive-by-games',
        article: ended,
        values: { games: 0, needed, since: '2025-07-01' },
      });
    });
  });

  describe('long inactivity', () => {
    const since = (id: string, list: string): ReturnType<typeof on> =>
      on(standard(id), list, { games: [['2006-01-01', 9]] });

    test.each([
      // 9.23b: the seven lists after the first of the inactivity, which is that of January 2007
      ['2005-07', '2007-01-01', true, '2008-10-01'],
      ['2005-07', '2008-10-01', true, '2008-10-01'],
      ['2005-07', '2009-01-01', false, '2008-10-01'],
      // 7.23b: two more years
      ['2009-07', '2007-01-01', true, '2009-01-01'],
      ['2009-07', '2009-01-01', true, '2009-01-01'],
      ['2009-07', '2009-03-01', false, '2009-01-01'],
      ['2013-07', '2009-02-01', false, '2009-01-01'],
    ])('%s, list of %s: shown %s', (id, list, shown, until) => {
      const result = since(id, list);
      expect([result.active, result.shown, result.top]).toEqual([false, shown, false]);
      const article = id === '2005-07' ? '9.23b' : '7.23b';
      expect(result.reasons.slice(1)).toEqual([
        shown
          ? { code: 'inactive-still-shown', article, values: { until } }
          : { code: 'inactive-only-flagged', article, values: { since: '2007-01-01' } },
        { code: 'left-top-list', article: id === '2005-07' ? '9.23d' : '7.24', values: { months: 12 } },
      ]);
    });

    test.each(['2014-07', '2017-07'])('%s: not shown', (id) => {
      const result = since(id, '2026-01-01');
      expect([result.active, result.shown, result.top]).toEqual([false, false, false]);
      expect(codes(result.reasons)).toEqual(['inactive-by-games', 'inactive-only-flagged']);
    });

    test.each(['2022-01', '2024-03', '2025-10'])('%s: always shown', (id) => {
      const result = since(id, '2026-01-01');
      expect([result.active, result.shown, result.top]).toEqual([false, true, false]);
      expect(codes(result.reasons)).toEqual(['inactive-by-games']);
    });

    test('9.23c, 7.23c: a return ends inactivity; a later one is counted separately', () => {
      const back = (list: string) =>
        on(standard('2005-07'), list, {
          games: [
            ['2006-01-01', 9],
            ['2009-01-01', 4],
          ],
        });
      expect(back('2009-01-01')).toMatchObject({ active: true, shown: true, top: true });
      expect(back('2009-10-01')).toMatchObject({ active: true, shown: true });
      expect(back('2010-01-01')).toMatchObject({ active: false, shown: true, top: false });
      expect(back('2010-01-01').reasons[0]?.values).toEqual({ games: 0, needed: 4, since: '2010-01-01' });
      // Three games are no return in 2005.
      const three = on(standard('2005-07'), '2009-01-01', {
        games: [
          ['2006-01-01', 9],
          ['2009-01-01', 3],
        ],
      });
      expect(three).toMatchObject({ active: false, shown: false });
      expect(three.reasons[0]?.values).toEqual({ games: 3, needed: 4, since: '2007-01-01' });
    });

    test('inactivity is counted from a year after the first list at the earliest', () => {
      const result = on(standard('2024-03'), '2026-01-01', { firstListed: day('2024-05-01') });
      expect(result.reasons[0]?.values).toEqual({ games: 0, needed: 1, since: '2025-05-01' });
    });
  });

  test('an edition may ask for more games to become active again', () => {
    const { activeAgainGames } = standard('2005-07').rules;
    const edition = amended(standard('2024-03'), { activeAgainGames });
    const history = (games: number): [string, number][] => [
      ['2024-03-01', 1],
      ['2025-06-01', games],
    ];
    const at = (list: string, games: number) =>
      on(edition, list, { games: history(games), firstListed: day('2024-01-01') });
    expect(at('2025-02-01', 1)).toMatchObject({ active: true });
    expect(at('2025-03-01', 1)).toMatchObject({ active: false });
    expect(at('2025-06-01', 4)).toMatchObject({ active: true });
    expect(at('2025-06-01', 3)).toMatchObject({ active: false });
    expect(at('2025-06-01', 3).reasons[0]?.values).toEqual({ games: 3, needed: 4, since: '2025-03-01' });
  });

  test('an edition without a rule on long inactivity shows everybody', () => {
    const result = on(amended(standard('2009-07'), { inactiveShown: NO_RULE }), '2026-01-01', {});
    expect([result.active, result.shown]).toEqual([false, true]);
    expect(codes(result.reasons)).toEqual(['inactive-by-games', 'left-top-list']);
  });

  test('no reasons unless requested', () => {
    const input = { list: day('2026-01-01'), rating: 900, history: [], firstListed: day('2000-01-01') };
    expect(standing(standard('2005-07'), input)).toEqual({
      listed: false,
      active: false,
      shown: false,
      top: false,
      reasons: [],
    });
  });
});

describe('what a list shows', () => {
  test.each([
    ['2005-07', ['birth-date', 'k', 'games-at-first-k']],
    ['2009-07', ['birth-year', 'sex', 'k']],
    ['2014-07', ['birth-date', 'sex', 'k']],
    ['2024-03', ['birth-year', 'sex', 'k']],
  ])('%s: name, title, federation, rating, number, games and %j', (id, more) => {
    expect(publishedColumns(standard(id))).toEqual([
      'name',
      'title',
      'federation',
      'rating',
      'id',
      'games',
      ...more,
    ]);
  });

  test('15c: the rapid list of 2005 shows three digits, all others the full rating', () => {
    for (const edition of EDITIONS) {
      const three = edition.cadence === 'rapid' && edition.id === '2005-07';
      expect(shownRating(edition, 2456)).toBe(three ? '245' : '2456');
    }
  });
});

test('adding months ends at the last day of a shorter month', () => {
  expect(formatDate(addMonths(day('2024-01-31'), 1))).toBe('2024-02-29');
  expect(formatDate(addMonths(day('2023-12-31'), -10))).toBe('2023-02-28');
});
