import { editionNames } from '../../parts/edition-names.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  names: editionNames,
  title: 'Le règlement du classement depuis 2005',
  lead: 'Le jour où commence un tournoi décide de l’édition qui s’applique. Chaque édition est ici, règle par règle, avec ce qu’elle a changé.',
  drawn: 'Les éditions de chaque cadence, année par année',
  inForce: 'en vigueur',
  until: (from, until) => `du ${from} au ${until}`,
  since: (from) => `depuis le ${from}`,
  first: 'La première édition conservée ici.',
  changed: (count) => (count === 1 ? 'Une règle a changé' : `${count} règles ont changé`),
  unchanged: 'Aucune règle n’a changé.',
  all: 'Toutes les règles',
  compare: 'À côté de l’édition précédente',
  rule: 'Règle',
  before: 'Avant',
  after: 'Dès lors',
  notSaid: 'non réglé',
};
