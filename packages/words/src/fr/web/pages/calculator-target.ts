import type { Words } from '../../../en/web/pages/calculator-target.ts';
import { shared } from '../calculators.ts';

export const words: Words = {
  shared,
  goal: 'Classement visé',
  opponents: 'Classements des adversaires',
  opponentsHint: 'séparés par des virgules ou des espaces\u202f: 1900, 2010, 2150',
  everyScore: 'Classement pour chaque score',
};
