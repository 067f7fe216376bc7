import { terms } from '../../terms.ts';
import { type DeskWords, desk } from '../desk.ts';
import { type EventDeskWords, eventDesk } from '../desk-events.ts';

const own = {
  title: 'Events',
  leads: {
    administrator: 'All events, newest first.',
    officer: 'Events of your federation, newest first.',
    arbiter: 'Your assigned events, newest first.',
  },
  register: 'Register an event',
  filters: 'Filters',
  find: 'Name or city',
  stage: 'Stage',
  cadence: terms.headings.cadence as string,
  from: 'Starts on or after',
  to: 'Starts on or before',
  any: 'all',
  show: 'Show',
  caption: 'Events by start date',
  city: 'City',
  days: 'Dates',
  all: 'Show all events',
  newest: 'Newest',
  older: 'Older',
  none: 'No events yet.',
  noneFound: 'No events match.',
  noneFoundHint: 'Use fewer filters.',
  noneHints: {
    administrator: 'Registered events appear here.',
    officer: 'Register an event; its arbiters can then submit the report.',
    arbiter: 'Your federation assigns events. Ask its rating officer if one is missing.',
  },
};

export type Words = { readonly desk: DeskWords } & Pick<EventDeskWords, 'stages'> & typeof own;

export const words: Words = { desk, stages: eventDesk.stages, ...own };
