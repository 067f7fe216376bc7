/** Tournament reports and rating lists: read, checked, written. Unofficial. */
export { type ReportLayout, readAnyReport, reportLayout } from './any-layout.ts';
export type { ListEntries, ListEntry } from './check/list.ts';
export { foldLetters, foldName } from './check/names.ts';
export { readCsv, writeCsv } from './convert/csv.ts';
export {
  fromJson,
  MAX_JSON_BYTES,
  type RecordJson,
  type ReportJson,
  toJson,
  writeJson,
} from './convert/json.ts';
export { type Adjustment, type Conversion, type Loss, toVersion } from './convert/versions.ts';
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
  type ByteStream,
  beginsAsDummy,
  detectLayout,
  detectPacking,
  type Examples,
  entriesOf,
  findSamePersons,
  type Hygiene,
  indexList,
  isDummyName,
  isInactive,
  isWoman,
  LIST_LIMITS,
  type LineExample,
  ListError,
  type ListErrorCode,
  type ListErrorValues,
  type ListedRating,
  type ListIndex,
  type ListLayout,
  type ListLimits,
  type ListOptions,
  type ListRecord,
  type ListReport,
  type ListRow,
  type ListRows,
  type ListSource,
  type ListWriting,
  type LookUp,
  type LookUpOptions,
  lookUp,
  type Packing,
  type Person,
  type RowExample,
  readList,
  type SamePerson,
  type SamePersons,
  scanList,
  type WriteOptions,
  type WriteReport,
  type WrittenFormat,
  type WrittenOtherwise,
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
export { readStatedFacts, STATED_FACTS, type StatedFacts } from './stated.ts';
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
export { writeTrf } from './trf/write.ts';
