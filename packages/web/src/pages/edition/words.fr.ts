import { editionNames } from '../../parts/edition-names.fr.ts';
import { variantNames } from '../../parts/variant-names.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  names: editionNames,
  timeline: 'Toutes les éditions',
  lead: (cadence, from, until) =>
    until === null
      ? `Classement ${cadence.toLowerCase()}. Pour les tournois qui commencent le ${from} ou plus tard\u202f; en vigueur.`
      : `Classement ${cadence.toLowerCase()}. Pour les tournois qui commencent du ${from} au ${until}.`,
  standsOn: (text, all) =>
    `${text} des ${all} règles figurent dans un texte qui a été lu\u202f; pour les autres, il est dit sur quoi elles reposent.`,
  rules: 'Les règles',
  caption: (title) => `${title}\u202f: chaque règle avec son article`,
  article: 'Article',
  rule: 'Règle',
  value: 'Ce qu’elle dit',
  source: 'Repose sur',
  changed: 'modifiée',
  changedHint: 'diffère de l’édition précédente',
  disputed: (count) => (count === 1 ? 'un point controversé' : `${count} points controversés`),
  compare: 'À côté de l’édition précédente',
  silent: 'Non réglé ici',
  silentLead: 'D’autres éditions ont une règle sur ces points\u202f; celle-ci n’en a pas.',
  disputes: 'Points controversés de cette édition',
  onlyEnglish: 'Les questions sont rédigées en anglais.',
  variants: 'Ce qui a été appliqué',
  variantsLead: 'On sait que la FIDE a appliqué sur ces points autre chose que le texte.',
  variantNames,
  before: (month) => `Avant\u202f: ${month}`,
  after: (month) => `Après\u202f: ${month}`,
};
