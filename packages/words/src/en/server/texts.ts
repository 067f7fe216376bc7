import type { ServerTexts } from '../../types/server.ts';
import { terms } from '../terms.ts';
import { accounts } from './accounts.ts';
import { privacy } from './privacy.ts';

export const texts: ServerTexts = Object.freeze({
  problems: {
    ...accounts,
    'not-found': { title: 'Not found', detail: () => 'Page not found.' },
    'method-not-allowed': {
      title: 'Method not allowed',
      detail: (v) => `This address takes ${v.allowed}, not ${v.method}.`,
    },
    'invalid-request': {
      title: 'Invalid request',
      detail: (v) => `The request is invalid: ${v.where}.`,
    },
    'invalid-json': { title: 'Not JSON', detail: () => 'The body of the request is not JSON.' },
    'malformed-request': {
      title: 'Malformed request',
      detail: () => 'The request is not valid HTTP.',
    },
    'too-large': { title: 'Too large', detail: (v) => `The limit for the request body is ${v.limit} bytes.` },
    'headers-too-large': {
      title: 'Headers too large',
      detail: () => 'The address and the headers of the request are too long.',
    },
    'media-type-unsupported': {
      title: 'Unsupported media type',
      detail: (v) => `This address does not take ${v.type}.`,
    },
    'too-many-requests': {
      title: 'Too many requests',
      detail: (v) =>
        `The limit is ${v.limit} requests a minute, and heavy ones count as several; try again in ${v.after} seconds.`,
    },
    'sign-in-needed': {
      title: 'Sign-in needed',
      detail: () => 'This needs an account: sign in, or use a token.',
    },
    'not-allowed': { title: 'Not allowed', detail: () => 'Your account may not do this.' },
    'request-timeout': { title: 'Request too slow', detail: () => 'The request took too long to arrive.' },
    'answer-timeout': {
      title: 'Request timed out',
      detail: () => 'The answer took too long. Ask for less, or try again.',
    },
    'store-unavailable': {
      title: 'Store unavailable',
      detail: () => 'The store is unavailable; try again later.',
    },
    closing: { title: 'Shutting down', detail: () => 'The service is shutting down; try again in a moment.' },
    'cursor-invalid': {
      title: 'Invalid cursor',
      detail: () => 'The cursor is invalid; start at the first page.',
    },
    'report-unavailable': {
      title: 'Report unavailable',
      detail: (v) =>
        v.why === 'redacted'
          ? `The report of event ${v.event} was redacted.`
          : v.why === 'withdrawn'
            ? `Event ${v.event} was withdrawn; its report is not public.`
            : `The report of event ${v.event} is not public before an officer has accepted it.`,
    },
    unexpected: {
      title: 'Unexpected error',
      detail: () => 'An unexpected error occurred and was logged.',
    },
  },
  refused: 'Refused',
  unknownThing: 'Unknown',
  conflict: 'Conflict',
  invalidInput: 'Invalid input',
  fields: {
    missing: 'is missing',
    unknown: 'is unknown',
    type: (type) => `must be ${TYPES[type] ?? type}`,
    oneOf: (values) => `must be one of ${values}`,
    least: (limit) => `must be at least ${limit}`,
    most: (limit) => `must be at most ${limit}`,
    shortest: (limit) => `needs at least ${limit} character${limit === '1' ? '' : 's'}`,
    longest: (limit) => `may have at most ${limit} characters`,
    pattern: 'has the wrong format',
    zero: 'must not contain the character U+0000',
    hidden: 'must not contain invisible characters or half a surrogate pair',
    depth: 'is nested too deeply',
    other: 'is not allowed',
  },
  feeds: {
    calendar: 'Eloquence: events and deadlines',
    closing: (month, cadence, official) =>
      official
        ? `Closing date for official FIDE events, list of ${month}, ${cadence}`
        : `Closing date, list of ${month}, ${cadence}`,
    lists: 'Eloquence: rating lists',
    listsLead: 'Published rating lists, newest first.',
    list: (month, cadence) => `Rating list of ${month}, ${cadence}`,
    players: (rated) => `${rated} rated players.`,
    cardFoot: (month) => `Eloquence · list of ${month} · unofficial`,
    cardPlayers: 'Players',
    cardGames: 'Games',
    stages: terms.stages,
  },
  kFrom: {
    rules: 'K follows from public data.',
    birthday: 'K depends on the date of birth, which is not public, so it is taken from the list.',
    remembered: 'K was imported with an earlier list, so it is taken from the list.',
  },
  privacy,
} satisfies ServerTexts);

const TYPES: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  string: 'text',
  object: 'an object',
  array: 'a list',
};
