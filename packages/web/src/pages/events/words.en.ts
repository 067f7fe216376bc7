import { type EventNames, eventNames } from '../../parts/event-names.en.ts';

export const words = {
  names: eventNames as EventNames,
  title: 'Events',
  lead: 'Tournaments, matches and leagues: from the day they are registered to the list they are rated on.',
  filters: 'Choose events',
  all: 'all',
  name: 'Name or city',
  nameHint: 'the beginning of a word is enough',
  cadence: 'Cadence',
  stage: 'Stage',
  month: 'Month of the start',
  monthHint: 'year and month: 2026-07',
  show: 'Show',
  place: 'City',
  coming: 'Coming',
  comingLead: 'The next to begin stands first.',
  noneComing: 'No event of this kind is registered for the days to come.',
  begun: 'Under way and past',
  begunLead: 'The newest stands first.',
  underWay: 'under way',
  none: 'No event is like that.',
  noneHint: 'Try fewer letters of the name, or another month.',
  noneYet: 'No event has been registered yet.',
  noneYetHint: 'As soon as one is registered, it stands here.',
  everything: 'Show all events',
  kind: 'Kind',
  older: 'Older events',
  newest: 'To the newest',
};

export type Words = typeof words;
