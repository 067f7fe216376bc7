import type { Finding } from '@eloquence/reports';

/** Findings of the office, in addition to those of the report check and the regulations. */
export interface OfficeFindingValues {
  /** No registration is known: a warning, like every unknown fact. Stated as not registered, the regulations refuse it. */
  'not-registered': Record<never, never>;
  /** The report has another name and other days than its event. */
  'event-differs': { event: string; name: string; start: string; found: string; begins: string };
  /** Another event has the same name and dates. */
  'event-alike': { event: string; name: string; start: string; end: string };
  /** A report of another event has the same players and results. */
  'games-alike': { event: string; report: string; same: number; games: number };
  /** The report has a player whose name was redacted. */
  'name-redacted': { id: string };
  /** This report replaces one that has some of the same rounds; that one's other rounds are lost. */
  'rounds-left-out': { report: string; rounds: string };
  /** Lists between the newest one and this one were never closed. */
  'list-skipped': { cadence: string; date: string; newest: string; skipped: string };
  /** Events for this list have not ended. */
  'closing-early': { cadence: string; date: string; closing: string };
}

export type OfficeFindingCode = keyof OfficeFindingValues;

export function officeFinding<Code extends OfficeFindingCode>(
  severity: Finding['severity'],
  code: Code,
  values: OfficeFindingValues[Code],
  article: string | null = null,
): Finding {
  // `words` has texts for these codes too.
  return { severity, code, article, line: null, column: null, values } as unknown as Finding;
}
