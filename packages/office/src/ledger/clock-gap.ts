const SECOND = 1000;
/** Servers of a store may disagree a little. */
const TOLERANCE = 60 * SECOND;
/** No office is silent for longer. */
const LONGEST_SILENCE = 366 * 86_400 * SECOND;

/**
 * Seconds from an entry to the next one, if a clock must have been wrong: the next is dated earlier, or more than a year
 * later. SQLite has no clock of its own, so the ledger is what a server's clock is compared with.
 */
export function clockGap(before: string, at: string): number | null {
  const gap = new Date(at).getTime() - new Date(before).getTime();
  return gap < -TOLERANCE || gap > LONGEST_SILENCE ? Math.round(gap / SECOND) : null;
}
