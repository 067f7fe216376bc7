import { type CalculatorWords, shared } from '../../calculators/words.en.ts';

export const words = {
  shared: shared as CalculatorWords,
  type: 'Kind of event',
  types: { swiss: 'Swiss', team: 'team event', 'round-robin': 'round robin' },
  startHint: 'says which regulations count',
  games: 'Games against rated opponents',
  ru: 'Result (Ru)',
  ruHint: 'of the whole crosstable',
  byEvent: 'Event by event',
  together: 'Together',
};

export type Words = typeof words;
