import type { Terms } from '../../../types/terms.ts';
import { terms } from '../../terms.ts';
import { type DeskWords, desk } from '../desk.ts';
import { type EventDeskWords, eventDesk } from '../desk-events.ts';

const own = {
  publicPage: 'Public page',
  stage: 'Stage',
  never: 'not registered',
  views: 'Event views',
  tabs: {
    report: 'Report',
    changes: 'Rating changes',
    differences: 'Changes since the last version',
    registration: 'Registration',
  },
  versions: 'Report versions',
  version: (version: number): string => `Version ${version}`,
  states: terms.reportStates as Terms['reportStates'],
  rounds: (from: number, to: number): string =>
    from === to ? `round ${from} only` : `rounds ${from} to ${to} only`,
  download: (size: string): string => `Download (${size})`,
  reportForm: 'Report form',
  noReport: 'No report yet.',
  noReportHint: 'Submit the report below when the event is over.',
  gone: 'Not available.',
  goneHint: 'The file was redacted or cannot be read.',
  appealOf: 'Appeal against the rejection',
  said: 'Comment',
  saidWhen: {
    rejected: 'Reason for the rejection',
    withdrawn: 'Reason for the withdrawal',
    corrected: 'Reason for the correction',
  },
  decision: 'Decision',
  accept: 'Accept report',
  cannotAccept: (errors: number): string =>
    errors === 1
      ? 'The report has 1 error and cannot be accepted. Reject it, or wait for a new version.'
      : `The report has ${errors} errors and cannot be accepted. Reject it, or wait for a new version.`,
  busy: 'One moment…',
  reasonMissing: 'Give a reason; the people concerned will read it.',
  reasoned: {
    reject: {
      button: 'Reject…',
      title: 'Reject the report?',
      text: 'The organiser sees the reason and can submit a new report or appeal.',
      label: 'Reason for the rejection',
      confirm: 'Reject report',
    },
    appeal: {
      button: 'Appeal…',
      title: 'Appeal against the rejection?',
      text: 'The rating officer reviews the same report again, with your reason.',
      label: 'Reason for the appeal',
      confirm: 'Submit appeal',
    },
    reopen: {
      button: 'Reopen…',
      title: 'Reopen the decision?',
      text: 'The report awaits a decision again. Draft lists that include it must be recalculated. The history keeps the decision and your reason.',
      label: 'Reason for reopening',
      confirm: 'Reopen',
    },
    withdraw: {
      button: 'Withdraw the event…',
      title: 'Withdraw the event?',
      text: 'The event will not be rated, and its report is rejected. Register it again to restore it.',
      label: 'Reason for the withdrawal',
      confirm: 'Withdraw event',
    },
  },
  done: {
    registered: {
      title: 'Event registered.',
      next: 'Assign arbiters under Registration.',
    },
    submitted: {
      title: 'Report submitted.',
      next: 'It awaits the rating officer’s decision. Until then you can submit a new version.',
    },
    same: {
      title: 'This file was submitted before.',
      next: 'Nothing changed.',
    },
    accepted: { title: 'Report accepted.', next: 'Its games go into the list below.' },
    rejected: {
      title: 'Report rejected.',
      next: 'The organiser can submit a new one or appeal.',
    },
    appealed: { title: 'Appeal submitted.', next: 'The report awaits a decision again.' },
    reopened: { title: 'Decision reopened.', next: 'The report awaits a decision again.' },
    changed: { title: 'Registration changed.', next: 'Deadlines are shown below.' },
    given: { title: 'Arbiters assigned.', next: 'The event appears on their desk.' },
    withdrawn: { title: 'Event withdrawn.', next: 'Register it again to restore it.' },
    corrected: {
      title: 'Correction accepted.',
      next: 'It takes effect on the next list. See Rating changes for its effect.',
    },
  },
  difference: {
    header: 'The event',
    results: 'Results',
    players: 'Players',
    what: 'Field',
    round: 'Round',
    game: 'Game',
    nothing: 'nothing',
    none: 'The two versions are identical.',
    noneHint: 'They differ only in details that do not affect ratings, such as spaces or line order.',
    sexes: { m: 'man', w: 'woman', f: 'woman' },
    kinds: { added: 'new in this version', removed: 'no longer in this version' },
    fields: {
      name: terms.headings.name as string,
      city: 'City',
      federation: terms.headings.federation as string,
      start: 'Start date',
      end: 'End date',
      type: 'Event type',
      cadence: terms.headings.cadence as string,
      rounds: 'Rounds',
      players: 'Players',
      id: terms.headings.id as string,
      sex: 'Sex',
      birth: 'Birth',
      rating: terms.headings.rating as string,
    },
  },
  registration: 'Registration data',
  onlyOfficers: 'Only the rating officer of the federation can change the registration.',
  ratedFixed: 'The event is rated; its registration is fixed. Submit a corrected report to fix errors.',
  changeReopens: 'The report was accepted with this registration. After a change it needs a new decision.',
  changeBringsBack: 'The event is withdrawn. Register it again here, changed or as it was.',
  change: 'Change the registration',
  bringBack: 'Register it again',
  arbiters: 'Arbiters',
  noArbiters:
    'No arbiters assigned; only the rating officer can submit the report. Assigned arbiters see the event on their desk.',
  hasArbiters: (names: string): string => `${names} and the rating officer can submit the report.`,
  arbiterNames: 'Account names',
  arbiterHint: 'One per line.',
  give: 'Assign',
  withdrawal: 'Withdraw the event',
  withdrawalLead: 'If it is not played, or was registered twice.',
  handIn: 'Submit report',
  handInAgain: 'Submit new version',
  handInLead:
    'The file is checked first: you see its findings and rating changes. Nothing is saved until you submit.',
  correct: 'Correct the event',
  correctLead:
    'Choose a corrected report. You see its effect before anything is saved; it applies to the next list.',
  onlyOfficersCorrect: 'The event is rated. To correct it, contact the rating officer of the federation.',
  drop: 'Drop the report here or choose a file',
  dropHint: (limit: string): string => `TRF, CSV or JSON from the pairing program, at most ${limit}.`,
  tooLarge: 'File too large',
  tooLargeHint: (limit: string): string =>
    `The limit is ${limit}; even a report with a thousand players is far smaller. Check that this is the report.`,
  trying: 'Checking the report…',
  tried: (file: string, errors: number): string =>
    errors === 0 ? `${file}: no errors` : errors === 1 ? `${file}: one error` : `${file}: ${errors} errors`,
  triedErrors:
    'Not submitted yet. A report with errors can be submitted but not accepted. Fix the errors first.',
  triedFine: 'Not submitted yet. Review the findings and changes, then submit.',
  foundIn: 'Findings',
  receivedOn: 'Received on, if not today',
  someRounds: 'Report covers only some rounds',
  round: { from: 'First round', to: 'Last round' },
  handInNow: 'Submit',
  takeCorrection: 'Accept correction',
  correctTitle: 'Accept the correction?',
  correctText: 'The correction is permanent and applies to the next list. Published lists do not change.',
  correctBecause: 'What was wrong?',
};

export type Words = { readonly desk: DeskWords } & EventDeskWords & typeof own;

export const words: Words = { desk, ...eventDesk, ...own };
