import { times } from './changes.ts';
import type { ArticleCase } from './rows.ts';

const PAIR = { A: 2000, B: 1900 } as const;
const game = { players: PAIR, games: ['A B1'], start: '05' } as const;
const UNCHANGED = { A: 2000, B: 1900 } as const;
/** .36 × 20. */
const WON = { A: 2007, B: 1893 } as const;

const onDay = (rounds: number): readonly string[] => Array(rounds).fill('05');

/** What rapid and blitz lists have of their own. */
export const RAPID_BLITZ: readonly ArticleCase[] = [
  {
    // That is blitz.
    ...game,
    what: 'too fast for rapid',
    refused: 'cadence-differs',
    in: {
      'rapid-blitz-2012-01': ['announcement 2011-11-16: time', UNCHANGED, { time: '14+0' }],
      'rapid-blitz-2022-10': ['1.1.1', UNCHANGED, { time: '10+0' }],
      'rapid-blitz-2024-03': ['1.1.1', UNCHANGED, { time: '10+0' }],
    },
  },
  {
    // Base plus 60 increments: 10 minutes and 60 seconds.
    ...game,
    what: 'the fastest rapid',
    in: {
      'rapid-blitz-2012-01': ['announcement 2011-11-16: time', WON, { time: '15+0' }],
      'rapid-blitz-2022-10': ['1.1.1', WON, { time: '10+1' }],
      'rapid-blitz-2024-03': ['1.1.1', WON, { time: '10+1' }],
    },
  },
  {
    ...game,
    what: 'too slow for rapid',
    time: '60+0',
    refused: 'cadence-differs',
    in: {
      'rapid-blitz-2012-01': ['announcement 2011-11-16: time', UNCHANGED],
      'rapid-blitz-2022-10': ['1.1.1', UNCHANGED],
      'rapid-blitz-2024-03': ['1.1.1', UNCHANGED],
    },
  },
  {
    ...game,
    what: 'too fast for blitz',
    cadence: 'blitz',
    refused: 'time-outside-range',
    in: {
      'rapid-blitz-2012-01': ['announcement 2011-11-16: time', UNCHANGED, { time: '4+0' }],
      'rapid-blitz-2022-10': ['1.1.2', UNCHANGED, { time: '4+0' }],
      'rapid-blitz-2024-03': ['1.1.2', UNCHANGED, { time: '3+0' }],
    },
  },
  {
    ...game,
    what: 'the fastest blitz',
    cadence: 'blitz',
    in: {
      'rapid-blitz-2012-01': ['announcement 2011-11-16: time', WON, { time: '5+0' }],
      'rapid-blitz-2022-10': ['1.1.2', WON, { time: '5+0' }],
      'rapid-blitz-2024-03': ['1.1.2', WON, { time: '2+2' }],
    },
  },
  {
    ...game,
    what: 'the slowest blitz',
    cadence: 'blitz',
    in: {
      'rapid-blitz-2012-01': ['announcement 2011-11-16: time', WON, { time: '14+0' }],
      'rapid-blitz-2022-10': ['1.1.2', WON, { time: '10+0' }],
      'rapid-blitz-2024-03': ['1.1.2', WON, { time: '10+0' }],
    },
  },
  {
    ...game,
    what: 'less time for one of the players',
    time: 'W1500+10-B1200+10',
    refused: 'times-unequal',
    in: {
      'rapid-blitz-2012-01': ['announcement 2011-11-16: equal times', UNCHANGED],
      'rapid-blitz-2024-03': ['1.2', UNCHANGED],
    },
  },
  {
    what: 'sixteen rapid rounds on one day',
    players: PAIR,
    games: [`A ${times(16, 'B½')}`],
    time: '11+0',
    start: '05',
    roundDates: onDay(16),
    refused: 'too-many-rounds',
    in: { 'rapid-blitz-2022-10': ['3.1.1', UNCHANGED], 'rapid-blitz-2024-03': ['3.1.1', UNCHANGED] },
  },
  {
    // −.14 × 15 × 20 = −42. Fifteen rounds of twice 59 minutes are more than 29 hours, which nothing limits.
    what: 'fifteen rapid rounds on one day',
    players: PAIR,
    games: [`A ${times(15, 'B½')}`],
    time: '59+0',
    start: '05',
    roundDates: onDay(15),
    in: {
      'rapid-blitz-2022-10': ['3.1, 3.1.1', { A: 1958, B: 1942 }],
      'rapid-blitz-2024-03': ['3.1.1', { A: 1958, B: 1942 }],
    },
  },
  {
    what: 'thirty-one blitz rounds on one day',
    players: PAIR,
    games: [`A ${times(31, 'B½')}`],
    cadence: 'blitz',
    start: '05',
    roundDates: onDay(31),
    refused: 'too-many-rounds',
    in: { 'rapid-blitz-2022-10': ['3.1.2', UNCHANGED], 'rapid-blitz-2024-03': ['3.1.2', UNCHANGED] },
  },
  {
    // −.14 × 30 × 20 = −84.
    what: 'thirty blitz rounds on one day',
    players: PAIR,
    games: [`A ${times(30, 'B½')}`],
    cadence: 'blitz',
    start: '05',
    roundDates: onDay(30),
    in: {
      'rapid-blitz-2022-10': ['3.1.2', { A: 1916, B: 1984 }],
      'rapid-blitz-2024-03': ['3.1.2', { A: 1916, B: 1984 }],
    },
  },
  {
    // Five rounds on a day among players of 2450, with a first control after 20 moves. .5 × 20; K 10 in 2022.
    what: 'no thinking time, first control or rounds of the standard chapter',
    players: { A: 2450, B: 2450 },
    games: ['A B1 B½ B½ B½ B½'],
    time: '20/900:600',
    start: '05',
    roundDates: onDay(5),
    in: {
      'rapid-blitz-2012-01': ['announcement 2011-11-16: rate of play', { A: 2460, B: 2440 }],
      'rapid-blitz-2022-10': [
        '1.1',
        { A: 2455, B: 2445 },
        { players: { A: { rating: 2450, k: 10 }, B: { rating: 2450, k: 10 } } },
      ],
    },
  },
  {
    // Only the standard list has A: 2000, and .36 × 20.
    what: 'a player with a standard rating only',
    players: { A: { rating: null, standard: 2000, k: 20 }, B: { rating: 1900, standard: 1700 } },
    games: ['A B1'],
    in: {
      'rapid-blitz-2012-01': ['announcement 2011-11-16: standard rating', { A: 2007, B: 1893 }],
      'rapid-blitz-2022-10': ['7.2.1', { B: 1893 }],
      'rapid-blitz-2024-03': ['7.2.1', { B: 1893 }],
    },
  },
  {
    // 450, 460 and 450 apart: only the 460 counts as 400, .08; the others .06.
    what: 'the largest of three gaps over 400',
    players: { A: 2200, B: 1750, C: 1740, D: 1750 },
    games: ['A B1 C1 D1'],
    in: {
      '2022-01': ['8.3.1', { A: 2204, B: 1748, C: 1738, D: 1748 }],
      'rapid-blitz-2022-10': ['7.3.1: once', { A: 2204, B: 1748, C: 1738, D: 1748 }],
    },
  },
  {
    // .15 × 20: 1400 is the lowest, shown as 140; 1399 is below.
    what: 'the floor of 1400 of a rapid list',
    players: { F: 1403, G: 1402, E: 1698 },
    games: ['F E0', 'G E0'],
    in: { 'rapid-2005-07': ['15a', { F: 140, G: 0 }] },
  },
  {
    what: 'the floor of 1600 until the end of 2005',
    players: { F: 1603, G: 1602, E: 1898 },
    games: ['F E0', 'G E0'],
    from: '2005-07-01',
    in: { 'rapid-2005-07': ['15a: before 2006', { '2005-10-01': { F: 160, G: 0 } }] },
  },
  {
    // No notice for norms: three days are enough.
    ...game,
    what: 'norms that rapid does not have, registered four days before',
    facts: { registered: '2022-10-01', norms: true, approvals: { lateRegistration: false } },
    in: { 'rapid-blitz-2022-10': ['0.2', WON] },
  },
  {
    // Two fifths of what is missing to 2000.
    what: 'the lift of 1 March 2024',
    players: { A: 1000, B: 1655, C: 2000 },
    from: '2024-02-01',
    alone: true,
    steps: [['2024-02-20', 'adjust', '2024-03', '2024-03-01']],
    in: {
      '2024-03': ['', { A: 1400, B: 1793, C: 2000 }],
      'rapid-blitz-2024-03': ['', { A: 1400, B: 1793, C: 2000 }],
    },
  },
  {
    // At most 100 below the standard rating.
    what: 'the lift of 1 October 2022',
    players: { A: { rating: 1800, standard: 2000 }, B: { rating: 1950, standard: 2000 }, C: 1500 },
    from: '2022-09-01',
    alone: true,
    steps: [['2022-09-20', 'adjust', '2022-10', '2022-10-01']],
    in: { 'rapid-blitz-2022-10': ['', { A: 1900, B: 1950, C: 1500 }] },
  },
];
