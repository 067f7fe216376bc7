import { nameOf } from '../format.ts';
import type { PlayerFindings } from '../types/messages.ts';
import { found } from './errors.ts';
import { also, alsoLines, english } from './format.ts';
import { names } from './names.ts';
import { expected } from './requirements.ts';

const { count, date, points } = english;

const field = (name: string): string => nameOf(names.reportFields, name);
const result = (code: string): string => nameOf(names.results, code);
/** Rounded up: a file one byte too large must not show the limit itself. */
const megabytes = (bytes: number): string => `${(Math.ceil(bytes / 104_857.6) / 10).toFixed(1)} MB`;
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const pointsInWords = (n: number): string => `${points(n)} ${n > 1 || n === 0 ? 'points' : 'point'}`;

/** The file as a whole, its fields, players and results. */
export const playerFindings: PlayerFindings = Object.freeze({
  // the file as a whole
  'file-too-large': {
    says: (v) => `The file is too large (${megabytes(v.bytes)}); the limit is ${megabytes(v.limit)}.`,
    hint: 'Check that it is a tournament report; give rating lists with --list.',
  },
  'too-many-lines': {
    says: (v) => `The file has too many lines; the limit is ${v.limit}.`,
    hint: 'Check that it is a tournament report; give rating lists with --list.',
  },
  'line-too-long': {
    says: (v) => `The line has ${v.length} characters; the limit is ${v.limit}.`,
    hint: 'Export the report again, with one player per line.',
  },
  'findings-left-out': {
    says: (v) => `${v.left} more findings are not listed; the limit is ${v.limit}.`,
    hint: 'Correct the listed ones and check again.',
  },
  'file-empty': {
    says: () => 'The file is empty.',
    hint: 'Export the report again.',
  },
  'file-binary': {
    says: (v) =>
      `The file is not a report: it is ${{ zip: 'a zip archive', gzip: 'a gzip file', pdf: 'a PDF', other: 'not text' }[v.kind] ?? v.kind}.`,
    hint: (v) =>
      v.kind === 'zip' || v.kind === 'gzip'
        ? 'Unpack it and give the report inside.'
        : 'Export the event as a FIDE report (TRF) from the pairing program.',
  },
  'file-is-list': {
    says: () => 'The file is a rating list, not a report.',
    hint: 'Give the report as the file, and rating lists with --list.',
  },
  'table-unknown': {
    says: (v) => `The file looks like a table, but its first cell, "${v.cell}", is not a row type.`,
    hint: 'Rows begin with columns, event, player or line.',
  },
  'json-broken': {
    says: (v) =>
      v.problem === 'end'
        ? 'The JSON ends before it is complete.'
        : `The JSON has a syntax error at line ${v.line}, column ${v.column}.`,
    hint: 'Correct it there, or write the report again as JSON, TRF or CSV.',
  },
  'json-invalid': {
    says: (v) => `In the JSON, ${v.path} is ${found(v.value)}; expected: ${expected(v)}.`,
    hint: 'Correct the value; the documentation of the JSON layout names all fields.',
  },
  'not-a-report': {
    says: () => 'The file has no players (lines that begin with 001).',
    hint: 'Export the event as a FIDE report (TRF) from the pairing program.',
  },
  'encoding-utf-16': {
    says: () => 'The file is in UTF-16.',
    hint: 'Nothing to do; save as UTF-8 if the program can.',
  },
  'encoding-latin-1': {
    says: () => 'The file is not UTF-8; it was read as Latin-1.',
    hint: 'Nothing to do if the names look right.',
  },
  'record-unknown': {
    says: (v) => `The record type "${v.code}" is unknown; these lines are kept unchanged.`,
    hint: 'Nothing to do unless these lines matter for ratings.',
  },
  'header-repeated': {
    says: (v) => `Line ${v.field} is repeated; the first one is used.`,
    hint: 'Remove the others.',
  },
  'control-characters': {
    says: (v) =>
      `${count(v.times, 'line contains', 'lines contain')} control characters (first: ${v.code}), which no text has.`,
    hint: 'Export the report again; the file may be damaged.',
  },

  // one field
  'field-unreadable': {
    says: (v) =>
      v.no === undefined
        ? `${upper(field(v.field))} cannot be read: "${v.text}".`
        : `${upper(field(v.field))} of player ${v.no} cannot be read: "${v.text}"${also(v)}.`,
    hint: (v) =>
      v.field === 'birth'
        ? 'Write it as YYYY/MM/DD or YYYY; it is treated as unknown.'
        : 'Write it as a number, in its columns.',
  },
  'columns-shifted': {
    says: (v) =>
      v.text === '\t'
        ? `The line contains a tab, so its columns have shifted${alsoLines(v)}.`
        : `"${v.text}" is in a column that must be blank: the line has shifted${alsoLines(v)}.`,
    hint: 'Align the fields with spaces. Long names or IDs, tabs, and accents counted as two bytes shift a line.',
  },
  'columns-by-bytes': {
    says: (v) =>
      `${count(v.times, 'line has', 'lines have')} columns counted in bytes, shifted by accents; read that way.`,
    hint: 'Nothing to do if the names and ratings are right.',
  },
  'field-unusual': {
    says: (v) => `${upper(field(v.field))} of player ${v.no}, "${v.text}", is unknown${also(v)}.`,
    hint: 'It does not affect ratings.',
  },
  'name-missing': {
    says: (v) => `Player ${v.no} has no name${also(v)}.`,
    hint: 'Add it; the ID identifies the player.',
  },
  'hidden-characters': {
    says: (v) =>
      `Invisible characters, such as ${v.character}, were removed from ${count(v.times, 'line', 'lines')}.`,
    hint: 'Check these names, and type them again in the program that wrote the report.',
  },
  'birth-implausible': {
    says: (v) =>
      `The date of birth of player ${v.no}, "${v.text}", is impossible for ${v.start === undefined ? 'this event' : `an event that starts on ${date(v.start)}`} and treated as unknown${also(v)}.`,
    hint: (v) =>
      v.times > 2
        ? 'Correct the dates of birth, or the start date if they are right.'
        : 'Correct it; the K of juniors depends on it.',
  },
  'birth-year-only': {
    says: (v) =>
      `The date of birth of player ${v.no}, "${v.text}", does not exist; only its year is used${also(v)}.`,
    hint: 'Write it as YYYY/MM/DD or YYYY.',
  },
  'rating-implausible': {
    says: (v) =>
      `${count(v.times, 'rating is', 'ratings are')} outside ${v.least} to ${v.most}, the range of the lists of the time (first: player ${v.no}, ${v.rating}${also(v)}).`,
    hint: 'Give FIDE ratings, not national ones, and 0 for unrated; --list uses those of the list.',
  },
  'rating-missing': {
    says: (v) =>
      `Player ${v.no}, ${v.name}, has the title ${v.title} but no rating; treated as unrated${also(v)}.`,
    hint: 'Add the rating; with a rating list, that of the list is used.',
  },
  'result-unknown': {
    says: (v) => `Round ${v.round}: "${v.text}" is not a result.`,
    hint: 'Results are 1 = 0; + and - for forfeits; W D L for unrated games; H F U Z for byes.',
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
    hint: 'Give every player a different number.',
  },
  'start-number-repeated': {
    says: (v) => `Start number ${v.no} is already used on line ${v.first}.`,
    hint: 'Give every player a different number.',
  },
  'id-repeated': {
    says: (v) => `FIDE ID ${v.id} is already used on line ${v.first}.`,
    hint: 'Find out which player has this ID.',
  },
  'id-missing': {
    says: (v) =>
      v.list
        ? `${v.name || `Player ${v.no}`} has a rating but no FIDE ID, so it cannot be found on the list; treated as unrated.`
        : `${count(v.times, 'rated player has', 'rated players have')} no FIDE ID (first: player ${v.no}${also(v)}).`,
    hint: 'Add it; FIDE does not rate players without one.',
  },
  'opponent-not-in-report': {
    says: (v) => `Player ${v.no}, round ${v.round}: opponent ${v.opponent} is not in the report.`,
    hint: 'Add the missing player, or correct the number.',
  },
  'opponent-is-himself': {
    says: (v) => `Player ${v.no}, round ${v.round}: the opponent is the player.`,
    hint: 'Correct the opponent.',
  },
  'pairing-one-sided': {
    says: (v) =>
      `Player ${v.no}, round ${v.round}: the opponent is ${v.opponent}, but ${v.opponent} has ${v.found === '–' ? 'no opponent' : `opponent ${v.found}`} in that round.`,
    hint: 'Make the two lines agree.',
  },
  'results-contradict': {
    says: (v) =>
      `Round ${v.round}: ${v.no} has ${result(v.result)} against ${v.opponent}, who has ${result(v.other)}; these results contradict each other.`,
    hint: 'Correct one of the two results.',
  },
  'both-lost': {
    says: (v) => `Round ${v.round}: ${v.no} and ${v.opponent} both have 0 (lost) in a played game.`,
    hint: 'Correct one result. For a double forfeit, write - for both: unplayed games are not rated.',
  },
  'colours-contradict': {
    says: (v) =>
      `Round ${v.round}: ${v.no} and ${v.opponent} both have ${v.colour === 'w' ? 'white' : 'black'}.`,
    hint: 'Correct one colour; it does not affect ratings.',
  },
  'colour-missing': {
    says: (v) =>
      `${count(v.times, 'game has', 'games have')} a colour on one side only (first: player ${v.no} against ${v.opponent}, round ${v.round}).`,
    hint: 'Add the other colour; it does not affect ratings.',
  },
  'bye-again': {
    says: (v) => `Player ${v.no} has a full-point bye in round ${v.first} and another in round ${v.round}.`,
    hint: 'Check both: in a Swiss a player gets at most one. A half-point bye is H, an absence Z.',
  },
  'result-without-opponent': {
    says: (v) =>
      `Player ${v.no}, round ${v.round}: ${result(v.result)} without an opponent; it does not count.`,
    hint: 'Add the opponent, or write H, F, U or Z for a bye.',
  },
  'half-point-unplayed': {
    says: (v) =>
      `${count(v.times, 'result is', 'results are')} "=" without an opponent, read as a half-point bye (first: player ${v.no}, round ${v.round}).`,
    hint: 'Nothing to do; H would be clearer.',
  },
  'forfeit-without-opponent': {
    says: (v) =>
      `${count(v.times, 'result is', 'results are')} "+" or "-" without an opponent, read as a bye (first: player ${v.no}, round ${v.round}).`,
    hint: 'Nothing to do; F, U or Z would be clearer.',
  },
  'bye-with-opponent': {
    says: (v) => `Player ${v.no}, round ${v.round}: ${result(v.result)} with an opponent (${v.opponent}).`,
    hint: 'Remove the opponent, or give the result of the game.',
  },
  'pair-met-again': {
    says: (v) =>
      `${v.no} and ${v.opponent} met in round ${v.first} and again in round ${v.round}, which is not possible in a ${nameOf(names.eventTypes, v.type)}.`,
    hint: 'Correct the pairing, or set the event type with --type.',
  },
  'met-only-once': {
    says: () => 'The event is a double round robin, but all players met only once.',
    hint: 'Check whether half of it is missing, or add --type round-robin.',
  },
  'match-of-many': {
    says: (v) => `The event is a match but has ${count(v.players, 'player', 'players')}.`,
    hint: 'Set the event type with --type.',
  },
  'points-differ': {
    says: (v) =>
      `Player ${v.no} has ${pointsInWords(Number(v.points))} in the report, but the results add up to ${points(Number(v.computed))}.`,
    hint: 'Check for a missing or wrong result; ratings follow the results.',
  },
  'ranks-out-of-order': {
    says: (v) =>
      `${count(v.times, 'rank does', 'ranks do')} not match the points (first: player ${v.no}, rank ${v.rank} with ${points(Number(v.points))}).`,
    hint: 'It does not affect ratings.',
  },
  'nothing-played': {
    says: () => 'The report has no played games.',
    hint: 'Export the report when it has results.',
  },
  'nobody-rated': {
    says: () => 'No player of the event has a rating, so no game can be rated.',
    hint: 'Give the rating list in force at the start with --list.',
  },
  'round-empty': {
    says: (v) => `Round ${v.round} has no results.`,
    hint: 'Check whether the export left the round out.',
  },
  'team-number-repeated': {
    says: (v) => `Team number ${v.number} is already used on line ${v.first}.`,
    hint: 'Give every team a different number; it does not affect ratings.',
  },
  'team-points-differ': {
    says: (v) =>
      `The team "${v.team}" has ${points(Number(v.points))} game points, but the results of its players add up to ${points(Number(v.computed))}.`,
    hint: 'Check for a missing or wrong result; ratings follow the results.',
  },
  'team-player-unknown': {
    says: (v) => `Player ${v.player} of the team "${v.team}" is not in the report.`,
    hint: 'It does not affect ratings.',
  },
  'team-player-repeated': {
    says: (v) => `Player ${v.player} of the team "${v.team}" is also in the team "${v.first}".`,
    hint: 'It does not affect ratings.',
  },
  'game-unknown': {
    says: (v) => `There is no game of player ${v.player} in round ${v.round}.`,
    hint: 'Correct the games in the --event file.',
  },
  'later-event-wrong': {
    says: (v) =>
      v.rated
        ? `Player ${v.no} in laterEvent is rated.`
        : `Player ${v.no} in laterEvent is not in the report.`,
    hint: 'Correct laterEvent in the --event file: only unrated players belong there.',
  },
  'result-missing': {
    says: (v) => `Round ${v.round}: the game of ${v.no} against ${v.opponent} has no result.`,
    hint: 'Add the result on both lines.',
  },
} satisfies PlayerFindings);
