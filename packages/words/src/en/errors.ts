import type { Errors } from '../dictionary.ts';
import { nameOf } from '../format.ts';
import { names } from './names.ts';

const many = (count: string | number | undefined): string =>
  Number(count) > 1 ? ` (and ${Number(count) - 1} more)` : '';

export const errors: Errors = Object.freeze({
  'invalid-rating': (v) => `${v.value} is not a rating; it must be ${v.allowed}.`,
  'invalid-k': (v) => `${v.value} is not a K; it must be ${v.allowed}.`,
  'invalid-score': (v) => `${v.value} is not a score; allowed: ${v.allowed}.`,
  'invalid-count': (v) => `${v.value} is not possible for ${v.name ?? 'a number'}; it must be ${v.allowed}.`,
  'invalid-date': (v) => `${v.value} is not a date that can be used; it must be ${v.allowed}.`,
  'invalid-type': (v) => `${v.value} is not known; allowed: ${v.allowed}.`,
  'invalid-input': (v) =>
    `${v.path} is ${v.value === 'undefined' ? 'missing' : v.value}; expected: ${v.allowed}.`,
  'no-games': (v) => `There are no games; needed: ${v.allowed}.`,
  'too-many-games': (v) => `${v.value} games are too many; allowed: ${v.allowed}.`,
  'unknown-edition': (v) =>
    `There is no edition ${v.value} for ${nameOf(names.cadences, String(v.cadence))} ratings; known: ${v.allowed}.`,
  'unknown-variant': (v) => `There is no variant ${v.value} of ${v.edition}; allowed: ${v.allowed}.`,
  'unknown-adjustment': (v) => `There is no adjustment ${v.value}; known: ${v.allowed}.`,
  'before-first-edition': (v) =>
    `${v.value} is before the first edition known for ${nameOf(names.cadences, String(v.cadence))} ratings; allowed: ${v.allowed}.`,
  'edition-file': (v) =>
    `The edition cannot be used: ${v.path} is ${v.value}; expected: ${v.allowed}${many(v.count)}.`,
  'k-not-set': (v) =>
    `Edition ${v.edition} for ${nameOf(names.cadences, String(v.cadence))} ratings sets no K: the rating administrator does (${v.article}).`,
  'games-needed': (v) => `${v.value} is not enough here; needed: ${v.allowed}.`,
  'unknown-player': (v) => `There is no player ${v.value} here; allowed: ${v.allowed}.`,
  'out-of-safe-range': (v) => `${v.value} is too large to be calculated exactly.`,
});
