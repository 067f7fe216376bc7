import type { Words } from '../../../en/web/pages/calculator-month.ts';
import { shared } from '../calculators.ts';

export const words: Words = {
  shared,
  rating: 'Classement précédent',
  ratingHint: 'sur la liste précédente',
  eventRating: 'Classement au début',
  eventRatingHint: 's’il est différent',
  byEvent: 'Par tournoi',
  together: 'Total',
};
