import type { Words } from '../../../en/web/pages/desk-jobs.ts';
import { desk } from '../desk.ts';

export const words: Words = {
  desk,
  title: 'Tâches',
  lead: 'Calcul, publication, importation et vérification des listes. Les tâches s’exécutent une à une, dans l’ordre.',
  caption: 'Tâches, les plus récentes d’abord',
  work: 'Tâche',
  state: 'État',
  who: 'Créée par',
  when: 'Créée le',
  none: 'Aucune tâche pour le moment.',
  noneHint: 'Les tâches se lancent sur les pages Mois, Importations, Corrections et Vérification.',
  older: 'Plus anciennes',
};
