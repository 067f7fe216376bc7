import { type CalculatorWords, shared } from '../calculators.ts';

export const words = {
  shared: shared as CalculatorWords,
  turnover: 'Turns over in',
  aboutGames: (games: number): string => `about ${games} games`,
  played: 'Rated games so far',
  peak: 'Peak rating',
  peakHint: 'if above the current rating',
  birth: 'Year or date of birth',
  birthHint: '2008 or 2008-05-17; needed for juniors',
  on: 'Date',
  byDay: 'in force on that date',
  dayMissing: 'Date of birth missing',
  dayDecides: (year: number, age: number): string =>
    `K changes on the ${age}th birthday, which falls in this year. The result assumes it is still to come. Enter the full date (${year}-05-17) to be sure.`,
  onHint: 'date of the rating list',
};

export type Words = typeof words;
