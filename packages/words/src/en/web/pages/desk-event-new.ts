import { type DeskWords, desk } from '../desk.ts';
import { type EventDeskWords, eventDesk } from '../desk-events.ts';

const own = {
  title: 'Register an event',
  lead: 'Register before the event starts, so that it can be rated. Details can be added later.',
  button: 'Register event',
  busy: 'Registering…',
};

export type Words = { readonly desk: DeskWords } & EventDeskWords & typeof own;

export const words: Words = { desk, ...eventDesk, ...own };
