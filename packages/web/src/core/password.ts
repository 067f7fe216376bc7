/** The same limits as in the server's `passwords.ts`. */
export const LEAST = 12;
export const MOST = 200;
/** Different characters: fewer are easy to guess. */
const KINDS = 5;

export type Fault = 'short' | 'long' | 'simple' | 'differs';

/** Checks a new password and its repetition; the server checks the rest. */
export function faultOf(password: string, again: string): Fault | null {
  const { length } = [...password.normalize('NFKC')];
  if (length < LEAST) return 'short';
  if (length > MOST) return 'long';
  if (new Set(password).size < KINDS) return 'simple';
  return password === again ? null : 'differs';
}
