/** Finds the rows in a block of bytes, whatever the layout. */
export interface ListParser {
  /**
   * Visits every complete row in `bytes` and returns how many bytes are done. The rest comes again at the start of
   * the next block. After the last block nothing is left.
   */
  parse(bytes: Uint8Array, last: boolean): number;
}

export type Visit<Row> = (record: Row) => void;
