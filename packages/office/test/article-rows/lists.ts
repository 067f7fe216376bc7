import type { ArticleCase } from './rows.ts';

const SLOW = { A: 2000, B: 1900 } as const;

/** What a list takes in, whom it shows, and with what. */
export const LISTS: readonly ArticleCase[] = [
  {
    // Against a player 295 above: .15 × K. 1405 − 3 × 2.25; 1205 − 3 × 4.5; 1005 − 3 × 2.25 or 2 × 3; 1405 − 2 × 3.
    what: 'delisted below the floor, then unrated',
    players: { F: 1405, E: 1700 },
    games: ['F E0 E0 E0'],
    in: {
      '2005-07': [
        '9.2, 9.21',
        { '2006-04-01': { F: { rating: null, flag: 'd' } }, '2006-07-01': { F: null } },
      ],
      '2009-07': [
        '0.6, 7.2, 7.21',
        { '2009-09-01': { F: { rating: null, flag: 'd' } }, '2009-11-01': { F: null } },
        { players: { F: 1205, E: 1500 } },
      ],
      '2011-07': [
        '0.6',
        { '2011-09-01': { F: 0 }, '2011-11-01': { F: null } },
        { players: { F: 1205, E: 1500 } },
      ],
      '2012-07': [
        '0.6',
        { '2012-08-01': { F: 0 }, '2012-09-01': { F: null } },
        { players: { F: 1005, E: 1300 } },
      ],
      '2013-07': [
        '0.6',
        { '2013-08-01': { F: 0 }, '2013-09-01': { F: null } },
        { players: { F: 1005, E: 1300 } },
      ],
      '2014-07': [
        '7.2, 7.21',
        { '2014-08-01': { F: { rating: null, flag: 'd' } }, '2014-09-01': { F: null } },
        { players: { F: 1005, E: 1300 } },
      ],
      '2017-07': [
        '7.12',
        { '2017-08-01': { F: 0 }, '2017-09-01': { F: null } },
        { players: { F: 1005, E: 1300 } },
      ],
      '2022-01': [
        '7.1.2',
        { '2022-02-01': { F: 0 }, '2022-03-01': { F: null } },
        { players: { F: 1005, E: 1300 } },
      ],
      '2024-03': [
        '7.2, 7.2.1',
        { '2024-04-01': { F: { rating: null, flag: 'd' } }, '2024-05-01': { F: null } },
      ],
      'rapid-blitz-2024-03': [
        '6.2.1',
        { '2024-04-01': { F: { rating: null, flag: 'd' } }, '2024-05-01': { F: null } },
      ],
    },
  },
  {
    // 2005: 1403 − 2.25 = 1401 is the lowest, 1402 − 2.25 = 1400 is below. 2009: 1204 − 4.5 = 1200 stays.
    // From 2014: 1003 − 3 = 1000 stays, 1002 − 3 does not; 1403 and 1402 in 2024.
    what: 'exactly on the floor',
    players: { F: 1403, G: 1402, E: 1698 },
    games: ['F E0', 'G E0'],
    in: {
      '2005-07': ['9.12a, 9.21', { F: 1401, G: 0 }],
      '2009-07': ['7.12, 7.21', { F: 1200, G: 0 }, { players: { F: 1204, G: 1203, E: 1499 } }],
      '2014-07': ['7.12, 7.21', { F: 1000, G: 0 }, { players: { F: 1003, G: 1002, E: 1298 } }],
      '2017-07': ['7.12', { F: 1000, G: 0 }, { players: { F: 1003, G: 1002, E: 1298 } }],
      '2022-01': ['7.1.2', { F: 1000, G: 0 }, { players: { F: 1003, G: 1002, E: 1298 } }],
      '2024-03': ['7.1.2, 7.2.1', { F: 1400, G: 0 }],
      'rapid-blitz-2024-03': ['6.1.2, 6.2.1', { F: 1400, G: 0 }],
    },
  },
  {
    // The original floor: 1603 − 2.25 = 1601 stays, 1602 − 2.25 does not. The next list has the floor of 1401.
    what: 'the floor of 1601 until the end of 2005',
    players: { F: 1603, G: 1602, E: 1898 },
    games: ['F E0', 'G E0'],
    from: '2005-07-01',
    in: { '2005-07': ['9.12a, 9.21', { '2005-10-01': { F: 1601, G: 0 } }] },
  },
  {
    // 2005: .36 × 15 on the list of the month after, where the 30 days are kept; a day later another list on. The
    // event of August takes the ratings of August: B, 1895, beats A, 2005: .65 × 15. F 1403 − 2.25, G 1402 − 2.25.
    // 2009, K 30: the seven days of 7.13.
    what: 'monthly lists by decision of the Board',
    players: { A: 2000, B: 1900, C: 2000, D: 1900, F: 1403, G: 1402, E: 1698 },
    events: [
      { games: ['A B1', 'F E0', 'G E0'], start: '2006-07-01', end: '2006-07-02' },
      { games: ['C D1'], start: '2006-07-01', end: '2006-07-03' },
      { games: ['B A1'], start: '2006-08-01', end: '2006-08-02' },
    ],
    states: [{ kind: 'monthly-lists', subject: '', since: '2005-11-10' }],
    from: '2006-07-01',
    alone: true,
    in: {
      '2005-07': [
        '9.3, 9.31, 9.32, 9.33, 9.34',
        {
          '2006-08-01': { A: 2005, B: 1895, C: 2000, D: 1900, F: 1401, G: { rating: null, flag: 'd' } },
          '2006-09-01': { A: 1995, B: 1905, C: 2005, D: 1895, G: null },
        },
      ],
      '2009-07': [
        '7.3',
        {
          '2010-08-01': { A: 2011, B: 1889, C: 2000, D: 1900 },
          '2010-09-01': { A: 1991, B: 1909, C: 2011, D: 1889 },
        },
        {
          players: { A: 2000, B: 1900, C: 2000, D: 1900 },
          events: [
            { games: ['A B1'], start: '2010-07-01', end: '2010-07-25' },
            { games: ['C D1'], start: '2010-07-01', end: '2010-07-26' },
            { games: ['B A1'], start: '2010-08-01', end: '2010-08-02' },
          ],
          states: [{ kind: 'monthly-lists', subject: '', since: '2009-12-31' }],
          from: '2010-07-01',
        },
      ],
    },
  },
  {
    what: 'what is published of a player',
    players: { A: { rating: 2000, born: '1980-05-17', sex: 'F', title: 'WIM', federation: 'CCC' }, B: 1900 },
    games: ['A B1 B½'],
    in: {
      // .36 − .14 = .22 × 15 = 3.3, × 30 = 6.6, × 20 = 4.4.
      '2005-07': [
        '9.12, 9.12a',
        {
          A: {
            rating: 2003,
            games: 2,
            k: 15,
            birthYear: 1980,
            title: 'WIM',
            federation: 'CCC',
            gamesAtFirstK: null,
          },
        },
      ],
      '2009-07': [
        '7.12',
        { A: { rating: 2007, games: 2, k: 30, birthYear: 1980, sex: 'F', title: 'WIM', federation: 'CCC' } },
      ],
      '2014-07': [
        '7.12',
        { A: { rating: 2004, games: 2, k: 20, birthYear: 1980, sex: 'F', title: 'WIM', federation: 'CCC' } },
      ],
      '2024-03': [
        '7.1.2',
        { A: { rating: 2004, games: 2, k: 20, birthYear: 1980, sex: 'F', title: 'WIM', federation: 'CCC' } },
      ],
      'rapid-blitz-2024-03': [
        '6.1.2',
        { A: { rating: 2004, games: 2, k: 20, birthYear: 1980, sex: 'F', title: 'WIM', federation: 'CCC' } },
      ],
    },
  },
  {
    // A to B in time, C to D a day late, E to F a day before the list in an official event. .36 × K.
    what: 'the last day for a list, the day after, and official events',
    players: { ...SLOW, C: 2000, D: 1900, E: 2000, F: 1900 },
    in: {
      '2005-07': [
        '9.13, 9.13a',
        { '2006-04-01': { A: 2005, C: 2000, E: 2000 }, '2006-07-01': { A: 2005, C: 2005, E: 2005 } },
        {
          events: [
            { games: ['A B1'], start: '2006-02-25', end: '2006-03-01' },
            { games: ['C D1'], start: '2006-02-25', end: '2006-03-02' },
            // Finished in time, received later.
            { games: ['E F1'], received: '2006-03-02' },
          ],
        },
      ],
      '2009-07': [
        '7.13',
        { '2009-09-01': { A: 2011, C: 2000, E: 2011 }, '2009-11-01': { A: 2011, C: 2011, E: 2011 } },
        {
          events: [
            { games: ['A B1'], start: '2009-08-20', end: '2009-08-25' },
            { games: ['C D1'], start: '2009-08-20', end: '2009-08-26' },
            { games: ['E F1'], start: '2009-08-20', end: '2009-08-31', facts: { official: true } },
          ],
        },
      ],
      '2014-07': [
        '7.13',
        { '2014-08-01': { A: 2007, C: 2000, E: 2007 }, '2014-09-01': { A: 2007, C: 2007, E: 2007 } },
        {
          events: [
            { games: ['A B1'], start: '20', end: '29' },
            { games: ['C D1'], start: '20', end: '30' },
            { games: ['E F1'], start: '20', end: '31', facts: { official: true } },
          ],
        },
      ],
      '2024-03': [
        '7.1.3',
        { '2024-04-01': { A: 2007, C: 2000, E: 2007 }, '2024-05-01': { A: 2007, C: 2007, E: 2007 } },
        {
          events: [
            { games: ['A B1'], start: '20', end: '29' },
            { games: ['C D1'], start: '20', end: '30' },
            { games: ['E F1'], start: '20', end: '31', facts: { official: true } },
          ],
        },
      ],
      'rapid-blitz-2024-03': [
        '6.1.3',
        { '2024-04-01': { A: 2007, C: 2000, E: 2007 }, '2024-05-01': { A: 2007, C: 2007, E: 2007 } },
        {
          events: [
            { games: ['A B1'], start: '29' },
            { games: ['C D1'], start: '30' },
            { games: ['E F1'], start: '31', facts: { official: true } },
          ],
        },
      ],
    },
  },
  {
    // Six lists a year, then twelve: the game of the first month is on the list that comes next.
    what: 'the next list of the calendar',
    players: SLOW,
    games: ['A B1'],
    in: {
      '2005-07': ['9.1', { '2006-04-01': { A: 2005 } }],
      '2009-07': ['7.1, 7.11', { '2009-09-01': { A: 2011 } }],
      '2011-07': ['7.1, 7.11', { '2011-09-01': { A: 2005 } }],
      '2012-07': ['7.1', { '2012-08-01': { A: 2005 } }],
      '2013-07': ['7.1', { '2013-08-01': { A: 2005 } }],
      '2017-07': ['7.1', { '2017-08-01': { A: 2007 } }],
      '2022-01': ['7.1', { '2022-02-01': { A: 2007 } }],
    },
  },
  {
    // K 15 to 30 June 2014 and five games no rating; K 20 and five games 1920 from 1 July.
    what: 'events that start before and on 1 July',
    players: { ...SLOW, N: null, M: null, C: 2000, D: 1900, E: 1800, F: 1700 },
    from: '2014-06-01',
    events: [
      { games: ['M C1 D1 E1 F1 D0'], start: '30', end: '2014-07-05' },
      { games: ['N C1 D1 E1 F1 D0'], start: '2014-07-01', end: '2014-07-05' },
    ],
    in: { '2014-07': ['0.1', { '2014-07-01': { N: null }, '2014-08-01': { N: 1920, M: null } }] },
  },
];
