import type { DeadlineFinding } from '@eloquence/office';
import type { Finding } from '@eloquence/reports';
import type { Call } from '../../command.ts';
import { type AnyFinding, hintOf, messageOf } from '../../reports/finding.ts';
import { countsOf } from '../../reports/findings.ts';

/** A finding as `check --json` tells it. */
export function findingJson(call: Call, finding: AnyFinding): object {
  const { severity, code, article, line, column, values } = finding;
  const [message, hint] = [messageOf(call, finding), hintOf(call, finding, 'office')];
  return { severity, code, article, line, column, message, hint, values };
}

/** What the regulations say of a deadline, as a finding about no line. */
export function deadlineFinding({ severity, reason }: DeadlineFinding): Finding {
  const { code, article, values } = reason;
  return { severity, code, article, line: null, column: null, values } as Finding;
}

/** The last word on what was found. */
export function verdict({ texts }: Call, findings: readonly AnyFinding[]): string[] {
  if (findings.length === 0) return [texts.reports.clean];
  const { error, warning, note } = countsOf(findings);
  return [texts.reports.counts(error, warning, note)];
}
