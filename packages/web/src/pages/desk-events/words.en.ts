import { type EventDeskWords, eventDesk } from '../../desk/event-words.en.ts';
import { type DeskWords, desk } from '../../desk/words.en.ts';

const own = {
  title: 'Events',
  leads: {
    administrator: 'All events of all federations, the newest first.',
    officer: 'The events of your federation, the newest first.',
    arbiter: 'The events that were given to you, the newest first.',
  },
  register: 'Register an event',
  filters: 'Which events to show',
  find: 'Name or city',
  stage: 'Stage',
  cadence: 'Cadence',
  from: 'Starts on or after',
  to: 'Starts on or before',
  any: 'all',
  show: 'Show',
  caption: 'Events by their start',
  city: 'City',
  days: 'Days',
  all: 'Show all events',
  newest: 'The newest',
  older: 'Older',
  none: 'There is no event yet.',
  noneFound: 'No event fits.',
  noneFoundHint: 'Fewer conditions find more.',
  noneHints: {
    administrator: 'An event that is registered stands here.',
    officer: 'Register the first one: then it stands here, and its arbiters can hand in the report.',
    arbiter: 'Your federation gives you events. Ask its rating officer if one is missing.',
  },
};

export type Words = { readonly desk: DeskWords } & Pick<EventDeskWords, 'stages'> & typeof own;

export const words: Words = { desk, stages: eventDesk.stages, ...own };
