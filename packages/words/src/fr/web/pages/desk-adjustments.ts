import type { Words } from '../../../en/web/pages/desk-adjustments.ts';
import { desk } from '../desk.ts';

export const words: Words = {
  desk,
  title: 'Ajustements',
  lead: 'Modifications ponctuelles de listes entières, annoncées par la FIDE. Elles s’appliquent au calcul de la liste et figurent sur la page de chaque joueur.',
  set: 'Ajouter un ajustement',
  which: 'Ajustement',
  date: 'Sur la liste de',
  dateHint: 'Une liste non publiée.',
  button: 'Ajouter',
  setHint:
    'Il s’applique au calcul de cette liste et peut être retiré jusqu’à sa publication. Examinez le brouillon avant de publier.',
  done: { set: 'Ajustement ajouté.', revoked: 'Ajustement retiré.' },
  known: 'Ajustements',
  knownNone: 'Aucun ajustement.',
  none: 'Aucune liste à venir.',
};
