import type { Words } from '../../../en/web/pages/desk.ts';
import { desk } from '../desk.ts';

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
  about: 'Fédération et cadence',
  more: (count) => `Et ${count} de plus.`,
  showAll: 'Tout afficher',
  open: 'Rapports à décider',
  openLead: 'Les plus anciens d’abord. Examinez les constats et les variations, puis acceptez ou refusez.',
  openLeadArbiter:
    'Remis, en attente du responsable du classement. Jusqu’à la décision, vous pouvez remettre une nouvelle version.',
  handedIn: 'Remis le',
  content: 'Contenu',
  size: (players, games) => `${players} joueurs, ${games} parties`,
  found: 'Constats',
  findings: (errors, warnings) => {
    const said = [
      errors === 1 ? '1 erreur' : errors > 1 ? `${errors} erreurs` : '',
      warnings === 1 ? '1 avertissement' : warnings > 1 ? `${warnings} avertissements` : '',
    ].filter(Boolean);
    return said.length === 0 ? 'aucun constat' : said.join(', ');
  },
  missing: 'Rapports manquants',
  missingLead:
    'Ces tournois sont terminés. Remettez leur rapport à la date indiquée au plus tard pour figurer sur la liste.',
  ended: 'Fin',
  due: 'Attendu le',
  appeals: 'Refus susceptibles d’appel',
  appealsLead: 'Jusqu’à la date indiquée, l’organisateur peut remettre un nouveau rapport ou faire appel.',
  because: 'Motif',
  until: 'Jusqu’au',
  corrections: 'Corrections pour la prochaine liste',
  correctionsLead: 'Rapports corrigés de tournois pris en compte. Ils agissent sur la prochaine liste.',
  ratedOn: 'Pris en compte sur',
  underWay: 'Tâches en cours',
  draft: (cadence, month) => `Brouillon\u202f: ${cadence.toLowerCase()}, ${month}`,
  coming: 'À venir',
  comingLead: 'Enregistrés, pas encore terminés.',
  days: 'Dates',
  closings: 'Dates limites',
  closingsLead: 'Les tournois terminés et acceptés à la date de clôture figurent sur la liste.',
  closes: 'Clôture',
  withoutReport: 'Sans rapport',
  undecided: 'À décider',
  accepted: 'Acceptés',
};
