import { type CalculatorWords, shared } from '../calculators.ts';

export const words = {
  shared: shared as CalculatorWords,
  rating: 'Rating before',
  ratingHint: 'on the previous list',
  eventRating: 'Rating at its start',
  eventRatingHint: 'if different',
  byEvent: 'By event',
  together: 'Total',
};

export type Words = typeof words;
