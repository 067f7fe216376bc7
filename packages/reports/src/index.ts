/** Tournament reports and rating lists: read, checked, written. Unofficial. */

export type { CheckReportOptions } from './check-options.ts';
export { type CheckedReport, checkAndRateReport, checkReport } from './check-report.ts';
export { readCsv, writeCsv } from './convert/csv.ts';
export {
  fromJson,
  MAX_JSON_BYTES,
  type RecordJson,
  type ReportJson,
  toJson,
  writeJson,
} from './convert/json.ts';
export { type JsonMistake, locateJsonMistake } from './convert/json-text.ts';
export { type Adjustment, type Conversion, type Loss, toVersion } from './convert/trf-versions.ts';
export {
  REPORT_TARGETS,
  type ReportTarget,
  type WrittenReport,
  writeReportAs,
} from './convert/write-report-as.ts';
export { type Birth, parseBirth, parseReportDate, type ReportDate } from './dates.ts';
export { isFederation } from './federations.ts';
export {
  countFindings,
  FILE_FINDING_CODES,
  type FileFindingCode,
  type FileFindingValues,
  type Finding,
  type FindingCode,
  type FindingCounts,
  type FindingValues,
  finding,
  hasErrors,
  type Severity,
  WEIGHTS,
} from './findings.ts';
export {
  type FormGame,
  type FormNumber,
  type FormRow,
  type ReportForm,
  reportForm,
} from './form/report-form.ts';
export { FORM_STYLE, type FormWords, writeForm } from './form/write-form.ts';
export { gamesOf } from './games.ts';
export { MAX_LINE_LENGTH, MAX_REPORT_BYTES } from './limits.ts';
export * from './list/index.ts';
export type { ListEntries, ListEntry, ListOn } from './list-entry.ts';
export { foldLetters, foldName, hiddenIn, withoutHidden } from './names.ts';
export { type RatedGame, type RatedPlayer, type RatedReport, rateReport } from './rate-report.ts';
export { type ReportLayout, readAnyReport, reportLayout } from './read-any-report.ts';
export {
  type Arbiter,
  type Report,
  type ReportPlayer,
  type ReportReading,
  readReport,
  reportOf,
  thinkingMinutes,
} from './report.ts';
export { USUAL_SCORING } from './scoring.ts';
export type { MatchBoard, TeamMatch } from './standings/matches.ts';
export {
  type PointsSource,
  type ReportedBye,
  type ReportedPlace,
  type ReportedStandings,
  reportedStandings,
  type TeamPoints,
  type TeamStanding,
} from './standings/reported-standings.ts';
export {
  type MatchForfeit,
  type ReportedTeam,
  type TeamBye,
  type TeamByeKind,
  teamMiddle,
} from './standings/team-lines.ts';
export { reportedTieBreaks } from './standings/tie-breaks.ts';
export { factsOfEvent, readStatedFacts, STATED_FACTS, type StatedFacts } from './stated-facts.ts';
export {
  cadenceOf,
  parseCodedTimeControl,
  parseTimeControl,
  type TimeControl,
  writeCodedTimeControl,
} from './time-control.ts';
export { readTrf, type TrfReading } from './trf/read.ts';
export type { PlayerRecord, ResultCode, RoundResult, TrfFile, TrfRecord, TrfVersion } from './trf/records.ts';
export { reportLines } from './trf/text.ts';
export { textOf, writeTrf } from './trf/write.ts';
