import {
  quoted,
  type RequirementWords,
  type SayRequirement,
  sayExpected,
  sayRequirement,
} from '../requirements.ts';
import { english } from './format.ts';

const { and, or } = english;

function range(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return to === undefined ? '' : ` up to ${to}`;
  return to === undefined ? ` of at least ${from}` : ` from ${from} to ${to}`;
}

const requirements: RequirementWords = Object.freeze({
  integer: ({ from, to }) => `an integer${range(from, to)}`,
  number: () => 'a number',
  decimal: ({ example, inQuotes }) =>
    inQuotes ? `a decimal in quotes, such as "${example}"` : `a decimal such as ${example}`,
  'two-decimals': ({ example }) => `text with two decimals, such as "${example}"`,
  'half-points': ({ to }) => `from 0 to ${to}, in steps of 0.5`,
  'scores-together': ({ to }) => `together at most ${to}`,
  games: ({ from, to }) =>
    to === undefined
      ? `at least ${from} game`
      : from === undefined
        ? `up to ${to} games`
        : `${from} to ${to} games`,
  events: ({ from }) => `at least ${from} event`,
  date: ({ from, day, to }) => {
    if (to !== undefined) return `a date up to ${to}`;
    if (from === undefined) return 'a date from 1800 on, as YYYY-MM-DD';
    if (day === 'event-start') return `${from}, when the event starts, or later`;
    return day === 'first-list' ? `${from}, the first rating list, or later` : `${from} or later`;
  },
  year: ({ from }) => `a year from ${from} on`,
  'birth-date': ({ before }) => `a date of birth before ${before}`,
  'first-of-month': ({ from }) => `the first of a month, ${from} or later`,
  text: ({ from = 0, to, line }) => {
    const where = line ? ' on one line' : '';
    if (to !== undefined) return `text of ${from > 0 ? `${from} to` : 'at most'} ${to} characters${where}`;
    return from > 0 ? `text${where} that is not empty` : `text${where || ' in quotes'}`;
  },
  'edition-id': () =>
    '1 to 60 letters, digits, dots and hyphens, other than a month: months name the editions of FIDE',
  'federation-code': () => 'three capital letters, such as NOR',
  'fide-id': () => 'a FIDE ID, as a number or in digits',
  'line-code': () => 'the three characters at the start of the line',
  'unchanged-text': () => 'the same text as in the fields; leave "text" out of a changed record',
  flag: () => 'true or false',
  'one-of': ({ values, inQuotes }) =>
    values.length === 0 ? 'none' : or(inQuotes ? quoted(values) : values.map(String)),
  edition: ({ cadence, values }) => `an edition for ${cadence}${values ? `: ${or(values)}` : ''}`,
  nullable: ({ of }, say) => `${say(of)}, or null`,
  either: ({ of: [first, second] }, say) => `${say(first)}, or ${say(second)}`,
  list: ({ of, from, to }, say) => {
    const items = to === undefined ? 'a list' : `a list of ${from} to ${to} different items`;
    return of === undefined ? items : `${items}, each ${say(of)}`;
  },
  object: ({ keys = [], to }, say) => {
    const parts = keys.map(({ name, value, optional }) =>
      [optional ? 'optionally ' : '', `"${name}"`, value ? ` (${say(value)})` : ''].join(''),
    );
    if (to !== undefined) return `an object with at most ${to} entries, each with ${and(parts)}`;
    return parts.length > 0 ? `an object with ${and(parts)}` : 'an object';
  },
  'known-key': ({ meant, object }, say) =>
    `a known key${meant === null ? '' : `; did you mean ${meant}?`}${object ? `: ${say(object)}` : ''}`,
  condition: ({ condition, of }, say) => `${of ? `${say(of)}: ` : ''}${CONDITIONS[condition]}`,
  'rule-needed': ({ rule, value }) => `a value, since ${rule} is ${value === null ? 'given' : `"${value}"`}`,
  'at-least': ({ rule }) => `at least the ${rule === 'floor' ? 'rating floor' : 'largest K'}`,
  'at-half-of-method': () =>
    '"average" where firstRatingMethod is "bonus", "average-and-dp" where it is "drawn-games"',
  'other-player': () => 'an opponent other than the player',
  'start-number': ({ to }) => `a start number${range(undefined, to)}`,
  'games-or-result': () => 'games, or the ru and n of a round robin',
  'crosstable-result': () => 'also its ru and n, from the crosstable',
  'games-of-event': () => 'also the games of the event: this edition pools games, not results',
  'round-robin-only': () => 'a value only for a round robin; for other events the games decide',
  bytes: () => 'the bytes of a file, as a Uint8Array',
  'result-of': ({ functions }) => `the result of ${or(functions)}`,
  event: ({ cadence }) => `an event with the cadence ${cadence}`,
  'whole-event': ({ event }) => `${event}, the event it is itself a part of`,
  'no-whole': ({ event, parts }) => `no value: ${event} has parts itself (${and(parts)})`,
  'cadence-of-part': ({ cadence, event }) => `${cadence}, as in its part ${event}`,
});

const CONDITIONS = Object.freeze({
  'falling-steps': 'steps with falling ratings and minutes, the last from 0',
  'one-lower-and-upper-limit': 'one lower limit (from or over) below one upper limit (to or under)',
  'last-step-unconditional': 'only the last step, and always the last, has no condition',
  'months-in-order': 'months in the order of the year',
});

export const requirement: SayRequirement = sayRequirement(requirements);
export const expected: ReturnType<typeof sayExpected> = sayExpected(requirement);
