import type { EventInput } from './federation.ts';

/** Places in the field: a newcomer, then players of 2200, 2000, 1900, 1800, 1700 and 1405. */
const [NEW, A, B, C, D, E, F] = [0, 1, 2, 3, 4, 5, 6] as const;

export type FourTexts = '2005-07' | '2009-07' | '2014-07' | '2024-03';

/** What a published list shows of an event, and the articles that this proves. */
export interface ArticleRow {
  readonly edition: FourTexts;
  readonly articles: readonly string[];
  readonly what: string;
  readonly rounds: EventInput['rounds'];
  readonly timeControl?: string;
  /** The last day, where it is not the third of the month. */
  readonly end?: string;
  readonly facts?: object;
  /** The report is refused with this finding. */
  readonly refused?: string;
  /** By place: the rating on the next list, 0 delisted, null not on it; with K where the row is about it. */
  readonly shows: Readonly<Record<number, number | null | readonly [rating: number, k: number]>>;
}

type Games = readonly (readonly [opponent: number, score: 1 | 0.5 | 0])[];

/** The newcomer's rounds. */
const meets = (...games: Games): EventInput['rounds'] =>
  games.map(([opponent, score]) => [[NEW, opponent, score]]);

const WIN: EventInput['rounds'] = [[[B, C, 1]]];
const FAR: EventInput['rounds'] = [[[A, F, 1]]];
const FORFEIT: EventInput['rounds'] = [[[B, C, '+']], [[D, E, 0.5]]];
const NINE = [B, C, D, E, B, C, D, E, C];
const FIVE = [B, C, D, E, C];

/** The newcomer against these opponents, winning the first games. */
const scoring = (opponents: readonly number[], points: number): EventInput['rounds'] =>
  meets(...opponents.map((place, no) => [place, points >= no + 1 ? 1 : points > no ? 0.5 : 0] as const));

const fails = (
  edition: FourTexts,
  articles: readonly string[],
  what: string,
  refused: string,
  more: Partial<ArticleRow>,
): ArticleRow => ({
  edition,
  articles,
  what,
  refused,
  rounds: WIN,
  shows: { [B]: 2000, [C]: 1900 },
  ...more,
});

export const ARTICLE_ROWS: readonly ArticleRow[] = [
  // A win against a player 100 below: PD .64, ΔR .36
  {
    edition: '2005-07',
    articles: ['9.1', '10.0', '10.1b', '10.5', '10.51a', '10.51b', '10.51c', '10.53', '6.41', '14.2'],
    what: 'a win 100 points up, K 15',
    rounds: WIN,
    shows: { [B]: [2005, 15], [C]: [1895, 15] },
  },
  {
    edition: '2009-07',
    articles: ['7.1', '8.0', '8.1b', '8.5', '8.51', '8.55a', '8.55b', '8.55c', '8.57', '12.2'],
    what: 'a win 100 points up, K 30',
    rounds: WIN,
    shows: { [B]: [2011, 30], [C]: [1889, 30] },
  },
  {
    edition: '2014-07',
    articles: ['7.1', '8', '8.1b', '8.5', '8.51', '8.55a', '8.55b', '8.55c', '8.57', '12.2'],
    what: 'a win 100 points up, K 20',
    rounds: WIN,
    shows: { [B]: [2007, 20], [C]: [1893, 20] },
  },
  {
    edition: '2024-03',
    articles: ['7.1', '8', '8.1.2', '8.3', '8.3.2a', '8.3.2b', '8.3.2c', '8.3.2d', '8.3.4'],
    what: 'a win 100 points up, K 20',
    rounds: WIN,
    shows: { [B]: [2007, 20], [C]: [1893, 20] },
  },

  // 795 apart: without the cap nothing would change
  {
    edition: '2005-07',
    articles: ['10.51'],
    what: '795 counts as 350',
    rounds: FAR,
    shows: { [A]: 2202, [F]: 1403 },
  },
  {
    edition: '2009-07',
    articles: ['8.54'],
    what: '795 counts as 400',
    rounds: FAR,
    shows: { [A]: 2202, [F]: 1403 },
  },
  {
    edition: '2014-07',
    articles: ['8.54'],
    what: '795 counts as 400',
    rounds: FAR,
    shows: { [A]: 2202, [F]: 1403 },
  },
  {
    edition: '2024-03',
    articles: ['8.3.1'],
    what: '795 counts as 400',
    rounds: FAR,
    shows: { [A]: 2202, [F]: 1403 },
  },

  // A forfeit is not rated, the draw beside it is: PD .64, ΔR −.14 and .14
  {
    edition: '2005-07',
    articles: ['5.1'],
    what: 'a forfeit',
    rounds: FORFEIT,
    shows: { [B]: 2000, [C]: 1900, [D]: 1798, [E]: 1702 },
  },
  {
    edition: '2009-07',
    articles: ['5.1'],
    what: 'a forfeit',
    rounds: FORFEIT,
    shows: { [B]: 2000, [C]: 1900, [D]: 1796, [E]: 1704 },
  },
  {
    edition: '2014-07',
    articles: ['5.1'],
    what: 'a forfeit',
    rounds: FORFEIT,
    shows: { [B]: 2000, [C]: 1900, [D]: 1797, [E]: 1703 },
  },
  {
    edition: '2024-03',
    articles: ['5.1'],
    what: 'a forfeit',
    rounds: FORFEIT,
    shows: { [B]: 2000, [C]: 1900, [D]: 1797, [E]: 1703 },
  },

  // First ratings: nine games against an average of 1855.56, five against 1860
  {
    edition: '2005-07',
    articles: ['9.14', '9.14b', '10.2', '10.21a', '10.23', '10.32', '6.4', '6.42', '10.3'],
    what: '6 of 9: 1856 + 3 × 12.5',
    rounds: scoring(NINE, 6),
    shows: { [NEW]: [1894, 25], [B]: 2000 },
  },
  {
    edition: '2009-07',
    articles: ['7.14', '7.14b', '7.14e', '8.2', '8.21a', '8.23', '8.32', '6.41'],
    what: '6 of 9: 1856 + 3 × 15',
    rounds: scoring(NINE, 6),
    shows: { [NEW]: [1901, 30] },
  },
  {
    edition: '2014-07',
    articles: ['7.14', '7.14b', '7.14e', '8.2', '8.21a', '8.23', '8.3', '6.32', '6.3'],
    what: '4 of 5: 1860 + 3 × 20',
    rounds: scoring(FIVE, 4),
    shows: { [NEW]: [1920, 40], [B]: 2000 },
  },
  {
    edition: '2024-03',
    articles: ['7.1.4', '8.1.1', '8.2', '8.2.2', '8.2.3'],
    what: '4 of 5 and two draws against 1800: 1842.86 + 158',
    rounds: scoring(FIVE, 4),
    shows: { [NEW]: [2001, 40], [B]: 2000 },
  },
  {
    edition: '2005-07',
    articles: ['10.24', '10.1a'],
    what: '3 of 9: 1856 − 125',
    rounds: scoring(NINE, 3),
    shows: { [NEW]: 1731 },
  },
  {
    edition: '2009-07',
    articles: ['8.24', '8.1a'],
    what: '3 of 9: 1856 − 125',
    rounds: scoring(NINE, 3),
    shows: { [NEW]: 1731 },
  },
  {
    edition: '2014-07',
    articles: ['8.24', '8.1a'],
    what: '2 of 5: 1860 − 72',
    rounds: scoring(FIVE, 2),
    shows: { [NEW]: 1788 },
  },
  {
    edition: '2005-07',
    articles: ['10.22'],
    what: '4½ of 9',
    rounds: scoring(NINE, 4.5),
    shows: { [NEW]: 1856 },
  },
  {
    edition: '2009-07',
    articles: ['8.22'],
    what: '4½ of 9',
    rounds: scoring(NINE, 4.5),
    shows: { [NEW]: 1856 },
  },
  {
    edition: '2014-07',
    articles: ['8.22'],
    what: '2½ of 5',
    rounds: scoring(FIVE, 2.5),
    shows: { [NEW]: 1860 },
  },

  // One game too few
  {
    edition: '2005-07',
    articles: ['9.14b'],
    what: '8 games',
    rounds: scoring(NINE.slice(1), 6),
    shows: { [NEW]: null },
  },
  {
    edition: '2009-07',
    articles: ['7.14b'],
    what: '8 games',
    rounds: scoring(NINE.slice(1), 6),
    shows: { [NEW]: null },
  },
  {
    edition: '2014-07',
    articles: ['7.14b'],
    what: '4 games',
    rounds: scoring(FIVE.slice(1), 3),
    shows: { [NEW]: null },
  },
  {
    edition: '2024-03',
    articles: ['7.1.4'],
    what: '4 games',
    rounds: scoring(FIVE.slice(1), 3),
    shows: { [NEW]: null },
  },

  // Zero, or half a point in 2005
  {
    edition: '2005-07',
    articles: ['6.1', '10.21'],
    what: '½ of 9',
    rounds: scoring(NINE, 0.5),
    shows: { [NEW]: null },
  },
  {
    edition: '2009-07',
    articles: ['6.1', '8.21'],
    what: '0 of 9',
    rounds: scoring(NINE, 0),
    shows: { [NEW]: null },
  },
  {
    edition: '2014-07',
    articles: ['6.1', '6.31', '8.21'],
    what: '0 of 5',
    rounds: scoring(FIVE, 0),
    shows: { [NEW]: null },
  },
  {
    edition: '2024-03',
    articles: ['8.2.1'],
    what: '0 of 5',
    rounds: scoring(FIVE, 0),
    shows: { [NEW]: null },
  },

  // Below the floor: 1405 loses to 1700, K 15 and 20
  {
    edition: '2005-07',
    articles: ['9.21'],
    what: '1405 − 6.75 is below 1401',
    rounds: [[[F, E, 0]], [[F, E, 0]], [[F, E, 0]]],
    shows: { [F]: 0 },
  },
  {
    edition: '2024-03',
    articles: ['7.2.1'],
    what: '1405 − 6 is below 1400',
    rounds: [[[F, E, 0]], [[F, E, 0]]],
    shows: { [F]: 0 },
  },

  // After the closing date: not on this list
  {
    edition: '2005-07',
    articles: ['9.13', '9.13a'],
    what: 'received after the closing',
    rounds: WIN,
    facts: { received: '2006-03-05' },
    shows: { [B]: 2000 },
  },
  {
    edition: '2009-07',
    articles: ['7.13'],
    what: 'ended 5 days before the list',
    rounds: WIN,
    end: '2009-08-27',
    shows: { [B]: 2000 },
  },
  {
    edition: '2014-07',
    articles: ['7.13'],
    what: 'ended 2 days before the list',
    rounds: WIN,
    end: '2014-07-30',
    shows: { [B]: 2000 },
  },
  {
    edition: '2024-03',
    articles: ['7.1.3'],
    what: 'ended 2 days before the list',
    rounds: WIN,
    end: '2024-03-30',
    shows: { [B]: 2000 },
  },

  // Refused
  fails('2005-07', ['1.1', '1.12', '1.2'], '70 minutes among players of 1600', 'thinking-time-short', {
    timeControl: '60+10',
  }),
  fails('2009-07', ['1.1', '1.2'], '70 minutes among players of 1600', 'thinking-time-short', {
    timeControl: '60+10',
  }),
  fails('2014-07', ['1.1', '1.2'], '70 minutes among players of 1600', 'thinking-time-short', {
    timeControl: '60+10',
  }),
  {
    edition: '2024-03',
    articles: ['1.1'],
    what: '70 minutes in a game of 1800: the game is not rated',
    rounds: WIN,
    timeControl: '60+10',
    shows: { [B]: 2000, [C]: 1900 },
  },
  fails('2009-07', ['1.3'], 'a first control after 30 moves', 'first-control-moves', {
    timeControl: '30/7200:3600',
  }),
  fails('2014-07', ['1.3'], 'a first control after 30 moves', 'first-control-moves', {
    timeControl: '30/7200:3600',
  }),
  fails('2024-03', ['1.2'], 'a first control after 25 moves', 'first-control-moves', {
    timeControl: '25/7200:3600',
  }),
];

/** The list in force, the month of the events, the day of the closing and the next list. */
export const PERIOD_OF: Readonly<
  Record<FourTexts, readonly [list: string, month: string, now: string, next: string]>
> = {
  '2005-07': ['2006-01-01', '2006-01', '2006-03-20', '2006-04-01'],
  '2009-07': ['2009-07-01', '2009-07', '2009-08-30', '2009-09-01'],
  '2014-07': ['2014-07-01', '2014-07', '2014-07-31', '2014-08-01'],
  '2024-03': ['2024-03-01', '2024-03', '2024-03-31', '2024-04-01'],
};
export const K_OF: Readonly<Record<FourTexts, number>> = {
  '2005-07': 15,
  '2009-07': 30,
  '2014-07': 20,
  '2024-03': 20,
};
