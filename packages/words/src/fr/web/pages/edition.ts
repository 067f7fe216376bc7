import type { Words } from '../../../en/web/pages/edition.ts';
import { editionNames } from '../edition-names.ts';
import { variantNames } from '../variant-names.ts';

export const words: Words = {
  names: editionNames,
  timeline: 'Toutes les éditions',
  lead: (cadence, from, until) =>
    until === null
      ? `Classement ${cadence.toLowerCase()}. Pour les tournois qui commencent le ${from} ou plus tard\u202f; en vigueur.`
      : `Classement ${cadence.toLowerCase()}. Pour les tournois qui commencent du ${from} au ${until}.`,
  standsOn: (text, all) =>
    `${text} règles sur ${all} viennent du texte\u202f; les autres indiquent leur source.`,
  rules: 'Règles',
  caption: (title) => `${title}\u202f: chaque règle avec son article`,
  article: 'Article',
  rule: 'Règle',
  value: 'Valeur',
  source: 'Source',
  changed: 'modifiée',
  changedHint: 'diffère de l’édition précédente',
  disputed: (count) => (count === 1 ? 'un point controversé' : `${count} points controversés`),
  compare: 'Comparer avec l’édition précédente',
  silent: 'Non réglementé ici',
  silentLead: 'Règles d’autres éditions, absentes de celle-ci.',
  disputes: 'Points controversés de cette édition',
  onlyEnglish: 'Les questions sont en anglais.',
  variants: 'Pratique de la FIDE',
  variantsLead: 'Sur ces points, la FIDE a appliqué autre chose que le texte.',
  variantNames,
  before: (month) => `Avant\u202f: ${month}`,
  after: (month) => `Après\u202f: ${month}`,
};
