import type { ArticleCase, Played } from './rows.ts';

const FIELD = { N: null, B: 2000, C: 1900, D: 1800, E: 1700 } as const;
const NINE = 'BCDEBCDEC';
const FIVE = 'BCDEC';

/** The newcomer N against these opponents, winning the first games. */
const scoring = (opponents: string, points: number, player = 'N'): readonly string[] => [
  [
    player,
    ...[...opponents].map((opponent, no) => `${opponent}${points >= no + 1 ? '1' : points > no ? '½' : '0'}`),
  ].join(' '),
];

const nine = (points: number): Partial<Played> => ({ games: scoring(NINE, points) });
const five = (points: number): Partial<Played> => ({ games: scoring(FIVE, points) });
const two = (
  first: readonly string[],
  second: readonly string[],
): { readonly events: readonly Played[] } => ({
  events: [{ games: first }, { games: second, start: '14', end: '20' }],
});

/** Nine games against 1855.56, which is 1856; five against 1860. */
export const FIRST_RATINGS: readonly ArticleCase[] = [
  {
    // Nine games: three half points above half, 1856 + 3 × 12.5, 15 or 10. Five: 1860 + 3 × 20.
    // 2024: (9300 + 2 × 1800) / 7 = 1842.86 and (4 + 1) / 7 = .71, 158.
    what: 'above half',
    players: FIELD,
    in: {
      '2005-07': [
        '9.14, 9.14b, 10.2, 10.21, 10.21a, 10.23, 10.32, 10.3, 6.4, 6.42, 10.52',
        { N: [1894, 25], B: 2000 },
        nine(6),
      ],
      '2009-07': [
        '7.14, 7.14b, 7.14e, 8.2, 8.21, 8.21a, 8.23, 8.32, 6.4, 6.41, 8.56',
        { N: [1901, 30] },
        nine(6),
      ],
      '2011-07': ['7.14b', { N: [1894, 25] }, nine(6)],
      '2012-07': ['7.14b', { N: [1894, 25] }, nine(6)],
      '2013-07': ['7.14b, 8.23, 8.56', { N: [1901, 30] }, nine(6)],
      '2014-07': [
        '7.14, 7.14b, 7.14e, 8.2, 8.21, 8.21a, 8.23, 8.3, 6.32, 6.3, 8.56',
        { N: [1920, 40], B: 2000 },
        five(4),
      ],
      '2017-07': ['7.14b, 8.23', { N: [1920, 40] }, five(4)],
      '2022-01': ['7.1.4, 8.2, 8.2.1, 8.2.2, 8.2.3, 8.3.3', { N: [1920, 40], B: 2000 }, five(4)],
      '2024-03': [
        '7.1.4, 8.1.1, 8.2, 8.2.1, 8.2.2, 8.2.3, 8.3.1, 8.3.3',
        { N: [2001, 40], B: 2000 },
        five(4),
      ],
      'rapid-blitz-2012-01': [
        'announcement 2011-11-16: first rating, announcement 2011-11-16: bonus, announcement 2011-11-16: K',
        { N: [1886, 20] },
        nine(6),
      ],
      'rapid-blitz-2022-10': ['7.3.3', { N: [1920, 40], B: 2000 }, five(4)],
      'rapid-blitz-2024-03': [
        '6.1.4, 7.1.1, 7.2.2, 7.2.3, 7.2.4, 7.3.1, 7.3.3',
        { N: [2001, 40], B: 2000 },
        five(4),
      ],
    },
  },
  {
    // .33: −125; .40: −72; 2024: 3/7 = .43: −50 from 1842.86.
    what: 'below half',
    players: FIELD,
    in: {
      '2005-07': ['10.24, 10.1a', { N: 1731 }, nine(3)],
      '2009-07': ['8.24, 8.1a', { N: 1731 }, nine(3)],
      '2014-07': ['8.24, 8.1a', { N: 1788 }, five(2)],
      '2022-01': ['8.2.3', { N: 1788 }, five(2)],
      '2024-03': ['8.1.1, 8.2.3', { N: 1793 }, five(2)],
      'rapid-blitz-2024-03': ['7.1.1, 7.2.4', { N: 1793 }, five(2)],
    },
  },
  {
    what: 'half',
    players: FIELD,
    in: {
      '2005-07': ['10.22', { N: 1856 }, nine(4.5)],
      '2009-07': ['8.22', { N: 1856 }, nine(4.5)],
      '2014-07': ['8.22', { N: 1860 }, five(2.5)],
      '2022-01': ['8.2.3', { N: 1860 }, five(2.5)],
      '2024-03': ['8.2.3', { N: 1843 }, five(2.5)],
      'rapid-blitz-2024-03': ['7.2.4', { N: 1843 }, five(2.5)],
    },
  },
  {
    what: 'one game too few',
    players: FIELD,
    in: {
      '2005-07': ['9.14b', { N: null }, { games: scoring(NINE.slice(1), 6) }],
      '2009-07': ['7.14b', { N: null }, { games: scoring(NINE.slice(1), 6) }],
      '2011-07': ['7.14b', { N: null }, { games: scoring(NINE.slice(1), 6) }],
      '2012-07': ['7.14b', { N: null }, { games: scoring(NINE.slice(1), 6) }],
      '2013-07': ['7.14b', { N: null }, { games: scoring(NINE.slice(1), 6) }],
      '2014-07': ['7.14b', { N: null }, { games: scoring(FIVE.slice(1), 3) }],
      '2017-07': ['7.14b', { N: null }, { games: scoring(FIVE.slice(1), 3) }],
      '2022-01': ['7.1.4', { N: null }, { games: scoring(FIVE.slice(1), 3) }],
      '2024-03': ['7.1.4', { N: null }, { games: scoring(FIVE.slice(1), 3) }],
      'rapid-blitz-2012-01': [
        'announcement 2011-11-16: first rating',
        { N: null },
        { games: scoring(NINE.slice(1), 6) },
      ],
      'rapid-blitz-2024-03': ['6.1.4', { N: null }, { games: scoring(FIVE.slice(1), 3) }],
    },
  },
  {
    // A win against an unrated player is no game of the nine or five, and has no part in the average.
    what: 'a game against another newcomer, in a team event',
    players: { ...FIELD, M: null },
    type: 'team',
    in: {
      '2005-07': ['6.4, 9.14b, 10.21a', { N: 1894, M: null }, { games: [...scoring(NINE, 6), 'N M1'] }],
      '2009-07': ['6.4, 7.14b, 8.21a', { N: 1901, M: null }, { games: [...scoring(NINE, 6), 'N M1'] }],
      '2014-07': ['6.3, 7.14b, 8.21a', { N: 1920, M: null }, { games: [...scoring(FIVE, 4), 'N M1'] }],
      '2022-01': ['8.2.2', { N: 1920, M: null }, { games: [...scoring(FIVE, 4), 'N M1'] }],
      '2024-03': ['7.1.4, 8.2.2', { N: 2001, M: null }, { games: [...scoring(FIVE, 4), 'N M1'] }],
      'rapid-blitz-2024-03': ['6.1.4, 7.2.3', { N: 2001, M: null }, { games: [...scoring(FIVE, 4), 'N M1'] }],
    },
  },
  {
    // 1856 and 1855 in turn: 1855.5. 2024: (2 × 1856 + 4 × 1857 + 3600) / 8 = 1842.5.
    what: 'an average on a half',
    players: { N: null, B: 1856, C: 1855, D: 1855 },
    in: {
      '2009-07': ['8.32', { N: 1856 }, { games: scoring('BCBCBCBDBD', 5) }],
      '2014-07': ['8.3', { N: 1856 }, { games: scoring('BCBCBD', 3) }],
      '2022-01': ['8.2.2: rounding, 8.2.3: rounding', { N: 1856 }, { games: scoring('BCBCBD', 3) }],
      '2024-03': [
        '8.2.3',
        { N: 1843 },
        { games: scoring('BBCDCD', 3), players: { N: null, B: 1856, C: 1857, D: 1857 } },
      ],
    },
  },
  {
    // Half a point of nine, or nothing.
    what: 'too low a score in the first event',
    players: FIELD,
    in: {
      '2005-07': ['6.1, 10.21', { N: null }, nine(0.5)],
      '2009-07': ['6.1, 8.21', { N: null }, nine(0)],
      '2011-07': ['8.21: score', { N: null }, nine(0.5)],
      '2012-07': ['8.21', { N: null }, nine(0.5)],
      '2014-07': ['6.1, 6.31, 8.21', { N: null }, five(0)],
      '2022-01': ['8.2.1', { N: null }, five(0)],
      '2024-03': ['8.2.1', { N: null }, five(0)],
      'rapid-blitz-2012-01': ['announcement 2011-11-16: first rating', { N: null }, nine(0.5)],
      'rapid-blitz-2024-03': ['7.2.2', { N: null }, five(0)],
    },
  },
  {
    // Half a point of nine against 1856 is .06: 1856 − 444 = 1412. Half of five is .10: 1860 − 366.
    // One point of nine is .11: 1856 − 351.
    what: 'the lowest score that counts',
    players: FIELD,
    in: {
      '2005-07': ['6.1, 10.21', { N: 1505 }, nine(1)],
      '2009-07': ['6.1, 6.41', { N: 1412 }, nine(0.5)],
      '2011-07': ['8.21: score', { N: 1505 }, nine(1)],
      '2012-07': ['8.21', { N: 1505 }, nine(1)],
      '2014-07': ['6.1, 6.31', { N: 1494 }, five(0.5)],
    },
  },
  {
    // The first event is dropped as if it had not been played.
    what: 'a first event that scores too low, then a second',
    players: FIELD,
    in: {
      '2005-07': ['6.1, 10.21', { N: 1856 }, two(scoring(NINE, 0.5), scoring(NINE, 4.5))],
      '2009-07': ['6.1, 8.21', { N: 1856 }, two(scoring(NINE, 0), scoring(NINE, 4.5))],
      '2014-07': ['6.1, 8.21', { N: 1920 }, two(scoring(FIVE, 0), scoring(FIVE, 4))],
      '2022-01': ['8.2.1', { N: 1920 }, two(scoring(FIVE, 0), scoring(FIVE, 4))],
      '2024-03': ['8.2.1', { N: 2001 }, two(scoring(FIVE, 0), scoring(FIVE, 4))],
      'rapid-blitz-2024-03': ['7.2.2', { N: 2001 }, two(scoring(FIVE, 0), scoring(FIVE, 4))],
    },
  },
  {
    // 2009: 4½ of 12 against (16700 + 5700) / 12 = 1867: .38, −87. From 2014: 2½ of 10 against 1860: .25, −193.
    // 2024: 3½ of 12 against (18600 + 3600) / 12 = 1850: .29, −158.
    what: 'a later event without a point counts',
    players: FIELD,
    in: {
      '2009-07': ['6.1', { N: 1780 }, two(scoring(NINE, 4.5), scoring('BCD', 0))],
      '2014-07': ['6.1', { N: 1667 }, two(scoring(FIVE, 2.5), scoring(FIVE, 0))],
      '2022-01': ['8.2.1', { N: 1667 }, two(scoring(FIVE, 2.5), scoring(FIVE, 0))],
      '2024-03': ['8.2.1', { N: 1692 }, two(scoring(FIVE, 2.5), scoring(FIVE, 0))],
      'rapid-blitz-2024-03': ['7.2.2', { N: 1692 }, two(scoring(FIVE, 2.5), scoring(FIVE, 0))],
    },
  },
  {
    what: 'nine games against two opponents',
    players: FIELD,
    games: scoring('BCBCBCBCB', 5),
    in: {
      '2005-07': ['6.42', { N: null }],
      '2009-07': ['6.41, 8.21', { N: null, B: 2000 }],
      '2011-07': ['8.21: opponents', { N: null }],
      '2012-07': ['8.21', { N: null }],
      'rapid-blitz-2012-01': ['announcement 2011-11-16: first rating', { N: null }],
    },
  },
  {
    // 2011: 5 of 9 against (14800 + 1900) / 9 = 1856, one half point above half: 12.5. In 2005 and 2009 eight games.
    what: 'a second event with a single rated opponent',
    players: FIELD,
    ...two(scoring('BCDEBCDE', 4), ['N C1']),
    in: {
      '2005-07': ['6.42', { N: null }],
      '2009-07': ['8.21', { N: null }],
      '2011-07': ['8.21: opponents', { N: 1869 }],
      '2012-07': ['8.21', { N: 1869 }],
    },
  },
  {
    // 4 of 9 against 1856: .44, −43.
    what: 'a lost game in a second event',
    players: FIELD,
    ...two(scoring('BCDEBCDE', 4), ['N C0']),
    in: { '2011-07': ['8.21: score', { N: 1813 }] },
  },
  {
    // 4 of 9 against (14800 + 1405) / 9 = 1801: −43. Alone the second event would be far below 1200.
    what: 'a second event below the floor',
    players: { ...FIELD, F: 1405 },
    ...two(scoring('BCDEBCDE', 4), ['N F0']),
    in: { '2011-07': ['8.21: floor', { N: 1758 }] },
  },
  {
    // One of nine against 1427: 1427 − 351 = 1076, below 1401 and 1200: ignored before the 1856 of the second event.
    what: 'a first result below the floor',
    players: { ...FIELD, F: 1450, G: 1420, H: 1410 },
    ...two(scoring('FGHFGHFGH', 1), scoring(NINE, 4.5)),
    in: {
      '2005-07': ['10.31', { N: 1856 }],
      '2009-07': ['6.41, 8.31', { N: 1856 }],
      '2011-07': ['8.31', { N: 1856 }],
    },
  },
  {
    // 2005: the mean of 1856 and 1076, nine games each. 2009: an event below the floor never counts.
    what: 'a later result below the floor',
    players: { ...FIELD, F: 1450, G: 1420, H: 1410 },
    ...two(scoring(NINE, 4.5), scoring('FGHFGHFGH', 1)),
    in: { '2005-07': ['10.31, 10.3', { N: 1466 }], '2009-07': ['6.41', { N: 1856 }] },
  },
  {
    // The mean of 1427 (half of nine) and 1076 is 1252.
    what: 'a first rating below the floor',
    players: { ...FIELD, F: 1450, G: 1420, H: 1410 },
    ...two(scoring('FGHFGHFGH', 4.5), scoring('FGHFGHFGH', 1)),
    in: { '2005-07': ['10.33, 9.14', { N: null }] },
  },
  {
    // Half of nine against 1250, then nothing of three: 4½ of 12 is .38, 1250 − 87 = 1163. M has 1250.
    what: 'a first rating below the floor',
    players: { N: null, M: null, F: 1250, G: 1250, H: 1250 },
    ...two([...scoring('FGHFGHFGH', 4.5), ...scoring('FGHFGHFGH', 4.5, 'M')], scoring('FGH', 0)),
    in: { '2009-07': ['7.14d, 8.33', { N: null, M: 1250 }] },
  },
  {
    // 2014: two of five against 1050 is 978; half against 1000 is 1000, which suffices.
    // 2024: (7000 + 3600) / 7 = 1514.29; 2 of 7 is .29, −158; 2½ of 7 is .36, −102.
    what: 'a first rating below the floor, and one above',
    players: { N: null, M: null, F: 1050, G: 1000 },
    in: {
      '2014-07': [
        '7.14d',
        { N: null, M: 1000 },
        { games: [...scoring('FFFFF', 2), ...scoring('GGGGG', 2.5, 'M')] },
      ],
      '2024-03': [
        '7.1.4',
        { N: null, M: 1412 },
        {
          games: [...scoring('FFFFF', 1), ...scoring('GGGGG', 1.5, 'M')],
          players: { N: null, M: null, F: 1400, G: 1400 },
        },
      ],
      'rapid-blitz-2024-03': [
        '6.1.4',
        { N: null, M: 1412 },
        {
          games: [...scoring('FFFFF', 1), ...scoring('GGGGG', 1.5, 'M')],
          players: { N: null, M: null, F: 1400, G: 1400 },
        },
      ],
    },
  },
  {
    // (10500 + 3600) / 7 = 2014.29; 6 of 7 is .86, 309: 2323.
    what: 'no first rating above 2200',
    players: { N: null, B: 2100 },
    games: scoring('BBBBB', 5),
    in: {
      '2024-03': ['8.2.3', { N: [2200, 40] }],
      'rapid-blitz-2024-03': ['7.2.4', { N: [2200, 40] }],
    },
  },
  {
    // Five against 2400: 2400 + 5 × 20 = 2500.
    what: 'a first rating above 2200',
    players: { N: null, B: { rating: 2400, k: 10 } },
    games: scoring('BBBBB', 5),
    in: { '2022-01': ['8.2.3', { N: [2500, 10] }], '2014-07': ['8.23', { N: [2500, 10] }] },
  },
  {
    // 2280 on five games, 2400 on ten and 2000 on five, half of the points in each: the printed example of 10.3.
    what: 'the worked example, 2270',
    players: { N: null, A: 2280, B: 2280, C: 2280, D: 2400, E: 2400, F: 2400, G: 2000, H: 2000, I: 2000 },
    events: [
      { games: scoring('ABCAB', 2.5) },
      { games: scoring('DEFDEFDEFD', 5), start: '13', end: '20' },
      { games: scoring('GHIGH', 2.5), start: '21', end: '25' },
    ],
    in: { '2005-07': ['10.3, 9.14c', { N: 2270 }] },
  },
  {
    // The printed example: 1 of 3 against 2220, 3 of 5 against 2150, 2½ of 4 against 2200: 6½ of 12, 2184 + 15.
    what: 'the worked example, 2199',
    players: { N: null, A: 2220, B: 2220, C: 2220, D: 2150, E: 2150, F: 2150, G: 2200, H: 2200, I: 2200 },
    events: [
      { games: scoring('ABC', 1) },
      { games: scoring('DEFDE', 3), start: '13', end: '20' },
      { games: scoring('GHIG', 2.5), start: '21', end: '25' },
    ],
    in: { '2009-07': ['8.34, 8.3, 7.14c, 7.14e', { N: [2199, 30] }] },
  },
  {
    // Three wins in one event, a win and a loss in another: together as 4 of 5.
    what: 'two events together',
    players: FIELD,
    ...two(['N B1 C1 D1'], ['N E1 C0']),
    in: {
      '2014-07': ['7.14c, 7.14e, 8.3', { N: 1920 }],
      '2022-01': ['8.2.1', { N: 1920 }],
      '2024-03': ['7.1.4, 8.2.1', { N: 2001 }],
      'rapid-blitz-2024-03': ['6.1.4, 7.2.2', { N: 2001 }],
    },
  },
  {
    // Half of seven against 13100 / 7 = 1871: in an Olympiad enough for N, in another team event not for M.
    what: 'seven games from a team championship',
    players: { ...FIELD, M: null },
    events: [
      { games: scoring('BCDEBCD', 3.5), type: 'team', facts: { official: true } },
      { games: scoring('BCDEBCD', 3.5, 'M'), type: 'team', start: '14', end: '20' },
    ],
    in: { '2005-07': ['9.14d', { N: 1871, M: null }], '2009-07': ['7.14f', { N: 1871, M: null }] },
  },
  {
    what: 'seven games of a member of IBCA, ICSC or IPCA',
    players: { ...FIELD, M: null },
    events: [
      { games: scoring('BCDEBCD', 3.5) },
      { games: scoring('BCDEBCD', 3.5, 'M'), start: '14', end: '20' },
    ],
    in: {
      '2005-07': [
        '9.14e',
        { N: 1871, M: null },
        { states: [{ kind: 'association-member', subject: 'N', since: '2006-01-01' }] },
      ],
      '2009-07': [
        '7.14g',
        { N: 1871, M: null },
        { states: [{ kind: 'association-member', subject: 'N', since: '2009-07-01' }] },
      ],
    },
  },
  {
    // N is on the list with 1856, 1860 or 1843 before a long event is rated that started when N was unrated.
    // N beats B there: 2000 against 1856 is .31 for N, against 1860 .31, against 1843 .29. B gets nothing for it.
    // .69 × 25 = 17.25, × 30 = 20.7, × 40 = 27.6; .71 × 40 = 28.4. In 2009 the first event counts for B too: a loss
    // and a draw against 1856, −.88 × 30.
    what: 'listed before an event is rated that started earlier',
    players: FIELD,
    in: {
      '2005-07': [
        '10.4',
        { '2006-04-01': { N: 1856, B: 2000 }, '2006-07-01': { N: 1873, B: 2000 } },
        { events: [{ games: scoring(NINE, 4.5) }, { games: ['N B1'], start: '10', end: '2006-04-05' }] },
      ],
      '2009-07': [
        '8.4',
        { '2009-09-01': { N: 1856, B: 1974 }, '2009-11-01': { N: 1877, B: 1974 } },
        { events: [{ games: scoring(NINE, 4.5) }, { games: ['N B1'], start: '10', end: '2009-09-05' }] },
      ],
      '2014-07': [
        '8.4',
        { '2014-08-01': { N: 1860, B: 2000 }, '2014-09-01': { N: 1888, B: 2000 } },
        { events: [{ games: scoring(FIVE, 2.5) }, { games: ['N B1'], start: '10', end: '2014-08-05' }] },
      ],
      '2022-01': [
        '8.2.4',
        { '2022-02-01': { N: 1860, B: 2000 }, '2022-03-01': { N: 1888, B: 2000 } },
        { events: [{ games: scoring(FIVE, 2.5) }, { games: ['N B1'], start: '10', end: '2022-02-05' }] },
      ],
      '2024-03': [
        '8.2.4',
        { '2024-04-01': { N: 1843, B: 2000 }, '2024-05-01': { N: 1871, B: 2000 } },
        { events: [{ games: scoring(FIVE, 2.5) }, { games: ['N B1'], start: '10', end: '2024-04-05' }] },
      ],
      'rapid-blitz-2024-03': [
        '7.2.5',
        { '2024-04-01': { N: 1843, B: 2000 }, '2024-05-01': { N: 1871, B: 2000 } },
        { events: [{ games: scoring(FIVE, 2.5) }, { games: ['N B1'], start: '10', end: '2024-04-05' }] },
      ],
    },
  },
  {
    // N's later games are in the last period of the window, M's in the one after it. In 2009 both count for their
    // opponents, who by then have 1958, 1866, 1834 and 1742: 16666 / 9.
    what: 'the last period of the window, and the one after',
    players: { ...FIELD, M: null },
    in: {
      '2005-07': [
        '9.14c',
        { '2008-01-01': { N: 1856, M: null }, '2008-04-01': { M: null } },
        {
          events: [
            { games: [...scoring('BCDE', 2), ...scoring('BCDE', 2, 'M')] },
            { games: scoring('BCDEC', 2.5), start: '2007-10-05', end: '2007-10-12' },
            { games: scoring('BCDEC', 2.5, 'M'), start: '2008-01-05', end: '2008-01-12' },
          ],
        },
      ],
      '2009-07': [
        '7.14c',
        { '2011-07-01': { N: 1852, M: null }, '2011-09-01': { M: null } },
        {
          events: [
            { games: [...scoring('BCDE', 2), ...scoring('BCDE', 2, 'M')] },
            { games: scoring('BCDEC', 2.5), start: '2011-06-05', end: '2011-06-12' },
            { games: scoring('BCDEC', 2.5, 'M'), start: '2011-07-05', end: '2011-07-12' },
          ],
        },
      ],
      '2014-07': [
        '7.14c',
        { '2016-09-01': { N: 1860, M: null }, '2016-10-01': { M: null } },
        {
          events: [
            { games: [...scoring('BC', 1), ...scoring('BC', 1, 'M')] },
            { games: scoring('DEC', 1.5), start: '2016-08-05', end: '2016-08-12' },
            { games: scoring('DEC', 1.5, 'M'), start: '2016-09-05', end: '2016-09-12' },
          ],
        },
      ],
      '2024-03': [
        '7.1.4',
        { '2026-05-01': { N: 1843, M: null }, '2026-06-01': { M: null } },
        {
          events: [
            { games: [...scoring('BC', 1), ...scoring('BC', 1, 'M')] },
            { games: scoring('DEC', 1.5), start: '2026-04-05', end: '2026-04-12' },
            { games: scoring('DEC', 1.5, 'M'), start: '2026-05-05', end: '2026-05-12' },
          ],
        },
      ],
      'rapid-blitz-2024-03': [
        '6.1.4',
        { '2026-05-01': { N: 1843, M: null }, '2026-06-01': { M: null } },
        {
          events: [
            { games: [...scoring('BC', 1), ...scoring('BC', 1, 'M')] },
            { games: scoring('DEC', 1.5), start: '2026-04-05', end: '2026-04-12' },
            { games: scoring('DEC', 1.5, 'M'), start: '2026-05-05', end: '2026-05-12' },
          ],
        },
      ],
    },
  },
];
