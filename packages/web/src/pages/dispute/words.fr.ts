import type { Words } from './words.en.ts';

export const words: Words = {
  all: 'Tous les points controversés',
  untranslated: 'Cette page est rédigée en anglais.',
};
