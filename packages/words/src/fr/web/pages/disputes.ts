import type { Words } from '../../../en/web/pages/disputes.ts';
import { editionNames } from '../edition-names.ts';

export const words: Words = {
  names: editionNames,
  title: 'Points controversés',
  lead: 'Les points où la pratique diffère du texte, où deux lectures sont possibles, ou sur lesquels le texte est muet.',
  untranslated: 'Cette page est en anglais.',
  how: 'À propos de ces pages',
  groups: {
    a: 'Texte ambigu ou pratique différente',
    r: 'Lectures retenues',
    x: 'Points non réglementés',
  },
  question: 'Question',
  editions: 'Éditions',
  answer: 'Choix retenu ici',
};
