import type { Words } from './words.en.ts';

export const words: Words = {
  title: 'Listes de classement',
  lead: 'Toutes les listes publiées. Ce qui est publié ne change plus\u202f; une révision se tient à côté de l’original.',
  byFederation: 'Par fédération',
  none: 'Aucune liste n’a encore été publiée.',
  noneHint: 'La première liste apparaîtra ici dès sa publication.',
  listsOf: (year) => `Listes de ${year}, avec le nombre de joueurs classés`,
};
