import { userInfo } from 'node:os';
import { type Office, OfficeError, type OfficeErrorCode, openOffice, StoreError } from '@eloquence/office';
import { ListError } from '@eloquence/reports';
import type { OptionName } from '@eloquence/words/cli';
import { type Call, GENERAL, given, isGiven } from '../framework/command.ts';
import { asFailure, type ExitStatus, Failure } from '../framework/failure.ts';
import { placeOnCommandLine } from '../input/values.ts';
import { findingBlocks } from '../reports/finding-lines.ts';
import { print } from '../reports/print.ts';
import { parts } from '../terminal/blocks.ts';
import { findingJson } from './findings.ts';

/** The options of every office command. */
export const STORE: readonly OptionName[] = Object.freeze(['db', 'as', ...GENERAL]);

/** The store's URL. */
export function storeUrl(call: Call): string {
  return given(call, 'db') ?? (call.io.env.ELOQUENCE_DB || './eloquence.db');
}

/** The actor recorded in the ledger. */
export function actorOf(call: Call): string {
  const name = given(call, 'as')?.trim();
  if (name) return name;
  try {
    return userInfo().username;
  } catch {
    // The system may not know the user's name.
    return 'eloquence';
  }
}

/** Opens the office for one command and always closes it. */
export async function withOffice<T>(
  call: Call,
  work: (office: Office) => Promise<T>,
  open: (url: string, actor: string) => Promise<Office> = (url, actor) => openOffice(url, { actor }),
): Promise<T> {
  return withFailures(call, async () => {
    const office = await open(storeUrl(call), actorOf(call));
    try {
      return await work(office);
    } finally {
      await office.store.close();
    }
  });
}

/** Runs an office operation; its errors become failures of the program. */
export async function withFailures<T>(call: Call, work: () => Promise<T>, file?: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OfficeError && error.findings.length > 0 && !isGiven(call, 'json'))
      print(call, parts(...findingBlocks(call, error.findings, 'office')));
    throw officeFailure(call, error, file);
  }
}

/** Exit status by code: 1 refused by the regulations or the state, 2 wrong usage, 3 unusable. */
const STATUSES: Readonly<Record<OfficeErrorCode, ExitStatus>> = Object.freeze({
  'format-unknown': 3,
  'nothing-to-join': 1,
  'no-list-before': 1,
  'no-list-in-force': 1,
  'list-published': 1,
  'list-too-early': 1,
  'not-a-list-date': 1,
  'no-draft': 1,
  'draft-stale': 1,
  'report-elsewhere': 1,
  'event-differs': 1,
  'basis-revised': 1,
  'correction-unplaced': 1,
  'rounds-taken': 1,
  'rounds-absent': 1,
  'basis-unpublished': 1,
  'changed-meanwhile': 1,
  'event-unknown': 2,
  'event-rated': 1,
  'event-not-rated': 1,
  'report-unknown': 2,
  'report-has-errors': 1,
  'report-has-warnings': 1,
  'report-not-submitted': 1,
  'report-unreadable': 1,
  'report-redacted': 1,
  'nothing-to-decide': 1,
  'nothing-to-reopen': 1,
  'registration-invalid': 1,
  'because-missing': 2,
  'not-rejected': 1,
  'appeal-too-late': 1,
  'adjustment-unknown': 2,
  'adjustment-not-set': 1,
  'fact-unknown': 2,
  'fact-holds': 1,
  'fact-not-stated': 1,
  'fact-dates': 2,
  'k-invalid': 2,
  'k-not-stated': 1,
  'nothing-to-replay': 1,
  'store-set-up': 1,
  'zone-unknown': 2,
  'list-unknown': 2,
  'list-computed': 1,
  'nothing-to-undo': 1,
  'import-needed': 1,
  'list-empty': 3,
  'list-truncated': 3,
  'list-several': 3,
  'date-out-of-range': 2,
  'player-unknown': 2,
  'player-merged': 1,
  'player-same': 1,
  'identity-taken': 1,
  'identity-invalid': 2,
  'identity-not-added': 1,
  'identity-used': 1,
  'hidden-characters': 2,
  'name-missing': 2,
  'federation-invalid': 2,
  'birth-invalid': 2,
  'nothing-changed': 1,
  'correction-same': 1,
  'player-twice': 1,
  'since-in-future': 1,
  'title-unknown': 2,
  'title-of-women': 1,
  'death-in-future': 1,
  'death-before-birth': 1,
  'birth-in-future': 1,
  'change-published': 1,
  'players-met': 1,
  'players-differ': 1,
  'not-merged': 1,
  'event-withdrawn': 1,
  'revision-unknown': 2,
  'no-revisions': 1,
  'registration-key': 1,
});

/** Converts an error of the office, store or list; `file` is the file being read. */
export function officeFailure(call: Call, error: unknown, file?: string): Failure {
  const where = file === undefined ? {} : { where: file };
  if (error instanceof OfficeError) {
    const findings = error.findings.map((finding) => findingJson(call, finding));
    return new Failure(error.code, { ...error.values, ...where }, STATUSES[error.code], findings);
  }
  if (error instanceof StoreError) return new Failure(error.code, error.values, 3);
  if (error instanceof ListError) return new Failure(error.code, { ...error.values, ...where }, 3);
  const source = file === undefined ? 'command-line' : 'file';
  return asFailure(error, source, (value, names) => file ?? placeOnCommandLine(call, value, names));
}
