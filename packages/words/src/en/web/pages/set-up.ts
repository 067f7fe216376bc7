export const words = {
  title: 'Set your password',
  lead: 'The link works once. You will be signed in.',
  password: 'New password',
  again: 'Repeat the password',
  rule: (least: number, most: number): string =>
    `${least} to ${most} characters, not your name, not too simple. Several words are easy to remember.`,
  faults: {
    short: (least: number, _most: number): string => `Too short: at least ${least} characters.`,
    long: (_least: number, most: number): string => `Too long: at most ${most} characters.`,
    simple: (_least: number, _most: number): string => 'Too simple: too few different characters.',
    differs: (): string => 'The passwords do not match.',
  },
  button: 'Set password and sign in',
  keepTokens: 'Keep my API tokens',
  busy: 'Saving…',
  over: 'This link no longer works',
  overHint:
    'A link works once, within two days. If you have used it, sign in with your password. Otherwise ask an administrator for a new link, or restart the service, which prints one until an administrator has a password.',
  noLink: 'Incomplete link',
  noLinkHint: 'The part after # is missing. Open or copy the whole link again.',
  signIn: 'Sign in',
};
export type Words = typeof words;
