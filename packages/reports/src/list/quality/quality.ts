/** Everything the reader had to skip or repair, with the first places. */
export interface Hygiene {
  /** Rows that were read. */
  readonly rows: number;
  /** Rows with a rating in at least one cadence. */
  readonly rated: number;
  /** Rows that could not be read and are not among the rows. */
  readonly unreadable: Examples<LineExample>;
  /** Rows read although one column had overflowed and shifted the rest. */
  readonly recovered: Examples<LineExample>;
  /** K that the regulations do not know, by value; rated players only. */
  readonly oddK: Readonly<Record<string, number>>;
  readonly unknownTitles: Readonly<Record<string, number>>;
  readonly unknownFlags: Readonly<Record<string, number>>;
  /** Federations that are not three capitals. */
  readonly oddFederations: Readonly<Record<string, number>>;
  /** Rows without one, in a layout that has a place for it. */
  readonly noBirthYear: number;
  readonly ratedWithoutBirthYear: number;
  /** Before 1880, or in the year of the list or later. */
  readonly oddBirthYears: Examples<RowExample>;
  readonly noName: number;
  /** Names with characters that nobody sees, which were removed; the value names the first one. */
  readonly hiddenCharacters: Examples<RowExample>;
  /** `BYE`, `No player` and the like. */
  readonly dummyNames: Examples<RowExample>;
  readonly duplicateIds: Examples<RowExample>;
  /** IDs that are not numbers, are 0 or have more than nine digits. */
  readonly badIds: Examples<RowExample>;
  readonly belowFloor: Examples<RowExample>;
  readonly aboveRange: Examples<RowExample>;
  /** Cells with something else where a number belongs, by field. */
  readonly badNumbers: Readonly<Record<string, number>>;
  /** Names outside ASCII, by the encoding they were read with. */
  readonly encodings: { readonly utf8: number; readonly latin1: number };
  /** The file ends in the middle: an XML list without its last tag, a row that breaks off. */
  readonly truncated: boolean;
}

export interface Examples<Example> {
  readonly count: number;
  /** The first ones. */
  readonly examples: readonly Example[];
}

export interface LineExample {
  readonly line: number;
  readonly text: string;
}

export interface RowExample {
  readonly line: number;
  readonly id: string;
  readonly value: string;
}
