import { type Names, names } from '../calculator-names.ts';

export const words = {
  names: names as Names,
  title: 'Calculators',
  lead: 'All editions since 2005, exact to the hundredth, each step with its article.',
  example: 'An example',
  examples: {
    change: 'three games, K 20',
    'first-rating': 'five games in a Swiss',
    performance: '2½ out of 3',
    k: 'a junior with 60 games',
    target: 'ten points in three games',
    month: 'two events in November 2025',
    'round-robin': 'the table of 2009 8.58',
  },
};

export type Words = typeof words;
