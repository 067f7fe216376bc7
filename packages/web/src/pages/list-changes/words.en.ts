import { type SummaryWords, summaryWords } from '../../parts/list-summary-words.en.ts';

export const words = {
  summary: summaryWords as SummaryWords,
  title: (cadence: string, month: string): string => `What changed: ${cadence} ratings, ${month}`,
  lead: (before: string): string => `Against the list of ${before}: who came, who left, and every point.`,
  isFirst: 'This list is the first of its kind here.',
  nothingBefore: 'There is no list before it to compare it with.',
  toList: 'To the list',
  cadence: 'Cadence',
  revisions: 'Original and revisions',
  differences: (number: number): string => `What revision ${number} shows otherwise than the original`,
  differing: (count: string): string =>
    count === '0'
      ? 'Everybody stands as on the list that was first published.'
      : `Of ${count === '1' ? 'one player' : `${count} players`} something is different: the rating, or only the number of games, K or the activity.`,
  original: 'Original',
  revised: 'Revised',
  difference: 'Difference',
  changes: (before: string): string => `Against the list of ${before}`,
  ratedBefore: 'Rated on the list before',
  ratedAfter: 'Rated on this list',
  eventCount: 'Events',
  games: 'Games (counted once for each player)',
  adjustment: 'Adjustment of the whole list',
};

export type Words = typeof words;
