import { exampleOfFact } from '../fact-examples.ts';
import type { CheckPageHints, PageHints } from '../types/office.ts';

const registration = 'This follows from the registration; correct it there if it is wrong.';
const received = 'The date of receipt counts; change it in the registration.';
const type = 'Correct the event type in the registration.';
const list = 'Import the list that was in force at the start.';
const report = 'Check that it is a tournament report. Rating lists are imported under “Imports”.';

/** What to do about a finding or an error on a page, where commands are of no use. */
export const pageHints: PageHints = Object.freeze({
  'report-has-warnings': 'Read its warnings, then accept it.',
  'report-not-submitted': 'Submit it first.',
  'nothing-to-decide': 'A decision can be reopened on the page of the event.',
  'nothing-to-reopen': 'Decide on the pending report.',
  'event-alike': 'If it is the same event, withdraw one of the two.',
  'name-redacted': 'The name is not imported, but the stored report contains it: redact the player again.',
  'type-unreadable': type,
  'type-assumed': 'Nothing to do if that is right; otherwise correct the event type in the registration.',
  'pair-met-again': 'Have the pairing corrected, or correct the event type in the registration.',
  'met-only-once': 'Check whether half of it is missing, or correct the event type in the registration.',
  'match-of-many': type,
  'cadence-differs':
    'If the report is right, correct the time control in the registration; otherwise have the report corrected.',
  'list-not-in-force': list,
  'list-date-unknown': list,
  'nobody-rated': list,
  'file-too-large': report,
  'too-many-lines': report,
  'file-is-list': 'Submit the report of the event. Rating lists are imported under “Imports”.',
  'game-unknown': 'Correct the games in the registration.',
  'later-event-wrong': 'Correct the later event in the registration: only unrated players belong there.',
  'fact-missing': ({ fact }) => (exampleOfFact(String(fact)) === null ? null : 'Add it to the registration.'),
  'not-registered': 'The officer registers the event, or rejects the report.',
  'registered-late': registration,
  'arbiter-unlicensed': registration,
  'hybrid-not-foreseen': registration,
  'hybrid-not-approved': registration,
  'hybrid-games-missing': registration,
  'not-announced': registration,
  'report-late': received,
  'report-list-missed': received,
  'rounds-taken': 'Choose the new rounds, or correct the report.',
  'rounds-absent': 'Choose the rounds it reports, or submit the report that has them.',
  'adjustment-not-set': 'Check the list of adjustments.',
  'k-not-stated': 'State it under “Facts”.',
  'fact-holds': 'Check the list of facts.',
  'fact-not-stated': 'Check the list of facts.',
  'player-twice': 'Have the report corrected, or undo the merge.',
  'title-of-women': 'Check the ID, or give the title that is open to all.',
  'players-met': 'Check the IDs. You can still merge them.',
  'players-differ': 'Check the IDs. You can still merge them.',
  'not-merged': 'Give the ID that ended with the merge; the player’s page shows it.',
  'identity-not-added': 'Only a manually added ID can be removed. Merge players instead.',
  'identity-used': 'If it is not rated yet, reopen the decision on the report first.',
  'event-withdrawn': 'Register it again under Registration.',
  'revision-unknown': 'Choose one of these.',
  'no-revisions': 'Recalculate lists under Corrections.',
  'no-draft': 'Calculate the list first.',
  'list-unknown': 'Check which lists exist.',
} satisfies PageHints);

/** On the check page, for what its form can set. */
export const checkPageHints: CheckPageHints = Object.freeze({
  'type-unreadable': 'Choose the event type and check again.',
  'type-assumed': 'Nothing to do if that is right; otherwise choose the event type and check again.',
  'pair-met-again': 'Correct the pairing, or choose another event type.',
  'met-only-once': 'Check whether half of it is missing, or choose another event type.',
  'match-of-many': 'Choose the event type and check again.',
  'cadence-differs':
    'If the report is right, choose its cadence and check again; otherwise correct the report.',
} satisfies CheckPageHints);
