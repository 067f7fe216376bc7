import { terms } from '../../terms.ts';
import { type EventDeskWords, eventDesk } from '../desk-events.ts';

export const words = {
  title: 'Check a report',
  lead: 'The same checks as the rating office, in your browser. Nothing is uploaded.',
  drop: 'Drop a report here, or choose a file',
  dropHint: 'TRF06, TRF16, TRF26, CSV or JSON',
  paste: 'Or paste it',
  edit: 'Edit the report',
  pasteHint: 'Lines of a TRF. After a correction, check again.',
  cadence: terms.headings.cadence as string,
  type: 'Event type',
  typeOfReport: 'as in the report',
  types: eventDesk.types as EventDeskWords['types'],
  check: 'Check',
  example: 'Try an example with mistakes',
  notLoaded: 'The checker did not load. Check your connection and try again.',
  found: (file: string, errors: number, all: number): string =>
    all === 0
      ? `${file}: no findings`
      : `${file}: ${errors === 0 ? 'no errors' : errors === 1 ? '1 error' : `${errors} errors`}, ${all} ${all === 1 ? 'finding' : 'findings'} in all`,
  foundErrors: 'A report with errors cannot be rated. Correct the lines marked below.',
  foundNone: 'The report can be rated. Ratings and K are those of the report; the office uses its own list.',
  event: terms.headings.event as string,
  players: 'Players',
  rounds: 'Rounds',
  edition: 'Regulations',
  findings: 'Findings',
  preview: 'Rating changes',
  save: 'Download',
  saveLead: 'The report as edited above, or converted into another format.',
  saveEdited: 'Corrected report',
  saved: (format: string, notes: number): string =>
    notes === 0
      ? `Saved as ${format}. Nothing was lost.`
      : `Saved as ${format}. ${notes === 1 ? 'One value' : `${notes} values`} did not fit or changed:`,
  listing: {
    ...eventDesk.listing,
    hintRegistration: 'If this is wrong, correct the header of the report.',
  } as EventDeskWords['listing'],
  changes: {
    ...eventDesk.changes,
    caption: 'Calculated from the ratings in the report.',
  } as EventDeskWords['changes'],
};

export type Words = typeof words;
