import type { FindingView } from '@eloquence/api';
import type { ProblemValues, ServerProblemCode } from '@eloquence/words/server';

/** A refusal by the server itself, as opposed to the office. */
export class ServerProblem extends Error {
  readonly code: ServerProblemCode;
  readonly values: ProblemValues;
  readonly findings: readonly FindingView[] | null;

  constructor(
    code: ServerProblemCode,
    values: ProblemValues = {},
    findings: readonly FindingView[] | null = null,
  ) {
    super(code);
    this.name = 'ServerProblem';
    this.code = code;
    this.values = values;
    this.findings = findings;
  }
}

export const STATUS: Readonly<Record<ServerProblemCode, number>> = Object.freeze({
  'not-found': 404,
  'method-not-allowed': 405,
  'invalid-request': 400,
  'invalid-json': 400,
  'malformed-request': 400,
  'too-large': 413,
  'headers-too-large': 431,
  'media-type-unsupported': 415,
  'too-many-requests': 429,
  'sign-in-needed': 401,
  'not-allowed': 403,
  'request-timeout': 408,
  'answer-timeout': 503,
  'store-unavailable': 503,
  closing: 503,
  'cursor-invalid': 400,
  'report-unavailable': 404,
  unexpected: 500,
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
  'recovery-code-wrong': 401,
  'passkey-refused': 401,
  'passkey-unknown': 404,
  'passkeys-unavailable': 409,
  'session-unknown': 404,
  'token-unknown': 404,
  'limit-reached': 409,
  'job-unknown': 404,
  'job-ended': 409,
  'job-lost': 409,
  'file-missing': 400,
  'duckdb-missing': 409,
  'nothing-to-measure': 409,
  'scenario-edition': 400,
  'scenario-unfinished': 409,
});
