import { capitalised } from '../../../format.ts';
import type { Terms } from '../../../types/terms.ts';
import { terms } from '../../terms.ts';
import { type CalculatorWords, shared } from '../calculators.ts';

export const words = {
  shared: shared as CalculatorWords,
  type: 'Event type',
  types: capitalised(terms.eventTypes) as Terms['eventTypes'],
  startHint: 'decides which edition applies',
  games: 'Games against rated opponents',
  ru: 'Result (Ru)',
  ruHint: 'for the whole crosstable',
  byEvent: 'By event',
  together: 'Total',
};

export type Words = typeof words;
