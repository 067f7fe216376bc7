import type { HeaderFindings } from '../dictionary.ts';
import { nameOf } from '../format.ts';
import { english } from './format.ts';
import { names } from './names.ts';

const { count, date, or } = english;

const field = (name: string): string => nameOf(names.reportFields, name);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const cadence = (name: string): string => nameOf(names.cadences, name);
const rating = (text: string): string => (text === '–' ? 'no rating' : text);

/** The engine says in words from when on something is known. */
const firstDay = (allowed: string): string => date(/\d{4}-\d\d-\d\d/.exec(allowed)?.[0] ?? allowed);

/** The header of a report, and the report against a rating list. */
export const headerFindings: HeaderFindings = Object.freeze({
  // the header
  'start-missing': {
    says: (v) =>
      `The first day of the event is not given (line 042), so nobody can say ${v.edition === null ? 'which rules apply' : `which list was in force; edition ${v.edition} was chosen`}.`,
    hint: 'Add it: 042 and the date as YYYY/MM/DD.',
  },
  'headers-missing': {
    says: (v) => `The report does not give ${or(v.fields.map(field))}.`,
    hint: 'The rating officer will want to know.',
  },
  'count-differs': {
    says: (v) =>
      `The report gives ${v.stated} as the number of ${field(v.field)}; there ${v.found === 1 ? 'is' : 'are'} ${v.found}.`,
    hint: (v) =>
      v.found < v.stated
        ? 'See whether somebody is missing.'
        : 'Correct the number; ratings do not depend on it.',
  },
  'rounds-differ': {
    says: (v) => `The report announces ${count(v.stated, 'round', 'rounds')} and has results of ${v.found}.`,
    hint: (v) =>
      v.found < v.stated
        ? 'See whether a round is missing.'
        : 'Correct the number, or take out what is no round of this event.',
  },
  'date-unreadable': {
    says: (v) => `${upper(field(v.field))} cannot be read: "${v.text}".`,
    hint: 'Write dates as YYYY/MM/DD.',
  },
  'headers-contradict': {
    says: (v) => `Line ${v.field} says "${v.text}" and line ${v.other} "${v.otherText}"; ${v.field} counts.`,
    hint: 'Make the two lines agree.',
  },
  'date-ambiguous': {
    says: (v) =>
      `${upper(field(v.field))}, "${v.text}", can be read in ${v.ways > 2 ? 'three' : 'two'} ways; taken as ${date(v.taken)}.`,
    hint: 'Write dates as YYYY/MM/DD.',
  },
  'date-order-unusual': {
    says: (v) =>
      `${upper(field(v.field))}, "${v.text}", has the day before the month; taken as ${date(v.taken)}.`,
    hint: 'Write dates as YYYY/MM/DD.',
  },
  'start-in-future': {
    says: (v) => `The event starts on ${date(v.start)}, and today is ${date(v.today)}.`,
    hint: 'Correct line 042: an event that has results has started.',
  },
  'dates-out-of-order': {
    says: (v) => `The event ends on ${date(v.end)}, before it starts on ${date(v.start)}.`,
    hint: 'Correct line 042 or 052.',
  },
  'round-date-outside': {
    says: (v) => `Round ${v.round} on ${date(v.date)} is outside the dates of the event.`,
    hint: 'Correct line 132, or the dates of the event.',
  },
  'rounds-out-of-order': {
    says: (v) => `Round ${v.round} on ${date(v.date)} is before the round that precedes it.`,
    hint: 'Correct line 132.',
  },
  'round-dates-misplaced': {
    says: () => 'The days of the rounds do not stand in their columns; they are taken in their order.',
    hint: 'Line 132 has them as YY/MM/DD from column 92 on, ten columns each.',
  },
  'round-dates-differ': {
    says: (v) =>
      `The report gives ${count(v.dates, 'day', 'days')} for its rounds and has results of ${count(v.rounds, 'round', 'rounds')}.`,
    hint: 'Correct line 132.',
  },
  'time-control-unreadable': {
    says: (v) => `The time control "${v.text}" cannot be read.`,
    hint: (v) =>
      /^\d+$/.test(v.text)
        ? `Write ${v.text}+0 for ${v.text} minutes without an increment, or what is added behind the plus.`
        : 'Write it as minutes and seconds per move, such as 90+30, or give the coded form in line 222.',
  },
  'type-unreadable': {
    says: (v) => `The type of the event, "${v.text}", is not known; taken as a Swiss.`,
    hint: 'Say what it is with --type.',
  },
  'type-assumed': {
    says: (v) =>
      `The report does not say what type of event it is (line 092); taken as ${nameOf(names.eventTypes, v.type)}.`,
    hint: 'Nothing to do if that is right; otherwise say what it is with --type.',
  },
  'cadence-differs': {
    says: (v) =>
      v.minutes === 0
        ? `The event is ${nameOf(names.cadences, v.found)} by its type, but was looked at as ${nameOf(names.cadences, v.cadence)}.`
        : `${v.minutes} minutes for 60 moves make ${nameOf(names.cadences, v.found)}, but the event was looked at as ${nameOf(names.cadences, v.cadence)}.`,
    hint: (v) =>
      `If it is ${cadence(v.found)}, say so with --cadence ${v.found}; otherwise correct the report.`,
  },
  'before-first-edition': {
    says: (v) =>
      `The event starts on ${date(v.start)}, before the first edition that is known (${firstDay(v.first)}).`,
    hint: 'Choose an edition with --edition to see what it would give.',
  },

  // against a rating list
  'not-on-list': {
    says: (v) => `Player ${v.no}: FIDE ID ${v.id} is not on the list; taken as unrated.`,
    hint: 'Check the ID, and that the list is the one in force.',
  },
  'another-person': {
    says: (v) =>
      `Player ${v.no} is "${v.report}" in the report, but ID ${v.id} is another person on the list: "${v.list}".`,
    hint: 'Correct the ID; the list decides whose rating is used.',
  },
  'name-differs': {
    says: (v) => `Player ${v.no} is "${v.report}" in the report and "${v.list}" on the list.`,
    hint: 'Make sure that the ID belongs to this person.',
  },
  'federation-differs': {
    says: (v) => `Player ${v.no} plays for ${v.report} in the report and for ${v.list} on the list.`,
    hint: 'Nothing to do if the player has changed federation.',
  },
  'birth-differs': {
    says: (v) => `Player ${v.no} is born in ${v.report} in the report and in ${v.list} on the list.`,
    hint: 'Make sure that the ID belongs to this person.',
  },
  'rating-differs': {
    says: (v) => `Player ${v.no} has ${rating(v.report)} in the report and ${rating(v.list)} on the list.`,
    hint: 'The list decides.',
  },
  'k-unknown': {
    says: (v) => `Player ${v.no}: the list gives no K; it is worked out from birth and rating.`,
    hint: 'Nothing to do; --explain says how.',
  },
  'k-irregular': {
    says: (v) =>
      `Player ${v.no}: the list gives K = ${v.k}, which the regulations do not have; it is worked out from birth and rating.`,
    hint: 'See whether the list is damaged.',
  },
  'inactive-on-list': {
    says: (v) => `Player ${v.no} is inactive on the list.`,
    hint: 'Nothing to do: games are rated all the same.',
  },
  'deceased-on-list': {
    says: (v) => `Player ${v.no} is marked as deceased on the list.`,
    hint: 'Make sure that the ID belongs to this person.',
  },
  'possible-duplicate': {
    says: (v) =>
      `Players ${v.other} and ${v.no} may be the same person: name, year of birth and federation agree.`,
    hint: 'Make sure that they are two.',
  },
  'list-not-in-force': {
    says: (v) => `The list is of ${date(v.list)}; the one in force at the start is of ${date(v.needed)}.`,
    hint: 'Give the right list with --list.',
  },
  'list-date-unknown': {
    says: () =>
      'The day of the rating list is not known, so it cannot be told whether that list was in force at the start.',
    hint: 'Give its day with --list-date.',
  },
} satisfies HeaderFindings);
