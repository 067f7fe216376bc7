import { type EditionNames, editionNames } from '../../parts/edition-names.en.ts';

export const words = {
  names: editionNames as EditionNames,
  title: 'Disputed points',
  lead: 'Where the regulations and FIDE’s practice differ, where two readings are possible, or where the text is silent.',
  untranslated: 'This page is written in English.',
  how: 'How these pages are meant',
  groups: {
    a: 'Where the text is ambiguous, or practice differs',
    r: 'Readings that were chosen',
    x: 'Where everything is silent',
  },
  question: 'Question',
  editions: 'Editions',
  answer: 'What is done here',
};

export type Words = typeof words;
