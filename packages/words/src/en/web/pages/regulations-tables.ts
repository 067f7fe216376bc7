import { terms } from '../../terms.ts';
import { type EditionNames, editionNames } from '../edition-names.ts';

export const words = {
  names: editionNames as EditionNames,
  title: 'Conversion tables',
  lead: 'The two tables of the rating system, used exactly as printed.',
  lookUp: 'Look up',
  show: 'Show',
  probability: 'Rating difference to expected score',
  probabilityLead:
    'Expected score of the higher- and the lower-rated player (article 8.1.2; 8.1b until 2022).',
  difference: 'Difference',
  differenceHint: 'of the two ratings, in points',
  higher: 'Higher',
  lower: 'Lower',
  andMore: (from: number): string => `${from} and more`,
  between: (from: number, to: number): string => `${from}–${to}`,
  expectation: (difference: string, higher: string, lower: string): string =>
    `Difference ${difference}: expected score ${higher} for the higher-rated player, ${lower} for the lower-rated.`,
  formula: (higher: string, lower: string): string =>
    `The formula of the remarks (2005 14.1, 2009 and 2014 12.1) comes close: ${higher} and ${lower}; the table is used.`,
  dp: 'Score to rating difference',
  dpLead: 'How far a result is above or below the opponents’ average (article 8.1.1; 8.1a until 2022).',
  score: terms.headings.score as string,
  scoreHint: 'percentage, 0 to 100',
  points: 'Difference',
  performance: (share: string, dp: string): string => `Score ${share}: difference ${dp}.`,
  part: (from: string, to: string): string => `${from} to ${to}`,
};

export type Words = typeof words;
