import type { Words } from '../../../en/web/pages/lists.ts';

export const words: Words = {
  title: 'Listes de classement',
  lead: 'Toutes les listes publiées. Une liste publiée ne change jamais\u202f; les révisions s’ajoutent à l’original.',
  top: 'Meilleurs joueurs',
  byFederation: 'Par fédération',
  none: 'Aucune liste n’a encore été publiée.',
  noneHint: 'Elle apparaîtra ici dès sa publication.',
  listsOf: (year) => `Listes de ${year}, avec le nombre de joueurs classés`,
};
