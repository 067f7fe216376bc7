import { desk } from '../../desk/words.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  desk,
  title: 'Travaux longs',
  lead: 'Les listes que l’on calcule, publie, reprend ou vérifie : une à la fois, dans l’ordre des demandes.',
  caption: 'Travaux longs, les plus récents d’abord',
  work: 'Travail',
  state: 'État',
  who: 'Demandé par',
  when: 'Demandé le',
  none: 'Rien n’a encore été demandé.',
  noneHint:
    'Les travaux commencent sur la page du mois, des listes d’ailleurs, des corrections ou de la vérification.',
  older: 'Plus anciens',
};
