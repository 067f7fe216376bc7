import { de } from '../../parts/french.ts';
import { summaryWords } from '../../parts/list-summary-words.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  summary: summaryWords,
  title: (cadence, month) => `Ce qui a changé\u202f: classement ${cadence.toLowerCase()}, ${month}`,
  lead: (before) => `Par rapport à la liste ${de(before)}\u202f: qui arrive, qui part, et chaque point.`,
  isFirst: 'Cette liste est ici la première de sa cadence.',
  nothingBefore: 'Il n’y a pas de liste antérieure à laquelle la comparer.',
  toList: 'Vers la liste',
  cadence: 'Cadence',
  revisions: 'Original et révisions',
  differences: (number) => `Ce que la révision ${number} montre autrement que l’original`,
  differing: (count) =>
    count === '0'
      ? 'Rien ne change pour personne par rapport à la première publication.'
      : `Quelque chose diffère pour ${count === '1' ? 'un joueur' : `${count} joueurs`}\u202f: le classement, ou seulement le nombre de parties, K ou l’activité.`,
  original: 'Original',
  revised: 'Révisé',
  difference: 'Différence',
  changes: (before) => `Par rapport à la liste ${de(before)}`,
  ratedBefore: 'Classés sur la liste précédente',
  ratedAfter: 'Classés sur cette liste',
  eventCount: 'Tournois',
  games: 'Parties (comptées une fois par joueur)',
  adjustment: 'Ajustement de toute la liste',
};
