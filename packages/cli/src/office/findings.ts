import type { DeadlineFinding } from '@eloquence/office';
import type { Finding } from '@eloquence/reports';
import type { Call } from '../framework/command.ts';
import { countsOf } from '../reports/finding-lines.ts';
import { findingJson as reportFindingJson } from '../reports/json.ts';
import type { AnyFinding } from '../reports/list-findings.ts';

/** A finding in the format of `check --json`. */
export function findingJson(call: Call, finding: AnyFinding): object {
  return reportFindingJson(call, finding, 'office');
}

/** A deadline reason as a finding without a line. */
export function deadlineFinding({ severity, reason }: DeadlineFinding): Finding {
  const { code, article, values } = reason;
  return { severity, code, article, line: null, column: null, values } as Finding;
}

/** The closing line of the findings. */
export function findingsSummary({ texts }: Call, findings: readonly AnyFinding[]): string[] {
  if (findings.length === 0) return [texts.reports.clean];
  const { error, warning, note } = countsOf(findings);
  return [texts.reports.counts(error, warning, note)];
}
