import { type OfficerWords, officer } from '../../officer/words.en.ts';

const own = {
  title: 'Register an event',
  lead: 'Before it begins, so that it can be rated. What is not known yet can be added later.',
  events: 'Events',
  button: 'Register the event',
  busy: 'Registering…',
};

export type Words = OfficerWords & typeof own;

export const words: Words = { ...officer, ...own };
