/** Rating lists in all of FIDE's layouts: read in one pass, looked up, written. */

export { ListError, type ListErrorCode, type ListErrorValues } from '../list-error.ts';
export { LIST_LIMITS, type ListLimits } from '../list-limits.ts';
export {
  type CsvLayout,
  detectLayout,
  type ListLayout,
  type TextLayout,
  type XmlLayout,
} from './layout/detect.ts';
export type { Column, TextLayoutName } from './layout/fide-layouts.ts';
export { entriesOf } from './list-entries.ts';
export { indexList, type ListIndex } from './list-index.ts';
export { type LookUp, type LookUpOptions, lookUp, type Person } from './look-up.ts';
export type { ListOptions } from './parse/create-parser.ts';
export { isDummyName } from './quality/dummy-name.ts';
export type { Examples, Hygiene, LineExample, RowExample } from './quality/quality.ts';
export { type ListRows, readList } from './read-list.ts';
export type { ListRecord } from './row/record.ts';
export { isInactive, isWoman, type ListedRating, type ListRow } from './row/row.ts';
export { isPlayerTitle, modernTitle } from './row/titles.ts';
export { findSamePersons, type SamePerson, type SamePersons } from './same-person.ts';
export { type ListReport, scanList } from './scan-list.ts';
export type { ByteStream, ListSource } from './unpack/source.ts';
export { detectPacking, type Packing } from './unpack/unpack.ts';
export type { WriteReport, WrittenOtherwise } from './write/changes.ts';
export { type ListWriting, type WriteOptions, type WrittenFormat, writeList } from './write/write-list.ts';
