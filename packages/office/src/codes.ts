/** The codes of the office, for `words`: types only, so that nothing is loaded. */

export type { Difference, DifferenceCode } from './audit/verify/differences.ts';
export type { OfficeErrorCode, OfficeErrorValues } from './errors.ts';
export type { Wait, WaitCode } from './events/waits.ts';
export type { OfficeFindingCode, OfficeFindingValues } from './findings.ts';
export type { ImportNote, ImportNoteCode } from './imports/notes.ts';
export type { StoreErrorCode, StoreErrorValues, StoreProblem } from './store/errors.ts';
