import { shared } from '../../calculators/words.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  shared,
  goal: 'Classement à atteindre',
  opponents: 'Classements des adversaires',
  opponentsHint: 'séparés par des virgules ou des espaces\u202f: 1900, 2010, 2150',
  everyScore: 'Où mène chaque score',
};
