import { hasDateForm, nameOf } from '../format.ts';
import type { HeaderFindings } from '../types/messages.ts';
import { also, english } from './format.ts';
import { names } from './names.ts';

const { count, date, or } = english;

const field = (name: string): string => nameOf(names.reportFields, name);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const cadence = (name: string): string => nameOf(names.cadences, name);
const rating = (text: string): string => (text === '–' ? 'no rating' : text);

/** The first of some players. */
const list = (players: readonly string[]): string =>
  players.slice(0, 8).join(' · ') + (players.length > 8 ? ` · and ${players.length - 8} more` : '');

/** Findings stored by earlier versions hold `from 2005-07-01`. */
const firstDay = (first: string): string => date(first.replace('from ', ''));

const checkId = 'Check that the ID belongs to this player.';

/** The header of a report, and the report against a rating list. */
export const headerFindings: HeaderFindings = Object.freeze({
  // the header
  'start-missing': {
    says: (v) =>
      `The report has no start date (line 042), so ${v.edition === null ? 'the edition is unknown' : `the list in force is unknown; edition ${v.edition} is used`}.`,
    hint: 'Add line 042 with the date as YYYY/MM/DD.',
  },
  'headers-missing': {
    says: (v) => `The report does not state ${or(v.fields.map(field))}.`,
    hint: 'Add it; the rating officer needs it.',
  },
  'count-differs': {
    says: (v) =>
      `The stated number of ${field(v.field)} is ${v.stated}, but the report contains ${v.found}${v.unrated?.length ? `; without a rating: ${list(v.unrated)}` : ''}.`,
    hint: (v) =>
      v.found < v.stated ? 'Check for missing lines.' : 'Correct the number; it does not affect ratings.',
  },
  'federation-unknown': {
    says: (v) => `The federation of the event, "${v.text}", does not exist.`,
    hint: 'Correct it; codes have three letters, such as FRA.',
  },
  'rounds-differ': {
    says: (v) => `The report states ${count(v.stated, 'round', 'rounds')} but has results for ${v.found}.`,
    hint: (v) =>
      v.found < v.stated
        ? 'Check for a missing round.'
        : 'Correct the number, or remove rounds of another event.',
  },
  'date-unreadable': {
    says: (v) => `${upper(field(v.field))} cannot be read: "${v.text}".`,
    hint: (v) =>
      hasDateForm(v.text) ? 'Check the year, the month and the day.' : 'Write dates as YYYY/MM/DD.',
  },
  'headers-contradict': {
    says: (v) =>
      `Line ${v.field} says "${v.text}" but line ${v.other} says "${v.otherText}"; line ${v.field} is used.`,
    hint: 'Make the two lines agree.',
  },
  'date-ambiguous': {
    says: (v) =>
      `${upper(field(v.field))}, "${v.text}", can be read in ${v.ways > 2 ? 'three' : 'two'} ways; read as ${date(v.taken)}.`,
    hint: 'Write dates as YYYY/MM/DD.',
  },
  'date-order-unusual': {
    says: (v) =>
      `${upper(field(v.field))}, "${v.text}", is not in the order year, month, day; read as ${date(v.taken)}${v.times > 1 ? ` (${count(v.times, 'date', 'dates')} in all)` : ''}.`,
    hint: (v) =>
      v.field === 'round' ? 'Write the dates of line 132 as YY/MM/DD.' : 'Write dates as YYYY/MM/DD.',
  },
  'year-differs': {
    says: (v) =>
      `${upper(field(v.field))}, ${date(v.date)}, does not fit the other dates of the report, such as ${date(v.other)}.`,
    hint: (v) =>
      `Correct the year in line ${v.field === 'start' ? '042' : '052'}, or the other dates; then check again.`,
  },
  'start-in-future': {
    says: (v) => `The start date, ${date(v.start)}, is in the future (today is ${date(v.today)}).`,
    hint: 'Correct line 042.',
  },
  'ratings-per-game': {
    says: (v) =>
      `The event counts each game with the ratings of its day (${v.article}), and one list is not enough.`,
    hint: 'Rate the event in the office, which has all lists.',
  },
  'dates-out-of-order': {
    says: (v) => `The end date, ${date(v.end)}, is before the start date, ${date(v.start)}.`,
    hint: 'Correct line 042 or 052.',
  },
  'round-date-outside': {
    says: (v) => `Round ${v.round}, on ${date(v.date)}, is outside the dates of the event.`,
    hint: 'Correct line 132, or the dates of the event.',
  },
  'rounds-out-of-order': {
    says: (v) => `Round ${v.round}, on ${date(v.date)}, is before the previous round.`,
    hint: 'Correct line 132.',
  },
  'round-dates-misplaced': {
    says: () => 'The round dates are not in their columns; they are read in order.',
    hint: 'Line 132 has them as YY/MM/DD from column 92, ten columns each.',
  },
  'round-dates-differ': {
    says: (v) =>
      `The report has ${count(v.dates, 'round date', 'round dates')} and results for ${count(v.rounds, 'round', 'rounds')}.`,
    hint: 'Correct line 132.',
  },
  'time-control-unreadable': {
    says: (v) => `The time control "${v.text}" cannot be read.`,
    hint: (v) =>
      /^\d+$/.test(v.text)
        ? `Write ${v.text}+0 for ${v.text} minutes without increment, or add the increment after the plus.`
        : 'Write minutes and increment, such as 90+30, or the coded form in line 222.',
  },
  'type-unreadable': {
    says: (v) => `The event type "${v.text}" is unknown; treated as a Swiss.`,
    hint: 'Set the type with --type.',
  },
  'type-assumed': {
    says: (v) => `The event type (line 092) is missing; assumed: ${nameOf(names.eventTypes, v.type)}.`,
    hint: 'Nothing to do if that is right; otherwise set it with --type.',
  },
  'cadence-differs': {
    says: (v) =>
      v.minutes === 0
        ? `The event type says ${cadence(v.found)}, but the event was checked as ${cadence(v.cadence)}.`
        : `${v.minutes} minutes for 60 moves are ${cadence(v.found)}, but the event was checked as ${cadence(v.cadence)}.`,
    hint: (v) => `If it is ${cadence(v.found)}, add --cadence ${v.found}; otherwise correct the report.`,
  },
  'before-first-edition': {
    says: (v) =>
      `The event starts on ${date(v.start)}, before the first known edition (${firstDay(v.first)}).`,
    hint: 'Add --edition to apply another edition.',
  },

  // against a rating list
  'not-on-list': {
    says: (v) => `Player ${v.no}: FIDE ID ${v.id} is not on the list; treated as unrated.`,
    hint: 'Check the ID, and that the list was in force.',
  },
  'another-person': {
    says: (v) =>
      `Player ${v.no} is "${v.report}" in the report, but FIDE ID ${v.id} belongs to "${v.list}" on the list.`,
    hint: 'Correct the ID; the rating of this ID is used.',
  },
  'name-differs': {
    says: (v) => `Player ${v.no} is "${v.report}" in the report and "${v.list}" on the list.`,
    hint: checkId,
  },
  'federation-differs': {
    says: (v) => `Player ${v.no}: federation ${v.report} in the report, ${v.list} on the list.`,
    hint: 'Nothing to do if the player has changed federation.',
  },
  'birth-differs': {
    says: (v) => `Player ${v.no}: born ${v.report} in the report, ${v.list} on the list.`,
    hint: checkId,
  },
  'rating-differs': {
    says: (v) => `Player ${v.no} has ${rating(v.report)} in the report and ${rating(v.list)} on the list.`,
    hint: 'The rating on the list is used.',
  },
  'k-unknown': {
    says: (v) => `Player ${v.no}: the list has no K; it is calculated from birth and rating${also(v)}.`,
    hint: 'Nothing to do; --explain shows how.',
  },
  'k-not-taken': {
    says: (v) => `K ${v.k} is not used: edition ${v.edition} sets K itself.`,
    hint: 'Drop --k; only rapid lists of 2005 to 2011 leave K to the administrator.',
  },
  'k-irregular': {
    says: (v) =>
      `Player ${v.no}: K = ${v.k} on the list is not in the regulations; K is calculated from birth and rating${also(v)}.`,
    hint: 'Check whether the list is damaged.',
  },
  'inactive-on-list': {
    says: (v) => `Player ${v.no} is inactive on the list${also(v)}.`,
    hint: 'Nothing to do: the games are rated.',
  },
  'deceased-on-list': {
    says: (v) => `Player ${v.no} is marked as deceased on the list${also(v)}.`,
    hint: checkId,
  },
  'possible-duplicate': {
    says: (v) =>
      `Players ${v.other} and ${v.no} may be the same person: same name, year of birth and federation.`,
    hint: 'Check that they are two people.',
  },
  'list-not-in-force': {
    says: (v) =>
      `The list is dated ${date(v.list)}; the list in force at the start is dated ${date(v.needed)}.`,
    hint: 'Give the right list with --list.',
  },
  'list-date-unknown': {
    says: () => 'The list has no date, so it is unknown whether it was in force at the start.',
    hint: 'Give its date with --list-date.',
  },
} satisfies HeaderFindings);
