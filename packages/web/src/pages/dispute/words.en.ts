import { type EditionNames, editionNames } from '../../parts/edition-names.en.ts';

export const words = {
  names: editionNames as EditionNames,
  all: 'All disputed points',
  untranslated: 'This page is written in English.',
};

export type Words = typeof words;
