import { FILE_FINDING_CODES, type Finding } from '@eloquence/reports';

const OF_FILE: ReadonlySet<string> = new Set(FILE_FINDING_CODES);

/** Findings of the office that quote the report, or name other events and redacted players. */
const OFFICERS_ONLY: ReadonlySet<string> = new Set([
  'event-differs',
  'event-alike',
  'games-alike',
  'name-redacted',
]);

/** Values that are codes; every other text of a finding about the file may quote it. */
const CODES: ReadonlySet<string> = new Set([
  'article',
  'cadence',
  'colour',
  'edition',
  'field',
  'fields',
  'kind',
  'result',
  'type',
]);

const FIGURE = /^\d{1,4}(?:\.\d)?$/;

/**
 * Findings that do not quote the report: a date of birth or the name of a redacted player may be anywhere in it. Lines
 * are those of the submitted file, which is not public.
 */
export function publicFindings(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(isPublic).map((finding) => ({ ...finding, line: null, column: null }));
}

function isPublic({ code, values }: Finding): boolean {
  if (!OF_FILE.has(code)) return !OFFICERS_ONLY.has(code);
  return Object.entries(values).every(
    ([name, value]) => CODES.has(name) || typeof value !== 'string' || FIGURE.test(value),
  );
}
