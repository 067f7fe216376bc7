import { exampleOfFact } from '../fact-examples.ts';
import { nameOf } from '../format.ts';
import type { OfficeFindings, OfficePlaceHints } from '../types/office.ts';
import { english } from './format.ts';
import { names } from './names.ts';

const { date } = english;
const cadence = (name: string): string => nameOf(names.cadences, name);
const registration = '"office register EVENT --change FILE.json"';

/** What the office itself finds. */
export const officeFindings: OfficeFindings = Object.freeze({
  'not-registered': {
    says: (_, at) => `The event was not registered, but registration is required${at}.`,
    hint: `The officer decides: register it with ${registration}, or refuse it with "registered": null there.`,
  },
  'event-differs': {
    says: (v) =>
      `${v.event} is "${v.name}" of ${date(v.start)}; the report is for "${v.found}" of ${date(v.begins)}.`,
    hint: 'If it is another event, reject it and submit it there. Accepting it changes the dates of this event.',
  },
  'event-alike': {
    says: (v) => `${v.event} has the same name and dates: "${v.name}", ${date(v.start)} to ${date(v.end)}.`,
    hint: 'If it is the same event, withdraw one of the two ("office withdraw EVENT --because TEXT").',
  },
  'games-alike': {
    says: (v) =>
      `${v.report} of event ${v.event} has the same players and results: ${v.same} of ${v.games} games.`,
    hint: 'If it is the same event, reject one of the two; otherwise the games count twice.',
  },
  'name-redacted': {
    says: (v) => `The name of player ${v.id} was redacted, but this report contains it.`,
    hint: 'The name is not imported, but the stored report contains it: redact the player again ("office redact").',
  },
  'rounds-left-out': {
    says: (v) =>
      `${v.report} had rounds ${v.rounds} of this event; this report replaces it but lacks some of them.`,
    hint: 'Submit the missing rounds too, or a report of all rounds.',
  },
  'list-skipped': {
    says: (v) =>
      `The ${cadence(v.cadence)} list of ${date(v.skipped)}, between ${date(v.newest)} and this list of ${date(v.date)}, was never calculated.`,
    hint: 'Events due for the skipped lists go into this one. To have those lists, calculate and publish them first.',
  },
  'closing-early': {
    says: (v) =>
      `The closing date of the ${cadence(v.cadence)} list of ${date(v.date)}, ${date(v.closing)}, is in the future.`,
    hint: 'Later reports are not included. Recalculate the draft after that day, then publish it.',
  },
} satisfies OfficeFindings);

const stated = `This follows from the registration; ${registration} corrects it.`;
const received = `The date of receipt counts; change it with ${registration} ("received").`;
const type = `Set the "type" with ${registration}.`;
const list = 'Import the list that was in force at the start ("office import list").';

/** What to do in the office, where a check would point to its own options. */
export const officePlaceHints: OfficePlaceHints = Object.freeze({
  'type-unreadable': type,
  'type-assumed': `Nothing to do if that is right; otherwise set the "type" with ${registration}.`,
  'pair-met-again': `Have the pairing corrected. ${type}`,
  'met-only-once': `Check whether half of it is missing. ${type}`,
  'match-of-many': type,
  'cadence-differs': `If the report is right, ${registration} sets the "cadence"; otherwise have the report corrected.`,
  'before-first-edition': 'Events before the first edition cannot be rated.',
  'k-unknown': null,
  'k-not-taken': null,
  'list-not-in-force': list,
  'list-date-unknown': list,
  'file-too-large': 'Check that it is a tournament report. Import rating lists with "office import list".',
  'too-many-lines': 'Check that it is a tournament report. Import rating lists with "office import list".',
  'file-is-list': 'Import rating lists with "office import list".',
  'rating-implausible': 'Nothing to do: the office takes the ratings from its own list.',
  'nobody-rated': list,
  'game-unknown': `Correct the games with ${registration}.`,
  'later-event-wrong': `Correct "laterEvent" with ${registration}: only unrated players belong there.`,
  'fact-missing': ({ fact }) => {
    const example = exampleOfFact(String(fact));
    return example === null ? null : `Add it to the registration with ${registration}, such as ${example}.`;
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
