import { desk, of } from '../../desk/words.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  desk,
  title: 'Bureau',
  greeting: (name) => `Le bureau ${of(name)}`,
  leads: {
    administrator: 'Ce qui attend dans tout l’office.',
    officer: 'Ce qui attend dans votre fédération.',
    arbiter: 'Ce qui attend dans les tournois qui vous sont confiés.',
  },
  register: 'Enregistrer un tournoi',
  allEvents: 'Tous les tournois',
  nothing: 'Rien n’attend.',
  nothingHint: 'Dès qu’un rapport arrive, ou qu’il en manque un, il figure ici.',
  aside: (text) => `(${text})`,
  about: 'Fédération et cadence',
  more: (count) => `Et ${count} de plus.`,
  showAll: 'Tout montrer',
  open: 'Rapports à décider',
  openLead: 'Les plus anciens d’abord. Voyez les constats et les variations, puis acceptez ou refusez.',
  openLeadArbiter:
    'Remis, et devant le responsable du classement. Jusqu’à la décision, une meilleure version peut être remise.',
  handedIn: 'Remis',
  content: 'Contenu',
  size: (players, games) => `${players} joueurs, ${games} parties`,
  found: 'Constats',
  findings: (errors, warnings) => {
    const said = [
      errors === 1 ? '1 erreur' : errors > 1 ? `${errors} erreurs` : '',
      warnings === 1 ? '1 avertissement' : warnings > 1 ? `${warnings} avertissements` : '',
    ].filter(Boolean);
    return said.length === 0 ? 'rien contre' : said.join(', ');
  },
  missing: 'Rapports manquants',
  missingLead:
    'Ces tournois sont terminés. Leur rapport doit arriver au plus tard le jour indiqué pour figurer sur la liste indiquée.',
  ended: 'Terminé',
  due: 'Attendu',
  appeals: 'Refus susceptibles d’appel',
  appealsLead: 'Jusqu’au jour indiqué, l’organisateur peut remettre un meilleur rapport ou faire appel.',
  because: 'Motif',
  until: 'Jusqu’au',
  corrections: 'Corrections pour la prochaine liste',
  correctionsLead:
    'Rapports corrigés de tournois déjà pris en compte. Leur effet entre dans la prochaine liste.',
  ratedOn: 'Pris en compte sur',
  underWay: 'En cours',
  draft: (cadence, month) => `Projet : ${cadence}, ${month}`,
  coming: 'À venir',
  comingLead: 'Enregistrés, et pas encore terminés.',
  days: 'Jours',
  closings: 'Prochaines clôtures',
  closingsLead: 'Les tournois terminés au jour de la clôture et acceptés d’ici là figurent sur la liste.',
  closes: 'Clôture',
  withoutReport: 'Sans rapport',
  undecided: 'À décider',
  accepted: 'Acceptés',
};
