/** Reads the rows out of a block of bytes, whatever the layout. */
export interface Scanner {
  /**
   * Visits every row that is whole in `bytes`, from the beginning, and answers how many bytes are done with;
   * the rest comes again at the head of the next block. After the last block nothing is left over.
   */
  scan(bytes: Uint8Array, last: boolean): number;
}

export type Visit<Row> = (record: Row) => void;
