/** The rating office: players, events, reports and lists in a store that never lies. Unofficial. */

export {
  type AdjustmentSet,
  type ListedAdjustment,
  listAdjustments,
  revokeAdjustment,
  setAdjustment,
} from './audit/adjust.ts';
export type { ExplainedCorrection } from './audit/explain/corrections.ts';
export {
  type ExplainedEvent,
  type ExplainedGame,
  type ExplainedPeriod,
  explainPeriod,
} from './audit/explain/explain-period.ts';
export type { KSource } from './audit/explain/k.ts';
export { type PartialFirst, type PlayerCadence, playerRatings } from './audit/explain/player-ratings.ts';
export type { TraceSearch } from './audit/find-player-data.ts';
export { type RedactedPlayer, redactPlayer } from './audit/redact.ts';
export {
  type DropOptions,
  dropDraft,
  dropRevisions,
  type ReplayedList,
  type ReplayOptions,
  replay,
} from './audit/replay.ts';
export type { Difference, DifferenceCode } from './audit/verify/differences.ts';
export {
  type Verified,
  type VerifiedList,
  type VerifyOptions,
  type VerifyStatus,
  verify,
} from './audit/verify/verify.ts';
export { OfficeError, type OfficeErrorCode, type OfficeErrorValues } from './errors.ts';
export { type ChangedEvent, changeEvent } from './events/change.ts';
export { type CorrectionResult, type CorrectOptions, correct, type GamesDiff } from './events/correct.ts';
export {
  type AcceptOptions,
  accept,
  appeal,
  type Decision,
  type PendingReport,
  pendingReports,
  reject,
  reportOfFile,
} from './events/decide.ts';
export {
  type ListedEvent,
  type ListedEvents,
  type ListedEventsQuery,
  listEvents,
} from './events/list-events.ts';
export { type Preview, type PreviewOptions, preview } from './events/preview.ts';
export { checkRegistration, type DeadlineFinding, type Registered, register } from './events/register.ts';
export { type Registration, readRegistration } from './events/registration.ts';
export { type ReopenedReport, reopen } from './events/reopen.ts';
export { type ReportDifferences, reportDifferences } from './events/report-differences.ts';
export { type EventStatus, eventStatuses, type Stage } from './events/stage.ts';
export { type SubmitOptions, type Submitted, submit } from './events/submit.ts';
export { type EventView, type ReportView, viewEvent } from './events/view.ts';
export type { Wait, WaitCode } from './events/waits.ts';
export { type WithdrawnEvent, withdrawEvent } from './events/withdraw.ts';
export {
  endFact,
  FACT_KINDS,
  FACT_SUBJECTS,
  type FactInput,
  type FactKind,
  type StatedFact,
  statedFacts,
  stateFact,
} from './facts/state.ts';
export type { OfficeFindingCode, OfficeFindingValues } from './findings.ts';
export {
  countHistory,
  type HistoryEvent,
  type HistoryList,
  readHistory,
} from './history/read-history.ts';
export { type ReplayedHistory, replayHistory } from './history/replay-history.ts';
export {
  type ImportedListReport,
  type ImportOptions,
  type ImportReport,
  importList,
} from './imports/import-list.ts';
export {
  type DoubledId,
  type DoubledIds,
  type DuplicateChoice,
  LOSS_REASONS,
  type Losses,
  type LossReason,
  type LostRow,
} from './imports/losses.ts';
export type { ImportNeed, ImportNeedCode, ImportNote, ImportNoteCode } from './imports/notes.ts';
export {
  type KeptReason,
  keepReason,
  type UndoneImport,
  type UndoneList,
  undoImport,
} from './imports/undo-import.ts';
export { append } from './ledger/ledger.ts';
export type { Office } from './office.ts';
export { type ClosedList, type CloseOptions, close } from './period/close-period.ts';
export type { ListSummary } from './period/compute-list.ts';
export { draftFindings } from './period/plan/timing-findings.ts';
export { type PublishedList, type PublishOptions, publish } from './period/publish.ts';
export type { EventPlayer } from './period/rate/event-players.ts';
export type { NewPlayer } from './players/add.ts';
export {
  addPlayer,
  markDied,
  rename,
  revokeDeath,
  setBirth,
  setTitles,
  transferFederation,
} from './players/change.ts';
export { addIdentity, revokeIdentity } from './players/identities.ts';
export { type MergeOptions, mergePlayers, type SplitPlayer, splitPlayer } from './players/merge.ts';
export {
  findPlayer,
  type PlayerProfile,
  playerHistory,
  playerProfile,
  type RatingOnList,
  ratingsByList,
} from './players/player.ts';
export { type NamedPlayer, playersByKey } from './players/players-by-key.ts';
export type { Since } from './players/record-change.ts';
export { type FoundPlayers, type PlayerSearch, searchPlayers } from './players/search.ts';
export type { Titles } from './players/titles.ts';
export { rebuildTopByPrefix } from './players/top-by-prefix.ts';
export { federationIn } from './players/validation.ts';
export type { WorkProgress } from './progress.ts';
export { type ExportOptions, writeStoredList } from './queries/export-list.ts';
export * from './queries/index.ts';
export { type CalendarList, type ListCalendar, listCalendar } from './queries/list-calendar.ts';
export { type PlayedEvent, playerEvents } from './queries/player-events.ts';
export { type OfficeStatus, officeStatus, type WaitingEvent } from './queries/status.ts';
export { ListBuilder } from './rating-lists/builder.ts';
export { FLAG, flagText, idOf, type ListColumns, SEX, shownRating } from './rating-lists/columns.ts';
export type { DiffExample, ListDiff } from './rating-lists/diff.ts';
export {
  NO_POINTS,
  type PointsTally,
  type Reconciliation,
  reconcile,
  totalOf,
} from './rating-lists/points.ts';
export { listNotFound } from './rating-lists/store/list-not-found.ts';
export { type RatingsInForce, ratingsInForce } from './rating-lists/store/ratings.ts';
export { NO_ROW, walkBoth } from './rating-lists/walk.ts';
export type { GameSet, GameSetFacts } from './reports/game-set.ts';
export { backup } from './setup/backup.ts';
export { type InitOptions, initOffice, type OpenOfficeOptions, openOffice } from './setup/open-office.ts';
export { openStore, type Store } from './setup/open-store.ts';
export { restoreOffice as restore } from './setup/restore-office.ts';
export { copyStore } from './store/copy.ts';
export { StoreError, type StoreErrorCode, type StoreErrorValues, storeName } from './store/errors.ts';
export { Replica, type ReplicaState } from './store/replica.ts';
export type { Schema } from './store/schema.ts';
export { storeIdentity } from './store/sqlite-file.ts';
export { todayOf } from './today.ts';
export { inWorker, type WorkerOptions } from './workers/in-worker.ts';
export type { Queries, QueryName } from './workers/queries.ts';
export { Reader, ReaderBusy, type ReaderOptions, type Requester } from './workers/reader.ts';
export { serve, serveQueries } from './workers/serve.ts';
export { runTask, type TaskName, type Tasks } from './workers/tasks.ts';
export { WorkerThread, workerModule } from './workers/thread.ts';
