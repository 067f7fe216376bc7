import type { Words } from './words.en.ts';

export const words: Words = {
  all: '全部有争议之处',
  untranslated: '本页以英文写成。',
};
