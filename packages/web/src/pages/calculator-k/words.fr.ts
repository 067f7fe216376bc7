import { shared } from '../../calculators/words.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  shared,
  played: 'Parties prises en compte jusqu’ici',
  peak: 'Meilleur classement jamais atteint',
  peakHint: 's’il dépasse le classement actuel',
  birth: 'Année ou date de naissance',
  birthHint: '2008 ou 2008-05-17\u202f; utile pour les jeunes seulement',
  on: 'Quel jour',
  byDay: 'en vigueur ce jour-là',
  dayMissing: 'Il manque le jour de la naissance',
  dayDecides: (year, age) =>
    `Seule l’année ${year} est donnée. Or, selon ce règlement, K change le jour des ${age} ans, qui tombe dans l’année demandée. La réponse suppose que ce jour est encore à venir. Donnez la date entière (${year}-05-17) pour en être sûr.`,
  onHint: 'la date de la liste qui le montre',
};
