import type { AccountWords } from './accounts.ts';

export const accountsEn: AccountWords = Object.freeze({
  busy: { title: 'Busy', detail: () => 'Too many want this at once; try again in a moment.' },
  'writes-wait': {
    title: 'Something long is being written',
    detail: () =>
      'The store is being written for long, such as when a list is taken over; nothing was changed, try again in a moment.',
  },
  'sign-in-failed': {
    title: 'Not signed in',
    detail: () => 'The name or the password is not right, or the account cannot be used.',
  },
  'too-many-attempts': {
    title: 'Too many attempts',
    detail: (v) => `Too many attempts to sign in; try again in ${v.after} seconds.`,
  },
  'token-invalid': {
    title: 'Token refused',
    detail: () => 'The token is not known, has expired or was revoked.',
  },
  'session-needed': {
    title: 'Sign-in needed',
    detail: () => 'No token is good for this: sign in with name and password.',
  },
  'scope-too-narrow': {
    title: 'Token not good for this',
    detail: (v) => `This needs a token with the scope ${v.needed}.`,
  },
  'scope-too-wide': {
    title: 'Scope too wide',
    detail: (v) => `The role of your account does not reach as far as the scope ${v.scope}.`,
  },
  'origin-refused': {
    title: 'Other site',
    detail: () => 'The request was made by a page of another site.',
  },
  'csrf-token-wrong': {
    title: 'CSRF token missing',
    detail: () => 'Send the value of "csrf" from /api/v1/session in the header X-CSRF-Token.',
  },
  'link-invalid': {
    title: 'Link no longer valid',
    detail: () =>
      'The link has been used, has expired, or a newer one took its place; an administrator can make another.',
  },
  'password-weak': {
    title: 'Password too weak',
    detail: (v) => `A password has ${v.least} to ${v.most} characters, and is neither simple nor the name.`,
  },
  'name-taken': { title: 'Name taken', detail: (v) => `There is or was an account ${v.name}.` },
  'account-unknown': {
    title: 'Unknown account',
    detail: (v) => `There is no account ${v.account} for this.`,
  },
  'account-invalid': {
    title: 'Account incomplete',
    detail: (v) =>
      v.field === 'name'
        ? 'A name has 2 to 60 letters, digits and . _ @ + -, and begins with a letter or digit.'
        : 'An officer needs a federation.',
  },
  'last-administrator': {
    title: 'Last administrator',
    detail: () => 'Nobody else could administer the service: make another administrator first.',
  },
  'session-unknown': { title: 'Unknown session', detail: () => 'Your account has no such session.' },
  'token-unknown': {
    title: 'Unknown token',
    detail: () => 'There is no such token, or it was revoked before.',
  },
  'limit-reached': { title: 'Limit reached', detail: (v) => `There may be ${v.limit} of these at once.` },
  'job-unknown': { title: 'Unknown job', detail: (v) => `There is no job ${v.job}.` },
  'job-ended': { title: 'Job ended', detail: (v) => `Job ${v.job} has ended already.` },
  'job-lost': {
    title: 'Job given up',
    detail: (v) => `Its server ended ${v.attempts} times while it was being done; it was given up.`,
  },
  'file-missing': { title: 'File missing', detail: () => 'The request holds no file.' },
} satisfies AccountWords);
