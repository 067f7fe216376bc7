import type { Words } from '../../../en/web/pages/regulations-compare.ts';
import { editionNames } from '../edition-names.ts';

export const words: Words = {
  names: editionNames,
  title: 'Comparer des éditions',
  lead: 'Deux éditions ou plus du règlement du classement, règle par règle, avec leurs articles.',
  choose: 'Choisir des éditions',
  edition: (number) => `Édition ${number}`,
  none: 'aucune',
  show: 'Afficher',
  rule: 'Règle',
  differ: (count, all) =>
    count === 1 ? `Une règle sur ${all} diffère.` : `${count} règles sur ${all} diffèrent.`,
  onlyDiffering: 'Afficher seulement les différences',
  everything: 'Afficher toutes les règles',
  same: 'Ces éditions sont identiques.',
  caption: (editions) => `Règles\u202f: ${editions}`,
  notSaid: 'non réglementé',
};
