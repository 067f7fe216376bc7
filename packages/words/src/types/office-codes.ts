import type { Requirement } from '@eloquence/rating';
/** The codes of the office's messages. A test of the server compares them with the office's own. */
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

export type StoreErrorCode =
  | 'store-missing'
  | 'store-newer'
  | 'store-older'
  | 'store-busy'
  | 'store-locked'
  | 'store-slow'
  | 'store-full'
  | 'store-read-only'
  | 'store-unreachable'
  | 'store-refused'
  | 'store-broken'
  | 'store-not-empty'
  | 'store-file'
  | 'store-exists'
  | 'store-kind';

export type StoreProblem =
  | 'not-a-store'
  | 'not-a-backup'
  | 'backup-missing'
  | 'database-missing'
  | 'not-verified'
  | 'folder-found'
  | 'not-a-file'
  | 'folder-missing'
  | 'list-damaged'
  | 'list-newer';

export type ImportNoteCode =
  | 'list-not-in-calendar'
  | 'list-before-first-edition'
  | 'list-date-differs'
  | 'list-cadence-guessed'
  | 'list-same-persons'
  | 'list-hidden-characters'
  | 'list-facts-older'
  | 'list-computed-later'
  | 'rows-lost'
  | 'ids-doubled'
  | 'list-replaced'
  | 'players-gone'
  | 'list-date-unusual';

export type DifferenceCode =
  | 'entry'
  | 'entries-missing'
  | 'head-unknown'
  | 'document'
  | 'list-missing'
  | 'columns'
  | 'rows-hash'
  | 'memory-hash'
  | 'entry-missing'
  | 'entry-other'
  | 'games'
  | 'player-missing'
  | 'player-extra'
  | 'player-value'
  | 'names'
  | 'not-again'
  | 'list-value'
  | 'event-value'
  | 'record'
  | 'guard'
  | 'clock';

export type WaitCode =
  | 'for-report'
  | 'for-decision'
  | 'for-new-report'
  | 'for-closing'
  | 'for-its-list'
  | 'for-earlier-list'
  | 'for-edition'
  | 'for-correction'
  | 'for-next-rounds';

export interface OfficeFindingValues {
  /** The officer decides about an event that nobody registered: it is no refusal, as it is by the regulations alone. */
  'not-registered': Record<never, never>;
  /** The report has another name and begins on another day than its event. */
  'event-differs': { event: string; name: string; start: string; found: string; begins: string };
  /** Another event has the same name and dates. */
  'event-alike': { event: string; name: string; start: string; end: string };
  /** A report of another event has the same players and results. */
  'games-alike': { event: string; report: string; same: number; games: number };
  /** The report names somebody whose name was redacted. */
  'name-redacted': { id: string };
  /** Another report of some of the same rounds gives way to this one, and its other rounds with it. */
  'rounds-left-out': { report: string; rounds: string };
  /** Lists between the newest and this one were never closed. */
  'list-skipped': { cadence: string; date: string; newest: string; skipped: string };
  /** Events that still can be on the list have not ended. */
  'closing-early': { cadence: string; date: string; closing: string };
}

export type OfficeFindingCode = keyof OfficeFindingValues;

/** What goes into a message of the office. */
export type OfficeValues = Readonly<Record<string, string | number | Requirement>>;
