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
  dayMissing: 'The day of birth is missing',
  dayDecides: (year: number, age: number): string =>
    `Only the year, ${year}, is given, and by these regulations K changes on the ${age}th birthday, which falls into the year asked for. The answer takes it as still to come. Give the whole date (${year}-05-17) to be certain.`,
  onHint: 'the date of the list that shows it',
};

export type Words = typeof words;
