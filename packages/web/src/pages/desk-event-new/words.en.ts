import { type EventDeskWords, eventDesk } from '../../desk/event-words.en.ts';
import { type DeskWords, desk } from '../../desk/words.en.ts';

const own = {
  title: 'Register an event',
  lead: 'Before it begins, so that it can be rated. What is not known yet can be added later.',
  button: 'Register the event',
  busy: 'Registering…',
};

export type Words = { readonly desk: DeskWords } & EventDeskWords & typeof own;

export const words: Words = { desk, ...eventDesk, ...own };
