import { editionNames } from '../../parts/edition-names.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  names: editionNames,
  all: 'Tous les points controversés',
  untranslated: 'Cette page est rédigée en anglais.',
};
