export const words = {
  title: 'Sign in',
  lead: 'For rating officers, arbiters and administrators. Everything public is open without an account.',
  name: 'Name of the account',
  password: 'Password',
  button: 'Sign in',
  busy: 'Signing in…',
  forgotten:
    'Password forgotten, or no account yet? An administrator can give you a link with which you set a password yourself.',
};
export type Words = typeof words;
