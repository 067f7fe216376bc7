import { exampleOfFact } from '../fact-examples.ts';
import { nameOf } from '../format.ts';
import type { OfficeFindings, OfficePlaceHints } from '../office.ts';
import { english } from './format.ts';
import { names } from './names.ts';

const { date } = english;
const cadence = (name: string): string => nameOf(names.cadences, name);
const registration = '"office register EVENT --change FILE.json"';

/** What the office itself finds. */
export const officeFindings: OfficeFindings = Object.freeze({
  'not-registered': {
    says: (_, at) => `Nobody registered the event, which the regulations ask for${at}.`,
    hint: `The officer decides: accept it or reject it. ${registration} registers it.`,
  },
  'event-differs': {
    says: (v) =>
      `${v.event} is "${v.name}" of ${date(v.start)}; the report is about "${v.found}" of ${date(v.begins)}.`,
    hint: 'If it is about another event, reject it and hand it in there; accepted, it gives this one its dates.',
  },
  'event-alike': {
    says: (v) => `${v.event} has the same name and dates: "${v.name}", ${date(v.start)} to ${date(v.end)}.`,
    hint: 'If it is the same event, withdraw one of the two ("office withdraw EVENT --because TEXT").',
  },
  'games-alike': {
    says: (v) =>
      `${v.report} of event ${v.event} has the same players and results: ${v.same} of ${v.games} games.`,
    hint: 'If it is the same event, reject one of the two: otherwise its games count twice.',
  },
  'name-redacted': {
    says: (v) => `The name of player ${v.id} was redacted; this report has it again.`,
    hint: 'The name is not taken over, but it stands in the report that is kept: redact the player again ("office redact").',
  },
  'rounds-left-out': {
    says: (v) =>
      `${v.report} had rounds ${v.rounds} of this event; this report takes its place and has not all of them.`,
    hint: 'Hand in the rounds that are left out as well, or a report of all of them.',
  },
  'list-skipped': {
    says: (v) =>
      `After the ${cadence(v.cadence)} list of ${date(v.newest)} comes that of ${date(v.skipped)}, which was never closed; this is the list of ${date(v.date)}.`,
    hint: 'What was due for the lists left out goes into this one. To have them, close and publish them before it.',
  },
  'closing-early': {
    says: (v) =>
      `The ${cadence(v.cadence)} list of ${date(v.date)} takes events that end by ${date(v.closing)}, which is still to come.`,
    hint: 'What is accepted later is not in it. A draft is closed again after that day and then published; after a list that is published already, it goes into the next.',
  },
} satisfies OfficeFindings);

const stated = `This follows from what was registered; ${registration} corrects it if it is wrong.`;
const received = `The day it came in counts; ${registration} states another as "received".`;
const type = `Register what it is: ${registration} with "type".`;
const list = 'Import the list that was in force at the start ("office import list").';

/** What to do in the office, where a check would point to its own options. */
export const officePlaceHints: OfficePlaceHints = Object.freeze({
  'type-unreadable': type,
  'type-assumed': `Nothing to do if that is right. Otherwise register what it is: ${registration} with "type".`,
  'pair-met-again': `Have the pairing corrected. ${type}`,
  'met-only-once': `See whether half of it is missing. ${type}`,
  'match-of-many': type,
  'cadence-differs': `If the report is right, ${registration} sets the "cadence"; otherwise have the report corrected.`,
  'before-first-edition': 'Events of that time cannot be rated here.',
  'k-unknown': null,
  'list-not-in-force': list,
  'list-date-unknown': list,
  'file-too-large':
    'Is it really a tournament report? Rating lists are taken over with "office import list".',
  'too-many-lines':
    'Is it really a tournament report? Rating lists are taken over with "office import list".',
  'file-is-list': 'Rating lists are taken over with "office import list".',
  'rating-implausible': 'Nothing to do: the office takes the ratings from its own list.',
  'nobody-rated': list,
  'later-event-wrong': `${registration} corrects "laterEvent": it names unrated players.`,
  'fact-missing': ({ fact }) => {
    const example = exampleOfFact(String(fact));
    return example === null
      ? null
      : `State it in the registration: ${registration}, for instance ${example}.`;
  },
  'not-registered': stated,
  'registered-late': stated,
  'arbiter-unlicensed': stated,
  'hybrid-not-foreseen': stated,
  'hybrid-not-approved': stated,
  'hybrid-games-missing': stated,
  'not-announced': stated,
  'report-late': received,
  'report-list-missed': received,
} satisfies OfficePlaceHints);
