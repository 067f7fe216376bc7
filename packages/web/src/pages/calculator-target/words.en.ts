import { type CalculatorWords, shared } from '../../calculators/words.en.ts';

export const words = {
  shared: shared as CalculatorWords,
  goal: 'Rating to reach',
  opponents: 'Ratings of the opponents',
  opponentsHint: 'separated by commas or spaces: 1900, 2010, 2150',
  everyScore: 'What every score leads to',
};

export type Words = typeof words;
