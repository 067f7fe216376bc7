import { times } from './changes.ts';
import type { ArticleCase } from './rows.ts';

/** K: newcomers, 2400, juniors, the limit on K × n. */
export const K: readonly ArticleCase[] = [
  {
    // .36 × 25 = 9, × 30 = 10.8, × 40 = 14.4.
    what: 'a new player',
    players: { A: 2000, B: 1900 },
    games: ['A B1'],
    in: {
      '2005-07': ['10.52', { A: [2009, 25] }, { players: { A: { rating: 2000, k: 25 }, B: 1900 } }],
      '2013-07': ['8.56', { A: [2011, 30] }, { players: { A: { rating: 2000, k: 30 }, B: 1900 } }],
      '2014-07': ['8.56', { A: [2014, 40] }, { players: { A: { rating: 2000, k: 40 }, B: 1900 } }],
      '2022-01': ['8.3.3', { A: [2014, 40] }, { players: { A: { rating: 2000, k: 40 }, B: 1900 } }],
      '2024-03': ['8.3.3', { A: [2014, 40] }, { players: { A: { rating: 2000, k: 40 }, B: 1900 } }],
      'rapid-blitz-2022-10': [
        '7.3.3',
        { A: [2014, 40] },
        { players: { A: { rating: 2000, k: 40 }, B: 1900 } },
      ],
      'rapid-blitz-2024-03': [
        '7.3.3',
        { A: [2014, 40] },
        { players: { A: { rating: 2000, k: 40 }, B: 1900 } },
      ],
    },
  },
  {
    // Draws among equals: nothing changes but the number of games. C has 29, so K stays.
    what: '30 games and 29',
    players: { A: 2000, B: 2000, C: 2000, D: 2000 },
    games: [`A ${times(30, 'B½')}`, `C ${times(29, 'D½')}`],
    in: {
      '2005-07': [
        '10.52',
        { A: [2000, 15], C: [2000, 25] },
        { players: { A: { rating: 2000, k: 25 }, B: 2000, C: { rating: 2000, k: 25 }, D: 2000 } },
      ],
      '2013-07': [
        '8.56',
        { A: [2000, 15], C: [2000, 30] },
        { players: { A: { rating: 2000, k: 30 }, B: 2000, C: { rating: 2000, k: 30 }, D: 2000 } },
      ],
      '2014-07': [
        '8.56',
        { A: [2000, 20], C: [2000, 40] },
        { players: { A: { rating: 2000, k: 40 }, B: 2000, C: { rating: 2000, k: 40 }, D: 2000 } },
      ],
      '2022-01': [
        '8.3.3',
        { A: [2000, 20], C: [2000, 40] },
        { players: { A: { rating: 2000, k: 40 }, B: 2000, C: { rating: 2000, k: 40 }, D: 2000 } },
      ],
      '2024-03': [
        '8.3.3',
        { A: [2000, 20], C: [2000, 40] },
        { players: { A: { rating: 2000, k: 40 }, B: 2000, C: { rating: 2000, k: 40 }, D: 2000 } },
      ],
      'rapid-blitz-2024-03': [
        '7.3.3',
        { A: [2000, 20], C: [2000, 40] },
        { players: { A: { rating: 2000, k: 40 }, B: 2000, C: { rating: 2000, k: 40 }, D: 2000 } },
      ],
    },
  },
  {
    // A wins among equals, .5 × K, and reaches 2400. C had reached it once, and keeps that K below it.
    what: 'reaching 2400, and below it again',
    players: { A: 2395, B: 2395, C: { rating: 2390, k: 10 }, D: 2390 },
    games: ['A B1', 'C D0'],
    in: {
      // 7.5; −5.
      '2005-07': ['10.52', { A: [2403, 10], C: [2385, 10] }],
      // 15; −.5 × 20.
      '2009-07': [
        '8.56',
        { A: [2410, 20], C: [2380, 20] },
        { players: { A: 2395, B: 2395, C: { rating: 2390, k: 20 }, D: 2390 } },
      ],
      '2013-07': ['8.56', { A: [2403, 10], C: [2385, 10] }],
      '2014-07': ['8.56', { A: [2405, 10], C: [2385, 10] }],
      '2022-01': ['8.3.3', { A: [2405, 10], C: [2385, 10] }],
      '2024-03': ['8.3.3', { A: [2405, 10], C: [2385, 10] }],
      'rapid-blitz-2022-10': ['7.3.3', { A: [2405, 10], C: [2385, 10] }],
      'rapid-blitz-2024-03': ['7.3.3', { A: [2405, 10], C: [2385, 10] }],
    },
  },
  {
    // 2005 asks for 30 games as well: .36 × 25 = 9. From 2014 not: .5 × 40 = 20.
    what: 'a new player above 2400',
    players: { A: { rating: 2390, k: 40 }, B: 2390 },
    games: ['A B1'],
    in: {
      '2005-07': ['10.52', { A: [2459, 25] }, { players: { A: { rating: 2450, k: 25 }, B: 2350 } }],
      '2014-07': ['8.56', { A: [2410, 10] }],
      '2024-03': ['8.3.3', { A: [2410, 10] }],
    },
  },
  {
    // .5 × 20 twice; the first event alone would reach 2400.
    what: 'K of the list before for the whole period',
    players: { A: 2395, B: 2395, C: 2395 },
    events: [{ games: ['A B1'] }, { games: ['A C1'], start: '14' }],
    in: { '2014-07': ['8.56', { A: [2415, 10] }], '2024-03': ['8.3.3', { A: [2415, 10] }] },
  },
  {
    // .36 × 40 = 14.4. C reaches 2300 with .5 × 40, and has 20 from then on; E has been there and comes back.
    what: 'juniors',
    players: {
      A: { rating: 2000, k: 40, born: 2010 },
      B: 1900,
      C: { rating: 2295, k: 40, born: 2010 },
      D: 2295,
      E: { rating: 2290, k: 20, born: 2010 },
      F: 2290,
    },
    games: ['A B1', 'C D1', 'E F0'],
    in: {
      '2014-07': ['8.56', { A: [2014, 40], C: [2315, 20], E: [2280, 20] }],
      '2022-01': ['8.3.3', { A: [2014, 40], C: [2315, 20], E: [2280, 20] }],
      '2024-03': ['8.3.3', { A: [2014, 40], C: [2315, 20], E: [2280, 20] }],
      'rapid-blitz-2022-10': ['7.3.3', { A: [2014, 40], C: [2315, 20], E: [2280, 20] }],
      'rapid-blitz-2024-03': ['7.3.3', { A: [2014, 40], C: [2315, 20], E: [2280, 20] }],
    },
  },
  {
    // .36 × 40. K 40 until the birthday in 2014, to the end of its year since 2022.
    what: 'the 18th birthday',
    players: {
      A: { rating: 2000, k: 40, born: '1996-07-20' },
      B: { rating: 2000, k: 40, born: '1996-08-20' },
      C: 1900,
    },
    games: ['A C1', 'B C1'],
    in: {
      '2014-07': [
        '8.56',
        { '2014-08-01': { A: [2014, 20], B: [2014, 40] }, '2014-09-01': { A: [2014, 20], B: [2014, 20] } },
      ],
      '2022-01': [
        '8.3.3',
        { '2022-12-01': { A: [2014, 40] }, '2023-01-01': { A: [2014, 20], B: [2014, 40] } },
        {
          players: {
            A: { rating: 2000, k: 40, born: '2004-03-20' },
            B: { rating: 2000, k: 40, born: '2005-01-02' },
            C: 1900,
          },
        },
      ],
      '2024-03': [
        '8.3.3',
        { '2024-12-01': { A: [2014, 40] }, '2025-01-01': { A: [2014, 20], B: [2014, 40] } },
        {
          players: {
            A: { rating: 2000, k: 40, born: '2006-03-20' },
            B: { rating: 2000, k: 40, born: '2007-01-02' },
            C: 1900,
          },
        },
      ],
      'rapid-blitz-2024-03': [
        '7.3.3',
        { '2024-12-01': { A: [2014, 40] }, '2025-01-01': { A: [2014, 20], B: [2014, 40] } },
        {
          players: {
            A: { rating: 2000, k: 40, born: '2006-03-20' },
            B: { rating: 2000, k: 40, born: '2007-01-02' },
            C: 1900,
          },
        },
      ],
    },
  },
  {
    // 40 draws at 100 points, in two events: −.14 × 40 = −5.6. 700 / 40 = 17.5, so K 17: 95.2.
    // C has 35 games, for which 20 is just within 700: 35 × .14 × 20 = 98. The list shows K 20 all the same.
    what: 'K times games at most 700',
    players: { A: 2000, B: 1900, C: 2000, D: 1900 },
    events: [
      { games: [`A ${times(20, 'B½')}`, `C ${times(35, 'D½')}`] },
      { games: [`A ${times(20, 'B½')}`], start: '14' },
    ],
    in: {
      '2017-07': ['8.56', { A: [1905, 20], B: [1995, 20], C: [1902, 20] }],
      '2022-01': ['8.3.3: limit', { A: [1905, 20], B: [1995, 20], C: [1902, 20] }],
      '2024-03': ['8.3.3', { A: [1905, 20], B: [1995, 20], C: [1902, 20] }],
      'rapid-blitz-2022-10': ['7.3.3', { A: [1905, 20], B: [1995, 20], C: [1902, 20] }],
      'rapid-blitz-2024-03': ['7.3.3', { A: [1905, 20], B: [1995, 20], C: [1902, 20] }],
      // No limit yet: −5.6 × 20 = −112.
      '2014-07': ['8.55c, 8.56', { A: [1888, 20], B: [2012, 20], C: [1902, 20] }],
    },
  },
  {
    // Everybody has 20: a newcomer of the standard list, a junior, a player above 2400. .36 × 20; .5 × 20.
    what: 'K 20 for everybody',
    players: { A: { rating: 2000, born: 2000 }, B: 1900, C: 2450, D: 2450 },
    games: ['A B1', 'C D1'],
    in: { 'rapid-blitz-2012-01': ['announcement 2011-11-16: K', { A: [2007, 20], C: [2460, 20] }] },
  },
  {
    // .36 × 20 = 7.2; −7.2: 2007 and 1893 are shown with three digits.
    what: 'K set by the administrator, three digits shown',
    players: { A: 2000, B: 1900 },
    games: ['A B1'],
    in: { 'rapid-2005-07': ['15, 15b, 15c', { A: [200, 20], B: [189, 20] }] },
  },
];
