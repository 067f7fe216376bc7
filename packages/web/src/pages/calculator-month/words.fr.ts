import { shared } from '../../calculators/words.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  shared,
  rating: 'Classement avant',
  ratingHint: 'sur la liste que suit la nouvelle',
  eventRating: 'Classement à son début',
  eventRatingHint: 's’il est différent',
  byEvent: 'Tournoi par tournoi',
  together: 'Ensemble',
};
