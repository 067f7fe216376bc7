import { type CalculatorWords, shared } from '../calculators.ts';

export const words = {
  shared: shared as CalculatorWords,
  players: 'Final standings',
  playersHint: 'one player per line: name, rating (– for unrated), points',
  byDefault: 'newest with this rule',
  table: 'Step by step',
  capped: (names: readonly string[]): string => `Counted at the cap: ${names.join(', ')}.`,
};

export type Words = typeof words;
