import type { Requirement } from '@eloquence/rating';
import type { Finding } from '@eloquence/reports';

/** Why the office refuses a request; the texts are in `packages/words`. */
export type OfficeErrorCode =
  | 'format-unknown'
  | 'nothing-to-join'
  | 'no-list-before'
  | 'no-list-in-force'
  | 'list-published'
  | 'list-too-early'
  | 'not-a-list-date'
  | 'no-draft'
  | 'draft-stale'
  | 'basis-unpublished'
  | 'basis-revised'
  | 'correction-unplaced'
  | 'rounds-taken'
  | 'rounds-absent'
  | 'changed-meanwhile'
  | 'event-unknown'
  | 'event-rated'
  | 'event-not-rated'
  | 'event-differs'
  | 'report-elsewhere'
  | 'report-unknown'
  | 'report-has-errors'
  | 'report-has-warnings'
  | 'report-not-submitted'
  | 'report-unreadable'
  | 'report-redacted'
  | 'nothing-to-decide'
  | 'nothing-to-reopen'
  | 'registration-invalid'
  | 'because-missing'
  | 'not-rejected'
  | 'appeal-too-late'
  | 'adjustment-unknown'
  | 'adjustment-not-set'
  | 'fact-unknown'
  | 'fact-holds'
  | 'fact-not-stated'
  | 'fact-dates'
  | 'k-invalid'
  | 'k-not-stated'
  | 'nothing-to-replay'
  | 'store-set-up'
  | 'zone-unknown'
  | 'list-unknown'
  | 'list-computed'
  | 'nothing-to-undo'
  | 'import-needed'
  | 'list-empty'
  | 'list-truncated'
  | 'list-several'
  | 'date-out-of-range'
  | 'player-unknown'
  | 'player-merged'
  | 'player-same'
  | 'identity-taken'
  | 'identity-invalid'
  | 'identity-not-added'
  | 'identity-used'
  | 'name-missing'
  | 'hidden-characters'
  | 'federation-invalid'
  | 'birth-invalid'
  | 'nothing-changed'
  | 'correction-same'
  | 'player-twice'
  | 'since-in-future'
  | 'title-unknown'
  | 'title-of-women'
  | 'death-in-future'
  | 'death-before-birth'
  | 'birth-in-future'
  | 'change-published'
  | 'players-met'
  | 'players-differ'
  | 'not-merged'
  | 'event-withdrawn'
  | 'revision-unknown'
  | 'no-revisions'
  | 'registration-key';

export type OfficeErrorValues = Readonly<Record<string, string | number | Requirement>>;

export class OfficeError extends Error {
  readonly code: OfficeErrorCode;
  readonly values: OfficeErrorValues;
  /** Of a refused report. */
  readonly findings: readonly Finding[];

  constructor(code: OfficeErrorCode, values: OfficeErrorValues = {}, findings: readonly Finding[] = []) {
    super(`${code} ${JSON.stringify(values)}`);
    this.name = 'OfficeError';
    this.code = code;
    this.values = values;
    this.findings = findings;
  }
}
