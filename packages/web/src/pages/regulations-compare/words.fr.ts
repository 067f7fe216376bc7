import { editionNames } from '../../parts/edition-names.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  names: editionNames,
  title: 'Les éditions côte à côte',
  lead: 'Deux éditions du règlement du classement ou plus, règle par règle, avec leurs articles.',
  choose: 'Choisir des éditions',
  edition: (number) => `Édition ${number}`,
  none: 'aucune',
  show: 'Afficher',
  rule: 'Règle',
  differ: (count, all) =>
    count === 1 ? `Une règle sur ${all} diffère.` : `${count} règles sur ${all} diffèrent.`,
  onlyDiffering: 'N’afficher que ce qui diffère',
  everything: 'Afficher toutes les règles',
  same: 'Ces éditions disent la même chose.',
  caption: (editions) => `Les règles de ${editions}`,
  notSaid: 'non réglé',
};
