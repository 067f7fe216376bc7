import { officer } from '../../officer/words.en.ts';

export const words = {
  ...officer,
  title: 'Register an event',
  lead: 'Before it begins, so that it can be rated. What is not known yet can be added later.',
  events: 'Events',
  button: 'Register the event',
  busy: 'Registering…',
};
export type Words = typeof words;
