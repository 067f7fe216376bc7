import { desk } from '../../desk/words.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  desk,
  title: 'Ajustements',
  lead: 'Des changements uniques de listes entières, annoncés par la FIDE. Ils sont faits quand la liste du jour est calculée, et la page de chaque joueur le dit.',
  set: 'Prévoir un ajustement',
  which: 'Lequel',
  date: 'Sur la liste de',
  dateHint: 'Une liste qui n’est pas encore publiée.',
  button: 'Le prévoir',
  setHint:
    'Rien ne change tant que cette liste n’est pas calculée, et on peut revenir dessus jusqu’à sa publication. Parcourez le brouillon avant de le publier.',
  done: { set: 'L’ajustement est prévu.', revoked: 'L’ajustement est annulé.' },
  known: 'Ajustements prévus',
  knownNone: 'Aucun n’est prévu.',
  none: 'Il n’y a pas de liste à venir.',
};
