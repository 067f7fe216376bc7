import { capitalised } from '../../format.ts';
import type { Terms } from '../../types/terms.ts';
import { terms } from '../terms.ts';
import { type EventNames, eventNames } from './event-names.ts';

/** What the pages about an event share at the desk. */
export const eventDesk = {
  stages: capitalised(terms.stages) as Terms['stages'],
  types: capitalised(eventNames.types) as EventNames['types'],
  listing: {
    clean: 'No findings.',
    hintRegistration: 'If this is wrong, change it under Registration.',
    filter: 'Show',
    kinds: { all: 'All', error: 'Errors', warning: 'Warnings', note: 'Notes' },
    jump: 'Go to finding',
    previous: 'Previous',
    next: 'Next',
    whole: 'Whole report',
    file: 'Report, line by line',
    tried: (file: string): string => `${file}, line by line`,
    gap: (lines: string, count: number): string => (count === 1 ? 'one line' : `${lines} lines`),
    column: (column: number): string => `character ${column}`,
  },
  changes: {
    caption:
      'Based on the rating list in force when the event began. Corrections before the closing date may change it.',
    comparedCaption: 'Players whose result differs between the two reports.',
    no: 'No.',
    score: 'Points',
    expected: terms.headings.expected as string,
    before: 'Before',
    after: 'After',
    first: (rating: string): string => `${rating} towards a first rating`,
    differ: (others: number, all: number): string =>
      others === 0
        ? 'The same rating changes for all players.'
        : `Different for ${others} of ${all} players.`,
    none: 'No changes.',
    noneHint: 'A report with errors is not rated. Changes appear here once the errors are fixed.',
  },
  form: {
    name: 'Name of the event',
    city: 'City',
    federation: terms.headings.federation as string,
    federationHint: 'Three letters, such as NOR.',
    cadence: terms.headings.cadence as string,
    type: 'Event type',
    typeOfReport: 'As in the report',
    start: 'Start date',
    end: 'End date',
    registered: 'Registration date',
    registeredHint: 'Empty: today.',
    official: 'Official FIDE event',
    continental: 'Official continental event',
    approved: 'FIDE approved the late registration',
    endBeforeStart: 'The end date is before the start date.',
    deadlines: 'Deadlines',
    inTime: 'Registered in time.',
    tellDays: 'Enter both dates to see the deadline.',
  },
};
export type EventDeskWords = typeof eventDesk;
