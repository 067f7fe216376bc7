import type { Words } from './words.en.ts';

export const words: Words = {
  notDone: 'Cela n’a pas abouti',
  ours: 'Une erreur de notre part',
  noted: 'Elle a été notée. Réessayer dans un instant suffit souvent.',
  home: 'Vers la page d’accueil',
};
