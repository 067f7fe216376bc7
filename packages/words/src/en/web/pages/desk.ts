import { type DeskWords, desk } from '../desk.ts';
import { words as home } from './home.ts';

export const words = {
  desk: desk as DeskWords,
  title: 'Desk',
  greeting: (_name: string): string => 'Desk',
  leads: {
    administrator: 'Open tasks of the whole office.',
    officer: 'Open tasks of your federation.',
    arbiter: 'Open tasks of your events.',
  },
  register: 'Register an event',
  allEvents: 'All events',
  nothing: 'Nothing to do.',
  nothingHint: 'New and missing reports will appear here.',
  appeals: 'Rejections open to appeal',
  appealsLead: 'Until the date shown, the organiser can submit a new report or appeal.',
  because: 'Reason',
  until: 'Until',
  corrections: 'Corrections for the next list',
  correctionsLead: 'Corrected reports of rated events. They take effect on the next list.',
  underWay: 'Running jobs',
  draft: (cadence: string, month: string): string => `Draft: ${cadence}, ${month}`,
  coming: 'Upcoming',
  comingLead: 'Registered, not finished.',
  days: 'Dates',
  closings: 'Deadlines',
  closingsLead: home.closingsLead as string,
  closes: 'Closes',
  withoutReport: 'Without a report',
  undecided: 'Undecided',
  accepted: 'Accepted',
};
export type Words = typeof words;
