import type { VariantNames } from './variant-names.en.ts';

export const variantNames: VariantNames = {
  'k-and-bonus-2009': 'Le K et le bonus de l’édition précédente',
  'one-point-2009': 'Un point entier comme score minimal d’un joueur non classé',
  'junior-year-end': 'Le K des jeunes jusqu’à la fin de l’année',
};
