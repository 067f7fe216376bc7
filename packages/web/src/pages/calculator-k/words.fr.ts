import { shared } from '../../calculators/words.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  shared,
  played: 'Parties classées jusqu’ici',
  peak: 'Meilleur classement jamais atteint',
  peakHint: 's’il dépasse le classement actuel',
  birth: 'Année ou date de naissance',
  birthHint: '2008 ou 2008-05-17\u202f; utile pour les jeunes seulement',
  on: 'Quel jour',
  byDay: 'en vigueur ce jour-là',
  onHint: 'la date de la liste qui le montre',
};
