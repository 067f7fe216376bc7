/** Rating lists in all of FIDE's layouts: read in one pass, looked up, written. */
export { entriesOf } from './entries.ts';
export { ListError, type ListErrorCode, type ListErrorValues } from './errors.ts';
export { beginsAsDummy, isDummyName } from './hygiene/dummy.ts';
export type { Examples, Hygiene, LineExample, RowExample } from './hygiene/hygiene.ts';
export {
  type CsvLayout,
  detectLayout,
  type ListLayout,
  type TextLayout,
  type XmlLayout,
} from './layout/detect.ts';
export type { Column, TextLayoutName } from './layout/known.ts';
export { LIST_LIMITS, type ListLimits } from './limits.ts';
export { indexList, type ListIndex } from './list-index.ts';
export { type LookUp, type LookUpOptions, lookUp, type Person } from './look-up.ts';
export { type ListReport, scanList } from './read.ts';
export { isInactive, isWoman, type ListedRating, type ListRow } from './row.ts';
export { type ListRows, readList } from './rows.ts';
export { findSamePersons, type SamePerson, type SamePersons } from './same-persons.ts';
export type { ListOptions } from './scan/make.ts';
export type { ListRecord } from './scan/record.ts';
export type { ByteStream, ListSource } from './source/pieces.ts';
export { detectPacking, type Packing } from './source/unpacking.ts';
export type { WriteReport, WrittenOtherwise } from './write/changes.ts';
export { type ListWriting, type WriteOptions, type WrittenFormat, writeList } from './write/write.ts';
