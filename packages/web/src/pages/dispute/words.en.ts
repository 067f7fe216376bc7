export const words = {
  all: 'All disputed points',
  untranslated: 'This page is written in English.',
};

export type Words = typeof words;
