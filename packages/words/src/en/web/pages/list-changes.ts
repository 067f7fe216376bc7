import { terms } from '../../terms.ts';
import { type SummaryWords, summaryWords } from '../list-summary.ts';

export const words = {
  summary: summaryWords as SummaryWords,
  title: (cadence: string, month: string): string => `Changes: ${cadence} ratings, ${month}`,
  lead: (before: string): string => `Compared with ${before}: arrivals, departures and the points balance.`,
  isFirst: 'First list.',
  nothingBefore: 'There is no previous list to compare with.',
  toList: 'Open the list',
  cadence: terms.headings.cadence as string,
  revisions: 'Original and revisions',
  differences: (number: number): string => `Changes in revision ${number}`,
  differing: (count: string): string =>
    count === '0'
      ? 'No player differs from the original list.'
      : `${count === '1' ? 'One player differs' : `${count} players differ`} in rating, games, K or activity.`,
  original: 'Original',
  revised: 'Revised',
  difference: 'Difference',
  changes: (before: string): string => `Compared with ${before}`,
  ratedBefore: 'Rated on the previous list',
  ratedAfter: 'Rated on this list',
  eventCount: 'Events',
  games: terms.headings.gamesPerPlayer as string,
  adjustment: 'Adjustment',
};

export type Words = typeof words;
