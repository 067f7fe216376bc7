import type { ArticleCase } from './rows.ts';

const PAIR = { A: 2000, B: 1900 } as const;
const UNCHANGED = { A: 2000, B: 1900 } as const;

/** Which games and events are rated at all. */
export const EVENTS: readonly ArticleCase[] = [
  {
    // The draw beside it is rated: .14 × K, 2.1, 4.2 and 2.8.
    what: 'a forfeit',
    players: { A: 2000, B: 1900, C: 1800, D: 1700 },
    games: ['A B+', 'C D½'],
    in: {
      '2005-07': ['5.1', { A: 2000, B: 1900, C: 1798, D: 1702 }],
      '2009-07': ['5.1', { A: 2000, B: 1900, C: 1796, D: 1704 }],
      '2014-07': ['5.1', { A: 2000, B: 1900, C: 1797, D: 1703 }],
      '2024-03': ['5.1', { A: 2000, B: 1900, C: 1797, D: 1703 }],
      'rapid-blitz-2024-03': ['4.1', { A: 2000, B: 1900, C: 1797, D: 1703 }],
    },
  },
  {
    what: '70 minutes in a field of 1700 to 2000',
    players: { ...PAIR, C: 1700 },
    games: ['A B1'],
    time: '60+10',
    refused: 'thinking-time-short',
    in: {
      '2005-07': ['1.1, 1.12, 1.2', UNCHANGED],
      '2009-07': ['1.1, 1.2', UNCHANGED],
      '2013-07': ['1.1', UNCHANGED],
      '2014-07': ['1.1, 1.2', UNCHANGED],
    },
  },
  {
    what: 'a first control after 30 moves',
    players: PAIR,
    games: ['A B1'],
    time: '30/7200:3600',
    refused: 'first-control-moves',
    in: {
      '2009-07': ['1.3', UNCHANGED],
      '2013-07': ['1.3', UNCHANGED],
      '2014-07': ['1.3', UNCHANGED],
      '2017-07': ['1.2', UNCHANGED],
    },
  },
  {
    what: 'a first control after 29 moves',
    players: PAIR,
    games: ['A B1'],
    time: '29/7200:3600',
    refused: 'first-control-moves',
    in: { '2022-01': ['1.2', UNCHANGED], '2024-03': ['1.2', UNCHANGED] },
  },
  {
    // The game of 1700 and 1600 needs 60 minutes, or 90 from 1600 (2017) or 1800 on: .14 × 20 for the draw.
    what: '70 minutes, game by game',
    players: { A: 2000, B: 1900, C: 1590, D: 1490, E: 1790, F: 1690 },
    games: ['A B1', 'C D½', 'E F½'],
    time: '60+10',
    in: {
      '2017-07': ['1.1', { A: 2000, B: 1900, C: 1587, D: 1493, E: 1790, F: 1690 }],
      '2022-01': ['1.1', { A: 2000, B: 1900, C: 1587, D: 1493, E: 1787, F: 1693 }],
      '2024-03': ['1.1', { A: 2000, B: 1900, C: 1587, D: 1493, E: 1787, F: 1693 }],
    },
  },
];
