export const words = {
  all: 'All disputed points',
  untranslated: 'This page is in English.',
};

export type Words = typeof words;
