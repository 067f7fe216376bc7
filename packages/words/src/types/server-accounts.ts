import type { ProblemWords } from './server.ts';

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
  | 'recovery-code-wrong'
  | 'passkey-refused'
  | 'passkey-unknown'
  | 'passkeys-unavailable'
  | 'session-unknown'
  | 'token-unknown'
  | 'limit-reached'
  | 'job-unknown'
  | 'job-ended'
  | 'job-lost'
  | 'file-missing'
  | 'duckdb-missing'
  | 'nothing-to-measure'
  | 'scenario-edition'
  | 'scenario-unfinished';

export type AccountWords = Readonly<Record<AccountProblemCode, ProblemWords>>;
