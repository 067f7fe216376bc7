import type { AccountWords } from '../../types/server-accounts.ts';

export const accounts: AccountWords = Object.freeze({
  busy: { title: 'Busy', detail: () => 'Too many requests at once; try again in a moment.' },
  'writes-wait': {
    title: 'Store busy',
    detail: () => 'A long write, such as an import, is running. Nothing was changed; try again in a moment.',
  },
  'sign-in-failed': {
    title: 'Not signed in',
    detail: () => 'Wrong name or password, or the account is locked.',
  },
  'too-many-attempts': {
    title: 'Too many attempts',
    detail: (v) => `Too many attempts to sign in; try again in ${v.after} seconds.`,
  },
  'token-invalid': {
    title: 'Token refused',
    detail: () => 'The token is unknown, expired or revoked.',
  },
  'session-needed': {
    title: 'Sign-in needed',
    detail: () => 'Tokens are not accepted here: sign in instead.',
  },
  'scope-too-narrow': {
    title: 'Scope too narrow',
    detail: (v) => `This needs a token with the scope ${v.needed}.`,
  },
  'scope-too-wide': {
    title: 'Scope too wide',
    detail: (v) => `Your role does not allow the scope ${v.scope}.`,
  },
  'origin-refused': {
    title: 'Cross-site request',
    detail: () => 'The request came from another site.',
  },
  'csrf-token-wrong': {
    title: 'CSRF token missing',
    detail: () => 'Send the value of "csrf" from /api/v1/session in the header X-CSRF-Token.',
  },
  'link-invalid': {
    title: 'Link no longer valid',
    detail: () => 'The link was used, has expired or was replaced. Ask an administrator for a new one.',
  },
  'password-weak': {
    title: 'Password too weak',
    detail: (v) => `A password needs ${v.least} to ${v.most} characters and must not be simple or the name.`,
  },
  'name-taken': { title: 'Name taken', detail: (v) => `The name ${v.name} is already in use.` },
  'account-unknown': {
    title: 'Unknown account',
    detail: (v) => `Account ${v.account} not found.`,
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
    detail: () => 'This is the last administrator. Create another one first.',
  },
  'recovery-code-wrong': {
    title: 'Code refused',
    detail: () => 'The name or the recovery code is wrong, or the code was used. Try another code.',
  },
  'passkey-refused': {
    title: 'Passkey refused',
    detail: () => 'The passkey is unknown, or the sign-in timed out. Try again, or use your password.',
  },
  'passkey-unknown': { title: 'Unknown passkey', detail: () => 'Your account has no such passkey.' },
  'passkeys-unavailable': {
    title: 'No passkeys here',
    detail: () =>
      'Passkeys need a public https address with a host name. Ask the operator to set ELOQUENCE_ORIGIN.',
  },
  'session-unknown': { title: 'Unknown session', detail: () => 'Your account has no such session.' },
  'token-unknown': {
    title: 'Unknown token',
    detail: () => 'The token does not exist or was revoked.',
  },
  'limit-reached': { title: 'Limit reached', detail: (v) => `The limit is ${v.limit}.` },
  'job-unknown': { title: 'Unknown job', detail: (v) => `There is no job ${v.job}.` },
  'job-ended': { title: 'Job ended', detail: (v) => `Job ${v.job} has already ended.` },
  'job-lost': {
    title: 'Job failed',
    detail: (v) => `The server stopped ${v.attempts} times during the job.`,
  },
  'file-missing': { title: 'File missing', detail: () => 'The request has no file.' },
  'duckdb-missing': {
    title: 'DuckDB missing',
    detail: () =>
      'The server computes figures with DuckDB, but the package @duckdb/node-api is not installed.',
  },
  'nothing-to-measure': {
    title: 'Nothing to measure',
    detail: () => 'This cadence has no rating lists yet.',
  },
  'scenario-edition': { title: 'Edition missing', detail: () => 'Give either an edition or a draft.' },
  'scenario-unfinished': {
    title: 'Scenario not finished',
    detail: () => 'This scenario is not finished: wait for its job, or cancel it.',
  },
} satisfies AccountWords);
