import { terms } from '../../terms.ts';
import { type DeskWords, desk } from '../desk.ts';

export const words = {
  desk: desk as DeskWords,
  title: 'Month',
  lead: 'Deadlines, missing reports, and lists to calculate.',
  underWay: 'Running jobs',
  drafts: 'Unpublished drafts',
  draftsLead: 'A draft has no effect until it is published. Review it first.',
  look: 'Review and publish',
  draftOf: (cadence: string, month: string): string => `${cadence}, ${month}`,
  listOf: (month: string): string => `List of ${month}`,
  inForce: 'In force from',
  closes: 'Closes',
  official: 'official events',
  registered: 'No report',
  reported: 'To decide',
  accepted: 'Accepted',
  state: 'State',
  edition: 'Regulations',
  open: 'open',
  closed: 'closed',
  lateState: 'overdue',
  draftState: 'draft',
  tableOf: (month: string): string => `Events for the list of ${month}, by cadence`,
  tryOut: 'Dry run',
  tryHint: 'A dry run calculates everything and saves nothing.',
  workOut: 'Calculate draft',
  workOutHint: 'The draft is not public and replaces an earlier draft.',
  cadence: terms.headings.cadence as string,
  all: 'All cadences',
  early: (days: string): string =>
    `The closing date has not passed yet (${days}). A draft calculated now will lack later reports.`,
  actionsOf: (month: string): string => `Calculate the list of ${month}`,
  nothing: 'No list to start from yet.',
  nothingHint: 'Import a published list first.',
};

export type Words = typeof words;
