import type { DeadlineFinding } from '@eloquence/office';
import type { Finding } from '@eloquence/reports';
import type { Call } from '../framework/command.ts';
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
