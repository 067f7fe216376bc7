import type { Words } from '../../../en/web/pages/list-changes.ts';
import { terms } from '../../terms.ts';
import { summaryWords } from '../list-summary.ts';

export const words: Words = {
  summary: summaryWords,
  title: (cadence, month) => `Changements\u202f: classement ${cadence.toLowerCase()}, ${month}`,
  lead: (before) => `Par rapport à ${before}\u202f: arrivées, départs et bilan des points.`,
  isFirst: 'Première liste.',
  nothingBefore: 'Il n’y a pas de liste précédente à comparer.',
  toList: 'Ouvrir la liste',
  cadence: terms.headings.cadence,
  revisions: 'Original et révisions',
  differences: (number) => `Changements de la révision ${number}`,
  differing: (count) =>
    count === '0'
      ? 'Aucun joueur ne diffère de la liste d’origine.'
      : `${count === '1' ? 'Un joueur diffère' : `${count} joueurs diffèrent`} par le classement, le nombre de parties, le K ou l’activité.`,
  original: 'Original',
  revised: 'Révisé',
  difference: 'Différence',
  changes: (before) => `Par rapport à ${before}`,
  ratedBefore: 'Classés sur la liste précédente',
  ratedAfter: 'Classés sur cette liste',
  eventCount: 'Tournois',
  games: terms.headings.gamesPerPlayer,
  adjustment: 'Ajustement',
};
