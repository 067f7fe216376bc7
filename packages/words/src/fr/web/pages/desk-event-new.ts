import type { Words } from '../../../en/web/pages/desk-event-new.ts';
import { desk } from '../desk.ts';
import { eventDesk } from '../desk-events.ts';

export const words: Words = {
  desk,
  ...eventDesk,
  title: 'Enregistrer un tournoi',
  lead: 'Avant son début, pour qu’il puisse être pris en compte. Les détails peuvent être ajoutés plus tard.',
  button: 'Enregistrer le tournoi',
  busy: 'Enregistrement…',
};
