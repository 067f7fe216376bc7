import type { FindingView, Problem, WrongField } from '@eloquence/api';
import { OfficeError, type OfficeErrorCode, ReaderBusy, StoreError } from '@eloquence/office';
import { InputError } from '@eloquence/rating';
import { errorLine, type Language, officeErrorLine } from '@eloquence/words';
import type { FastifyError } from 'fastify';
import { ACCOUNT_STATUS } from '../texts/accounts.ts';
import { type ProblemValues, type ServerProblemCode, texts } from '../texts/texts.ts';
import { findingViews } from '../views/reasons.ts';
import { wrongFields } from './fields.ts';

/** Something the service refuses by itself. */
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
  ...ACCOUNT_STATUS,
});

/** What does not exist. */
const UNKNOWN: readonly OfficeErrorCode[] = [
  'event-unknown',
  'report-unknown',
  'list-unknown',
  'player-unknown',
  'revision-unknown',
];

/** What cannot be done as things stand, though it is said correctly. */
const CONFLICTS: readonly OfficeErrorCode[] = [
  'nothing-to-join',
  'no-list-before',
  'no-list-in-force',
  'list-published',
  'list-too-early',
  'no-draft',
  'draft-stale',
  'report-elsewhere',
  'event-differs',
  'basis-revised',
  'correction-unplaced',
  'rounds-taken',
  'rounds-absent',
  'basis-unpublished',
  'changed-meanwhile',
  'report-redacted',
  'event-rated',
  'event-not-rated',
  'nothing-to-decide',
  'nothing-to-reopen',
  'not-rejected',
  'appeal-too-late',
  'adjustment-not-set',
  'nothing-to-replay',
  'store-set-up',
  'list-computed',
  'player-same',
  'identity-taken',
  'identity-not-added',
  'identity-used',
  'nothing-changed',
  'correction-same',
  'player-twice',
  'change-published',
  'players-met',
  'players-differ',
  'not-merged',
  'event-withdrawn',
  'no-revisions',
];

/** Codes of Fastify and what they are with us. */
const FRAMEWORK: Readonly<Record<string, ServerProblemCode>> = Object.freeze({
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type-unsupported',
  FST_CP_ERR_INVALID_CONTENT_ENCODING: 'media-type-unsupported',
  FST_CP_ERR_INVALID_CONTENT: 'malformed-request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-request',
  FST_ERR_BAD_URL: 'malformed-request',
  FST_ERR_ASYNC_CONSTRAINT: 'malformed-request',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
  FST_ERR_NOT_FOUND: 'not-found',
});

export interface ProblemContext {
  readonly language: Language;
  readonly basePath: string;
  readonly bodyLimit: number;
  readonly mediaType: string;
}

/** Refused as it should be, for the moment: the line of the request says all there is to say. */
export function isForNow(error: unknown): boolean {
  return error instanceof ServerProblem || error instanceof ReaderBusy;
}

/** Any error as problem details; what is a mistake of ours says nothing about the inside. */
export function problemOf(error: unknown, context: ProblemContext): Problem {
  const { language } = context;
  if (error instanceof ServerProblem) return own(error.code, error.values, context, error.findings);
  if (error instanceof OfficeError) {
    const status = UNKNOWN.includes(error.code) ? 404 : CONFLICTS.includes(error.code) ? 409 : 422;
    const { message, hint } = officeErrorLine(error, language, 'page');
    const words = texts(language);
    const title = status === 404 ? words.unknownThing : status === 409 ? words.conflict : words.refused;
    const findings = error.findings.length > 0 ? { findings: findingViews(error.findings, language) } : {};
    return made(error.code, title, status, message, context, { hint, values: error.values, ...findings });
  }
  if (error instanceof InputError) {
    const title = texts(language).invalidInput;
    const detail = errorLine(error, language);
    return made(error.code, title, 400, detail, context, { values: error.values });
  }
  if (error instanceof ReaderBusy) return own('busy', {}, context);
  if (error instanceof StoreError) {
    const words = error.code === 'store-slow' ? 'answer-timeout' : 'store-unavailable';
    return { ...own(words, {}, context), code: error.code };
  }
  return framework(error as Partial<FastifyError>, context);
}

function framework(error: Partial<FastifyError>, context: ProblemContext): Problem {
  if (error.validation) {
    const fields = wrongFields(
      error.validation,
      error.validationContext ?? '',
      texts(context.language).fields,
    );
    const where = fields.map((field) => `${field.where} ${field.message}`).join('; ');
    return { ...own('invalid-request', { where }, context), fields };
  }
  const code = FRAMEWORK[error.code ?? ''] ?? byStatus(error);
  return own(code, { limit: context.bodyLimit, type: context.mediaType }, context);
}

function byStatus({ statusCode, name }: Partial<FastifyError>): ServerProblemCode {
  if (name === 'SyntaxError' && statusCode === 400) return 'invalid-json';
  if (statusCode === 404) return 'not-found';
  if (statusCode === 503) return 'closing';
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? 'malformed-request'
    : 'unexpected';
}

function own(
  code: ServerProblemCode,
  values: ProblemValues,
  context: ProblemContext,
  findings: readonly FindingView[] | null = null,
): Problem {
  const { title, detail } = texts(context.language).problems[code];
  return made(code, title, STATUS[code], detail(values), context, findings ? { findings } : {});
}

interface More {
  readonly hint?: string;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly findings?: readonly FindingView[];
  readonly fields?: readonly WrongField[];
}

function made(
  code: string,
  title: string,
  status: number,
  detail: string,
  { basePath }: ProblemContext,
  more: More = {},
): Problem {
  return { type: `${basePath}/api/docs#problem-${code}`, title, status, detail, code, ...more };
}
