import { COLUMN_NAMES, type ColumnName, type ListColumns } from './columns.ts';

/** Whether two lists are the same in every column, published or not. */
export function isSameList(one: ListColumns, other: ListColumns): boolean {
  return (
    one.rows === other.rows &&
    COLUMN_NAMES.every((name) => Buffer.compare(bytesOf(one[name]), bytesOf(other[name])) === 0) &&
    JSON.stringify(textsOf(one)) === JSON.stringify(textsOf(other))
  );
}

function bytesOf({ buffer, byteOffset, byteLength }: ListColumns[ColumnName]): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

const textsOf = ({ otherIds, federationNames, titleSets }: ListColumns): unknown => [
  [...otherIds],
  federationNames,
  titleSets,
];
