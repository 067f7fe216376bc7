import type { ProblemWords } from './texts.ts';

/** What is refused about accounts, files and jobs. */
export type AccountProblemCode =
  | 'busy'
  | 'writes-wait'
  | 'sign-in-failed'
  | 'too-many-attempts'
  | 'token-invalid'
  | 'session-needed'
  | 'scope-too-narrow'
  | 'scope-too-wide'
  | 'origin-refused'
  | 'csrf-token-wrong'
  | 'link-invalid'
  | 'password-weak'
  | 'name-taken'
  | 'account-unknown'
  | 'account-invalid'
  | 'last-administrator'
  | 'session-unknown'
  | 'token-unknown'
  | 'limit-reached'
  | 'job-unknown'
  | 'job-ended'
  | 'job-lost'
  | 'file-missing';

export const ACCOUNT_STATUS: Readonly<Record<AccountProblemCode, number>> = Object.freeze({
  busy: 503,
  'writes-wait': 503,
  'sign-in-failed': 401,
  'too-many-attempts': 429,
  'token-invalid': 401,
  'session-needed': 403,
  'scope-too-narrow': 403,
  'scope-too-wide': 422,
  'origin-refused': 403,
  'csrf-token-wrong': 403,
  'link-invalid': 410,
  'password-weak': 422,
  'name-taken': 409,
  'account-unknown': 404,
  'account-invalid': 422,
  'last-administrator': 409,
  'session-unknown': 404,
  'token-unknown': 404,
  'limit-reached': 409,
  'job-unknown': 404,
  'job-ended': 409,
  'job-lost': 409,
  'file-missing': 400,
});

export type AccountWords = Readonly<Record<AccountProblemCode, ProblemWords>>;
