import { type EditionNames, editionNames } from '../../parts/edition-names.en.ts';

export const words = {
  names: editionNames as EditionNames,
  title: 'Editions side by side',
  lead: 'Two or more editions of the rating regulations, rule by rule, with their articles.',
  choose: 'Choose editions',
  edition: (number: number): string => `Edition ${number}`,
  none: 'none',
  show: 'Show',
  rule: 'Rule',
  differ: (count: number, all: number): string =>
    count === 1 ? `One of ${all} rules differs.` : `${count} of ${all} rules differ.`,
  onlyDiffering: 'Show only what differs',
  everything: 'Show all rules',
  same: 'These editions say the same.',
  caption: (editions: string): string => `The rules of ${editions}`,
  notSaid: 'not regulated',
};

export type Words = typeof words;
