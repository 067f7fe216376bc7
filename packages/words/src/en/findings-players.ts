import type { PlayerFindings } from '../dictionary.ts';
import { nameOf } from '../format.ts';
import { english } from './format.ts';
import { names } from './names.ts';

const { count, points } = english;

const field = (name: string): string => nameOf(names.reportFields, name);
const result = (code: string): string => nameOf(names.results, code);
/** Rounded up: what is a byte too large is not told as if it were just right. */
const megabytes = (bytes: number): string => `${(Math.ceil(bytes / 104_857.6) / 10).toFixed(1)} MB`;
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const pointsInWords = (n: number): string => `${points(n)} ${n > 1 || n === 0 ? 'points' : 'point'}`;

/** The file as a whole, its fields, players and results. */
export const playerFindings: PlayerFindings = Object.freeze({
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
  'file-empty': {
    says: () => 'There is nothing in the file.',
    hint: 'Export the report again.',
  },
  'file-binary': {
    says: (v) =>
      `The file is not text${v.kind === 'other' ? '' : ` but ${{ zip: 'a zip archive', gzip: 'packed with gzip', pdf: 'a PDF' }[v.kind] ?? v.kind}`}, so it is no report.`,
    hint: (v) =>
      v.kind === 'zip' || v.kind === 'gzip'
        ? 'Unpack it and give the report that is in it.'
        : 'Export the event as a FIDE report (TRF) from the pairing program.',
  },
  'file-is-list': {
    says: () => 'The file is a rating list, not a report.',
    hint: 'Give rating lists with --list, and the report of the event as the file.',
  },
  'table-unknown': {
    says: (v) => `The file looks like a table, but its first cell, "${v.cell}", is not the name of a row.`,
    hint: 'A row of a report as a table begins with columns, event, player or line.',
  },
  'not-a-report': {
    says: () => 'There is no player in the file (no line that begins with 001).',
    hint: 'Export the event as a FIDE report (TRF) from the pairing program.',
  },
  'encoding-utf-16': {
    says: () => 'The file is in UTF-16.',
    hint: 'Nothing to do; save as UTF-8 where the program lets you choose.',
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
    hint: (v) =>
      v.field === 'birth'
        ? 'Write it as YYYY/MM/DD, or the year alone; it is taken as unknown.'
        : 'Write it as a number in its own columns.',
  },
  'columns-shifted': {
    says: (v) =>
      v.text === '\t'
        ? 'There is a tab in the line, so that nothing stands in its column.'
        : `"${v.text}" stands in a column that must be blank: the line has shifted.`,
    hint: 'Put the fields into their columns, with blanks and no tabs; a name or ID that is too long shifts the rest, and so do accents where a program counts bytes.',
  },
  'columns-by-bytes': {
    says: (v) =>
      `${count(v.times, 'line has', 'lines have')} columns that were counted in bytes, so that accents move the rest; read that way.`,
    hint: 'Nothing to do if the names and ratings are right.',
  },
  'field-unusual': {
    says: (v) =>
      `${upper(field(v.field))} of player ${v.no}, "${v.text}", is not one that is known${v.times > 1 ? `; so for ${count(v.times - 1, 'other', 'others')}` : ''}.`,
    hint: 'Ratings do not depend on it.',
  },
  'name-missing': {
    says: (v) => `${count(v.times, 'player has', 'players have')} no name (first: player ${v.no}).`,
    hint: 'Add it; the rating officer goes by the ID.',
  },
  'birth-implausible': {
    says: (v) => `Player ${v.no} cannot be born on "${v.text}" and play in this event; taken as unknown.`,
    hint: 'Correct it: K depends on it for players under 18.',
  },
  'rating-implausible': {
    says: (v) =>
      `${count(v.times, 'rating is', 'ratings are')} outside ${v.least} to ${v.most}, so that no list of the time can have had ${v.times === 1 ? 'it' : 'them'} (first: player ${v.no}, ${v.rating}).`,
    hint: 'Give FIDE ratings, not national ones, and 0 for none; --list takes them from the list.',
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
    says: (v) =>
      v.list
        ? `${v.name || `Player ${v.no}`} has a rating but no FIDE ID to find it on the list by; taken as unrated.`
        : `${count(v.times, 'rated player has', 'rated players have')} no FIDE ID (first: player ${v.no}).`,
    hint: 'Add it: FIDE rates nobody without one.',
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
  'both-lost': {
    says: (v) => `Round ${v.round}: ${v.no} and ${v.opponent} both have 0 (lost), as a game that was played.`,
    hint: 'Correct one result; where neither came, write - for both.',
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
      `${v.no} and ${v.opponent} play each other in round ${v.round}, as they did in round ${v.first}; in a ${nameOf(names.eventTypes, v.type)} that does not happen.`,
    hint: 'Correct the pairing, or say what the event is with --type.',
  },
  'met-only-once': {
    says: () => 'The event is a double round robin, but everybody met everybody once.',
    hint: 'See whether half of it is missing, or say what the event is with --type round-robin.',
  },
  'match-of-many': {
    says: (v) => `The event is a match, but has ${count(v.players, 'player', 'players')}.`,
    hint: 'Say what the event is with --type.',
  },
  'points-differ': {
    says: (v) =>
      `Player ${v.no} has ${pointsInWords(Number(v.points))} in the report, but the results add up to ${points(Number(v.computed))}.`,
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
  'nobody-rated': {
    says: () => 'No player of the event has a rating, so nothing can be rated.',
    hint: 'Give the rating list in force at the start with --list.',
  },
  'round-empty': {
    says: (v) => `Nobody has a result in round ${v.round}.`,
    hint: 'See whether the round was left out when the report was made.',
  },
  'team-player-unknown': {
    says: (v) => `Player ${v.player} of the team "${v.team}" is not in the report.`,
    hint: 'Ratings do not depend on it.',
  },
  'team-player-repeated': {
    says: (v) => `Player ${v.player} of the team "${v.team}" is in the team "${v.first}" too.`,
    hint: 'Ratings do not depend on it.',
  },
  'later-event-wrong': {
    says: (v) =>
      v.rated
        ? `Player ${v.no}, named in laterEvent, is rated.`
        : `Player ${v.no}, named in laterEvent, is not in the report.`,
    hint: 'Correct laterEvent in the file of --event: it names unrated players.',
  },
  'result-missing': {
    says: (v) => `Round ${v.round}: the game of ${v.no} against ${v.opponent} has no result.`,
    hint: 'Give the result on both lines.',
  },
} satisfies PlayerFindings);
