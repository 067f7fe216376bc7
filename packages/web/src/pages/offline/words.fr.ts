import type { Words } from './words.en.ts';

export const words: Words = {
  title: 'Pas de connexion',
  lead: 'Cette page ne peut pas être chargée pour l’instant. Réessayez une fois connecté.',
  calculators: 'Les calculateurs fonctionnent sans connexion.',
};
