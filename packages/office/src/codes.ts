/** The codes of what the office refuses and notes, for whoever puts them into words: types only, nothing to load. */
export type { OfficeErrorCode, OfficeErrorValues } from './errors.ts';
export type { Wait, WaitCode } from './events/waits.ts';
export type { OfficeFindingCode, OfficeFindingValues } from './findings.ts';
export type { ImportNote, ImportNoteCode } from './imports/notes.ts';
export type { Difference, DifferenceCode } from './later/differences.ts';
export type { StoreErrorCode, StoreErrorValues } from './store/errors.ts';
