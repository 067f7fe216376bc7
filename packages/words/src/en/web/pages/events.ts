import { terms } from '../../terms.ts';
import { type EventNames, eventNames } from '../event-names.ts';

export const words = {
  names: eventNames as EventNames,
  title: 'Events',
  lead: 'Tournaments, matches and leagues, from registration to rating.',
  filters: 'Filter events',
  all: 'all',
  name: 'Name or city',
  nameHint: 'start of a word',
  cadence: terms.headings.cadence as string,
  stage: 'Stage',
  month: 'Starting month',
  monthHint: 'YYYY-MM',
  show: 'Show',
  place: 'City',
  coming: 'Upcoming',
  comingLead: 'Soonest first.',
  noneComing: 'No upcoming events match.',
  begun: 'Current and past',
  begunLead: 'Newest first.',
  calendar: 'Calendar (ICS)',
  none: 'No events match.',
  noneHint: 'Try fewer letters or another month.',
  noneYet: 'No events yet.',
  noneYetHint: 'Registered events will appear here.',
  everything: 'Show all events',
  kind: 'Type',
  older: 'Older events',
  newest: 'Newest events',
};

export type Words = typeof words;
