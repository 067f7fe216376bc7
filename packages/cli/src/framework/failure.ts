import type { OfficeErrorCode, StoreErrorCode } from '@eloquence/office/codes';
import { InputError, type InputErrorCode, type InputErrorValues } from '@eloquence/rating';
import type { ListErrorCode } from '@eloquence/reports';
import type { CliErrorCode } from '@eloquence/words/cli';

/** Failures of the program itself, with their exit status. */
export const STATUS: Readonly<Record<CliErrorCode, ExitStatus>> = Object.freeze({
  'unknown-command': 2,
  'missing-command': 2,
  'unknown-option': 2,
  'missing-option': 2,
  'missing-value': 2,
  'unexpected-value': 2,
  'repeated-option': 2,
  'missing-argument': 2,
  'unexpected-argument': 2,
  'games-or-file': 2,
  'options-exclude': 2,
  'list-date-differs': 2,
  'malformed-game': 2,
  'malformed-number': 2,
  'malformed-rounds': 2,
  'malformed-month': 2,
  'malformed-hash': 2,
  'unknown-language': 2,
  'file-unreadable': 3,
  'file-too-large': 3,
  'file-exists': 3,
  'file-unwritable': 3,
  'folder-not-empty': 3,
  'no-reports': 3,
  'no-registrations': 3,
  'player-not-found': 2,
  'too-many-files': 3,
  'list-several': 3,
  'setting-wrong': 2,
  'port-taken': 3,
  'address-unusable': 3,
  'account-unknown': 2,
  'token-unknown': 2,
  'token-scope': 1,
  'token-limit': 1,
  'unknown-key': 1,
  'not-json': 1,
  'duckdb-missing': 3,
  'history-missing': 3,
  'history-schema': 3,
  'folder-without-lists': 3,
  'figure-unknown': 2,
  'nothing-to-measure': 1,
  unexpected: 1,
});

export type ExitStatus = 0 | 1 | 2 | 3;
export type FailureCode = CliErrorCode | InputErrorCode | ListErrorCode | OfficeErrorCode | StoreErrorCode;

/** Ends a command with a one-line message. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly values: InputErrorValues;
  readonly status: ExitStatus;
  /** The findings of a refused report, for `--json`. */
  readonly findings: readonly object[];

  constructor(
    code: FailureCode,
    values: InputErrorValues,
    status?: ExitStatus,
    findings: readonly object[] = [],
  ) {
    super(code);
    this.name = 'Failure';
    this.code = code;
    this.values = values;
    this.status = status ?? (isCliErrorCode(code) ? STATUS[code] : 2);
    this.findings = findings;
  }
}

export function isCliErrorCode(code: FailureCode): code is CliErrorCode {
  return Object.hasOwn(STATUS, code);
}

/** Codes of refusals by the regulations. */
const REFUSED: readonly InputErrorCode[] = ['before-first-edition', 'k-not-set'];

/** The fields and options a refused value may come from. */
const FIELDS: Readonly<Partial<Record<InputErrorCode, readonly string[]>>> = Object.freeze({
  'invalid-rating': ['own', 'opponent', 'rating', 'peak', 'games', 'opponents', 'goal', 'ru'],
  'invalid-k': ['k'],
  'invalid-score': ['score'],
  'invalid-count': ['played', 'n', 'seed', 'players', 'months', 'stretch', 'advantage', 'seeds'],
  'invalid-date': ['on', 'birth', 'start', 'list', 'list-date', 'monthly-lists'],
  'invalid-type': ['type', 'cadence'],
  'unknown-edition': ['edition'],
  'unknown-variant': ['variant'],
  'before-first-edition': ['on', 'start'],
  'games-needed': ['type'],
});

/**
 * Converts any error to a failure. An engine error is wrong usage if the value came from the command line,
 * and an input error if it came from a file; `where` locates the refused value.
 */
export function asFailure(
  error: unknown,
  source: 'command-line' | 'file',
  where: (value: string, names: readonly string[]) => string | null,
): Failure {
  if (error instanceof Failure) return error;
  if (!(error instanceof InputError)) {
    return new Failure('unexpected', { reason: error instanceof Error ? error.message : String(error) });
  }
  const { code, values } = error;
  // The texts of invalid input begin with the path themselves.
  const path = source === 'file' && code !== 'invalid-input' ? values.path : undefined;
  const place =
    typeof path === 'string' || values.value === undefined
      ? (path ?? null)
      : where(String(values.value), FIELDS[code] ?? []);
  const status = source === 'file' || REFUSED.includes(code) ? 1 : 2;
  return new Failure(code, place === null ? values : { ...values, where: place }, status);
}
