import { eventDesk } from '../../desk/event-words.fr.ts';
import { desk } from '../../desk/words.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  desk,
  ...eventDesk,
  title: 'Enregistrer un tournoi',
  lead: 'Avant son début, pour qu’il puisse être pris en compte. Ce qui n’est pas encore connu peut être ajouté plus tard.',
  button: 'Enregistrer le tournoi',
  busy: 'Enregistrement…',
};
