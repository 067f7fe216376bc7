import type { Words } from '../../../en/web/pages/desk-oversight.ts';
import { figureTexts } from '../../figures.ts';
import { terms } from '../../terms.ts';
import { desk } from '../desk.ts';

export const words: Words = {
  desk,
  figures: figureTexts,
  cadence: terms.headings.cadence,
  title: 'L’échelle des classements dérive-t-elle\u202f?',
  lead: 'L’inflation n’a pas de définition admise\u202f: aucun nombre ne répond seul à la question. Chaque statistique dit ce qu’elle montre et ce qu’elle ne montre pas.',
  none: 'Aucune statistique calculée pour cette cadence.',
  nothing: 'Pas de données pour cette statistique.',
  computed: 'Calculé le',
  start: 'Calculer les statistiques',
  button: 'Calculer',
  hint: 'Lecture seule de tout l’historique\u202f; chacun peut continuer à travailler. Cela peut prendre quelques minutes.',
  csv: 'Télécharger en CSV',
  png: 'Télécharger en PNG',
  of: 'Joueurs',
  table: (rows) => `Tableau de ${rows} lignes`,
};
