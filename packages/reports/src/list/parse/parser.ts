/** Finds the rows in a block, whatever the layout. */
export interface ListParser {
  /**
   * Visits every complete row in `text`, which has a character for each byte, and returns how many of them are done. The
   * rest comes again at the start of the next block. After the last block nothing is left.
   */
  parse(text: string, last: boolean): number;
}

export type Visit<Row> = (record: Row) => void;
