import { type Words as PasskeyWords, passkeys } from '../passkeys.ts';

export const words = {
  title: 'Sign in',
  lead: 'For rating officers, arbiters and administrators. Public pages need no account.',
  name: 'Account name',
  password: 'Password',
  button: 'Sign in',
  busy: 'Signing in…',
  passkey: 'Sign in with a passkey',
  passkeyFailures: passkeys as PasskeyWords,
  recover: 'Use a recovery code',
  forgotten: 'Forgot your password, or no account yet? Ask an administrator for a link to set a password.',
};
export type Words = typeof words;
