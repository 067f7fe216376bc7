import { type EditionNames, editionNames } from '../edition-names.ts';

export const words = {
  names: editionNames as EditionNames,
  title: 'Disputed points',
  lead: 'Points where practice differs from the text, two readings are possible, or the text is silent.',
  untranslated: 'This page is in English.',
  how: 'About these pages',
  groups: {
    a: 'Ambiguous text, or different practice',
    r: 'Readings chosen',
    x: 'Not regulated',
  },
  question: 'Question',
  editions: 'Editions',
  answer: 'Used here',
};

export type Words = typeof words;
