import type { Words } from '../../../en/web/pages/calculators.ts';
import { names } from '../calculator-names.ts';

export const words: Words = {
  names,
  title: 'Calculateurs',
  lead: 'Toutes les éditions depuis 2005, exactes au centième, chaque étape avec son article.',
  example: 'Exemple',
  examples: {
    change: 'trois parties, K 20',
    'first-rating': 'cinq parties au système suisse',
    performance: '2½ sur 3',
    k: 'un jeune qui a joué 60 parties',
    target: 'dix points en trois parties',
    month: 'deux tournois en novembre 2025',
    'round-robin': 'l’exemple de 2009, 8.58',
  },
};
