import type { Dictionary, Findings } from '../dictionary.ts';
import { nameOf } from '../format.ts';
import { english } from './format.ts';
import { names } from './names.ts';

const { and, count, date, points } = english;

const field = (name: string): string => nameOf(names.reportFields, name);
const result = (code: string): string => nameOf(names.results, code);
const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`;
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const rating = (text: string): string => (text === '–' ? 'no rating' : text);

/** The engine says in words from when on something is known. */
const firstDay = (allowed: string): string => date(/\d{4}-\d\d-\d\d/.exec(allowed)?.[0] ?? allowed);

/** What the regulations say of an event stands in the reasons. */
export const findingHints: Dictionary['findingHints'] = Object.freeze({
  error: 'The event cannot be rated like this; if the report is wrong, correct it.',
  warning: null,
  note: null,
});

export const findings: Findings = Object.freeze({
  // the file as a whole
  'file-too-large': {
    says: (v) => `The file has ${megabytes(v.bytes)}; a report has at most ${megabytes(v.limit)}.`,
    hint: 'Is it really a tournament report? Rating lists are given with --list.',
  },
  'too-many-lines': {
    says: (v) => `The file has more than ${v.limit} lines, the most that are read.`,
    hint: 'Is it really a tournament report? Rating lists are given with --list.',
  },
  'line-too-long': {
    says: (v) => `The line has ${v.length} characters, more than the ${v.limit} that are read.`,
    hint: 'Export the report again; one player or one entry stands on each line.',
  },
  'findings-left-out': {
    says: (v) => `${v.left} more findings are left out: at most ${v.limit} are listed.`,
    hint: 'Correct what is listed and check again.',
  },
  'not-a-report': {
    says: () => 'There is no player in the file (no line that begins with 001).',
    hint: 'Export the event as a FIDE report (TRF) from the pairing program.',
  },
  'encoding-latin-1': {
    says: () => 'The file is not UTF-8; it was read as Latin-1.',
    hint: 'Nothing to do if the names look right.',
  },
  'record-unknown': {
    says: (v) => `Lines that begin with "${v.code}" are not known; they are kept as they are.`,
    hint: 'Nothing to do unless the line was meant to count.',
  },
  'header-repeated': {
    says: (v) => `Line ${v.field} stands in the report more than once; the first one counts.`,
    hint: 'Take the others out.',
  },

  // one field
  'field-unreadable': {
    says: (v) => `${upper(field(v.field))} cannot be read: "${v.text}".`,
    hint: 'Write it as a number in its own columns.',
  },
  'columns-shifted': {
    says: (v) => `"${v.text}" stands in a column that must be blank: the line has shifted.`,
    hint: 'Put the fields into their columns; a name or ID that is too long often shifts the rest.',
  },
  'result-unknown': {
    says: (v) => `Round ${v.round}: "${v.text}" is not a result.`,
    hint: 'Results are 1 = 0, + and - for forfeits, W D L for games that are not rated, H F U Z for byes.',
  },
  'opponent-unreadable': {
    says: (v) => `Round ${v.round}: "${v.text}" is not the start number of an opponent.`,
    hint: 'Give the start number, or 0000 for none.',
  },
  'colour-unknown': {
    says: (v) => `Round ${v.round}: "${v.text}" is not a colour; it is ignored.`,
    hint: 'Colours are w, b, or - for none.',
  },

  // players and results
  'start-number-missing': {
    says: (v) => `${v.name || 'A player without a name'} has no start number.`,
    hint: 'Give every player a number of their own.',
  },
  'start-number-repeated': {
    says: (v) => `Start number ${v.no} has been given before, on line ${v.first}.`,
    hint: 'Give every player a number of their own.',
  },
  'id-repeated': {
    says: (v) => `FIDE ID ${v.id} has been given before, on line ${v.first}.`,
    hint: 'Find out which of the two has this ID.',
  },
  'id-missing': {
    says: (v) => `${v.name} has a rating but no FIDE ID, so it cannot be looked up.`,
    hint: 'Add the ID.',
  },
  'opponent-not-in-report': {
    says: (v) => `Player ${v.no}, round ${v.round}: opponent ${v.opponent} is not in the report.`,
    hint: 'Add the missing player, or correct the number.',
  },
  'opponent-is-himself': {
    says: (v) => `Player ${v.no}, round ${v.round}: the opponent is the same player.`,
    hint: 'Correct the number of the opponent.',
  },
  'pairing-one-sided': {
    says: (v) =>
      `Player ${v.no}, round ${v.round}: the opponent is ${v.opponent}, but ${v.opponent} has ${v.found === '–' ? 'no opponent' : `opponent ${v.found}`} in that round.`,
    hint: 'Make the two lines agree.',
  },
  'results-contradict': {
    says: (v) =>
      `Round ${v.round}: ${v.no} has ${result(v.result)} against ${v.opponent}, who has ${result(v.other)}; these do not go together.`,
    hint: 'Correct one of the two results.',
  },
  'colours-contradict': {
    says: (v) =>
      `Round ${v.round}: ${v.no} and ${v.opponent} both have the ${v.colour === 'w' ? 'white' : 'black'} pieces.`,
    hint: 'Correct one colour; ratings do not depend on it.',
  },
  'result-without-opponent': {
    says: (v) =>
      `Player ${v.no}, round ${v.round}: ${result(v.result)} without an opponent; it does not count.`,
    hint: 'Add the opponent, or write H, F, U or Z for a bye.',
  },
  'half-point-unplayed': {
    says: (v) =>
      `${count(v.times, 'result is', 'results are')} "=" without an opponent, read as a half-point bye (first: player ${v.no}, round ${v.round}).`,
    hint: 'Nothing to do; H says it more clearly.',
  },
  'forfeit-without-opponent': {
    says: (v) =>
      `${count(v.times, 'result is', 'results are')} "+" or "-" without an opponent, read as a bye (first: player ${v.no}, round ${v.round}).`,
    hint: 'Nothing to do; F, U or Z says it more clearly.',
  },
  'bye-with-opponent': {
    says: (v) => `Player ${v.no}, round ${v.round}: ${result(v.result)} with an opponent (${v.opponent}).`,
    hint: 'Take the opponent out, or give the result of the game.',
  },
  'pair-met-again': {
    says: (v) =>
      `${v.no} and ${v.opponent} play each other in round ${v.round}, as they did in round ${v.first}; in a Swiss that does not happen.`,
    hint: 'Correct the pairing, or say what the event is with --type.',
  },
  'points-differ': {
    says: (v) =>
      `Player ${v.no} has ${points(Number(v.points))} points in the report, but the results add up to ${points(Number(v.computed))}.`,
    hint: 'See whether a result is missing or wrong; ratings follow the results.',
  },
  'ranks-out-of-order': {
    says: (v) =>
      `${count(v.times, 'rank does', 'ranks do')} not follow from the points (first: player ${v.no}, rank ${v.rank} with ${points(Number(v.points))}).`,
    hint: 'Ratings do not depend on it.',
  },
  'nothing-played': {
    says: () => 'No game in the report was played.',
    hint: 'Export the report once there are results.',
  },
  'result-missing': {
    says: (v) => `Round ${v.round}: the game of ${v.no} against ${v.opponent} has no result.`,
    hint: 'Give the result on both lines.',
  },

  // the header
  'start-missing': {
    says: () => 'The first day of the event is not given (line 042), so nobody can say which rules apply.',
    hint: 'Add it: 042 and the date as YYYY/MM/DD.',
  },
  'headers-missing': {
    says: (v) => `The report does not give ${and(v.fields.map(field))}.`,
    hint: 'The rating officer will want to know.',
  },
  'count-differs': {
    says: (v) => `The report gives ${v.stated} as the number of ${field(v.field)}; there are ${v.found}.`,
    hint: 'See whether somebody is missing.',
  },
  'rounds-differ': {
    says: (v) => `The report announces ${count(v.stated, 'round', 'rounds')} and has results of ${v.found}.`,
    hint: 'See whether a round is missing.',
  },
  'date-unreadable': {
    says: (v) => `${upper(field(v.field))} cannot be read: "${v.text}".`,
    hint: 'Write dates as YYYY/MM/DD.',
  },
  'date-ambiguous': {
    says: (v) => `${upper(field(v.field))}, "${v.text}", can be read in two ways; taken as ${date(v.taken)}.`,
    hint: 'Write dates as YYYY/MM/DD.',
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
  'time-control-unreadable': {
    says: (v) => `The time control "${v.text}" cannot be read.`,
    hint: 'Write it as minutes and seconds per move, such as 90+30, or give the coded form in line 222.',
  },
  'type-unreadable': {
    says: (v) => `The type of the event, "${v.text}", is not known; taken as a Swiss.`,
    hint: 'Say what it is with --type.',
  },
  'cadence-differs': {
    says: (v) =>
      v.minutes === 0
        ? `The event is ${nameOf(names.cadences, v.found)} by its type, but was looked at as ${nameOf(names.cadences, v.cadence)}.`
        : `${v.minutes} minutes for 60 moves make ${nameOf(names.cadences, v.found)}, but the event was looked at as ${nameOf(names.cadences, v.cadence)}.`,
    hint: 'Say which list it is for with --cadence.',
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
} satisfies Findings);
