export const words = {
  title: 'Set your password',
  lead: 'With the link that was given to you. It works once; afterwards you are signed in.',
  password: 'New password',
  again: 'The same again',
  rule: (least: number, most: number): string =>
    `${least} to ${most} characters, not your name and nothing simple. Several words in a row are easy to remember.`,
  faults: {
    short: (least: number, _most: number): string => `Too short: at least ${least} characters.`,
    long: (_least: number, most: number): string => `Too long: at most ${most} characters.`,
    simple: (_least: number, _most: number): string => 'Too simple: always the same few characters.',
    differs: (): string => 'The two are not the same. Type the password once more.',
  },
  button: 'Set the password and sign in',
  busy: 'Setting it…',
  over: 'This link no longer works',
  overHint:
    'A link works once, and for two days. Perhaps you have used it already: then sign in with the password you chose. Otherwise an administrator can give you another. Is there none yet? Whenever the service is started it prints a new link.',
  noLink: 'The link is not complete',
  noLinkHint:
    'Its last part is missing: what follows the # sign. Open the link again exactly as it was given to you, or copy it as a whole.',
  signIn: 'Sign in',
};
export type Words = typeof words;
