import { accountsEn } from './accounts-en.ts';
import type { ServerTexts } from './texts.ts';

export const en: ServerTexts = Object.freeze({
  problems: {
    ...accountsEn,
    'not-found': { title: 'Not found', detail: () => 'There is nothing at this address.' },
    'method-not-allowed': {
      title: 'Method not allowed',
      detail: (v) => `This address takes ${v.allowed}, not ${v.method}.`,
    },
    'invalid-request': {
      title: 'Invalid request',
      detail: (v) => `Something in the request is not as it must be: ${v.where}.`,
    },
    'invalid-json': { title: 'Not JSON', detail: () => 'The body of the request is not JSON.' },
    'malformed-request': {
      title: 'Malformed request',
      detail: () => 'This is not a request as HTTP has it.',
    },
    'too-large': { title: 'Too large', detail: (v) => `The body of the request may have ${v.limit} bytes.` },
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
      detail: (v) => `More than ${v.limit} requests in a minute; try again in ${v.after} seconds.`,
    },
    'sign-in-needed': {
      title: 'Sign-in needed',
      detail: () => 'This needs an account: sign in, or use a token.',
    },
    'not-allowed': { title: 'Not allowed', detail: () => 'Your account may not do this.' },
    'request-timeout': { title: 'Request too slow', detail: () => 'The request took too long to arrive.' },
    'answer-timeout': {
      title: 'Answer too slow',
      detail: () => 'The answer would have taken too long; ask for less, or try again.',
    },
    'store-unavailable': {
      title: 'Store unavailable',
      detail: () => 'The store cannot be used at the moment; try again later.',
    },
    closing: { title: 'Shutting down', detail: () => 'The service is being stopped; try again in a moment.' },
    'cursor-invalid': {
      title: 'Invalid cursor',
      detail: () => 'The cursor is none that this address has given; begin at the first page.',
    },
    'report-unavailable': {
      title: 'Report unavailable',
      detail: (v) =>
        v.why === 'redacted'
          ? `The report of event ${v.event} was removed where the law asked for it.`
          : v.why === 'withdrawn'
            ? `Event ${v.event} was withdrawn; its report can be read by those who have to do with it.`
            : `It cannot be told what is in the report of event ${v.event}, so that birth dates could be; those who have to do with the event can read it.`,
    },
    unexpected: {
      title: 'Unexpected error',
      detail: () => 'Something went wrong here that should not have; it has been noted.',
    },
  },
  refused: 'Refused',
  unknownThing: 'Unknown',
  conflict: 'Conflict',
  invalidInput: 'Invalid input',
  fields: {
    missing: 'is missing',
    unknown: 'is not known here',
    type: (type) => `must be ${TYPES[type] ?? type}`,
    oneOf: (values) => `must be one of ${values}`,
    least: (limit) => `must be at least ${limit}`,
    most: (limit) => `must be at most ${limit}`,
    shortest: (limit) => `needs at least ${limit} character${limit === '1' ? '' : 's'}`,
    longest: (limit) => `may have at most ${limit} characters`,
    pattern: 'is not written as it must be',
    zero: 'must not hold the character U+0000',
    depth: 'is nested too deeply',
    other: 'is not allowed',
  },
  page: {
    title: 'Eloquence: chess ratings that explain themselves',
    lead: 'Players, rating lists and events, every number with the article of the regulations it comes from.',
    unofficial: 'Unofficial: not a service of FIDE.',
    toDocs: 'How to use the API',
    docsTitle: 'The API of Eloquence',
    docsLead:
      'Everything public needs no account. Answers are JSON in UTF-8; say the language with ?lang=en, fr or zh, or with Accept-Language.',
    toDescription: 'The description for programs (OpenAPI 3.1)',
    parameters: 'Parameters',
    body: 'Body',
    answer: 'Answers',
    problems: 'Problems',
    problemsLead: 'Errors are problem details (RFC 9457). Programs should look at "code".',
    required: 'required',
    none: 'none',
    shapes: 'Shapes',
  },
} satisfies ServerTexts);

const TYPES: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  string: 'a text',
  object: 'an object',
  array: 'a list',
};
