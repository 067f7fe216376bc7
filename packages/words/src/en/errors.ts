import type { InputErrorValue } from '@eloquence/rating';
import { nameOf } from '../format.ts';
import type { Errors } from '../types/messages.ts';
import { names } from './names.ts';
import { expected } from './requirements.ts';

const many = (count: InputErrorValue | undefined): string =>
  Number(count) > 1 ? ` (and ${Number(count) - 1} more)` : '';

/** A refused value; `undefined` where there is none. */
export const found = (value: InputErrorValue | undefined): string =>
  value === 'undefined' ? 'missing' : String(value);

export const errors: Errors = Object.freeze({
  'invalid-rating': (v) => `${v.value} is not a rating; it must be ${expected(v)}.`,
  'invalid-k': (v) => `${v.value} is not a K; it must be ${expected(v)}.`,
  'invalid-score': (v) => `${v.value} is not a score; allowed: ${expected(v)}.`,
  'invalid-count': (v) =>
    `${v.value} is not allowed${v.name ? ` for ${v.name}` : ''}; it must be ${expected(v)}.`,
  'invalid-date': (v) => `${v.value} is not a valid date; it must be ${expected(v)}.`,
  'invalid-type': (v) => `${v.value} is unknown; allowed: ${expected(v)}.`,
  'invalid-input': (v) => `${v.path} is ${found(v.value)}; expected: ${expected(v)}.`,
  'no-games': (v) => `There are no games; needed: ${expected(v)}.`,
  'too-many-games': (v) => `${v.value} games are too many; allowed: ${expected(v)}.`,
  'unknown-edition': (v) =>
    `There is no edition ${v.value} for ${nameOf(names.cadences, String(v.cadence))} ratings; known: ${expected(v)}.`,
  'unknown-variant': (v) => `There is no variant ${v.value} of ${v.edition}; allowed: ${expected(v)}.`,
  'unknown-adjustment': (v) => `There is no adjustment ${v.value}; known: ${expected(v)}.`,
  'before-first-edition': (v) =>
    `${v.value} is before the first edition known for ${nameOf(names.cadences, String(v.cadence))} ratings; allowed: ${expected(v)}.`,
  'edition-file': (v) =>
    `The edition cannot be used: ${v.path} is ${found(v.value)}; expected: ${expected(v)}${many(v.count)}.`,
  'k-not-set': (v) =>
    `Edition ${v.edition} for ${nameOf(names.cadences, String(v.cadence))} ratings sets no K: the rating administrator does (${v.article}).`,
  'games-needed': (v) => `${v.value} is not enough; needed: ${expected(v)}.`,
  'unknown-player': (v) => `There is no player ${v.value}; allowed: ${expected(v)}.`,
  'out-of-safe-range': (v) => `${v.value} is too large to be calculated exactly.`,
});
