import type { ArticleCase } from './rows.ts';

/** `A B1 B1 …`: so many games of one kind. */
export const times = (count: number, meeting: string): string => Array(count).fill(meeting).join(' ');

/** Changes of rated players: expected scores, the cap, rounding. */
export const CHANGES: readonly ArticleCase[] = [
  {
    // 100 apart: PD .64, ΔR .36. K 15: 5.4, K 20: 7.2, K 30: 10.8.
    what: 'a win 100 points up',
    players: { A: 2000, B: 1900 },
    games: ['A B1'],
    in: {
      '2005-07': [
        '9.1, 10.0, 10.1b, 10.5, 10.51, 10.51a, 10.51b, 10.51c, 10.53, 6.41, 14.2',
        { A: [2005, 15], B: [1895, 15] },
      ],
      '2009-07': [
        '7.1, 8.0, 8.1b, 8.5, 8.51, 8.55a, 8.55b, 8.55c, 8.57, 12.2',
        { A: [2011, 30], B: [1889, 30] },
      ],
      '2014-07': [
        '7.1, 8, 8.1b, 8.5, 8.51, 8.55a, 8.55b, 8.55c, 8.57, 12.2',
        { A: [2007, 20], B: [1893, 20] },
      ],
      '2024-03': [
        '7.1, 8, 8.1.2, 8.3, 8.3.2a, 8.3.2b, 8.3.2c, 8.3.2d, 8.3.4',
        { A: [2007, 20], B: [1893, 20] },
      ],
      'rapid-blitz-2024-03': [
        '6.1, 7.1.2, 7.3.2a, 7.3.2b, 7.3.2c, 7.3.2d, 7.3.4',
        { A: [2007, 20], B: [1893, 20] },
      ],
    },
  },
  {
    // .36 × 3 × K: 16.2, 32.4, 21.6. Rounded event by event it would be 15, 33 and 21.
    what: 'three events in a period, one rounding',
    players: { A: 2000, B: 1900, C: 1900, D: 1900 },
    events: [{ games: ['A B1'] }, { games: ['A C1'] }, { games: ['A D1'] }],
    in: {
      '2005-07': ['10.51c, 10.53', { A: 2016 }],
      '2009-07': ['8.55c, 8.57', { A: 2032 }],
      '2014-07': ['8.55c, 8.57', { A: 2022 }],
      '2024-03': ['8.3.2c, 8.3.4', { A: 2022 }],
      'rapid-blitz-2024-03': ['7.3.2c, 7.3.4', { A: 2022 }],
    },
  },
  {
    // Half a point in equal games times 15 is 7.5: 2007.5 and 1992.5, both to the nearest, a half up.
    what: 'a change of 7.5 and −7.5',
    players: { A: 2000, B: 2000 },
    games: ['A B1'],
    in: { '2005-07': ['10.53', { A: 2008, B: 1993 }] },
  },
  {
    // 110 apart: .65, so .35 × 30 = 10.5: 2010.5 and 1879.5, a half up.
    what: 'a change of 10.5 and −10.5',
    players: { A: 2000, B: 1890 },
    games: ['A B1'],
    in: { '2009-07': ['8.57', { A: 2011, B: 1880 }] },
  },
  {
    // 110 apart: .65, so .35 × 10 = 3.5: up by 4 and down by 4.
    what: 'a change of 3.5 and −3.5',
    players: { A: { rating: 2500, k: 10 }, B: { rating: 2390, k: 10 } },
    games: ['A B1'],
    in: {
      '2014-07': ['8.57', { A: 2504, B: 2386 }],
      '2024-03': ['8.3.4', { A: 2504, B: 2386 }],
      'rapid-blitz-2024-03': ['7.3.4', { A: 2504, B: 2386 }],
    },
  },
  {
    // 360 counts as 350: .89, not .90. Four wins: .44 × 15 = 6.6; with .90 it would be 6.
    what: '360 points count as 350',
    players: { A: 2200, B: 1840 },
    games: ['A B1 B1 B1 B1'],
    in: { '2005-07': ['10.51', { A: 2207, B: 1833 }] },
  },
  {
    // 450 counts as 400: .92, not .94. Three wins: .24 × K, 7.2, 3.6 and 4.8; with .94 they would be 5.4, 2.7 and 3.6.
    // In 2022 one game of an event, the others .94: .08 + .06 + .06 = .20, × 20 = 4.
    what: '450 points count as 400',
    players: { A: 2200, B: 1750 },
    games: ['A B1 B1 B1'],
    in: {
      '2009-07': ['8.54', { A: 2207, B: 1743 }],
      '2011-07': ['8.54', { A: 2204, B: 1746 }],
      '2012-07': ['8.54', { A: 2204, B: 1746 }],
      '2013-07': ['8.54', { A: 2204, B: 1746 }],
      '2014-07': ['8.54', { A: 2205, B: 1745 }],
      '2017-07': ['8.54', { A: 2205, B: 1745 }],
      '2022-01': ['8.3.1', { A: 2204, B: 1746 }],
      '2024-03': ['8.3.1', { A: 2205, B: 1745 }],
      'rapid-blitz-2012-01': ['announcement 2011-11-16: cap', { A: 2205, B: 1745 }],
      'rapid-blitz-2022-10': ['7.3.1', { A: 2204, B: 1746 }],
      'rapid-blitz-2024-03': ['7.3.1', { A: 2205, B: 1745 }],
    },
  },
  {
    // The cap helps in the game with the largest gap: 500 counts as 400 (.92), 450 stays (.94). Win .08, win .06.
    // Two such events: each has its own capped game. 2 × .14 × 20 = 5.6.
    what: 'one capped game in each of two events',
    players: { A: 2200, B: 1750, C: 1700 },
    events: [{ games: ['A B1 C1'] }, { games: ['A C1 B1'], start: '14' }],
    in: {
      '2022-01': ['8.3.1', { A: 2206 }],
      'rapid-blitz-2022-10': ['7.3.1', { A: 2206 }],
    },
  },
  {
    // 450 apart. A and C use it in full: .94, five wins .30 × 10 = 3. E is below 2650: .92, .40 × 10 = 4.
    // The weaker ones are capped: .08 × 5 × 20 = 8.
    what: 'no cap from 2650 on',
    players: {
      A: { rating: 2700, k: 10 },
      B: 2250,
      C: { rating: 2650, k: 10 },
      D: 2200,
      E: { rating: 2649, k: 10 },
      F: 2199,
    },
    games: [`A ${times(5, 'B1')}`, `C ${times(5, 'D1')}`, `E ${times(5, 'F1')}`],
    in: {
      '2025-10': ['8.3.1', { A: 2703, B: 2242, C: 2653, D: 2192, E: 2653, F: 2191 }],
      '2024-03': ['8.3.1', { A: 2704, B: 2242, C: 2654, D: 2192, E: 2653, F: 2191 }],
      'rapid-blitz-2024-03': ['7.3.1', { A: 2704, B: 2242, C: 2654, D: 2192, E: 2653, F: 2191 }],
    },
  },
  {
    // A is above 2600 and 600 above B: not rated. C is 599 above D: capped, .08 × 10 = .8. E is not above 2600.
    what: 'games 600 apart with a player above 2600',
    players: {
      A: { rating: 2601, k: 10 },
      B: 2001,
      C: { rating: 2601, k: 10 },
      D: 2002,
      E: { rating: 2600, k: 10 },
      F: 2000,
    },
    games: ['A B0', 'C D1', 'E F1'],
    in: {
      // −.92 × 10 and .92 × 20 where the game is rated.
      'rapid-blitz-2024-03': ['7.3.1', { A: 2592, B: 2019, C: 2602, D: 2000, E: 2601, F: 1998 }],
      'rapid-blitz-2024-12': ['7.3.1', { A: 2601, B: 2001, C: 2602, D: 2000, E: 2601, F: 1998 }],
    },
  },
  {
    // 350 or 400 apart. The formula would give .88 and .91, the table has .89 and .92:
    // five wins .55 × 15 = 8.25, .40 × 30 = 12, .40 × 20 = 8; by the formula 9, 13.5 and 9.
    what: 'the table where the formula differs',
    players: { A: 2200, B: 1800 },
    games: [`A ${times(5, 'B1')}`],
    in: {
      '2005-07': ['14.1, 14.2', { A: 2208 }, { players: { A: 2200, B: 1850 } }],
      '2009-07': ['12.1, 12.2', { A: 2212 }],
      '2014-07': ['12.1, 12.2', { A: 2208 }],
    },
  },
  {
    // .36 against 1900 and .11 against 1500 (capped): .47 × 15 = 7.05. Against their average of 1700 it would be 4.5.
    what: 'each game by itself, not the average of the opponents',
    players: { A: 2000, B: 1900, C: 1500 },
    games: ['A B1 C1'],
    in: { '2005-07': ['14.4', { A: 2007 }] },
  },
  {
    // .50 for 3 points, .51 for 4: five draws are nothing for A and B, −.05 × K for C: −.75, −1.5 and −1.
    what: 'the steps of the table at 3 and 4 points',
    players: { A: 2003, B: 2000, C: 2004, D: 2000 },
    games: [`A ${times(5, 'B½')}`, `C ${times(5, 'D½')}`],
    in: {
      '2005-07': ['10.1b', { A: 2003, C: 2003, D: 2001 }],
      '2009-07': ['8.1b', { A: 2003, C: 2003, D: 2002 }],
      '2014-07': ['8.1b', { A: 2003, C: 2003, D: 2001 }],
      '2024-03': ['8.1.2, 8.1', { A: 2003, C: 2003, D: 2001 }],
      'rapid-blitz-2024-03': ['7.1.2, 7.1', { A: 2003, C: 2003, D: 2001 }],
    },
  },
  {
    // The event that spans two periods uses the ratings of its start (100 apart: .36), though the list in between
    // already shows the five wins of the first event (.36 × 5 × K).
    what: 'the list at the start of the event',
    players: { A: 2000, B: 1900 },
    events: [{ games: [`A ${times(5, 'B1')}`] }],
    in: {
      // 27 → 2027; 5.4 → 2032.4. With 2027 against 1873 it would be .29 × 15.
      '2005-07': [
        '9.11',
        { '2006-04-01': { A: 2027, B: 1873 }, '2006-07-01': { A: 2032 } },
        {
          events: [
            { games: [`A ${times(5, 'B1')}`] },
            { games: ['A B1'], start: '2006-03-30', end: '2006-04-02' },
          ],
        },
      ],
      // 54 → 2054; 10.8 → 2064.8.
      '2009-07': [
        '7.11',
        { '2009-09-01': { A: 2054, B: 1846 }, '2009-11-01': { A: 2065 } },
        {
          events: [
            { games: [`A ${times(5, 'B1')}`] },
            { games: ['A B1'], start: '2009-08-30', end: '2009-09-02' },
          ],
        },
      ],
      // 36 → 2036; 7.2 → 2043.2.
      '2014-07': [
        '7.11',
        { '2014-08-01': { A: 2036, B: 1864 }, '2014-09-01': { A: 2043 } },
        {
          events: [
            { games: [`A ${times(5, 'B1')}`] },
            { games: ['A B1'], start: '2014-07-30', end: '2014-08-02' },
          ],
        },
      ],
      '2024-03': [
        '7.1.1',
        { '2024-04-01': { A: 2036, B: 1864 }, '2024-05-01': { A: 2043 } },
        {
          events: [
            { games: [`A ${times(5, 'B1')}`] },
            { games: ['A B1'], start: '2024-03-30', end: '2024-04-02' },
          ],
        },
      ],
      'rapid-blitz-2024-03': [
        '6.1.1',
        { '2024-04-01': { A: 2036, B: 1864 }, '2024-05-01': { A: 2043 } },
        {
          events: [
            { games: [`A ${times(5, 'B1')}`] },
            { games: ['A B1'], start: '2024-03-30', end: '2024-04-02' },
          ],
        },
      ],
    },
  },
];
