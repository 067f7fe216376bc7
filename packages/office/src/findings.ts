import type { Finding } from '@eloquence/reports';

/** What the office itself finds, beside what a check finds in a report and the regulations say of it. */
export interface OfficeFindingValues {
  /** The officer decides about an event that nobody registered: it is no refusal, as it is by the regulations alone. */
  'not-registered': Record<never, never>;
  /** The report has another name and begins on another day than its event. */
  'event-differs': { event: string; name: string; start: string; found: string; begins: string };
  /** Another event has the same name and dates. */
  'event-alike': { event: string; name: string; start: string; end: string };
  /** A report of another event has the same players and results. */
  'games-alike': { event: string; report: string; same: number; games: number };
  /** The report names somebody whose name was redacted. */
  'name-redacted': { id: string };
  /** Another report of some of the same rounds gives way to this one, and its other rounds with it. */
  'rounds-left-out': { report: string; rounds: string };
  /** Lists between the newest and this one were never closed. */
  'list-skipped': { cadence: string; date: string; newest: string; skipped: string };
  /** Events that still can be on the list have not ended. */
  'closing-early': { cadence: string; date: string; closing: string };
}

export type OfficeFindingCode = keyof OfficeFindingValues;

/** A finding of the office itself, about no line of a file. */
export function officeFinding<Code extends OfficeFindingCode>(
  severity: Finding['severity'],
  code: Code,
  values: OfficeFindingValues[Code],
  article: string | null = null,
): Finding {
  // Whoever puts findings into words knows those of the office as well.
  return { severity, code, article, line: null, column: null, values } as unknown as Finding;
}
