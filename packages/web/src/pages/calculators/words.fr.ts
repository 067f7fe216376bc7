import { names } from '../../calculators/names.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  names,
  title: 'Calculateurs',
  lead: 'Toutes les éditions du règlement depuis 2005, exactes au centième, chaque étape avec son article.',
  example: 'Un exemple',
  examples: {
    change: 'trois parties, K 20',
    'first-rating': 'cinq parties dans un tournoi suisse',
    performance: '2½ sur 3',
    k: 'un jeune de 60 parties',
    target: 'dix points en trois parties',
    month: 'deux tournois en novembre 2025',
  },
};
