import type { OfficeErrorCode, StoreErrorCode } from '@eloquence/office/codes';
import { InputError, type InputErrorCode, type InputErrorValues } from '@eloquence/rating';
import type { ListErrorCode } from '@eloquence/reports';

/** What can go wrong besides what the engine refuses, and the exit status it leads to. */
export const STATUS = {
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
  'too-many-files': 3,
  'list-several': 3,
  'setting-wrong': 2,
  'port-taken': 3,
  'address-unusable': 3,
  'account-unknown': 2,
  'unknown-key': 1,
  'not-json': 1,
  unexpected: 1,
} as const;

export type ExitStatus = 0 | 1 | 2 | 3;
export type OwnCode = keyof typeof STATUS;
export type FailureCode = OwnCode | InputErrorCode | ListErrorCode | OfficeErrorCode | StoreErrorCode;

/** Something that ends a command, with what is needed to say so in one line. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly values: InputErrorValues;
  readonly status: ExitStatus;
  /** What was found in a report that is refused, for programs. */
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
    this.status = status ?? (isOwnCode(code) ? STATUS[code] : 2);
    this.findings = findings;
  }
}

export function isOwnCode(code: FailureCode): code is OwnCode {
  return Object.hasOwn(STATUS, code);
}

/** What the regulations refuse, wherever it was asked. */
const REFUSED: readonly InputErrorCode[] = ['before-first-edition', 'k-not-set'];

/** The fields and options in which a value of the engine's can have been given. */
const FIELDS: Readonly<Partial<Record<InputErrorCode, readonly string[]>>> = Object.freeze({
  'invalid-rating': ['own', 'opponent', 'rating', 'peak', 'games', 'opponents', 'goal', 'ru'],
  'invalid-k': ['k'],
  'invalid-score': ['score'],
  'invalid-count': ['played', 'n', 'seed', 'players', 'months'],
  'invalid-date': ['on', 'birth', 'start', 'list', 'list-date'],
  'invalid-type': ['type', 'cadence'],
  'unknown-edition': ['edition'],
  'unknown-variant': ['variant'],
  'before-first-edition': ['on', 'start'],
  'games-needed': ['type'],
});

/**
 * Any error as a failure. What the engine refuses is wrong usage where it came from the command line, and
 * an error in the input where it came from a file; `where` finds the place by the value that was refused.
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
  const place = values.value === undefined ? null : where(String(values.value), FIELDS[code] ?? []);
  const status = source === 'file' || REFUSED.includes(code) ? 1 : 2;
  return new Failure(code, place === null ? values : { ...values, where: place }, status);
}
