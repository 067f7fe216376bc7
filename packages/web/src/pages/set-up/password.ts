/** As the service asks for it. */
export const LEAST = 12;
export const MOST = 200;
/** Different characters: fewer are guessed at once. */
const KINDS = 5;

export type Fault = 'short' | 'long' | 'simple' | 'differs';

/** What is wrong with a new password that was typed twice; what only the service knows, it says itself. */
export function faultOf(password: string, again: string): Fault | null {
  const { length } = [...password.normalize('NFKC')];
  if (length < LEAST) return 'short';
  if (length > MOST) return 'long';
  if (new Set(password).size < KINDS) return 'simple';
  return password === again ? null : 'differs';
}
