import type { FindingView, Problem, ProblemsView, WrongField } from '@eloquence/api';
import {
  OfficeError,
  type OfficeErrorCode,
  type OfficeErrorValues,
  ReaderBusy,
  StoreError,
} from '@eloquence/office';
import { InputError, type InputErrorValues } from '@eloquence/rating';
import { inputErrorText, type Language, officeErrorText } from '@eloquence/words';
import type { ProblemValues, ServerProblemCode } from '@eloquence/words/server';
import type { FastifyError } from 'fastify';
import { ServerProblem, STATUS } from '../core/problems.ts';
import { messages, texts } from '../core/texts.ts';
import { invalidFields } from './invalid-fields.ts';
import { findingViews } from './reasons.ts';

/** Codes for 404. */
const UNKNOWN: readonly OfficeErrorCode[] = [
  'event-unknown',
  'report-unknown',
  'list-unknown',
  'player-unknown',
  'revision-unknown',
];

/** Codes for 409: valid, but in conflict with the current state. */
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
  'report-has-warnings',
  'nothing-to-reopen',
  'not-rejected',
  'appeal-too-late',
  'adjustment-not-set',
  'fact-holds',
  'fact-not-stated',
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

/** Fastify's error codes and ours. */
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

/** An expected temporary refusal: the request log line is enough. */
export function isExpectedRefusal(error: unknown): boolean {
  return error instanceof ServerProblem || error instanceof ReaderBusy;
}

/** Any error as problem details; internal errors reveal nothing. */
export function problemOf(error: unknown, context: ProblemContext): Problem {
  const { language } = context;
  if (error instanceof ServerProblem) return own(error.code, error.values, context, error.findings);
  if (error instanceof OfficeError) {
    const { message, hint } = officeErrorText(error, messages(language), 'page');
    const { status, title } = officeProblem(error.code, language);
    const findings = error.findings.length > 0 ? { findings: findingViews(error.findings, language) } : {};
    return problem(error.code, title, status, message, context, {
      hint,
      values: withAllowed(error.values, language),
      ...findings,
    });
  }
  if (error instanceof InputError) {
    const title = texts(language).invalidInput;
    const detail = inputErrorText(error, messages(language));
    return problem(error.code, title, 400, detail, context, { values: withAllowed(error.values, language) });
  }
  if (error instanceof ReaderBusy) return own('busy', {}, context);
  if (error instanceof StoreError) {
    const words = error.code === 'store-slow' ? 'answer-timeout' : 'store-unavailable';
    return { ...own(words, {}, context), code: error.code };
  }
  return framework(error as Partial<FastifyError>, context);
}

function officeProblem(
  code: OfficeErrorCode,
  language: Language,
): { readonly status: number; readonly title: string } {
  const words = texts(language);
  if (UNKNOWN.includes(code)) return { status: 404, title: words.unknownThing };
  return CONFLICTS.includes(code)
    ? { status: 409, title: words.conflict }
    : { status: 422, title: words.refused };
}

/** The codes of the service, then those of the office. */
export function problemsView(language: Language): ProblemsView {
  const { problems } = texts(language);
  const { officeHints } = messages(language);
  return {
    items: [
      ...(Object.keys(problems) as ServerProblemCode[]).map((code) => {
        const { title } = problems[code];
        return { code, status: STATUS[code], title, hint: null };
      }),
      ...(Object.keys(officeHints) as OfficeErrorCode[]).map((code) => {
        const { status, title } = officeProblem(code, language);
        return { code, status, title, hint: officeHints[code] };
      }),
    ],
  };
}

/** Adds `allowed`, the phrase for `expected`. */
function withAllowed(
  values: OfficeErrorValues | InputErrorValues,
  language: Language,
): Readonly<Record<string, unknown>> {
  const { expected } = values as InputErrorValues;
  return expected === undefined ? values : { ...values, allowed: messages(language).requirement(expected) };
}

function framework(error: Partial<FastifyError>, context: ProblemContext): Problem {
  if (error.validation) {
    const fields = invalidFields(
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
  return problem(code, title, STATUS[code], detail(values), context, findings ? { findings } : {});
}

interface More {
  readonly hint?: string;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly findings?: readonly FindingView[];
  readonly fields?: readonly WrongField[];
}

function problem(
  code: string,
  title: string,
  status: number,
  detail: string,
  { basePath }: ProblemContext,
  more: More = {},
): Problem {
  return { type: `${basePath}/api/docs#problem-${code}`, title, status, detail, code, ...more };
}
