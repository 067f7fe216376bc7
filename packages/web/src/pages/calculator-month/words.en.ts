import { type CalculatorWords, shared } from '../../calculators/words.en.ts';

export const words = {
  shared: shared as CalculatorWords,
  rating: 'Rating before',
  ratingHint: 'on the list that the new one follows',
  eventRating: 'Rating at its start',
  eventRatingHint: 'if another than above',
  byEvent: 'Event by event',
  together: 'Together',
};

export type Words = typeof words;
