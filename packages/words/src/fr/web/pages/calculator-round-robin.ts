import type { Words } from '../../../en/web/pages/calculator-round-robin.ts';
import { shared } from '../calculators.ts';

export const words: Words = {
  shared,
  players: 'Classement final',
  playersHint: 'un joueur par ligne\u202f: nom, classement (– pour un joueur non classé), points',
  byDefault: 'la plus récente qui a cette règle',
  table: 'Étape par étape',
  capped: (names) => `Comptés à l’écart maximal\u202f: ${names.join(', ')}.`,
};
