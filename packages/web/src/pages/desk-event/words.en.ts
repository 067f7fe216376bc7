import { type EventDeskWords, eventDesk } from '../../desk/event-words.en.ts';
import { type DeskWords, desk } from '../../desk/words.en.ts';

const own = {
  publicPage: 'The public page of this event',
  stage: 'Stage',
  never: 'not registered',
  views: 'Views of the event',
  tabs: {
    report: 'Report',
    changes: 'Rating changes',
    differences: 'Against the version before',
    registration: 'Registration',
  },
  versions: 'Versions of the report',
  version: (version: number): string => `Version ${version}`,
  states: {
    submitted: 'waits',
    accepted: 'accepted',
    rejected: 'rejected',
    superseded: 'replaced by a newer one',
  },
  size: (players: string, games: string): string => `${players} players, ${games} games`,
  rounds: (from: number, to: number): string =>
    from === to ? `round ${from} only` : `rounds ${from} to ${to} only`,
  download: (size: string): string => `Download the file (${size})`,
  noReport: 'No report has come in yet.',
  noReportHint: 'When the event is over, its report is handed in below.',
  gone: 'It cannot be shown.',
  goneHint: 'The file was removed where the law asked for it, or it cannot be read.',
  appealOf: 'An appeal was made against the rejection',
  said: 'What was said',
  saidWhen: {
    rejected: 'Why it was rejected',
    withdrawn: 'Why it was withdrawn',
    corrected: 'Why it was corrected',
  },
  decision: 'Decision',
  accept: 'Accept the report',
  cannotAccept: (errors: number): string =>
    errors === 1
      ? 'The report has an error, so it cannot be accepted. Reject it with a reason, or wait for a better version.'
      : `The report has ${errors} errors, so it cannot be accepted. Reject it with a reason, or wait for a better version.`,
  busy: 'One moment…',
  reasonMissing: 'Say why: those concerned will read it.',
  reasoned: {
    reject: {
      button: 'Reject…',
      title: 'Reject the report?',
      text: 'The organiser reads the reason, and can hand in a better report or appeal in time.',
      label: 'Why is it rejected?',
      confirm: 'Reject the report',
    },
    appeal: {
      button: 'Appeal…',
      title: 'Appeal against the rejection?',
      text: 'The same report then comes before the rating officer again, with your reason.',
      label: 'Why should it be decided otherwise?',
      confirm: 'Make the appeal',
    },
    reopen: {
      button: 'Take the decision back…',
      title: 'Take the decision back?',
      text: 'The report then waits for a decision again, and can be accepted or rejected. A draft list that has it must be worked out again. What was decided stays in the history, with your reason.',
      label: 'Why is it taken back?',
      confirm: 'Take it back',
    },
    withdraw: {
      button: 'Withdraw the event…',
      title: 'Withdraw the event?',
      text: 'It leaves the calendar and will be on no list. A report that waits or was accepted is rejected with it. Registering it again brings the event back.',
      label: 'Why is it withdrawn?',
      confirm: 'Withdraw the event',
    },
  },
  done: {
    registered: {
      title: 'The event is registered.',
      next: 'Under Registration you can say who may hand in its report.',
    },
    submitted: {
      title: 'The report is handed in.',
      next: 'It now waits for the decision of the rating officer. Until then a better version can be handed in.',
    },
    same: {
      title: 'This very file was handed in before.',
      next: 'Nothing was added.',
    },
    accepted: { title: 'The report is accepted.', next: 'Its games go into the list named below.' },
    rejected: {
      title: 'The report is rejected.',
      next: 'The organiser can hand in a better one, or appeal in time.',
    },
    appealed: { title: 'The appeal is made.', next: 'The report is before the rating officer again.' },
    reopened: { title: 'The decision is taken back.', next: 'The report waits for a decision again.' },
    changed: { title: 'The registration is changed.', next: 'What the regulations say of it stands below.' },
    given: { title: 'The arbiters are named.', next: 'They find the event on their desk.' },
    withdrawn: { title: 'The event is withdrawn.', next: 'Registering it again brings it back.' },
    corrected: {
      title: 'The corrected report is taken.',
      next: 'Its effect goes into the next list. What changes for whom stands under Rating changes.',
    },
  },
  difference: {
    header: 'The event',
    results: 'Results',
    players: 'Players',
    what: 'What',
    round: 'Round',
    game: 'Game',
    nothing: 'nothing',
    none: 'The two versions say the same.',
    noneHint: 'They differ only in what does not matter for the rating, as spaces or the order of lines.',
    sexes: { m: 'man', w: 'woman', f: 'woman' },
    kinds: { added: 'new in this version', removed: 'no longer in this version' },
    fields: {
      name: 'Name',
      city: 'City',
      federation: 'Federation',
      start: 'First day',
      end: 'Last day',
      type: 'Kind of event',
      cadence: 'Cadence',
      rounds: 'Rounds',
      players: 'Players',
      id: 'ID',
      sex: 'Sex',
      birth: 'Birth',
      rating: 'Rating',
    },
  },
  registration: 'What is registered',
  onlyOfficers: 'The rating officer of the federation changes what is registered.',
  ratedFixed:
    'The event is rated: its registration stays as it is. A mistake in the report is put right by a corrected report.',
  changeReopens:
    'The report was accepted by what is registered now. After a change it has to be decided again.',
  changeBringsBack: 'The event is withdrawn. Register it again here, changed or as it was.',
  change: 'Change the registration',
  bringBack: 'Register it again',
  arbiters: 'Who may hand in its report',
  noArbiters: 'So far only the rating officer. Arbiters who are named here find the event on their desk.',
  hasArbiters: (names: string): string => `${names}, and the rating officer.`,
  arbiterNames: 'Names of accounts',
  arbiterHint: 'One on each line.',
  give: 'Name them',
  withdrawal: 'Withdraw the event',
  withdrawalLead: 'If it is not played, or was registered twice.',
  handIn: 'Hand in the report',
  handInAgain: 'Hand in a better version',
  handInLead:
    'The file is tried out first: you see what is found in it and what it would change. Nothing is kept until you hand it in.',
  correct: 'Correct the rated event',
  correctLead:
    'With a corrected report of the same event. You see what changes for whom before anything is kept; the effect goes into the next list.',
  onlyOfficersCorrect:
    'The event is rated. If something in it is wrong, tell the rating officer of the federation, who can hand in a corrected report.',
  drop: 'Drop the report here, or choose it',
  dropHint: (limit: string): string =>
    `The report of the pairing program: TRF, also CSV or JSON. At most ${limit}.`,
  tooLarge: 'This file is too large',
  tooLargeHint: (limit: string): string =>
    `A report has at most ${limit}, and even one with a thousand players is far smaller. Perhaps it is another file?`,
  trying: 'The report is being tried out…',
  tried: (file: string, errors: number): string =>
    errors === 0 ? `${file}: no errors` : errors === 1 ? `${file}: one error` : `${file}: ${errors} errors`,
  triedErrors:
    'Nothing is handed in yet. With errors it can be handed in, but not accepted: better put them right first.',
  triedFine: 'Nothing is handed in yet. Look at what was found and what it would change, then hand it in.',
  foundIn: 'What was found',
  someRounds: 'Only some rounds are reported',
  round: { from: 'First round', to: 'Last round' },
  handInNow: 'Hand it in',
  takeCorrection: 'Take the corrected report',
  correctTitle: 'Take the corrected report?',
  correctText:
    'This stays in the history of the event for good. The next list takes its effect in; the published lists stay as they are.',
  correctBecause: 'What was wrong?',
};

export type Words = { readonly desk: DeskWords } & EventDeskWords & typeof own;

export const words: Words = { desk, ...eventDesk, ...own };
