import { type ArticleCase, crosstable } from './rows.ts';

const PAIR = { A: 2000, B: 1900 } as const;
const FIELD = { N: null, B: 2000, C: 1900, D: 1800, E: 1700 } as const;

/** Matches, championships, stages, and games against unrated players. */
export const COMPOSITION: readonly ArticleCase[] = [
  {
    // Three wins decide a match of four: .36 × 3 = 1.08, and not the loss that follows.
    what: 'a game after the decision of a match',
    players: PAIR,
    games: ['A B1 B1 B1 B0'],
    type: 'match',
    facts: { scheduledGames: 4 },
    in: {
      '2005-07': ['6.5', { A: 2016, B: 1884 }],
      '2009-07': ['6.5', { A: 2032, B: 1868 }],
      '2014-07': ['6.5', { A: 2022, B: 1878 }],
      '2024-03': ['6.2', { A: 2022, B: 1878 }],
      'rapid-blitz-2024-03': ['5.2', { A: 2022, B: 1878 }],
    },
  },
  {
    // 1.08 − .64 = .44, × 20 = 8.8.
    what: 'a game after the decision of a match for which that was waived',
    players: PAIR,
    games: ['A B1 B1 B1 B0'],
    type: 'match',
    facts: { scheduledGames: 4, approvals: { waivedMatchRule: true } },
    notes: 'decided-match-waived',
    in: { '2024-03': ['6.2', { A: 2009, B: 1891 }], 'rapid-blitz-2024-03': ['5.2', { A: 2009, B: 1891 }] },
  },
  {
    what: 'a match with an unrated player',
    players: { N: null, B: 2000 },
    games: ['N B1 B1 B1 B1 B1'],
    type: 'match',
    facts: { scheduledGames: 10 },
    refused: 'match-with-unrated',
    in: {
      '2009-07': ['6.6', { N: null, B: 2000 }],
      '2014-07': ['6.6', { N: null, B: 2000 }],
      '2024-03': ['6.1', { N: null, B: 2000 }],
      'rapid-blitz-2024-03': ['5.1', { N: null, B: 2000 }],
    },
  },
  {
    // As a Swiss the games with N and M do not count, who both have nothing against rated players: A has .36, .24 and
    // .15, B −.36, .36 and .24.
    what: 'a round robin with a forfeit',
    players: { A: 2000, B: 1900, C: 1800, D: 1700, N: null, M: null },
    type: 'round-robin',
    games: crosstable(['A *1111+', 'B 0*1111', 'C 00*111', 'D 000*11', 'N 0000*1', 'M -0000*']),
    notes: 'round-robin-as-swiss',
    in: {
      '2005-07': ['6.43', { A: 2011, B: 1904, C: 1796, D: 1689, N: null }],
      '2009-07': ['6.43', { A: 2023, B: 1907, C: 1793, D: 1678, N: null }],
      '2014-07': ['6.4', { A: 2015, B: 1905, C: 1795, D: 1685, N: null }],
    },
  },
  {
    // Rar 1900; dp 735 (800 from 2009 on), 193 and −193: Ra 1704 (1687). One of four is .25: −193 × 4/5, 1550 (1533).
    // A is more than 350 (400) above and counts less: 1679 (1670), 1525 (1516).
    // A against B, C, D, E: .64 + .76 + .89 + .89 (.92 + .92): .82 × 15, .76 × 30, .76 × 20.
    // B: .36 + .64 + .89 + .89 (.91 + .91); C: .24 + .36 + .83 + .83 (.84 + .84).
    what: 'a national championship with three rated players of five',
    players: { A: 2000, B: 1900, C: 1800, D: null, E: null },
    type: 'round-robin',
    games: crosstable(['A *1111', 'B 0*111', 'C 00*½½', 'D 00½*½', 'E 00½½*']),
    facts: { nationalChampionship: true },
    notes: 'national-championship',
    in: {
      '2005-07': ['6.33, 10.1', { A: 2012, B: 1903, C: 1781, D: null }],
      '2009-07': ['6.33, 8.1, 8.52', { A: 2023, B: 1905, C: 1762, D: null }],
      '2014-07': ['6.23, 8.1, 8.52', { A: 2015, B: 1904, C: 1774, D: null }],
    },
  },
  {
    what: 'a national championship with two rated men and a woman among five players',
    players: { A: 2000, B: 1900, C: { rating: 1800, sex: 'F' }, D: null, E: null },
    type: 'round-robin',
    games: crosstable(['A *1111', 'B 0*111', 'C 00*½½', 'D 00½*½', 'E 00½½*']),
    facts: { nationalChampionship: true },
    in: {
      '2005-07': ['6.33', { A: 2000, C: 1800 }, { refused: 'too-few-rated-in-field' }],
      '2009-07': ['6.33', { A: 2000, C: 1800 }, { refused: 'too-few-rated-in-field' }],
      '2014-07': ['6.23', { A: 2015, B: 1904, C: 1774 }],
    },
  },
  {
    // Everybody draws: Ra and all results are 1950. A −.14 − .07 − .07, × 15 and × 20. In 2009 the unrated have met
    // two rated opponents only, and do not count: −.14 × 30.
    what: 'a national championship of women with two rated players of four',
    players: { A: { rating: 2000, sex: 'F' }, B: { rating: 1900, sex: 'F' }, C: null, D: null },
    type: 'round-robin',
    games: crosstable(['A *½½½', 'B ½*½½', 'C ½½*½', 'D ½½½*']),
    facts: { nationalChampionship: true, womenOnly: true },
    notes: 'national-championship',
    in: {
      '2005-07': ['6.33', { A: 1996, B: 1904 }],
      '2009-07': ['6.33, 8.52', { A: 1996, B: 1904 }],
      '2014-07': ['6.23', { A: 1994, B: 1906 }],
    },
  },
  {
    // 2 of 3 against 1900: 1900 + 12.5. B −.62, C +.02, D +.15.
    what: 'a Scheveningen event with one unrated player',
    players: { N: null, B: 2000, C: 1900, D: 1800 },
    type: 'scheveningen',
    games: ['N B1 C½ D½'],
    in: { '2005-07': ['6.4', { N: null, B: 1991, C: 1900, D: 1802 }] },
  },
  {
    what: 'a Scheveningen event with two unrated players',
    players: { N: null, M: null, B: 2000, C: 1900, D: 1800 },
    type: 'scheveningen',
    games: ['N B1 C½ D½', 'M C1 D½ B½'],
    refused: 'scheveningen-unrated',
    in: { '2005-07': ['6.4', { B: 2000, C: 1900, D: 1800 }] },
  },
  {
    // 2 of 4 against 1850: 1850. B wins against it: .30 × 30; C and D draw: −.07 and .07.
    what: 'rated opponents of a newcomer with a result',
    players: FIELD,
    games: ['N B0 C½ D½ E1'],
    in: { '2009-07': ['6.42, 8.52', { N: null, B: 2009, C: 1898, D: 1802, E: 1691 }] },
  },
  {
    what: 'opponents of a newcomer without a point, or with two rated opponents',
    players: { ...FIELD, M: null },
    events: [{ games: ['N B0 C0 D0 E0'] }, { games: ['M B1 C1'], start: '14' }],
    in: { '2009-07': ['6.1, 6.42, 8.52', { B: 2000, C: 1900, D: 1800, E: 1700 }] },
  },
  {
    // In the first event N has 1850 + 4 × 15 = 1910, in the second 1850. B loses, −.62, and wins, .30.
    what: 'a newcomer in two events',
    players: FIELD,
    events: [{ games: ['N B1 C1 D1 E1'] }, { games: ['N B0 C½ D½ E1'], start: '14' }],
    in: { '2009-07': ['8.53', { B: 1990 }] },
  },
  {
    // All draws: N has 1850. In the second N wins all and has 1920 + 4 × 20 = 2000, with which A counts: .50.
    // A −.95 and −1.25, × 20. N: 6 of 8 against 1850, + 4 × 20.
    what: 'a newcomer in two round robins',
    players: { A: 2000, B: 1900, C: 1800, D: 1700, N: null },
    events: [
      { games: crosstable(['A *½½½½', 'B ½*½½½', 'C ½½*½½', 'D ½½½*½', 'N ½½½½*']), type: 'round-robin' },
      {
        games: crosstable(['A *½½½0', 'B ½*½½0', 'C ½½*½0', 'D ½½½*0', 'N 1111*']),
        type: 'round-robin',
        start: '14',
        end: '20',
      },
    ],
    in: { '2014-07': ['8.53, 7.14e', { A: 1956, N: [1930, 40] }] },
  },
  {
    // Two rated opponents in each stage, four in all: half of nine against 16600 / 9 = 1844.
    what: 'a preliminary and a final',
    players: FIELD,
    events: [
      { games: ['N B½ C½ B½ C½'] },
      { games: ['N D½ E½ D½ E½ D½'], start: '14', end: '20', partOf: 0 },
    ],
    in: { '2005-07': ['6.2', { N: 1844 }], '2009-07': ['6.2', { N: 1844 }] },
  },
  {
    // The list of September shows A with 2054 and B with 1846. The second event began on the list of July: .36; its
    // second game, after that list, is counted with the new ratings, 208 apart: .23. 2054 + .59 × 30.
    what: 'ratings at the time of each game, as chosen beforehand',
    players: PAIR,
    events: [
      { games: ['A B1 B1 B1 B1 B1'] },
      {
        games: ['A B1 B1'],
        start: '2009-08-25',
        end: '2009-09-05',
        roundDates: ['2009-08-25', '2009-09-03'],
        facts: { ratingsPerGame: true },
      },
    ],
    in: { '2009-07': ['4.13', { '2009-09-01': { A: 2054, B: 1846 }, '2009-11-01': { A: 2072 } }] },
  },
  {
    // .36 × 20. The games of A and E began and are not rated.
    what: 'a game left out by force majeure, and one for fair play',
    players: { A: 2000, B: 1900, C: 2000, D: 1900, E: 2000, F: 1900 },
    games: ['A B1', 'C D1', 'E F1'],
    facts: {
      exceptions: [
        { round: 1, player: 1, cause: 'force-majeure' },
        { round: 1, player: 5, cause: 'fair-play' },
      ],
    },
    in: {
      '2024-03': ['5.1', { A: 2000, B: 1900, C: 2007, D: 1893, E: 2000, F: 1900 }],
      'rapid-blitz-2024-03': ['4.1', { A: 2000, B: 1900, C: 2007, D: 1893, E: 2000, F: 1900 }],
    },
  },
  {
    // Half a point of nine: nothing by the rules of 2005, 1412 by those of 2009.
    what: 'events that start before and on 1 July',
    players: { ...FIELD, M: null },
    from: '2009-04-01',
    events: [
      { games: ['M B½ C0 D0 E0 B0 C0 D0 E0 C0'], start: '2009-06-30', end: '2009-07-08' },
      { games: ['N B½ C0 D0 E0 B0 C0 D0 E0 C0'], start: '2009-07-01', end: '2009-07-08' },
    ],
    in: {
      '2005-07': ['0.11', { '2009-09-01': { N: 1412, M: null } }],
      '2009-07': ['0.1', { '2009-09-01': { N: 1412, M: null } }],
    },
  },
  {
    // 4 of 5: 1860 + 3 × 20 by the rules of 2022, 2001 by those of 2024.
    what: 'events that start before and on 1 March',
    players: { ...FIELD, M: null },
    from: '2024-02-01',
    events: [
      { games: ['M B1 C1 D1 E1 C0'], start: '2024-02-29', end: '2024-03-04' },
      { games: ['N B1 C1 D1 E1 C0'], start: '2024-03-01', end: '2024-03-04' },
    ],
    in: {
      '2024-03': ['0.1', { '2024-04-01': { N: 2001, M: 1920 } }],
      'rapid-blitz-2024-03': ['0.1', { '2024-04-01': { N: 2001, M: 1920 } }],
    },
  },
];
