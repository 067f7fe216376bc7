import { editionNames } from '../../parts/edition-names.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  names: editionNames,
  title: 'Les deux tables',
  lead: 'Tout le système de classement passe par ces deux tables. Elles sont utilisées exactement comme elles sont imprimées.',
  lookUp: 'Consulter',
  show: 'Afficher',
  probability: 'D’un écart de classement à un score attendu',
  probabilityLead:
    'Quelle part d’un point le joueur le mieux classé et l’autre peuvent attendre d’une partie (article 8.1.2\u202f; 8.1b jusqu’en 2022).',
  difference: 'Écart',
  differenceHint: 'des deux classements, en points',
  higher: 'Mieux classé',
  lower: 'Moins bien classé',
  andMore: (from) => `${from} et plus`,
  between: (from, to) => `${from}–${to}`,
  expectation: (difference, higher, lower) =>
    `Un écart de ${difference}\u202f: le mieux classé peut attendre ${higher}, l’autre ${lower}.`,
  dp: 'D’une part des points à un écart de classement',
  dpLead:
    'De combien un résultat se situe au-dessus ou au-dessous de la moyenne des adversaires (article 8.1.1\u202f; 8.1a jusqu’en 2022).',
  score: 'Score',
  scoreHint: 'en pour cent des points\u202f: de 0 à 100',
  points: 'Écart',
  performance: (share, dp) => `Un score de ${share}\u202f: un écart de ${dp}.`,
  part: (from, to) => `de ${from} à ${to}`,
};
