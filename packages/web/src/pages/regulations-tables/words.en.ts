import { type EditionNames, editionNames } from '../../parts/edition-names.en.ts';

export const words = {
  names: editionNames as EditionNames,
  title: 'The two tables',
  lead: 'Everything in the rating system goes through these two tables. They are used exactly as they are printed.',
  lookUp: 'Look up',
  show: 'Show',
  probability: 'From a difference of ratings to an expected score',
  probabilityLead:
    'How much of a point the higher-rated player and the lower-rated player may expect from a game (article 8.1.2; 8.1b until 2022).',
  difference: 'Difference',
  differenceHint: 'of the two ratings, in points',
  higher: 'Higher',
  lower: 'Lower',
  andMore: (from: number): string => `${from} and more`,
  between: (from: number, to: number): string => `${from}–${to}`,
  expectation: (difference: string, higher: string, lower: string): string =>
    `A difference of ${difference}: the higher-rated player may expect ${higher}, the lower-rated ${lower}.`,
  dp: 'From a share of the points to a difference of ratings',
  dpLead:
    'How far above or below the average of the opponents a result stands (article 8.1.1; 8.1a until 2022).',
  score: 'Score',
  scoreHint: 'in per cent of the points: 0 to 100',
  points: 'Difference',
  performance: (share: string, dp: string): string => `A score of ${share}: a difference of ${dp}.`,
  part: (from: string, to: string): string => `${from} to ${to}`,
};

export type Words = typeof words;
