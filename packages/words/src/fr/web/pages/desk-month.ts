import type { Words } from '../../../en/web/pages/desk-month.ts';
import { de } from '../../elision.ts';
import { terms } from '../../terms.ts';
import { desk } from '../desk.ts';

export const words: Words = {
  desk,
  title: 'Mois',
  lead: 'Dates limites, rapports manquants et listes à calculer.',
  underWay: 'Tâches en cours',
  drafts: 'Brouillons non publiés',
  draftsLead: 'Un brouillon n’a aucun effet avant sa publication. Examinez-le d’abord.',
  look: 'Examiner et publier',
  draftOf: (cadence, month) => `${cadence}, ${month}`,
  listOf: (month) => `Liste ${de(month)}`,
  inForce: 'En vigueur à partir du',
  closes: 'Clôture',
  official: 'tournois officiels',
  registered: 'Sans rapport',
  reported: 'À décider',
  accepted: 'Acceptés',
  state: 'État',
  edition: 'Règlement',
  open: 'ouverte',
  closed: 'close',
  lateState: 'en retard',
  draftState: 'brouillon',
  tableOf: (month) => `Tournois de la liste ${de(month)}, par cadence`,
  tryOut: 'Essai',
  tryHint: 'Un essai calcule tout et ne conserve rien.',
  workOut: 'Calculer le brouillon',
  workOutHint: 'Le brouillon n’est pas public et remplace un brouillon antérieur.',
  cadence: terms.headings.cadence,
  all: 'Toutes les cadences',
  early: (days) =>
    `La date de clôture n’est pas encore passée (${days}). Un brouillon calculé maintenant ne contiendra pas les rapports remis ensuite.`,
  actionsOf: (month) => `Calculer la liste ${de(month)}`,
  nothing: 'Pas encore de liste de départ.',
  nothingHint: 'Importez d’abord une liste publiée.',
};
