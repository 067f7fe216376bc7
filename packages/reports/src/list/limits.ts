/** What comes from outside has a limit; whoever meets one is told which. */
export interface ListLimits {
  /** A line of a TXT list, a `<player>` of an XML list, a record of a CSV list, in bytes. */
  readonly line: number;
  /** What a file may hold once unpacked, in bytes. */
  readonly unpacked: number;
  /** Members of a zip. */
  readonly members: number;
}

export const LIST_LIMITS: ListLimits = Object.freeze({
  line: 10_000,
  unpacked: 2_000_000_000,
  members: 16,
});

/** How many examples and distinct values a hygiene summary keeps; the counts go on. */
export const MAX_EXAMPLES = 20;
/** Bytes of a row that cannot be read which a summary shows. */
export const LONGEST_EXAMPLE = 240;
