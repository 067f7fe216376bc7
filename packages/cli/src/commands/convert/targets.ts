import { REPORT_TARGETS, type ReportTarget, type WrittenFormat } from '@eloquence/reports';

/** Target formats of a rating list. */
export const LIST_TARGETS: readonly WrittenFormat[] = Object.freeze(['txt', 'xml', 'csv', 'json'] as const);

export function isTarget(text: string): text is ReportTarget {
  return (REPORT_TARGETS as readonly string[]).includes(text);
}

export function isListTarget(text: string): text is WrittenFormat {
  return (LIST_TARGETS as readonly string[]).includes(text);
}
