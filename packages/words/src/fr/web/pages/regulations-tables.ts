import type { Words } from '../../../en/web/pages/regulations-tables.ts';
import { terms } from '../../terms.ts';
import { editionNames } from '../edition-names.ts';

export const words: Words = {
  names: editionNames,
  title: 'Tables de conversion',
  lead: 'Les deux tables du système de classement, utilisées exactement comme imprimées.',
  lookUp: 'Consulter',
  show: 'Afficher',
  probability: 'De l’écart de classement au score attendu',
  probabilityLead:
    'Score attendu du joueur le mieux classé et de l’autre (article 8.1.2\u202f; 8.1b jusqu’en 2022).',
  difference: 'Écart',
  differenceHint: 'entre les deux classements, en points',
  higher: 'Mieux classé',
  lower: 'Moins bien classé',
  andMore: (from) => `${from} et plus`,
  between: (from, to) => `${from}–${to}`,
  expectation: (difference, higher, lower) =>
    `Écart de ${difference}\u202f: score attendu de ${higher} pour le mieux classé, de ${lower} pour l’autre.`,
  formula: (higher: string, lower: string): string =>
    `La formule des commentaires (2005 14.1, 2009 et 2014 12.1) en est proche\u202f: ${higher} et ${lower}\u202f; c’est la table qui compte.`,
  dp: 'Du score à l’écart de classement',
  dpLead:
    'L’écart entre un résultat et la moyenne des adversaires (article 8.1.1\u202f; 8.1a jusqu’en 2022).',
  score: terms.headings.score,
  scoreHint: 'pourcentage, de 0 à 100',
  points: 'Écart',
  performance: (share, dp) => `Score de ${share}\u202f: écart de ${dp}.`,
  part: (from, to) => `de ${from} à ${to}`,
};
