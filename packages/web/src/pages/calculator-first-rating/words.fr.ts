import { shared } from '../../calculators/words.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  shared,
  type: 'Type de tournoi',
  types: { swiss: 'suisse', team: 'tournoi par équipes', 'round-robin': 'toutes rondes' },
  startHint: 'décide du règlement qui compte',
  games: 'Parties contre des adversaires classés',
  ru: 'Résultat (Ru)',
  ruHint: 'd’après toute la grille',
  byEvent: 'Tournoi par tournoi',
  together: 'Ensemble',
};
