import { type EditionNames, editionNames } from '../../parts/edition-names.en.ts';
import { type VariantNames, variantNames } from '../../parts/variant-names.en.ts';

export const words = {
  names: editionNames as EditionNames,
  timeline: 'All editions',
  lead: (cadence: string, from: string, until: string | null): string =>
    until === null
      ? `${cadence} ratings. For events that start on ${from} or later; in force.`
      : `${cadence} ratings. For events that start from ${from} to ${until}.`,
  standsOn: (text: number, all: number): string =>
    `${text} of ${all} rules stand in a text that was read; of the others it is said what they stand on.`,
  rules: 'The rules',
  caption: (title: string): string => `${title}: every rule with its article`,
  article: 'Article',
  rule: 'Rule',
  value: 'What it says',
  source: 'Stands on',
  changed: 'changed',
  changedHint: 'differs from the edition before',
  disputed: (count: number): string => (count === 1 ? 'one disputed point' : `${count} disputed points`),
  compare: 'Beside the edition before',
  silent: 'Not regulated here',
  silentLead: 'Other editions have a rule on these; this one has none.',
  disputes: 'Disputed points of this edition',
  onlyEnglish: 'The questions are written in English.',
  variants: 'What was applied instead',
  variantsLead: 'FIDE is known to have applied something else than the text on these points.',
  variantNames: variantNames as VariantNames,
  before: (month: string): string => `Before: ${month}`,
  after: (month: string): string => `After: ${month}`,
};

export type Words = typeof words;
