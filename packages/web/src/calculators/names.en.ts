export type CalculatorName = 'change' | 'first-rating' | 'performance' | 'k' | 'target' | 'month';

export type Names = Readonly<Record<CalculatorName, { readonly title: string; readonly lead: string }>>;

export const names: Names = {
  change: {
    title: 'Rating change',
    lead: 'What some games do to a rating, game by game, with K as you give it.',
  },
  'first-rating': {
    title: 'First rating',
    lead: 'What an unrated player’s games lead to, and what is still missing.',
  },
  performance: {
    title: 'Performance',
    lead: 'The rating at which a result would have been exactly as expected.',
  },
  k: {
    title: 'K',
    lead: 'Which development coefficient a player has on a day, and why.',
  },
  target: {
    title: 'What do I need?',
    lead: 'The score that leads to a rating, and what every other score leads to.',
  },
  month: {
    title: 'A whole month',
    lead: 'Several events of one rating period, rounded once at its end.',
  },
};
