import type { Words } from '../../../en/web/pages/desk.ts';
import { desk } from '../desk.ts';
import { words as home } from './home.ts';

export const words: Words = {
  desk,
  title: 'Bureau',
  greeting: () => 'Bureau',
  leads: {
    administrator: 'Ce qui reste à faire dans toutes les fédérations.',
    officer: 'Ce qui reste à faire dans votre fédération.',
    arbiter: 'Ce qui reste à faire pour vos tournois.',
  },
  register: 'Enregistrer un tournoi',
  allEvents: 'Tous les tournois',
  nothing: 'Rien à faire.',
  nothingHint: 'Les nouveaux rapports et les rapports manquants apparaîtront ici.',
  appeals: 'Refus susceptibles d’appel',
  appealsLead: 'Jusqu’à la date indiquée, l’organisateur peut remettre un nouveau rapport ou faire appel.',
  because: 'Motif',
  until: 'Jusqu’au',
  corrections: 'Corrections pour la prochaine liste',
  correctionsLead: 'Rapports corrigés de tournois pris en compte. Ils agissent sur la prochaine liste.',
  underWay: 'Tâches en cours',
  draft: (cadence, month) => `Brouillon\u202f: ${cadence.toLowerCase()}, ${month}`,
  coming: 'À venir',
  comingLead: 'Enregistrés, pas encore terminés.',
  days: 'Dates',
  closings: 'Dates limites',
  closingsLead: home.closingsLead,
  closes: 'Clôture',
  withoutReport: 'Sans rapport',
  undecided: 'À décider',
  accepted: 'Acceptés',
};
