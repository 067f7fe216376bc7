import type { Words } from '../../../en/web/pages/regulations.ts';
import { editionNames } from '../edition-names.ts';

export const words: Words = {
  names: editionNames,
  title: 'Le règlement du classement depuis 2005',
  lead: 'La date de début d’un tournoi détermine l’édition applicable. Chaque édition est ici, règle par règle, avec ses changements.',
  drawn: 'Éditions de chaque cadence, par année',
  inForce: 'en vigueur',
  until: (from, until) => `du ${from} au ${until}`,
  since: (from) => `depuis le ${from}`,
  first: 'Première édition.',
  changed: (count) => (count === 1 ? 'Une règle modifiée' : `${count} règles modifiées`),
  unchanged: 'Aucune règle modifiée.',
  all: 'Toutes les règles',
  compare: 'Comparer avec l’édition précédente',
  rule: 'Règle',
  before: 'Avant',
  after: 'Après',
  notSaid: 'non réglementé',
};
