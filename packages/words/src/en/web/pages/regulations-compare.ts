import { type EditionNames, editionNames } from '../edition-names.ts';

export const words = {
  names: editionNames as EditionNames,
  title: 'Compare editions',
  lead: 'Two or more editions of the rating regulations, rule by rule, with their articles.',
  choose: 'Choose editions',
  edition: (number: number): string => `Edition ${number}`,
  none: 'none',
  show: 'Show',
  rule: 'Rule',
  differ: (count: number, all: number): string =>
    count === 1 ? `One of ${all} rules differs.` : `${count} of ${all} rules differ.`,
  onlyDiffering: 'Show differences only',
  everything: 'Show all rules',
  same: 'These editions are identical.',
  caption: (editions: string): string => `The rules of ${editions}`,
  notSaid: 'not regulated',
};

export type Words = typeof words;
