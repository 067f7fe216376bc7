import type { Words } from './words.en.ts';

export const words: Words = {
  title: 'Pas de connexion',
  lead: 'Le site ne répond pas\u202f: il n’y a pas de connexion, ou il redémarre.',
  calculators: 'Les calculateurs fonctionnent sans connexion.',
};
