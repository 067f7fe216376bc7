import { exampleOfFact } from '../fact-examples.ts';
import type { PageHints } from '../office.ts';

const registration = 'This follows from the registration of the event; correct it there if it is wrong.';
const received = 'The day it came in counts; the registration can state another.';
const type = 'Correct the type of the event in its registration.';
const list = 'The list that was in force at the start has to be taken over first.';
const report =
  'Is it really a tournament report? Rating lists are taken over at the desk, under “Lists from elsewhere”.';

/** What to do about a finding or a refusal that is read on a page, where nobody types commands. */
export const pageHints: PageHints = Object.freeze({
  'event-alike': 'If it is the same event, one of the two has to be withdrawn.',
  'name-redacted':
    'The name is not taken over, but it stands in the report that is kept: the player has to be redacted again.',
  'type-unreadable': type,
  'type-assumed':
    'Nothing to do if that is right; otherwise correct the type of the event in its registration.',
  'pair-met-again': 'Have the pairing corrected, or correct the type of the event in its registration.',
  'met-only-once': 'See whether half of it is missing, or correct the type of the event in its registration.',
  'match-of-many': type,
  'cadence-differs':
    'If the report is right, correct the time control in the registration; otherwise have the report corrected.',
  'list-not-in-force': list,
  'list-date-unknown': list,
  'nobody-rated': list,
  'file-too-large': report,
  'too-many-lines': report,
  'file-is-list':
    'Hand in the report of the event; rating lists are taken over at the desk, under “Lists from elsewhere”.',
  'later-event-wrong': 'Correct the later event in the registration: it names unrated players.',
  'fact-missing': ({ fact }) =>
    exampleOfFact(String(fact)) === null ? null : 'It can be stated in the registration of the event.',
  'not-registered': 'The officer decides whether it is accepted all the same.',
  'registered-late': registration,
  'arbiter-unlicensed': registration,
  'hybrid-not-foreseen': registration,
  'hybrid-not-approved': registration,
  'hybrid-games-missing': registration,
  'not-announced': registration,
  'report-late': received,
  'report-list-missed': received,
  'rounds-taken': 'Say which rounds are new, or correct the report.',
  'rounds-absent': 'Say which rounds it reports, or hand in the report that has them.',
  'adjustment-not-set': 'Look at those that are set.',
  'player-twice': 'Have the report corrected, or undo the merge.',
  'title-of-women': 'Check the ID, or give the title that is open to all.',
  'players-met': 'Check the IDs; they can be merged all the same.',
  'players-differ': 'Check the IDs; they can be merged all the same.',
  'not-merged': 'Give the ID that ended with the merge; the player’s page shows it.',
  'identity-not-added':
    'Only an ID that was given by hand can be taken back; who is who is told by merging players.',
  'identity-used': 'If it is not rated yet, the decision about the report can be taken back first.',
  'event-withdrawn': 'A changed registration registers it again.',
  'revision-unknown': 'Choose one of these.',
  'no-revisions': 'A replay makes them.',
} satisfies PageHints);
