import { type EditionNames, editionNames } from '../edition-names.ts';
import { type VariantNames, variantNames } from '../variant-names.ts';

export const words = {
  names: editionNames as EditionNames,
  timeline: 'All editions',
  lead: (cadence: string, from: string, until: string | null): string =>
    until === null
      ? `${cadence} ratings. For events that start on ${from} or later; in force.`
      : `${cadence} ratings. For events that start from ${from} to ${until}.`,
  standsOn: (text: number, all: number): string =>
    `${text} of ${all} rules are from the text; the others name their source.`,
  rules: 'Rules',
  caption: (title: string): string => `${title}: every rule with its article`,
  article: 'Article',
  rule: 'Rule',
  value: 'Value',
  source: 'Source',
  changed: 'changed',
  changedHint: 'differs from the previous edition',
  disputed: (count: number): string => (count === 1 ? 'one disputed point' : `${count} disputed points`),
  compare: 'Compare with the previous edition',
  silent: 'Not regulated here',
  silentLead: 'Rules of other editions that this one does not have.',
  disputes: 'Disputed points of this edition',
  onlyEnglish: 'The questions are in English.',
  variants: 'FIDE practice',
  variantsLead: 'On these points FIDE is known to have applied something other than the text.',
  variantNames: variantNames as VariantNames,
  before: (month: string): string => `Before: ${month}`,
  after: (month: string): string => `After: ${month}`,
};

export type Words = typeof words;
