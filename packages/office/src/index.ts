/** The rating office: players, events, reports and lists in a store that never lies. Unofficial. */

export { type CalendarList, type ListCalendar, listCalendar } from './closing/calendar.ts';
export type { ListSummary } from './closing/draft.ts';
export { type PublishedList, type PublishOptions, publish } from './closing/publish.ts';
export { type ClosedList, type CloseOptions, close, type WorkProgress } from './closing/run.ts';
export { draftFindings } from './closing/timing.ts';
export type { Office } from './context.ts';
export { OfficeError, type OfficeErrorCode, type OfficeErrorValues } from './errors.ts';
export { type ChangedEvent, changeEvent } from './events/change.ts';
export { type Corrected, type CorrectOptions, correct, type GamesDiff } from './events/correct.ts';
export { accept, appeal, type Decided, reject } from './events/decide.ts';
export { type ListedEvent, type ListedEvents, type ListedEventsQuery, listEvents } from './events/list.ts';
export { type Preview, preview } from './events/preview.ts';
export { checkRegistration, type DeadlineFinding, type Registered, register } from './events/register.ts';
export { type Registration, readRegistration } from './events/registration.ts';
export { type ReopenedReport, reopen } from './events/reopen.ts';
export { type ReportDifferences, reportDifferences } from './events/report-differences.ts';
export type { Stage } from './events/stage.ts';
export { type SubmitOptions, type Submitted, submit } from './events/submit.ts';
export { type EventView, type ReportView, viewEvent } from './events/view.ts';
export type { Wait, WaitCode } from './events/waits.ts';
export { type WithdrawnEvent, withdrawEvent } from './events/withdraw.ts';
export type { ExplainedCorrection } from './explain/corrections.ts';
export type { KSource } from './explain/k.ts';
export { type PartialFirst, type PlayerCadence, playerStandings } from './explain/now.ts';
export {
  type ExplainedEvent,
  type ExplainedGame,
  type ExplainedPeriod,
  explainPeriod,
} from './explain/period.ts';
export { type ExportOptions, writeKeptList } from './export-list.ts';
export type { OfficeFindingCode, OfficeFindingValues } from './findings.ts';
export { type ImportOptions, type ImportReport, importList, type TakenOver } from './imports/import-list.ts';
export type { ImportNote, ImportNoteCode } from './imports/notes.ts';
export {
  type AdjustmentSet,
  type ListedAdjustment,
  listAdjustments,
  revokeAdjustment,
  setAdjustment,
} from './later/adjust.ts';
export type { Difference, DifferenceCode } from './later/differences.ts';
export { type RedactedPlayer, redactPlayer } from './later/redact.ts';
export {
  type DropOptions,
  dropDraft,
  dropRevisions,
  type ReplayedList,
  type ReplayOptions,
  replay,
} from './later/replay.ts';
export type { TraceSearch } from './later/traces.ts';
export {
  type Standing,
  type Verified,
  type VerifiedList,
  type VerifyOptions,
  verify,
} from './later/verify.ts';
export { append } from './ledger/ledger.ts';
export { flagText } from './lists/columns.ts';
export type { DiffExample, DiffKind, ListDiff } from './lists/diff.ts';
export type { Reconciliation } from './lists/points.ts';
export { notPublished } from './lists-in-store/not-published.ts';
export { type RatingsInForce, ratingsInForce } from './lists-in-store/ratings.ts';
export { type InitOptions, initOffice, type OpenOfficeOptions, openOffice } from './open.ts';
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
export type { Since } from './players/entering.ts';
export { federationIn } from './players/facts.ts';
export { addIdentity, revokeIdentity } from './players/identities.ts';
export { type MergeOptions, mergePlayers, type SplitPlayer, splitPlayer } from './players/merge.ts';
export { type NamedPlayer, playersByKey } from './players/named.ts';
export { rebuildPrefixes } from './players/names/prepare.ts';
export {
  findPlayer,
  type PlayerProfile,
  playerHistory,
  playerProfile,
  type Standing as ListStanding,
  standingsByList,
} from './players/player.ts';
export { type FoundPlayers, type PlayerSearch, searchPlayers } from './players/search.ts';
export type { Titles } from './players/titles.ts';
export { type OfficeStatus, officeStatus, type WaitingEvent } from './status.ts';
export { backup, restore } from './store/backup.ts';
export { copyStore } from './store/copy.ts';
export { StoreError, type StoreErrorCode, type StoreErrorValues, storeName } from './store/errors.ts';
export { openStore, type Store } from './store/open.ts';
export type { Schema } from './store/schema.ts';
export { todayOf } from './today.ts';
export * from './views/index.ts';
export { type PlayedEvent, playerEvents } from './views/player-events.ts';
export { answerQuestions } from './work/answering.ts';
export { inWorker, type WorkerOptions } from './work/in-worker.ts';
export type { QuestionName, Questions } from './work/questions.ts';
export { type Asker, beside, Reader, ReaderBusy, type ReaderOptions } from './work/reader.ts';
export { runTask, type TaskName, type Tasks } from './work/tasks.ts';
