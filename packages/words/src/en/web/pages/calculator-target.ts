import { type CalculatorWords, shared } from '../calculators.ts';

export const words = {
  shared: shared as CalculatorWords,
  goal: 'Target rating',
  opponents: 'Ratings of the opponents',
  opponentsHint: 'separated by commas or spaces: 1900, 2010, 2150',
  everyScore: 'Rating for every score',
};

export type Words = typeof words;
