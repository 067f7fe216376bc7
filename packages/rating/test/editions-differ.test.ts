import { describe, expect, test } from 'vitest';
import {
  closingDate,
  developmentCoefficient,
  type Edition,
  type Editions,
  type EventGameInput,
  type EventInput,
  expectedScore,
  type FirstRatingEvent,
  firstRating,
  formatDate,
  hundredths,
  listInForce,
  parseDate,
  publishedColumns,
  rateEvent,
  ratePeriod,
  ratingChange,
  standing,
  withPractice,
  withVariant,
} from '../src/index.ts';
import { crosstable, games, rapid, score, standard } from './helpers.ts';

const always = (edition: Edition): Editions => ({ at: () => edition, whole: edition });

const expected = (own: number, opponent: number) => (edition: Edition) =>
  expectedScore(edition, { own, opponent }).expected;

const sum = (own: number, list: string) => (edition: Edition) =>
  ratingChange(edition, { rating: own, k: 20, games: games(list) }).sum;

/** A period whose whole change is given. */
const loses = (owed: number) => (edition: Edition) =>
  ratePeriod(always(edition), { rating: 2400, k: 10, events: [], corrections: [hundredths(owed)] }).rounded;

const k =
  (rating: number, played: number, birth: string | null = null, on = '2016-09-01', peak = rating) =>
  (edition: Edition) =>
    developmentCoefficient(edition, { rating, played, on, birth, peak }).k;

const first =
  (...events: readonly FirstRatingEvent[]) =>
  (edition: Edition) =>
    firstRating(always(edition), { events }).rating;

const counts =
  (...events: readonly FirstRatingEvent[]) =>
  (edition: Edition) =>
    firstRating(always(edition), { events }).events.map((event) => event.counts);

const kUsed = (own: number, n: number) => (edition: Edition) =>
  ratePeriod(always(edition), { rating: 2000, k: own, events: [{ rating: 2000, games: score(n, n, 2000) }] })
    .kUsed;

const closing = (list: string, official: boolean) => (edition: Edition) =>
  formatDate(closingDate(edition, parseDate(list), official));

const inForce = (date: string) => (edition: Edition) =>
  formatDate(listInForce(() => edition, parseDate(date)).list);

const stands =
  (rating: number, gamesInYear: number, list = '2015-07-01') =>
  (edition: Edition) => {
    const history = [{ list: parseDate('2015-01-01'), games: gamesInYear }];
    const input = { list: parseDate(list), rating, history, firstListed: parseDate('2010-01-01') };
    const { listed, active, shown } = standing(edition, input);
    return { listed, active, shown };
  };

/** How many games count for each player. */
const counted = (input: EventInput) => (edition: Edition) =>
  rateEvent(edition, input).players.map((player) => player.n);

const rated = (...ratings: readonly (number | null)[]) => ratings.map((rating) => ({ rating, k: 20 }));

/** An unrated player with a point against three players rated 1500, who have no other games. */
const SWISS: EventInput & { readonly games: readonly EventGameInput[] } = {
  type: 'swiss',
  players: rated(null, 1500, 1500, 1500),
  games: [1, 2, 3].map((black) => ({
    white: 0,
    black,
    whiteScore: black === 1 ? 1 : 0,
    blackScore: black === 1 ? 0 : 1,
    played: true,
  })),
};

const ROUND_ROBIN: EventInput = {
  type: 'round-robin',
  players: rated(2000, 1900, 1800, null),
  games: crosstable(['*½½½', '½*½½', '½½*½', '½½½*']),
};

type Row = readonly [
  name: string,
  earlier: string,
  later: string,
  compute: (edition: Edition) => unknown,
  before: unknown,
  after: unknown,
];

const STANDARD: readonly Row[] = [
  // 2005 → 2009
  ['10.51, 8.54: the cap', '2005-07', '2009-07', expected(2000, 1620), 89, 91],
  ['10.52, 8.56: K below 2400', '2005-07', '2009-07', k(2300, 100), 15, 30],
  ['10.52, 8.56: K from 2400', '2005-07', '2009-07', k(2450, 100), 10, 20],
  ['10.52, 8.56: K of a newcomer', '2005-07', '2009-07', k(1800, 10), 25, 30],
  [
    '10.23, 8.23: a half point above half',
    '2005-07',
    '2009-07',
    first({ games: score(5, 9, 2000) }),
    2013,
    2015,
  ],
  [
    '6.1: half a point in the first event',
    '2005-07',
    '2009-07',
    counts({ games: score(0.5, 3, 1900) }),
    [false],
    [true],
  ],
  [
    '6.1, 10.21, 8.21: a later zero without a performance',
    '2005-07',
    '2009-07',
    counts({ games: score(0, 3, 2500) }, { games: score(0, 3, 2500) }),
    [false, false],
    [false, false],
  ],
  [
    '10.33, 7.14d: the floor',
    '2005-07',
    '2009-07',
    first({ start: '2010-02-01', games: score(4.5, 9, 1400) }),
    null,
    1400,
  ],
  [
    '10.3, 8.3: weighted mean, or all games as one event',
    '2005-07',
    '2009-07',
    first({ games: score(5, 5, 1800) }, { games: score(1, 5, 1800) }),
    // 1862.5 → 1863 and 1560, half of each; six of ten against 1800 is two half points above half.
    1712,
    1830,
  ],
  [
    '10.1, 8.1: a zero is 735, then 800 below the average',
    '2005-07',
    '2009-07',
    (edition: Edition) =>
      firstRating(always(edition), { events: [{ games: score(0, 5, 2200) }] }).events[0]?.ru,
    1465,
    1400,
  ],
  [
    '9.11, 7.11: the list used in March',
    '2005-07',
    '2009-07',
    inForce('2010-03-15'),
    '2010-01-01',
    '2010-03-01',
  ],
  ['9.13, 7.13: closing', '2005-07', '2009-07', closing('2010-07-01', false), '2010-06-01', '2010-06-24'],
  [
    '7.13: closing for official events',
    '2005-07',
    '2009-07',
    closing('2010-07-01', true),
    '2010-06-01',
    '2010-06-30',
  ],
  [
    '9.23a, 7.23a: three games in a year',
    '2005-07',
    '2009-07',
    stands(1800, 3),
    { listed: true, active: false, shown: false },
    { listed: true, active: true, shown: true },
  ],
  [
    '6.41, 6.42: games against an unrated player in a Swiss',
    '2005-07',
    '2009-07',
    counted(SWISS),
    [3, 0, 0, 0],
    [3, 1, 1, 1],
  ],
  [
    '6.42, 8.21: three rated opponents in a round robin too',
    '2005-07',
    '2009-07',
    (edition: Edition) =>
      rateEvent(edition, {
        type: 'round-robin',
        players: rated(2000, 1900, null),
        games: crosstable(['*½½', '½*½', '½½*']),
      }).players[2]?.initial?.counts,
    true,
    false,
  ],
  [
    '9.12a, 7.12: published data',
    '2005-07',
    '2009-07',
    publishedColumns,
    ['name', 'title', 'federation', 'rating', 'id', 'games', 'birth-date', 'k', 'games-at-first-k'],
    ['name', 'title', 'federation', 'rating', 'id', 'games', 'birth-year', 'sex', 'k'],
  ],

  // 2009 → 2011 → 2012 → 2013, which stand on what was applied
  ['8.56: K below 2400', '2009-07', '2011-07', k(2300, 100), 30, 15],
  ['8.56: K from 2400', '2009-07', '2011-07', k(2450, 100), 20, 10],
  ['8.56: K of a newcomer', '2009-07', '2011-07', k(1800, 10), 30, 25],
  ['8.23: a half point above half', '2009-07', '2011-07', first({ games: score(5, 9, 2000) }), 2015, 2013],
  [
    '8.21: half a point in the first event',
    '2009-07',
    '2011-07',
    counts({ games: score(0.5, 3, 1900) }),
    [true],
    [false],
  ],
  [
    '8.21: a single game after the first event',
    '2009-07',
    '2011-07',
    counts({ games: score(1, 3, 1900) }, { games: score(1, 1, 1900) }),
    [true, false],
    [true, true],
  ],
  ['7.14d: the floor', '2011-07', '2012-07', first({ games: score(4.5, 9, 1100) }), null, 1100],
  ['7.1: the list used in June', '2011-07', '2012-07', inForce('2012-06-15'), '2012-05-01', '2012-06-01'],
  ['8.56: K of a newcomer', '2012-07', '2013-07', k(1800, 29), 25, 30],
  ['8.56: K of other players is unchanged', '2012-07', '2013-07', k(1800, 30), 15, 15],
  ['8.23: a half point above half', '2012-07', '2013-07', first({ games: score(5, 9, 2000) }), 2013, 2015],

  // 2013 → 2014
  [
    '7.14a, 7.14b: games for a first rating',
    '2013-07',
    '2014-07',
    first({ games: score(2.5, 5, 1800) }),
    null,
    1800,
  ],
  ['8.23: a half point above half', '2013-07', '2014-07', first({ games: score(5, 9, 2000) }), 2015, 2020],
  ['8.56: K below 2400', '2013-07', '2014-07', k(2300, 100), 15, 20],
  ['8.56: K of a newcomer', '2013-07', '2014-07', k(1800, 10), 30, 40],
  ['8.56: K of a newcomer from 2400', '2013-07', '2014-07', k(2450, 10), 30, 10],
  ['8.56: K of a junior', '2013-07', '2014-07', k(2100, 100, '2000-05-01'), 15, 40],
  ['8.57: −2.50', '2013-07', '2014-07', loses(-250), -2, -3],
  ['8.57: +2.50', '2013-07', '2014-07', loses(250), 3, 3],
  ['8.57: −2.49', '2013-07', '2014-07', loses(-249), -2, -2],
  ['8.57: −2.51', '2013-07', '2014-07', loses(-251), -3, -3],
  [
    '8.21: two rated opponents in the first event',
    '2013-07',
    '2014-07',
    counts({ games: score(1, 2, 1900) }),
    [false],
    [true],
  ],
  [
    '8.31: a first result under the floor',
    '2013-07',
    '2014-07',
    counts({ games: score(1, 3, 1050) }),
    [false],
    [true],
  ],
  [
    '6.42, 6.32: games against an unrated player in a Swiss',
    '2013-07',
    '2014-07',
    counted(SWISS),
    [3, 1, 1, 1],
    [3, 0, 0, 0],
  ],
  ['7.13: closing', '2013-07', '2014-07', closing('2014-07-01', false), '2014-06-24', '2014-06-28'],
  [
    '7.14c: a window of 24, then 26 months',
    '2013-07',
    '2014-07',
    counts(
      { start: '2012-05-01', games: score(2, 4, 1800) },
      { start: '2014-06-30', games: score(2, 4, 1800) },
    ),
    [false, true],
    [true, true],
  ],
  [
    '7.23: long inactive',
    '2017-07',
    '2022-01',
    stands(1800, 0),
    { listed: true, active: false, shown: false },
    { listed: true, active: false, shown: true },
  ],

  // 2014 → 2017 → 2022
  ['8.56: K × n', '2014-07', '2017-07', kUsed(40, 18), 40, 38],
  [
    '1.1: games too fast for one of the players (before, eligibility judges the event as a whole)',
    '2014-07',
    '2017-07',
    counted({ ...SWISS, minutes: 90, players: rated(2250, 1500, 1500, 1500) }),
    [3, 1, 1, 1],
    [0, 0, 0, 0],
  ],
  ['8.54, 8.3.1: one capped game in an event', '2017-07', '2022-01', sum(1900, '1400 1, 1450 1'), 16, 14],
  [
    '8.56, 8.3.3: junior K to the birthday, then to the end of the year',
    '2017-07',
    '2022-01',
    k(2100, 100, '2004-03-03', '2022-06-01'),
    20,
    40,
  ],
  [
    '8.52, 8.3.1: games against an unrated player in a round robin',
    '2017-07',
    '2022-01',
    counted(ROUND_ROBIN),
    [3, 3, 3, 3],
    [2, 2, 2, 3],
  ],
  [
    '1.1: 2200 and 1600, then 2400 and 1800',
    '2017-07',
    '2022-01',
    counted({ ...SWISS, minutes: 90, players: rated(2250, 1500, 1500, 1500) }),
    [0, 0, 0, 0],
    [3, 1, 1, 1],
  ],

  // 2022 → 2024 → 2025
  ['8.3.1: every game is capped', '2022-01', '2024-03', sum(1900, '1400 1, 1450 1'), 14, 16],
  [
    '8.2.2: two drawn games against 1800',
    '2022-01',
    '2024-03',
    first({ games: score(3, 5, 2000) }),
    2020,
    1993,
  ],
  [
    '8.2.2: half of the points against 2000',
    '2022-01',
    '2024-03',
    first({ games: score(2.5, 5, 2000) }),
    2000,
    1943,
  ],
  ['8.2.3: 2200 at most', '2022-01', '2024-03', first({ games: score(3, 5, 2400) }), 2420, 2200],
  ['7.1.4: the floor', '2022-01', '2024-03', first({ games: score(0.5, 5, 1450) }), 1084, null],
  [
    '7.2.1: a rating under the floor',
    '2022-01',
    '2024-03',
    stands(1399, 9),
    { listed: true, active: true, shown: true },
    { listed: false, active: true, shown: true },
  ],
  ['8.3.1: 2650 and above', '2024-03', '2025-10', expected(2650, 2150), 92, 96],
  ['8.3.1: below 2650', '2024-03', '2025-10', expected(2649, 2149), 92, 92],
  ['8.3.1: against 2650 and above', '2024-03', '2025-10', expected(2150, 2650), 8, 8],
];

test.each(STANDARD)('%s (%s to %s)', (_name, earlier, later, compute, before, after) => {
  expect(compute(standard(earlier))).toEqual(before);
  expect(compute(standard(later))).toEqual(after);
});

const RAPID: readonly Row[] = [
  ['15, announcement: the cap', '2005-07', '2012-01', expected(2000, 1620), 89, 91],
  ['announcement, 7.3.3: K of a newcomer', '2012-01', '2022-10', k(1800, 10), 20, 40],
  [
    'announcement, 7.3.3: K of a junior',
    '2012-01',
    '2022-10',
    k(1800, 100, '2004-03-03', '2022-12-31'),
    20,
    40,
  ],
  ['announcement, 7.3.3: K from 2400', '2012-01', '2022-10', k(2400, 100), 20, 10],
  ['announcement, 7.3.3: K × n', '2012-01', '2022-10', kUsed(20, 36), 20, 19],
  [
    'announcement, 8.2.3: a half point above half',
    '2012-01',
    '2022-10',
    first({ games: score(5, 9, 2000) }),
    2010,
    2020,
  ],
  ['7.3.1: one capped game in an event', '2012-01', '2022-10', sum(1900, '1400 1, 1450 1'), 16, 14],
  ['7.3.1: every game is capped', '2022-10', '2024-03', sum(1900, '1400 1, 1450 1'), 14, 16],
  [
    '7.2.3: two drawn games against 1800',
    '2022-10',
    '2024-03',
    first({ games: score(3, 5, 2000) }),
    2020,
    1993,
  ],
  [
    '7.3.1: a gap of 600 with a player above 2600',
    '2024-03',
    '2024-12',
    sum(2601, '2001 0, 2500 ½'),
    -106,
    -14,
  ],
  ['7.3.1: a gap of 599', '2024-03', '2024-12', sum(2601, '2002 0, 2500 ½'), -106, -106],
  [
    '7.3.1: a gap of 600 without a player above 2600',
    '2024-03',
    '2024-12',
    sum(2600, '2000 0, 2500 ½'),
    -106,
    -106,
  ],
];

test.each(RAPID)('rapid %s (%s to %s)', (_name, earlier, later, compute, before, after) => {
  expect(compute(rapid(earlier))).toEqual(before);
  expect(compute(rapid(later))).toEqual(after);
});

test('8.3.1, 7.3.1: rapid has no exception from 2650', () => {
  expect(expected(2700, 2200)(standard('2025-10'))).toBe(96);
  expect(expected(2700, 2200)(rapid('2024-12'))).toBe(92);
});

describe("FIDE's known practice", () => {
  const VARIANTS: readonly [string, string, string, (edition: Edition) => unknown, unknown, unknown][] = [
    ['8.56: K below 2400', '2009-07', 'k-and-bonus-2009', k(2300, 100), 30, 15],
    ['8.56: K from 2400', '2009-07', 'k-and-bonus-2009', k(2450, 30), 20, 10],
    ['8.56: K of a newcomer', '2009-07', 'k-and-bonus-2009', k(2450, 29), 20, 25],
    [
      '8.23: a half point above half',
      '2009-07',
      'k-and-bonus-2009',
      first({ games: score(5, 9, 2000) }),
      2015,
      2013,
    ],
    [
      '6.1: half a point',
      '2009-07',
      'one-point-2009',
      counts({ games: score(0.5, 3, 1900) }),
      [true],
      [false],
    ],
    [
      '6.41, 6.42: half a point, for the opponents',
      '2009-07',
      'one-point-2009',
      counted({
        ...SWISS,
        games: SWISS.games.map((game) => ({ ...game, whiteScore: game.black === 1 ? 0.5 : 0 })),
      }),
      [3, 1, 1, 1],
      [3, 0, 0, 0],
    ],
    ['8.56: a junior after the birthday', '2014-07', 'junior-year-end', k(2100, 100, '1998-03-03'), 20, 40],
    [
      '8.56: a junior after the birthday',
      '2017-07',
      'junior-year-end',
      k(2100, 100, '1999-03-03', '2017-12-01'),
      20,
      40,
    ],
    [
      '8.56: a junior in the year after',
      '2017-07',
      'junior-year-end',
      k(2100, 100, '1999-03-03', '2018-01-01'),
      20,
      20,
    ],
  ];

  test.each(VARIANTS)('%s (%s, %s)', (_name, id, variant, compute, text, applied) => {
    expect(compute(standard(id))).toEqual(text);
    expect(compute(withVariant(standard(id), variant))).toEqual(applied);
    expect(compute(withPractice(standard(id)))).toEqual(applied);
  });

  test('the minimum score and the value of a half point are independent', () => {
    const [text, bonus, point] = [
      standard('2009-07'),
      withVariant(standard('2009-07'), 'k-and-bonus-2009'),
      withVariant(standard('2009-07'), 'one-point-2009'),
    ];
    const event = { games: score(5, 9, 2000) };
    const half = { games: score(0.5, 3, 1900) };
    expect([text, bonus, point].map(first(event))).toEqual([2015, 2013, 2015]);
    expect([text, bonus, point].map(counts(half))).toEqual([[true], [true], [false]]);
  });

  test('editions without variants stay unchanged', () => {
    expect(withPractice(standard('2024-03'))).toBe(standard('2024-03'));
    expect(withPractice(standard('2009-07')).applied).toEqual(['k-and-bonus-2009', 'one-point-2009']);
    expect(withPractice(standard('2009-07')).variants).toEqual([]);
  });
});
