import { type ArticleCase, crosstable } from './rows.ts';

const EXAMPLE = crosstable([
  'A *½1111111½',
  'B ½*½1½1111½',
  'C 0½*1½11111',
  'D 000*111111',
  'E 0½½0*11111',
  'F 00000*1111',
  'G 000000*111',
  'H 0000000*11',
  'I 00000000*1',
  'J ½½0000000*',
]);
const TOP = { k: 10 } as const;
const FIELD = {
  A: { rating: 2600, ...TOP },
  B: { rating: 2500, ...TOP },
  C: null,
  D: { rating: 2400, ...TOP },
  E: null,
  F: 2150,
  G: 2300,
  H: null,
  I: null,
  J: 2300,
} as const;

/** `A *11`, `B 0*1`, `C 00*`: everybody beats those after them. */
const inOrder = (players: string): readonly string[] =>
  crosstable(
    [...players].map(
      (player, own) =>
        `${player} ${[...players].map((_, other) => (own === other ? '*' : own < other ? '1' : '0')).join('')}`,
    ),
  );

const GAMES_BOTH_WAYS = (players: string): readonly string[] => [...inOrder(players), ...inOrder(players)];

/** First ratings in a round robin, and who may be in one. */
export const ROUND_ROBINS: readonly ArticleCase[] = [
  {
    // The printed examples of 10.54 and 8.58: the results of C, E, H and I, then the games of the rated players with
    // them. 2005: A 7.28 expected, F 2.62. 2009: the printed K × ΔR are 12.8, 10.4, 12.0, 43.5, −36.3, −96.3.
    // 2014: Ru of C 2448, E 2408, H 2150, I 2032; then I: 2348 − 252/9 = 2320 − 315.9; H: 2348 − 50/9 = 2342 − 198;
    // C: 2348 + 16/9 = 2350 + 100. A .69 × 10, B .58 × 10, D .66 × 10, F 1.48 × 20, G −1.16 × 20, J −3.16 × 20.
    what: 'the worked example of a round robin',
    players: FIELD,
    type: 'round-robin',
    games: EXAMPLE,
    in: {
      '2005-07': [
        '6.3, 9.14a, 10.21b, 10.25, 10.54',
        { A: 2607, B: 2505, C: [2414, 25], D: 2406, E: 2386, F: 2171, G: 2281, H: 2139, I: 1989, J: 2251 },
      ],
      '2009-07': [
        '6.3, 7.14a, 8.21b, 8.25, 8.52, 8.58',
        { A: 2613, B: 2510, C: [2423, 20], D: 2412, E: 2393, F: 2194, G: 2264, H: 2144, I: 2006, J: 2204 },
        {
          players: {
            ...FIELD,
            A: { rating: 2600, k: 20 },
            B: { rating: 2500, k: 20 },
            D: { rating: 2400, k: 20 },
          },
        },
      ],
      '2014-07': [
        '6.2, 7.14a, 8.21b, 8.25, 8.52, 8.58',
        { A: 2607, B: 2506, C: [2450, 10], D: 2407, E: 2408, F: 2180, G: 2277, H: 2144, I: 2004, J: 2237 },
      ],
      // The bonus of 12.5, later 15; 400 as in 2009, so that nothing is corrected for C.
      '2011-07': ['7.14a', { C: [2411, 25] }],
      '2012-07': ['7.14a', { C: [2411, 25] }],
      '2013-07': ['7.14a', { C: [2423, 30] }],
    },
  },
  {
    // Rar 1800; dp 800, 240, 72, −72 and −800, so dpa 48 and Ra = 1800 − 48 × 5/6 = 1760. One of five is .20:
    // 1760 − 240 × 5/6 = 1560. A is 440 above and counts as 1960: Ra = 1760 − 40/5 = 1752, and Ru 1552.
    what: 'five games of a round robin',
    players: { A: 2000, B: 1900, C: 1800, D: 1700, N: null, E: 1600 },
    type: 'round-robin',
    games: inOrder('ABCDNE'),
    in: {
      '2005-07': ['9.14a', { N: null }],
      '2009-07': ['7.14a', { N: null }],
      '2011-07': ['7.14a', { N: null }],
      '2014-07': ['7.14a, 8.25, 8.58', { N: 1552 }],
      '2017-07': ['7.14a', { N: 1552 }],
      // Since 2022 only games against rated opponents, as in a Swiss: 1800 − 240.
      '2022-01': ['8.2', { N: 1560 }],
      // (9000 + 3600) / 7 = 1800; 2 of 7 is .29, −158.
      '2024-03': ['8.2.2', { N: 1642 }],
    },
  },
  {
    // Of nine players four are rated at least, of ten a third.
    what: 'three rated players in a field of nine',
    players: { A: 2000, B: 1900, C: 1800, D: null, E: null, F: null, G: null, H: null, I: null },
    type: 'round-robin',
    games: inOrder('ABCDEFGHI'),
    refused: 'too-few-rated-in-field',
    in: {
      '2005-07': ['6.31', { A: 2000, D: null }],
      '2009-07': ['6.31', { A: 2000, D: null }],
      '2014-07': ['6.21', { A: 2000, D: null }],
    },
  },
  {
    what: 'three rated players in a field of ten',
    players: { A: 2000, B: 1900, C: 1800, D: null, E: null, F: null, G: null, H: null, I: null, J: null },
    type: 'round-robin',
    games: inOrder('ABCDEFGHIJ'),
    refused: 'too-few-rated-in-field',
    in: {
      '2005-07': ['6.3', { A: 2000, D: null }],
      '2009-07': ['6.3', { A: 2000, D: null }],
      '2014-07': ['6.2', { A: 2000, D: null }],
    },
  },
  {
    // No rule on the field since 2022: the games of A, B and C count. .36 + .24 = .60 × 20.
    what: 'three rated players in a field of nine',
    players: { A: 2000, B: 1900, C: 1800, D: null, E: null, F: null, G: null, H: null, I: null },
    type: 'round-robin',
    games: inOrder('ABCDEFGHI'),
    in: {
      '2022-01': ['8.2: composition', { A: 2012, B: 1900, C: 1788, D: null }],
      '2024-03': ['8.3.1', { A: 2012, B: 1900, C: 1788, D: null }],
    },
  },
  {
    what: 'a double round robin of five with one unrated player',
    players: { A: 2000, B: 1900, C: 1800, D: 1700, E: null },
    type: 'double-round-robin',
    games: GAMES_BOTH_WAYS('ABCDE'),
    refused: 'too-few-players',
    in: {
      '2005-07': ['6.32', { A: 2000, E: null }],
      '2009-07': ['6.32', { A: 2000, E: null }],
      '2014-07': ['6.22', { A: 2000, E: null }],
    },
  },
  {
    what: 'a double round robin of six with three rated players',
    players: { A: 2000, B: 1900, C: 1800, D: null, E: null, F: null },
    type: 'double-round-robin',
    games: GAMES_BOTH_WAYS('ABCDEF'),
    refused: 'too-few-rated-in-field',
    in: {
      '2005-07': ['6.32', { A: 2000, D: null }],
      '2009-07': ['6.32', { A: 2000, D: null }],
      '2014-07': ['6.22', { A: 2000, D: null }],
    },
  },
];
