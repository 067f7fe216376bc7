import type { Words } from '../../../en/web/pages/calculator-first-rating.ts';
import { capitalised } from '../../../format.ts';
import { terms } from '../../terms.ts';
import { shared } from '../calculators.ts';

export const words: Words = {
  shared,
  type: 'Type de tournoi',
  types: capitalised(terms.eventTypes),
  startHint: 'détermine l’édition applicable',
  games: 'Parties contre des adversaires classés',
  ru: 'Résultat (Ru)',
  ruHint: 'd’après toute la grille',
  byEvent: 'Par tournoi',
  together: 'Total',
};
