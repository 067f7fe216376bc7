import { type CalculatorWords, shared } from '../../calculators/words.en.ts';

export const words = {
  shared: shared as CalculatorWords,
  played: 'Rated games so far',
  peak: 'Highest rating ever',
  peakHint: 'if higher than the present one',
  birth: 'Year or date of birth',
  birthHint: '2008 or 2008-05-17; only the young need it',
  on: 'On which day',
  byDay: 'in force on that day',
  onHint: 'the date of the list that shows it',
};

export type Words = typeof words;
