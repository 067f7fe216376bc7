export type CalculatorName =
  | 'change'
  | 'first-rating'
  | 'performance'
  | 'k'
  | 'target'
  | 'month'
  | 'round-robin';

export type Names = Readonly<Record<CalculatorName, { readonly title: string; readonly lead: string }>>;

export const names: Names = {
  change: {
    title: 'Rating change',
    lead: 'The rating change from a set of games, game by game, for a given K.',
  },
  'first-rating': {
    title: 'First rating',
    lead: 'The first rating of an unrated player, and what is still missing.',
  },
  performance: {
    title: 'Performance',
    lead: 'The rating at which the score equals the expected score.',
  },
  k: {
    title: 'K-factor',
    lead: 'A player’s K-factor on a given date, and why.',
  },
  target: {
    title: 'Score needed',
    lead: 'The score needed for a target rating, and the rating for every score.',
  },
  month: {
    title: 'Rating period',
    lead: 'Several events in one rating period, rounded once at the end.',
  },
  'round-robin': {
    title: 'Round robin',
    lead: 'Every step of a round robin with unrated players: averages, first results, the corrective pass.',
  },
};
