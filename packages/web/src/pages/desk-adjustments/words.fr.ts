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
  done: (name, date) => `Prévu : ${name}, sur la liste du ${date}.`,
  final:
    'On ne peut pas revenir dessus ici. Rien ne change tant que cette liste n’est pas calculée ; parcourez le brouillon avant de le publier.',
  ask: 'Prévoir cet ajustement ?',
  none: 'Il n’y a pas de liste à venir.',
};
