import { officer } from '../../officer/words.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  ...officer,
  title: 'Enregistrer un tournoi',
  lead: 'Avant son début, pour qu’il puisse être classé. Ce qui n’est pas encore connu peut être ajouté plus tard.',
  events: 'Tournois',
  button: 'Enregistrer le tournoi',
  busy: 'Enregistrement…',
};
