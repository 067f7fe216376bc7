/** Limits on what a file may hold. An error names the one that was exceeded. */
export interface ListLimits {
  /** A line of a TXT list, a `<player>` of an XML list, a record of a CSV list, in bytes. */
  readonly line: number;
  /** Bytes of a file, unpacked. */
  readonly unpacked: number;
  /** Bytes of a zip, which is read whole. */
  readonly zip: number;
  /** Members of a zip. */
  readonly members: number;
}

export const LIST_LIMITS: ListLimits = Object.freeze({
  line: 10_000,
  unpacked: 2_000_000_000,
  zip: 500_000_000,
  members: 16,
});

/** Examples that a quality summary keeps; the counts go on. */
export const MAX_EXAMPLES = 20;
/** Bytes of an unreadable row that a quality summary shows. */
export const LONGEST_EXAMPLE = 240;
