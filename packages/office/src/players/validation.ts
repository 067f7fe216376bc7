import { parseDate } from '@eloquence/rating';
import { hiddenIn } from '@eloquence/reports';
import { OfficeError } from '../errors.ts';
import { cleanName } from '../fold.ts';

/** Validation of player fields; each function returns the value as stored. */

export function checkedName(name: string): string {
  refuseHidden(name);
  const clean = cleanName(name);
  if (clean === '') throw new OfficeError('name-missing');
  return clean;
}

/** Characters that nobody sees let two names look the same. */
export function refuseHidden(text: string): void {
  const hidden = hiddenIn(text);
  if (hidden !== null) throw new OfficeError('hidden-characters', { character: hidden.character });
}

export function checkedFederation(given: string): string {
  const federation = federationCode(given);
  if (federation === null) throw new OfficeError('federation-invalid', { found: given });
  return federation;
}

/** A federation code in capitals; null if it is none. */
export function federationCode(text: string): string | null {
  const code = text.trim();
  return /^[A-Za-z]{3}$/.test(code) ? code.toUpperCase() : null;
}

/** A federation code, or the text unchanged. */
export function federationIn(text: string): string {
  return federationCode(text) ?? text;
}

/** `1990` or `1990-05-17`. */
export function checkedBirth(birth: string): { readonly year: number; readonly date: string | null } {
  const year = Number(birth.slice(0, 4));
  if (/^\d{4}$/.test(birth) && year >= EARLIEST_YEAR) return { year, date: null };
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birth) || year < EARLIEST_YEAR) {
    throw new OfficeError('birth-invalid', { found: birth });
  }
  parseDate(birth);
  return { year, date: birth };
}

const EARLIEST_YEAR = 1800;

export function checkedDate(date: string): string {
  parseDate(date);
  return date;
}

export type Scheme = 'fide' | 'national';

/** FIDE's IDs are numbers. */
export function schemeOf(id: string): Scheme {
  return /^\d+$/.test(id) ? 'fide' : 'national';
}

/** A national ID needs a letter: a number could be the FIDE ID of another player. */
export function checkedId(id: string, scheme: Scheme): string {
  const isValid =
    scheme === 'fide' ? /^[1-9]\d{0,8}$/.test(id) : /^(?=.*\p{L})[\p{L}\p{N}._/-]{1,24}$/u.test(id);
  if (!isValid) throw new OfficeError('identity-invalid', { found: id, scheme });
  return id;
}
