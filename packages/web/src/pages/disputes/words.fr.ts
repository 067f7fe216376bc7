import { editionNames } from '../../parts/edition-names.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  names: editionNames,
  title: 'Points controversés',
  lead: 'Là où le règlement et la pratique de la FIDE diffèrent, où deux lectures sont possibles, ou bien où le texte se tait.',
  untranslated: 'Cette page est rédigée en anglais.',
  how: 'Comment lire ces pages',
  groups: {
    a: 'Texte ambigu, ou pratique différente',
    r: 'Lectures choisies',
    x: 'Là où tout se tait',
  },
  question: 'Question',
  editions: 'Éditions',
  answer: 'Ce qui est fait ici',
};
