/** Tournament reports and rating lists: read, checked, written. Unofficial. */
export { type ReportLayout, readAnyReport, reportLayout } from './any-layout.ts';
export { foldName, type ListEntries, type ListEntry } from './check/list.ts';
export { readCsv, writeCsv } from './convert/csv.ts';
export { fromJson, type ReportJson, toJson } from './convert/json.ts';
export { type Conversion, type Loss, toVersion } from './convert/versions.ts';
export { type Birth, parseBirth, parseReportDate, type ReportDate } from './dates.ts';
export { type Examination, type ExamineOptions, examineAndRate, examineReport } from './examine.ts';
export {
  FILE_FINDING_CODES,
  type FileFindingCode,
  type FileFindingValues,
  type Finding,
  type FindingCode,
  type FindingValues,
  hasErrors,
  type Severity,
} from './findings.ts';
export { gamesOf } from './games.ts';
export { MAX_LINE_LENGTH, MAX_REPORT_BYTES } from './limits.ts';
export {
  isInactive,
  ListError,
  type ListErrorCode,
  type ListErrorValues,
  type ListedRating,
  type ListOptions,
  type ListReport,
  type ListRow,
  type ListWriting,
  type LookUp,
  lookUp,
  type WriteOptions,
  type WrittenFormat,
  writeList,
} from './list/index.ts';
export { type RatedGame, type RatedPlayer, type RatedReport, rateReport } from './rate.ts';
export {
  type Arbiter,
  type Report,
  type ReportPlayer,
  type ReportReading,
  readReport,
  reportOf,
  thinkingMinutes,
} from './report.ts';
export { readStatedFacts, type StatedFacts } from './stated.ts';
export {
  cadenceOf,
  parseCodedTimeControl,
  parseTimeControl,
  type TimeControl,
  writeCodedTimeControl,
} from './time-control.ts';
export { readTrf, type TrfReading } from './trf/read.ts';
export type { PlayerRecord, ResultCode, RoundResult, TrfFile, TrfRecord, TrfVersion } from './trf/records.ts';
export { writeTrf } from './trf/write.ts';
