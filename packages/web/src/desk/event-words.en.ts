import { capitalised } from '../format.ts';
import { type EventNames, eventNames } from '../parts/event-names.en.ts';

/** What the pages about an event share at the desk. */
export const eventDesk = {
  stages: {
    registered: 'Registered',
    reported: 'Waits for a decision',
    accepted: 'Accepted',
    due: 'Accepted for the next list',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
    rated: 'Rated',
    corrected: 'Corrected',
  },
  types: capitalised(eventNames.types) as EventNames['types'],
  listing: {
    clean: 'Nothing was found: the report is as it should be.',
    hintRegistration: 'If that is wrong, change it under Registration.',
    filter: 'Which findings to show',
    kinds: { all: 'All', error: 'Errors', warning: 'Warnings', note: 'Notes' },
    counted: {
      error: (count: number): string => (count === 1 ? '1 error' : `${count} errors`),
      warning: (count: number): string => (count === 1 ? '1 warning' : `${count} warnings`),
      note: (count: number): string => (count === 1 ? '1 note' : `${count} notes`),
    },
    jump: 'From finding to finding',
    previous: 'Previous',
    next: 'Next',
    whole: 'About the report as a whole',
    file: 'The report, line by line',
    tried: (file: string): string => `${file}, line by line`,
    gap: (lines: string, count: number): string => (count === 1 ? 'one line' : `${lines} lines`),
    column: (column: number): string => `character ${column}`,
  },
  changes: {
    caption:
      'Worked out with the rating list in force when the event began. Corrections until the list is closed may still change it.',
    comparedCaption: 'Players for whom the two reports do not give the same.',
    no: 'No.',
    score: 'Points',
    expected: 'Expected',
    before: 'Before',
    after: 'After',
    first: (rating: string): string => `${rating} towards a first rating`,
    differ: (others: number, all: number): string =>
      others === 0
        ? 'For no player does the rating change otherwise.'
        : `Something else comes out for ${others} of ${all} players.`,
    none: 'There is no change to show.',
    noneHint: 'A report with errors is not rated. Once they are put right, the changes stand here.',
  },
  form: {
    name: 'Name of the event',
    city: 'City',
    federation: 'Federation',
    federationHint: 'Three letters, as NOR.',
    cadence: 'Cadence',
    type: 'Kind of event',
    typeOfReport: 'As the report says',
    start: 'First day',
    end: 'Last day',
    registered: 'Day of registration',
    registeredHint: 'Leave it empty for today.',
    official: 'An official event of FIDE or of a continent',
    approved: 'A late registration was approved by FIDE',
    endBeforeStart: 'The last day is before the first.',
    deadlines: 'What the regulations say of these days',
    inTime: 'In time: the regulations have nothing against it.',
    tellDays: 'Give both days, and what the regulations say of the deadline stands here at once.',
  },
};
export type EventDeskWords = typeof eventDesk;
